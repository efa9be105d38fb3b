/** Tests publishing, previews and lists of pages, for operators and shoppers (RT-15). */
import type { ContentDocument, ContentReply } from '@tianguis/contract';
import { noOffer } from '@tianguis/testkit/offers';
import { beforeEach, expect, test } from 'vitest';
import { withApi } from '../../test-api.ts';
import { createContentOperator, previewMs } from './operator.ts';
import { createContentRepository } from './repository.ts';
import { createContentService } from './service.ts';

const { app, database, get } = await withApi();
const { db } = database;
const repository = createContentRepository(db);
const operator = createContentOperator(repository, []);
const document = (...blocks: unknown[]) =>
  ({ slug: 'pagina', title: 'Página', description: 'De prueba', blocks }) as ContentDocument;
const text = (markdown: string, dates = {}) => document({ type: 'text', markdown, ...dates });
const page = (path: string): Promise<{ status: number; body: ContentReply }> => get(`/content/v1/pages/${path}`);
const blocksOf = async (path: string) => (await page(path)).body.data.page.blocks;
const count = async (table: 'content_drafts' | 'signing_keys') =>
  (await db.selectFrom(table).select(db.fn.countAll().as('n')).executeTakeFirstOrThrow()).n;

beforeEach(async () => {
  for (const table of ['content_pages', 'content_drafts', 'signing_keys'] as const)
    await db.deleteFrom(table).execute();
});

test('RT-15 a signed link previews a draft, at any moment, and changes nothing for others', async () => {
  await operator.set('corner', '8', text('publicado'));
  const token = await operator.preview('corner', '8', text('borrador', { from: '2031-01-01T00:00:00Z' }));
  expect(await blocksOf('corner/8')).toEqual([{ type: 'text', html: '<p>publicado</p>\n' }]);
  expect(await blocksOf(`corner/8?preview=${token}`)).toEqual([]);
  const later = await page(`corner/8?preview=${token}&at=2031-01-01T00:00:00Z`);
  expect(later.body).toMatchObject({
    data: { page: { blocks: [{ html: '<p>borrador</p>\n' }] } },
    metadata: { preview: true },
  });
  expect((await page(`corner/9?preview=${token}`)).status).toBe(404);
  expect((await page(`corner/8?preview=${token.slice(0, -2)}xx`)).status).toBe(404);
});

test('RT-15 a preview link is valid for a day', async () => {
  let clock = Date.parse('2026-11-21T12:00:00Z');
  const now = () => clock;
  const token = await createContentOperator(repository, [], now).preview('landing', 'x', text('borrador'));
  const nobody = (): never => {
    throw new Error('A page of text asks nobody.');
  };
  const content = createContentService({
    repository,
    files: [],
    products: { onSale: nobody, byIds: async () => [] },
    listings: { firstOnSale: nobody },
    stores: { list: nobody },
    categories: { tree: nobody, find: nobody },
    categoryLists: { gamers: [], supermarket: [] },
    offer: noOffer,
    warn: nobody,
    now,
  });
  const shown = () => content.page('landing', 'x', { preview: token });
  expect((await shown()).data.page.title).toBe('Página');
  clock += previewMs - 1;
  expect((await shown()).metadata.preview).toBe(true);
  clock += 1;
  await expect(shown()).rejects.toMatchObject({ code: 'CONTENT_NOT_FOUND' });
});

test('RT-15 drafts with expired links are deleted with the next draft', async () => {
  let clock = Date.parse('2026-11-21T12:00:00Z');
  const later = createContentOperator(repository, [], () => clock);
  await later.preview('landing', 'x', text('uno'));
  clock += previewMs;
  await later.preview('landing', 'x', text('dos'));
  expect(await count('content_drafts')).toBe(2);
  clock += 1;
  await later.preview('landing', 'x', text('tres'));
  expect(await count('content_drafts')).toBe(2);
});

test('RT-15 a shopper’s call writes nothing, whatever its token', async () => {
  await operator.set('home', 'home', text('publicado'));
  for (const token of ['x', '', `${crypto.randomUUID()}.99999999999.${'a'.repeat(43)}`])
    expect((await page(`home/home?preview=${token}`)).status, token).toBe(404);
  expect(await count('signing_keys')).toBe(0);
  const token = await operator.preview('home', 'home', text('borrador'));
  await operator.preview('home', 'home', text('otro'));
  expect(await count('signing_keys')).toBe(1);
  expect((await page(`home/home?preview=${token}`)).status).toBe(200);
});

test('RT-15 a page that was reset, or never existed, is not found', async () => {
  await operator.set('landing', 'adios', text('x'));
  expect((await page('landing/adios')).status).toBe(200);
  expect((await get('/content/v1/pages')).body.data.pages).toEqual([
    { kind: 'landing', key: 'adios', slug: 'pagina', title: 'Página', description: 'De prueba' },
  ]);
  const withFile = createContentOperator(repository, [
    { kind: 'landing', key: 'adios', document: text('del archivo') },
  ]);
  expect(await withFile.reset('landing', 'adios')).toBe('file');
  await operator.set('landing', 'adios', text('x'));
  expect(await operator.reset('landing', 'adios')).toBe('gone');
  expect(await operator.reset('landing', 'adios')).toBe('nothing was stored');
  expect(await page('landing/adios')).toMatchObject({ status: 404, body: { code: 'CONTENT_NOT_FOUND' } });
  expect((await get('/content/v1/pages/altar/x')).status).toBe(400);
});

test('RT-15 an invalid stored page is left out of lists and logged; others are not affected', async () => {
  const warnings: unknown[] = [];
  app.log.warn = (line: unknown) => void warnings.push(line);
  await operator.set('landing', 'bien', text('x'));
  await repository.put('landing', 'mal', { title: 3 });
  await repository.put('landing', 'nada', null);
  await repository.put('corner', '4', { ...text('x'), slug: undefined });
  await repository.put('landing', 'raro', document({ type: 'carousel' }));
  const { status, body } = await get('/content/v1/pages');
  expect(status).toBe(200);
  // A list of pages does not check blocks.
  expect(body.data.pages.map(({ key }: { key: string }) => key).toSorted()).toEqual(['bien', 'raro']);
  expect(warnings.map((line) => (line as { err: Error }).err.message).toSorted()).toEqual([
    'The stored corner 4 is of a corner and needs a "slug".',
    expect.stringMatching(/^The stored landing mal is wrong at /),
    expect.stringMatching(/^The stored landing nada is wrong at /),
  ]);
  expect((await operator.list()).map(({ key, fault = 'right' }) => `${key}: ${fault}`)).toEqual([
    '4: The stored corner 4 is of a corner and needs a "slug".',
    'bien: right',
    expect.stringMatching(/^mal: The stored landing mal is wrong at /),
    expect.stringMatching(/^nada: The stored landing nada is wrong at /),
    expect.stringMatching(/^raro: The stored landing raro is wrong at \/blocks\/0\/type/),
  ]);
});
