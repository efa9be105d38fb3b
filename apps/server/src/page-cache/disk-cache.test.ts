/** Issue 13 A11: pages on disk, with real files and the real table of invalidations. */
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenDatabase } from '@tianguis/database';
import { withDatabase } from '@tianguis/testkit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createEntity } from '../http/entity.ts';
import { type CachedPage, cachePage } from './cached-page.ts';
import { openPageCache, type PageCaching } from './open-page-cache.ts';
import type { Made } from './page-cache.ts';
import { PageFiles } from './page-files.ts';

const { db, pool, url } = await withDatabase();
const database = { db, pool, timed: pool, url, close: async () => {} } as OpenDatabase;
let folder: string;
let nodes: (() => Promise<void>)[] = [];
let troubles: unknown[] = [];

beforeEach(async () => {
  // Transactions of other tests that are open since before a change make a page count as older than it.
  await pool.query('truncate invalidations');
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  troubles = [];
});
afterEach(async () => {
  for (const end of nodes) await end();
  nodes = [];
  rmSync(folder, { recursive: true, force: true });
});

type Node = { cache: PageCaching['cache']; ask(address: string, text?: string): Promise<string>; end(): Promise<void> };

/** A process that keeps pages in memory and on disk; `ask` says how the page was had and what stands on it. */
async function openNode({ version = 'v1', place = folder, until = Date.now() + 3_600_000 } = {}): Promise<Node> {
  const log = { debug() {}, info() {}, error() {}, warn: (what: object) => void troubles.push(what) };
  const disk = { folder: place, maxBytes: 50 * 2 ** 20, version: async () => version };
  const keeping = openPageCache({ database, maxBytes: 10_000_000, log, apiIsElsewhere: false, disk });
  const feed = keeping.follow();
  const { cache } = keeping;
  const end = async () => {
    await feed.stop();
    await keeping.stop();
  };
  nodes.push(end);
  const ask = async (address: string, text = 'made anew') => {
    const { page, outcome } = await cache.get(address, () => make(address, text, until));
    return `${outcome}: ${(await page.entity.body()).toString().trim()}`;
  };
  // A page that is written is one more file, as soon as the folder is open and the past is known.
  const before = files().length;
  await vi.waitFor(async () => {
    await ask(`/open/${Math.random()}`);
    expect(troubles.length > 0 || files().length > before).toBe(true);
  });
  return { cache, ask, end };
}

async function make(address: string, text: string, until: number): Promise<Made<CachedPage>> {
  const entity = createEntity(200, { 'content-type': 'text/html' }, Buffer.from(text.padEnd(2_000)), { keep: true });
  const page = await cachePage(entity, { until, onGrow() {} });
  return { page, tags: [`page:${address}`], until, cacheable: true, failed: false, bytes: page.bytes };
}

const files = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
const say = (...tags: string[]) => pool.query('select invalidate($1)', [tags]);

describe('pages on disk', () => {
  test('they outlive the process, and a page that was changed meanwhile does not', async () => {
    const before = await openNode();
    for (const address of ['/a', '/b']) expect(await before.ask(address, 'first')).toBe('made: first');
    await before.end();
    await say('page:/b');
    const after = await openNode();
    expect(await after.ask('/a')).toBe('disk: first');
    expect(await after.ask('/a')).toBe('hit: first');
    expect(await after.ask('/b')).toBe('made: made anew');
  });

  test('two processes share them, and both forget what is changed', async () => {
    const [one, other] = [await openNode(), await openNode()];
    await one.ask('/b', 'first');
    // As soon as it is written.
    await vi.waitFor(async () => {
      const address = `/c/${Math.random()}`;
      await one.ask(address, 'first');
      expect(await other.ask(address)).toBe('disk: first');
    });
    expect(await other.ask('/b')).toBe('disk: first');
    await say('page:/b');
    for (const node of [one, other]) {
      await vi.waitFor(() => expect(node.cache.peek('/b')).toBeUndefined());
      expect(await node.ask('/b', 'second')).toMatch(/: second$/);
    }
  });

  test('everything that is taken back at once is taken back on disk', async () => {
    const before = await openNode();
    await before.ask('/a', 'first');
    await before.end();
    await say('*');
    const after = await openNode();
    expect(await after.ask('/a')).toBe('made: made anew');
  });

  test('a process that ends leaves a row which proves to the next server that what its pages know was written', async () => {
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

  test('a row that was pruned may have been of any page', async () => {
    const before = await openNode();
    await before.ask('/a', 'first');
    await before.end();
    const { rows } = await pool.query(`select (pg_current_xact_id()::text::bigint + 1)::text as xid`);
    await pool.query(
      `insert into facts values ('invalidations-pruned', $1::jsonb) on conflict (name) do update set value = excluded.value`,
      [rows[0].xid],
    );
    const after = await openNode();
    expect(await after.ask('/a')).toBe('made: made anew');
    await pool.query(`delete from facts where name = 'invalidations-pruned'`);
  });

  test.each([
    ['half a file', (path: string) => truncateSync(path, Math.floor(statSync(path).size / 2))],
    ['a byte too many', (path: string) => appendFileSync(path, 'x')],
    ['an empty file', (path: string) => truncateSync(path)],
    ['something else', (path: string) => writeFileSync(path, 'TPG1 and no page at all')],
  ])('%s is made anew', async (_, damage) => {
    const before = await openNode();
    await before.ask('/a', 'first');
    await before.end();
    for (const path of files()) damage(path);
    const after = await openNode();
    expect(await after.ask('/a')).toBe('made: made anew');
  });

  test('pages of another release are not read, and go', async () => {
    const before = await openNode();
    await before.ask('/a', 'first');
    await before.end();
    const after = await openNode({ version: 'v2' });
    expect(await after.ask('/a')).toBe('made: made anew');
    await vi.waitFor(() => expect(readdirSync(folder)).toEqual(['v2']));
  });

  test('a page that is over by itself is made anew, and shown when nothing newer can be had', async () => {
    const before = await openNode({ until: Date.now() + 300 });
    await before.ask('/a', 'first');
    await before.end();
    await new Promise((done) => setTimeout(done, 300));
    const after = await openNode();
    const failing = async () => ({ ...(await make('/a', 'sorry', 0)), failed: true });
    const { page, outcome } = await after.cache.get('/a', failing);
    expect([outcome, (await page.entity.body()).toString().trim()]).toEqual(['stale', 'first']);
  });

  test('a disk that cannot be written to is told once, and the shop goes on', async () => {
    const file = join(folder, 'no-folder');
    writeFileSync(file, '');
    const node = await openNode({ place: join(file, 'pages') });
    for (const address of ['/a', '/b']) expect(await node.ask(address, 'first')).toBe('made: first');
    expect(await node.ask('/a')).toBe('hit: first');
    expect(troubles).toHaveLength(1);
  });
});

describe('the files', () => {
  const bytesOf = () => files().reduce((sum, path) => sum + statSync(path).size, 0);

  test('they never take more than their bytes, and those that several ask for stay', async () => {
    const maxBytes = 2 ** 20;
    const store = new PageFiles(folder, maxBytes);
    await store.open();
    const page = Buffer.alloc(20_000, 'x');
    await store.write('/loved', page, true);
    await store.write('/asked later', page, false);
    expect(await store.read('/asked later', true)).toEqual(page);
    for (let at = 0; at < 200; at++) {
      await store.write(`/invented/${at}`, page, false);
      expect(bytesOf()).toBeLessThanOrEqual(maxBytes);
    }
    expect(store.bytes).toBe(bytesOf());
    expect(await store.read('/loved', false)).toEqual(page);
    expect(await store.read('/asked later', false)).toEqual(page);
    expect(await store.read('/invented/0', false)).toBeUndefined();
    expect(await store.read('/invented/199', false)).toEqual(page);
  });

  test('what an earlier process left counts', async () => {
    const before = new PageFiles(folder, 2 ** 20);
    await before.open();
    for (let at = 0; at < 45; at++) await before.write(`/${at}`, Buffer.alloc(20_000), false);
    const after = new PageFiles(folder, 2 ** 20);
    await after.open();
    mkdirSync(folder, { recursive: true });
    for (let at = 100; at < 110; at++) await after.write(`/${at}`, Buffer.alloc(20_000), false);
    expect(bytesOf()).toBeLessThanOrEqual(2 ** 20);
  });
});
