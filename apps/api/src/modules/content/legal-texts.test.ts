/** Versions of legal texts (RT-27): what is published, accepted, refused and shown later. */
import type { ContentDocument } from '@tianguis/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { createApi } from '../../create-api.ts';
import { config, contentFolder, withApi } from '../../test-api.ts';
import { type ContentFile, readContentFolder } from './content-files.ts';
import { legalLandings } from './documents.ts';
import { createContentOperator } from './operator.ts';
import { createContentRepository } from './repository.ts';
import { createContentService } from './service.ts';

const { database, get } = await withApi();
const { db } = database;
const repository = createContentRepository(db);
const operator = createContentOperator(repository, []);

const nobody = (): never => {
  throw new Error('A page of text asks nobody.');
};
const serviceOf = (files: readonly ContentFile[], store = repository) =>
  createContentService({
    ...{ repository: store, files, warn: nobody, categoryLists: { gamers: [], supermarket: [] } },
    offer: config.offer,
    products: { onSale: nobody, byIds: async () => [] },
    listings: { firstOnSale: nobody },
    stores: { list: nobody },
    categories: { tree: nobody, find: nobody },
  });

const text = (version: string, markdown: string, more: object = {}): ContentDocument => ({
  ...{ version, date: '2026-12-01', title: 'Términos', description: 'De prueba', ...more },
  blocks: [{ type: 'text', markdown }],
});
const file = (key: string, document: ContentDocument): ContentFile => ({ kind: 'landing', key, document });
const terms = 'terminos-y-condiciones';
const page = async (query = '') => (await get(`/content/v1/pages/landing/${terms}${query}`)).body?.data?.page;

beforeEach(async () => {
  for (const table of ['content_pages', 'legal_texts'] as const) await db.deleteFrom(table).execute();
});

describe('RT-27 the texts of content/', () => {
  const files = readContentFolder(contentFolder);

  test('every legal text has a version and a date, and the privacy notice has that of the accounts', () => {
    const versioned = files.filter(({ document }) => document.version !== undefined);
    expect(new Set(versioned.map(({ key }) => key))).toEqual(legalLandings);
    for (const { document } of versioned) expect(document.date).toMatch(/^2\d{3}-\d\d-\d\d$/);
    const notice = files.find(({ key }) => key === 'aviso-privacidad')?.document.version;
    expect(config.accounts?.privacyNotice).toBe(notice);
  });

  test('the API stores their versions when it starts, and a purchase accepts three of them', async () => {
    const app = await createApi({ db, config, publicOrigin: 'http://localhost:3000', contentFolder });
    await app.close();
    const versionOf = (name: string) => files.find(({ key }) => key === name)?.document.version;
    const accepted = await db.transaction().execute((tx) => serviceOf(files).acceptedTexts(tx));
    expect(accepted).toEqual({
      'aviso-privacidad': versionOf('aviso-privacidad'),
      'politica-devoluciones': versionOf('politica-devoluciones'),
      'terminos-y-condiciones': versionOf(terms),
    });
    for (const [name, version] of Object.entries(accepted)) {
      const { body } = await get(`/content/v1/pages/landing/${name}?version=${version}`);
      expect(body.data.page.blocks[0].html, name).toMatch(/^<h1>/);
    }
  });
});

describe('RT-27 what a purchase accepts', () => {
  test('a published page takes the place of its file; a text that the shop does not have is left out', async () => {
    const content = serviceOf([file(terms, text('1', 'uno')), file('aviso-privacidad', text('7', 'aviso'))]);
    expect(await content.acceptedTexts(db)).toEqual({ [terms]: '1', 'aviso-privacidad': '7' });
    await operator.set('landing', terms, text('2', 'dos'));
    expect(await content.acceptedTexts(db)).toEqual({ [terms]: '2', 'aviso-privacidad': '7' });
    await repository.put('landing', terms, { ...text('3', 'tres'), version: undefined, date: undefined });
    expect(await content.acceptedTexts(db)).toEqual({ 'aviso-privacidad': '7' });
    expect(await operator.list()).toMatchObject([
      { key: terms, fault: `The stored landing ${terms} is a legal text and needs a "version" and a "date".` },
    ]);
  });

  test('an accepted version is stored, even if the database was down when the API started', async () => {
    let isDown = true;
    const store = {
      ...repository,
      addVersion: (...row: Parameters<typeof repository.addVersion>) =>
        isDown ? Promise.reject(new Error('down')) : repository.addVersion(...row),
    };
    const content = serviceOf([file(terms, text('1', 'uno'))], store);
    await expect(content.publishFiles()).rejects.toThrow('down');
    await expect(content.acceptedTexts(db)).rejects.toThrow('down');
    isDown = false;
    expect(await content.acceptedTexts(db)).toEqual({ [terms]: '1' });
    expect((await page('?version=1')).blocks).toEqual([{ type: 'text', html: '<p>uno</p>\n' }]);
  });
});

describe('RT-27 a text never changes under its version', () => {
  const refusal = (name: string) =>
    `${name} changes the text of version 1, which customers may have accepted: give the changed text a new "version" and "date".`;
  const changes: readonly [string, ContentDocument][] = [
    ['its words', text('1', 'otro')],
    ['its title', text('1', 'uno', { title: 'Otros' })],
    ['its date', text('1', 'uno', { date: '2026-12-02' })],
  ];

  test.each(changes)('a file, a published page and a reset that change %s are refused', async (_what, changed) => {
    await serviceOf([file(terms, text('1', 'uno'))]).publishFiles();
    await expect(serviceOf([file(terms, changed)]).publishFiles()).rejects.toThrow(
      refusal(`The content file of landing/${terms}`),
    );
    await expect(operator.set('landing', terms, changed)).rejects.toThrow(refusal(`The document of landing/${terms}`));
    expect(await repository.find('landing', terms)).toBeUndefined();
    await operator.set('landing', terms, text('2', 'dos'));
    const withFile = createContentOperator(repository, [file(terms, changed)]);
    await expect(withFile.reset('landing', terms)).rejects.toThrow(refusal(`The content file of landing/${terms}`));
    expect((await page()).version.name).toBe('2');
  });

  test('the API does not start with such a file', async () => {
    const own = readContentFolder(contentFolder).find(({ key }) => key === terms);
    await repository.addVersion(terms, own?.document.version ?? '', text('x', 'otro'));
    await expect(createApi({ db, config, publicOrigin: 'http://localhost:3000', contentFolder })).rejects.toThrow(
      `The content file of landing/${terms} changes the text of version`,
    );
  });

  test('the same text, and another description for search engines, are accepted', async () => {
    await operator.set('landing', terms, text('1', 'uno'));
    await operator.set('landing', terms, text('1', 'uno', { description: 'Otra', parent: 'servicio-cliente' }));
    expect((await page()).description).toBe('Otra');
  });

  test('a legal text without a version is refused, another landing is not', async () => {
    const bare = { title: 'x', description: 'x', blocks: text('1', 'x').blocks };
    await expect(operator.set('landing', terms, bare)).rejects.toThrow(
      `The document of landing/${terms} is a legal text and needs a "version" and a "date".`,
    );
    await operator.set('landing', 'otra', bare);
  });
});

describe('RT-27 an old version stays readable', () => {
  test('by its version, also when the page is gone; the page itself shows the current version', async () => {
    await operator.set('landing', terms, text('1', 'uno'));
    await operator.set('landing', terms, text('2', 'dos', { date: '2027-01-15' }));
    expect(await page()).toMatchObject({
      version: { name: '2', valid_from: '2027-01-15', is_current: true },
      blocks: [{ html: '<p>dos</p>\n' }],
    });
    const old = {
      version: { name: '1', valid_from: '2026-12-01', is_current: false },
      blocks: [{ html: '<p>uno</p>\n' }],
    };
    expect(await page('?version=1')).toMatchObject(old);
    expect((await page('?version=2')).version.is_current).toBe(true);
    await operator.reset('landing', terms);
    expect(await page()).toBeUndefined();
    expect(await page('?version=1')).toMatchObject(old);
  });

  test('an unknown version, and a version of a page without versions, is not found', async () => {
    await operator.set('landing', terms, text('1', 'uno'));
    for (const asked of [`landing/${terms}?version=3`, 'landing/otra?version=1', 'home/home?version=1'])
      expect((await get(`/content/v1/pages/${asked}`)).status, asked).toBe(404);
    expect((await get(`/content/v1/pages/landing/${terms}?version=a%20b`)).status).toBe(400);
  });

  test('a page without versions says so', async () => {
    await operator.set('landing', 'otra', { title: 'x', description: 'x', blocks: text('1', 'x').blocks });
    expect((await get('/content/v1/pages/landing/otra')).body.data.page.version).toBeNull();
  });
});
