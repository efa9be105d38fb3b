/** Tests `npm run shop -- content …` on a real database. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDataDir } from '@tianguis/database/embedded';
import { withDatabase } from '@tianguis/testkit';
import { expect, test } from 'vitest';
import { runHere, runProcess } from '../test-command.ts';

const { url, db } = await withDatabase();
const nowhere = { DATABASE_URL: 'postgresql://shop:hunter2@127.0.0.1:1/x' };
const folder = mkdtempSync(join(tmpdir(), 'command-'));
const file = join(folder, 'corner.json');
const document = {
  slug: 'pan',
  title: 'Pan',
  description: 'Pan dulce',
  blocks: [{ type: 'text', markdown: 'Conchas' }],
};

const given = (settings: Record<string, string>) => ({
  folder,
  settings: { PUBLIC_ORIGIN: 'https://shop.example', ...settings },
});
const shop = (...words: string[]) => shopWith({ DATABASE_URL: url }, ...words);
const shopWith = (settings: Record<string, string>, ...words: string[]) => runHere(words, given(settings));

test('RT-15 the program prints to its standard output and standard error, and exits with a code', async () => {
  const listed = await runProcess(['content', 'list'], given({ DATABASE_URL: url }));
  expect(listed).toMatchObject({ code: 0, err: '' });
  expect(listed.out).toMatch(/^corner\/1 +file +Gamers$/m);
  const missing = await runProcess(['content', 'show', 'corner/77'], given({ DATABASE_URL: url }));
  expect(missing).toEqual({ code: 1, out: '', err: 'There is no page corner/77.\n' });
});

test('RT-15 an operator lists, previews, publishes, shows and resets a page', async () => {
  writeFileSync(file, JSON.stringify(document));
  expect((await shop('content', 'list')).out).toMatch(/^corner\/1 +file +Gamers$/m);
  const preview = await shop('content', 'preview', 'corner/77', 'corner.json');
  expect(preview.out).toMatch(/^https:\/\/shop\.example\/corner\/77\/pan\?vista=[\w.-]+\n$/);
  expect((await shop('content', 'show', 'corner/77')).err).toBe('There is no page corner/77.\n');
  expect((await shop('content', 'set', 'corner/77', file)).out).toBe('Published: https://shop.example/corner/77/pan\n');
  expect(JSON.parse((await shop('content', 'show', 'corner/77')).out)).toEqual(document);
  expect((await shop('content', 'list')).out).toMatch(/^corner\/77 +database +Pan$/m);
  expect(await shop('content', 'reset', 'corner/77')).toMatchObject({
    code: 0,
    out: 'corner/77 is gone: there is no file of it in content/.\n',
  });
  expect(await shop('content', 'reset', 'corner/77')).toMatchObject({
    code: 1,
    err: 'Nothing was published for corner/77.\n',
  });
});

test('RT-15 resetting a page that has a file restores the file', async () => {
  writeFileSync(file, JSON.stringify(document));
  await shop('content', 'set', 'corner/1', file);
  expect((await shop('content', 'reset', 'corner/1')).out).toBe('corner/1 is that of content/ again.\n');
});

test('RT-15 the list marks a stored page that is invalid, and reports where', async () => {
  await db
    .insertInto('content_pages')
    .values({ kind: 'landing', key: 'mal', document: JSON.stringify({ ...document, blocks: [{ type: 'carousel' }] }) })
    .execute();
  const { code, out } = await shop('content', 'list');
  await db.deleteFrom('content_pages').execute();
  expect(code).toBe(0);
  expect(out).toMatch(/^landing\/mal +wrong +The stored landing mal is wrong at \/blocks\/0\/type: /m);
  expect(out).toMatch(/^corner\/1 +file +Gamers$/m);
});

test.each([
  [['content'], ''],
  [['content', 'set', 'corner/77'], 'Which file?'],
  [['content', 'set', 'altar/1', 'x.json'], '"altar/1" is no page.'],
  [['content', 'fly'], 'There is no "content fly".'],
  [['fly'], 'There is no command "fly".'],
  [['constructor'], 'There is no command "constructor".'],
])('RT-15 %j prints the usage, before any database is opened', async (words, sentence) => {
  const { code, err } = await shopWith(nowhere, ...words);
  expect(code).toBe(1);
  expect(err).toContain(sentence);
  expect(err).toContain('content preview PAGE FILE');
});

test('an unreachable database is named, without its password', async () => {
  const { code, err } = await shopWith(nowhere, 'content', 'list');
  expect(code).toBe(1);
  expect(err).toBe('The database 127.0.0.1:1/x cannot be used: connect ECONNREFUSED 127.0.0.1:1.\n');
});

test('a shop that is just starting is one sentence', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'command-data-'));
  const lock = lockDataDir(dataDir);
  const { code, err } = await shopWith({ DATA_DIR: dataDir }, 'content', 'list');
  lock.release();
  rmSync(dataDir, { recursive: true });
  expect(code).toBe(1);
  expect(err).toBe(
    `Another Tianguis (process ${process.pid}) is using the data directory ${dataDir}: stop it first, or set DATA_DIR to another directory.\n`,
  );
});

test('RT-15 an invalid file publishes nothing, and the error reports where it is wrong', async () => {
  const wrong = join(folder, 'wrong.json');
  writeFileSync(wrong, JSON.stringify({ ...document, blocks: [{ type: 'hero', slides: [] }] }));
  const { code, err } = await shop('content', 'set', 'corner/78', wrong);
  expect(code).toBe(1);
  expect(err).toContain(`The content file ${wrong} is wrong at /blocks/0/slides`);
  writeFileSync(wrong, JSON.stringify({ ...document, slug: undefined }));
  expect((await shop('content', 'set', 'corner/78', wrong)).err).toContain('needs a "slug"');
  expect((await shop('content', 'show', 'corner/78')).code).toBe(1);
});
