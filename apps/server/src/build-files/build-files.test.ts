/** A deploy under open tabs: every process serves the files of every build that is not too old. */
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { createErrorRenderer } from '@tianguis/api';
import { openDatabase } from '@tianguis/database';
import { silentLine, withDatabase } from '@tianguis/testkit';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createErrorPages } from '../errors/error-pages.ts';
import { failureSender } from '../errors/send-failure.ts';
import { fileEntity } from '../http/static-files.ts';
import { registerStorefront } from '../storefront/route.ts';
import { type BuildFilesOptions, createBuildFiles } from './build-files.ts';

const { url, pool } = await withDatabase();
const database = { pool, timed: pool };
const apps: FastifyInstance[] = [];

beforeEach(() => pool.query('truncate storefront_builds, storefront_files'));
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

const text = (name: string) => `console.log("${name}");`.repeat(80);

/** The files of a build: `shared` is the same in all. */
function filesOf(build: string) {
  const names = ['/assets/shared-0a.js', `/assets/page-${build}.js`, `/assets/style-${build}.css`, '/favicon.svg'];
  return new Map(
    names.map((path) => [path, fileEntity(path, Buffer.from(text(path)), brotliCompressSync(text(path)))]),
  );
}

/** A process that serves a build. */
async function serve(build: string, options: Partial<BuildFilesOptions> = {}) {
  const own = filesOf(build);
  const buildFiles = createBuildFiles({ database, own, keep: 5, days: 30, betweenReadings: 20, ...options });
  const app = Fastify();
  const errorPages = createErrorPages('http://shop.example');
  app.setErrorHandler(createErrorRenderer({ send: failureSender(errorPages) }));
  const unused = () => Promise.reject(new Error('no page is asked for'));
  const publicPages = {
    addressOf: () => undefined,
    has: () => false,
    recall: async () => false,
    get: unused,
    cdnControl: () => undefined,
  };
  const routeOf = () => ({ isUnknown: true, takesForms: false });
  registerStorefront(app, {
    page: unused,
    publicPages,
    files: own,
    buildFiles,
    publicOrigin: 'http://shop.example',
    errorPages,
    routeOf,
  });
  apps.push(app);
  await buildFiles.publish();
  return {
    ...buildFiles,
    statusOf: async (path: string) => (await app.inject(path)).statusCode,
    ask: app.inject.bind(app),
  };
}

const aged = (build: string, interval: string) =>
  pool.query(`update storefront_builds set seen_at = now() - $2::interval where $1 = any (paths)`, [
    `/assets/page-${build}.js`,
    interval,
  ]);

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
  await apps.splice(0)[0]?.close();
  const { statusOf } = await serve('two');
  expect(await statusOf('/assets/page-one.js')).toBe(200);
  const { rows } = await pool.query('select path from storefront_files order by path');
  expect(rows.map(({ path }) => path)).not.toContain('/favicon.svg');
});

test('files of builds beyond the limit are deleted, except those that other builds share', async () => {
  for (const build of ['one', 'two', 'three']) {
    await serve(build);
    await aged(build, { one: '9 hours', two: '8 hours', three: '7 hours' }[build] ?? '');
  }
  const { statusOf } = await serve('four', { keep: 3 });
  const builds = ['one', 'two', 'three', 'four'];
  expect(await Promise.all(builds.map((build) => statusOf(`/assets/page-${build}.js`)))).toEqual([404, 200, 200, 200]);
  expect(await statusOf('/assets/shared-0a.js')).toBe(200);
});

test('files of a build that no process has served for so many days are deleted; a build that is served now stays', async () => {
  const first = await serve('one');
  await serve('two');
  await aged('one', '8 days');
  await aged('two', '6 days');
  const { statusOf, publish } = await serve('three', { days: 7 });
  expect([await statusOf('/assets/page-one.js'), await statusOf('/assets/page-two.js')]).toEqual([404, 200]);
  await first.publish();
  await serve('four', { keep: 1, days: 1 });
  await publish();
  const { rows } = await pool.query(`select path from storefront_files where path like '%page%' order by path`);
  expect(rows.map(({ path }) => path)).toEqual([
    '/assets/page-four.js',
    '/assets/page-one.js',
    '/assets/page-three.js',
  ]);
});

test('files that one process writes are not deleted by another at the same time', async () => {
  await serve('old');
  await aged('old', '9 days');
  const other = await serve('other', { days: 30 });
  const writer = await pool.connect();
  await writer.query('begin');
  await writer.query(`select pg_advisory_xact_lock(hashtext('storefront_builds'))`);
  // A build that shares a file with one that is too old.
  await writer.query(`insert into storefront_builds (id, paths) values ('next', '{/assets/page-old.js}')`);
  const pruning = serve('last', { days: 7 });
  const waits = async () =>
    (await pool.query(`select from pg_locks where locktype = 'advisory' and not granted`)).rowCount ?? 0;
  let isDone = false;
  void pruning.then(() => {
    isDone = true;
  });
  await expect.poll(async () => isDone || (await waits()) > 0).toBe(true);
  await writer.query('commit');
  writer.release();
  await pruning;
  expect(await other.statusOf('/assets/page-old.js')).toBe(200);
  expect(await other.statusOf('/assets/style-old.css')).toBe(404);
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
  // A name that no build has costs none.
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
