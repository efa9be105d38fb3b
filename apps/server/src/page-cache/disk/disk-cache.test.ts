/** Tests pages on disk, with real files and the real table of invalidations (issue 13 A11). */
import { appendFileSync, readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenDatabase } from '@tianguis/database';
import { withDatabase } from '@tianguis/testkit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestNodes, eventually, renderPage } from './test-disk-cache.ts';

const { db, pool, url } = await withDatabase();
const database = { db, pool, timed: pool, url, close: async () => {} } as OpenDatabase;
let nodes: ReturnType<typeof createTestNodes>;

beforeEach(async () => {
  // An open transaction of another test would make a page count as older than an earlier change.
  await pool.query('truncate invalidations');
  nodes = createTestNodes(database);
});
afterEach(() => nodes.remove());

const openNode: typeof nodes.openNode = (options) => nodes.openNode(options);
const files = () => nodes.files();
const say = (...tags: string[]) => pool.query('select invalidate($1)', [tags]);

describe('pages on disk', () => {
  test('they survive a restart, except a page that was changed meanwhile', async () => {
    const before = await openNode();
    for (const address of ['/a', '/b']) expect(await before.ask(address, 'first')).toBe('made: first');
    await before.end();
    await say('page:/b');
    const after = await openNode();
    expect(await after.ask('/a')).toBe('disk: first');
    expect(await after.ask('/a')).toBe('hit: first');
    expect(await after.ask('/b')).toBe('made: rendered again');
  });

  test('two processes share them, and both drop a page that is changed', async () => {
    const [one, other] = [await openNode(), await openNode()];
    await one.ask('/b', 'first');
    // Wait until pages are read as soon as they are written.
    await eventually(async () => {
      const address = `/c/${Math.random()}`;
      await one.ask(address, 'first');
      expect(await other.ask(address)).toBe('disk: first');
    });
    expect(await other.ask('/b')).toBe('disk: first');
    await say('page:/b');
    for (const node of [one, other]) {
      await eventually(() => expect(node.cache.peek('/b')).toBeUndefined());
      expect(await node.ask('/b', 'second')).toMatch(/: second$/);
    }
  });

  test('an invalidation of everything invalidates the pages on disk', async () => {
    const before = await openNode();
    await before.ask('/a', 'first');
    await before.end();
    await say('*');
    const after = await openNode();
    expect(await after.ask('/a')).toBe('made: rendered again');
  });

  test('a process that stops writes a row which proves to the next server that all changes on its pages are durable', async () => {
    const marks = async () => {
      const { rows } = await pool.query(
        `select max(xid::text::bigint)::float8 as xid from invalidations where tags = '{}'`,
      );
      return rows[0].xid ?? 0;
    };
    const node = await openNode();
    await node.ask('/a', 'first');
    const { rows } = await pool.query('select pg_current_xact_id()::text::float8 as now');
    expect(await marks()).toBeLessThan(rows[0].now);
    await node.end();
    expect(await marks()).toBeGreaterThan(rows[0].now);
  });

  test('a pruned row counts as a change of any page', async () => {
    const before = await openNode();
    await before.ask('/a', 'first');
    await before.end();
    const { rows } = await pool.query(`select (pg_current_xact_id()::text::bigint + 1)::text as xid`);
    await pool.query(
      `insert into facts values ('invalidations-pruned', $1::jsonb) on conflict (name) do update set value = excluded.value`,
      [rows[0].xid],
    );
    const after = await openNode();
    expect(await after.ask('/a')).toBe('made: rendered again');
    await pool.query(`delete from facts where name = 'invalidations-pruned'`);
  });

  test.each([
    ['half a file', (path: string) => truncateSync(path, Math.floor(statSync(path).size / 2))],
    ['a byte too many', (path: string) => appendFileSync(path, 'x')],
    ['an empty file', (path: string) => truncateSync(path)],
    ['something else', (path: string) => writeFileSync(path, 'TPG1 and no page at all')],
  ])('%s is rendered again', async (_, damage) => {
    const before = await openNode();
    await before.ask('/a', 'first');
    await before.end();
    for (const path of files()) damage(path);
    const after = await openNode();
    expect(await after.ask('/a')).toBe('made: rendered again');
  });

  test('pages of another release are not read, and are deleted', async () => {
    const before = await openNode();
    await before.ask('/a', 'first');
    await before.end();
    const after = await openNode({ version: 'v2' });
    expect(await after.ask('/a')).toBe('made: rendered again');
    await eventually(() => expect(readdirSync(nodes.folder)).toEqual(['v2']));
  });

  test('a page that has expired is rendered again, and served stale when that fails', async () => {
    const before = await openNode({ until: Date.now() + 300 });
    await before.ask('/a', 'first');
    await before.end();
    await new Promise((done) => setTimeout(done, 300));
    const after = await openNode();
    const failing = async () => ({ ...(await renderPage('/a', 'sorry', 0)), failed: true });
    const { page, outcome } = await after.cache.get('/a', failing);
    expect([outcome, (await page.entity.body()).toString().trim()]).toEqual(['stale', 'first']);
  });

  test('a disk that cannot be written to is reported once, and pages are cached in memory', async () => {
    const file = join(nodes.folder, 'no-folder');
    writeFileSync(file, '');
    const node = await openNode({ folder: join(file, 'pages') });
    for (const address of ['/a', '/b']) expect(await node.ask(address, 'first')).toBe('made: first');
    expect(await node.ask('/a')).toBe('hit: first');
    expect(node.warnings.filter((fields) => 'folder' in (fields as object))).toHaveLength(1);
  });
});
