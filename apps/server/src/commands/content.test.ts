/** `npm run shop -- content …`, as an operator types it: a process of its own on a real database. */
import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withDatabase } from '@tianguis/testkit';
import { expect, test } from 'vitest';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const { url } = await withDatabase();
const folder = mkdtempSync(join(tmpdir(), 'command-'));
const file = join(folder, 'corner.json');
const document = {
  slug: 'pan',
  title: 'Pan',
  description: 'Pan dulce',
  blocks: [{ type: 'text', markdown: 'Conchas' }],
};

function shop(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const env = { PATH: process.env.PATH, DATABASE_URL: url, PUBLIC_ORIGIN: 'https://shop.example' };
  return new Promise((done) => {
    execFile(process.execPath, [main, ...words], { cwd: folder, env }, (error, out, err) =>
      done({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
  });
}

test('RT-15 an operator lists, previews, publishes, shows and takes back a page', async () => {
  writeFileSync(file, JSON.stringify(document));
  expect((await shop('content', 'list')).out).toMatch(/^corner\/1 +file +Gamers$/m);
  const preview = await shop('content', 'preview', 'corner/77', 'corner.json');
  expect(preview.out).toMatch(/^https:\/\/shop\.example\/corner\/77\/pan\?vista=[\w.-]+\n$/);
  expect((await shop('content', 'show', 'corner/77')).err).toBe('There is no page corner/77.\n');
  expect((await shop('content', 'set', 'corner/77', file)).out).toBe('Published: https://shop.example/corner/77/pan\n');
  expect(JSON.parse((await shop('content', 'show', 'corner/77')).out)).toEqual(document);
  expect((await shop('content', 'list')).out).toMatch(/^corner\/77 +database +Pan$/m);
  expect((await shop('content', 'reset', 'corner/77')).code).toBe(0);
  expect(await shop('content', 'reset', 'corner/77')).toMatchObject({
    code: 1,
    err: 'Nothing was published for corner/77.\n',
  });
});

test.each([
  [['content', 'set', 'corner/77'], 'Which file?'],
  [['content', 'set', 'altar/1', 'x.json'], '"altar/1" is no page.'],
  [['content', 'fly'], 'There is no "content fly".'],
  [['fly'], 'There is no command "fly".'],
])('RT-15 %j is answered with how it is typed', async (words, sentence) => {
  const { code, err } = await shop(...words);
  expect(code).toBe(1);
  expect(err).toContain(sentence);
  expect(err).toContain('content preview PAGE FILE');
});

test('RT-15 a wrong file publishes nothing and says where it is wrong', async () => {
  const wrong = join(folder, 'wrong.json');
  writeFileSync(wrong, JSON.stringify({ ...document, blocks: [{ type: 'hero', slides: [] }] }));
  const { code, err } = await shop('content', 'set', 'corner/78', wrong);
  expect(code).toBe(1);
  expect(err).toContain(`The content file ${wrong} is wrong at /blocks/0/slides`);
  writeFileSync(wrong, JSON.stringify({ ...document, slug: undefined }));
  expect((await shop('content', 'set', 'corner/78', wrong)).err).toContain('needs a "slug"');
  expect((await shop('content', 'show', 'corner/78')).code).toBe(1);
});
