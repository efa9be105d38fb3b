/** Tests a deployment while tabs are open: each process serves the files of all builds that are not too old. */
import { brotliDecompressSync } from 'node:zlib';
import { openDatabase } from '@tianguis/database';
import { silentLine, withDatabase } from '@tianguis/testkit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestBuilds, text } from './test-builds.ts';

const { url, pool } = await withDatabase();
const { serve, stopAll } = createTestBuilds(pool);

beforeEach(() => pool.query('truncate storefront_builds, storefront_files'));
afterEach(stopAll);

test('two builds side by side: each process serves the files of both, those of the later one as soon as it is published', async () => {
  const first = await serve('one');
  expect(await first.statusOf('/assets/page-two.js')).toBe(404);
  const second = await serve('two');
  for (const { statusOf } of [first, second])
    for (const path of ['page-one.js', 'page-two.js', 'style-one.css', 'style-two.css', 'shared-0a.js'])
      expect([path, await statusOf(`/assets/${path}`)]).toEqual([path, 200]);
});

test('a file of another build is sent like its own: immutable, compressed, with an ETag', async () => {
  await serve('one');
  const { ask } = await serve('two');
  const reply = await ask({ url: '/assets/style-one.css', headers: { 'accept-encoding': 'br' } });
  expect(reply.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/css; charset=utf-8',
    'content-encoding': 'br',
  });
  expect(String(brotliDecompressSync(reply.rawPayload))).toBe(text('/assets/style-one.css'));
  const headers = { 'accept-encoding': 'br', 'if-none-match': String(reply.headers.etag) };
  expect((await ask({ url: '/assets/style-one.css', headers })).statusCode).toBe(304);
  expect((await ask('/assets/style-one.css')).body).toBe(text('/assets/style-one.css'));
  expect((await ask({ url: '/assets/style-one.css', method: 'POST' })).statusCode).toBe(404);
});

test('after a restart the hashed files of the previous build are served', async () => {
  await serve('one');
  await stopAll();
  const { statusOf } = await serve('two');
  expect(await statusOf('/assets/page-one.js')).toBe(200);
  const { rows } = await pool.query('select path from storefront_files order by path');
  expect(rows.map(({ path }) => path)).not.toContain('/favicon.svg');
});

test.each([
  '/assets/../server/index.js',
  '/assets/..%2fserver%2findex.js',
  '/assets/%2e%2e/x.js',
  "/assets/x';drop table storefront_files;--.js",
  '/assets/%00.js',
  '/assets/',
  '/assets//page-one.js',
  '/assets/page-one.js/',
  `/assets/${'a'.repeat(300)}.js`,
  '/assets/__proto__',
  '/assets/constructor',
])('%s is no file of any build', async (path) => {
  await serve('one');
  const { ask } = await serve('two');
  const reply = await ask(path);
  expect(reply.statusCode).toBe(404);
  expect(reply.headers['cache-control']).not.toMatch(/max-age=[1-9]/);
});

test('a thousand invented names cost two queries', async () => {
  let asked = 0;
  const query = (...words: Parameters<typeof pool.query>) => {
    asked++;
    return pool.query(...words);
  };
  const { find } = await serve('one', {
    database: { pool, timed: { query: query as typeof pool.query } },
    betweenReadings: 2_000,
  });
  const found = await Promise.all(Array.from({ length: 1_000 }, (_, at) => find(`/assets/invented-${at}.js`)));
  expect(found.every((file) => file === undefined)).toBe(true);
  expect(asked).toBeLessThanOrEqual(2);
  // A path that cannot be a name of a build's file causes no query.
  const before = asked;
  for (const path of ['/assets/../index.js', '/assets/a b.js', '/favicon.svg', `/assets/${'a'.repeat(300)}`])
    expect(await find(path)).toBeUndefined();
  expect(asked).toBe(before);
});

test('while the database is unavailable a file of another build is a temporary failure, not a missing file', async () => {
  await serve('one');
  const line = await silentLine(url);
  const far = openDatabase({ url: line.url, max: 2, queryTimeoutMs: 300, onIdleError: () => undefined });
  const { statusOf } = await serve('two', { database: { pool, timed: far.timed } });
  line.fallSilent();
  expect(await statusOf('/assets/page-one.js')).toBe(503);
  expect(await statusOf('/assets/page-two.js')).toBe(200);
  await Promise.all([far.close(), line.end()]);
});
