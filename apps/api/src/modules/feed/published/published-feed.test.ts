/** Tests of the published product feed (FE-01). */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { get as httpGet, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharedSchemas } from '@tianguis/contract';
import { prunedFact } from '@tianguis/database';
import { merchantAttributes } from '@tianguis/feed';
import Fastify from 'fastify';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { withApi } from '../../../test-api.ts';
import { createPublishedFeeds } from './published-feed.ts';
import { publishedFeedRoutes } from './routes.ts';

const { app, build, database } = await withApi();
const { pool } = database;
const publicOrigin = 'https://tianguis.example';

beforeAll(async () => {
  await build.categories([{ id: 1, name: 'Hogar', children: [{ id: 2, name: 'Cocina' }] }]);
  await build.brand();
  await build.store();
});

beforeEach(async () => {
  await pool.query('truncate products, invalidations cascade');
  for (const id of [7, 8, 9]) {
    await build.product([1, 2], { id, title: `Olla ${id}`, list_price: 10_000 * id });
    await build.variant(id, { list_price: 10_000 * id, sale_price: 10_000 * id });
  }
  await pool.query('update products set is_active = false where id = 9');
});

async function fetched(path: string) {
  const reply = await app.inject(path);
  const next = /^<http:\/\/[^/]+([^>]+)>; rel="next"$/.exec(String(reply.headers.link ?? ''))?.[1];
  return { status: reply.statusCode, text: reply.payload, next: next ?? '', headers: reply.headers };
}

/** The lines of a table, by the names of its columns. */
function table(text: string): Record<string, string>[] {
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const names = head.split('\t').map((name) => name.replace(/\(.*/, ''));
  return lines.map((line) => Object.fromEntries(line.split('\t').map((cell, at) => [names[at] ?? '', cell])));
}

const idsOf = (text: string) => table(text).map(({ link }) => Number(/producto\/(\d+)\//.exec(link ?? '')?.[1]));

test('FE-01 all products on sale are a table with the attributes of Google Merchant alone', async () => {
  const { status, text, headers } = await fetched('/feeds/v1/products.tsv');
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    ...[200, 'text/tab-separated-values; charset=utf-8', 'no-store'],
  ]);
  const items = table(text);
  expect(Object.keys(items[0] ?? {})).toEqual([...merchantAttributes]);
  expect(items).toMatchObject([
    {
      ...{ title: 'Olla 7', availability: 'in_stock', product_type: 'Hogar > Cocina', condition: 'new' },
      link: expect.stringMatching(/^https?:\/\/[^/]+\/producto\/7\//),
    },
    { title: 'Olla 8' },
  ]);
});

// Google decodes entities in texts, so a "<" of a title is an entity there.
test('FE-01 the same as RSS 2.0, whose texts are escaped', async () => {
  await pool.query(`update products set title = 'Olla <b>&' where id = 7`);
  const { status, text, headers } = await fetched('/feeds/v1/products.xml');
  expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0" xmlns:g=/);
  expect(text).toContain('<g:title>Olla &amp;lt;b&gt;&amp;</g:title>');
  expect(text.match(/<item>/g)).toHaveLength(2);
  expect(text.endsWith('</channel>\n</rss>\n')).toBe(true);
});

test('FE-01 a change is in the feed at once', async () => {
  await pool.query('update product_variants set stock = 0 where product_id = 7');
  await pool.query('update products set is_active = true where id = 9');
  const { text } = await fetched('/feeds/v1/products.tsv');
  expect(idsOf(text)).toEqual([7, 8, 9]);
  expect(table(text)[0]).toMatchObject({ availability: 'out_of_stock' });
});

test('FE-01 the changes since a feed have each changed product once, also those that left', async () => {
  let { next } = await fetched('/feeds/v1/products.tsv');
  expect(table((await fetched(next)).text)).toEqual([]);
  await pool.query('update product_variants set stock = 2 where product_id = 8');
  await pool.query(`update products set title = 'Sartén' where id = 8`);
  await pool.query('update products set is_active = false where id = 7');
  const changed = await fetched(next);
  expect(table(changed.text)).toMatchObject([
    { title: 'Olla 7', active: 'false' },
    { title: 'Sartén', active: 'true' },
  ]);
  next = changed.next;
  expect(table((await fetched(next)).text)).toEqual([]);
});

test('FE-01 a change that was begun before a feed and committed after it is in the changes', async () => {
  const slow = await pool.connect();
  await slow.query(`begin; update products set title = 'Comal' where id = 7`);
  const { text, next } = await fetched('/feeds/v1/products.tsv');
  expect(table(text)[0]).toMatchObject({ title: 'Olla 7' });
  await slow.query('commit');
  slow.release();
  expect(table((await fetched(next)).text)).toMatchObject([{ title: 'Comal' }]);
});

test.each([
  ['everything changed', async () => void (await pool.query(`select invalidate(array['*'])`))],
  [
    'entries were pruned',
    async () =>
      void (await pool.query(
        `insert into facts (name, value) select $1, to_jsonb(pg_current_xact_id()::text::bigint)
         on conflict (name) do update set value = excluded.value`,
        [prunedFact],
      )),
  ],
])('FE-01 after this, the reply is 410: %s', async (_name, change) => {
  const { next } = await fetched('/feeds/v1/products.tsv');
  await change();
  const { status, text } = await fetched(next);
  expect([status, JSON.parse(text)]).toEqual([410, expect.objectContaining({ code: 'FEED_CHANGES_UNKNOWN' })]);
  await pool.query('delete from facts where name = $1', [prunedFact]);
});

test('FE-01 positions of other servers and other texts are 410, and unknown formats are refused', async () => {
  const position = (text: string) => Buffer.from(text).toString('base64url');
  for (const text of [
    'x',
    position('1:1 2 9:9:'),
    position("1:1 2 9:9:'; drop"),
    position('1 2 3 4'),
    'A'.repeat(1_999),
  ])
    expect((await fetched(`/feeds/v1/changes.tsv?since=${text}`)).status, text).toBe(410);
  expect((await fetched('/feeds/v1/products.csv')).status).toBe(400);
  expect((await fetched('/feeds/v1/changes.tsv')).status).toBe(400);
});

test('FE-01 HEAD has the headers without reading products', async () => {
  const reply = await app.inject({ method: 'HEAD', url: '/feeds/v1/products.xml' });
  expect([reply.statusCode, reply.payload, reply.headers['content-type']]).toEqual([
    ...[200, '', 'application/xml; charset=utf-8'],
  ]);
});

test('FE-01 a client that stalls is disconnected, and more than two readers are told to wait', async () => {
  await pool.query(`update products set is_active = true, description = repeat('a', 500000)`);
  const server = Fastify({ trustProxy: () => true });
  for (const schema of sharedSchemas) server.addSchema(schema);
  const feeds = createPublishedFeeds({ db: database.db, publicOrigin, shopName: 'Mercadito', pageSize: 1 });
  const perVisitor = { consume: async () => async () => undefined };
  await server.register(publishedFeedRoutes, { feeds, perVisitor, publicOrigin, stallLimit: 500 });
  // The buffers of a TCP connection grow to the whole feed, those of a Unix socket do not.
  const folder = await mkdtemp(join(tmpdir(), 'stalled-feed-'));
  const socketPath = join(folder, 'socket');
  await server.listen({ path: socketPath });
  const serving = () => new Promise((resolve) => server.server.getConnections((_, count) => resolve(count)));
  /** A client that reads the headers only. */
  const stalled = async () => {
    const headers = { 'x-forwarded-for': '192.0.2.1' };
    const request = httpGet({ socketPath, path: '/feeds/v1/products.tsv', headers });
    const [reply] = (await once(request, 'response')) as [IncomingMessage];
    reply.on('error', () => undefined);
    return reply;
  };
  const replies = await Promise.all([stalled(), stalled()]);
  for (const reply of replies) {
    expect(reply.statusCode).toBe(200);
    const isClosed = new Promise((resolve) => reply.once('close', resolve));
    await expect.poll(serving).toBe(0);
    reply.resume();
    await isClosed;
    expect(reply.complete).toBe(false);
  }
  const open = [await feeds.whole('tsv'), await feeds.whole('tsv')];
  await expect(feeds.whole('tsv')).rejects.toMatchObject({ code: 'SERVER_BUSY' });
  // A feed that is closed twice gives its place once.
  open[0]?.close();
  open[0]?.close();
  open.push(await feeds.whole('tsv'));
  await expect(feeds.whole('tsv')).rejects.toMatchObject({ code: 'SERVER_BUSY' });
  for (const feed of open) feed.close();
  await server.close();
  await rm(folder, { recursive: true });
});
