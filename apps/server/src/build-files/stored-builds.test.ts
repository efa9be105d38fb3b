/** Tests that old builds are deleted, together with files that no other build shares. */
import { waitersFor, withDatabase } from '@tianguis/testkit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestBuilds } from './test-builds.ts';

const { pool } = await withDatabase();
const { serve, aged, stopAll } = createTestBuilds(pool);

beforeEach(() => pool.query('truncate storefront_builds, storefront_files'));
afterEach(stopAll);

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
  // This build shares a file with a build that is too old.
  await writer.query(`insert into storefront_builds (id, paths) values ('next', '{/assets/page-old.js}')`);
  const pruning = serve('last', { days: 7 });
  let isDone = false;
  void pruning.then(() => {
    isDone = true;
  });
  await expect.poll(async () => isDone || (await waitersFor(writer)) > 0).toBe(true);
  await writer.query('commit');
  writer.release();
  await pruning;
  expect(await other.statusOf('/assets/page-old.js')).toBe(200);
  expect(await other.statusOf('/assets/style-old.css')).toBe(404);
});
