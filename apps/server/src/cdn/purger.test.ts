import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withDatabase } from '@tianguis/testkit';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Purger, startPurger } from './purger.ts';

const database = await withDatabase();
const { pool } = database;
const calls: { body: { tags?: string[]; purge_everything?: boolean }; token: string | undefined }[] = [];
let broken = false;
const cdn = createServer(async (request, response) => {
  const body = JSON.parse(Buffer.concat(await request.toArray()).toString());
  if (!broken) calls.push({ body, token: request.headers.authorization });
  response.writeHead(broken ? 500 : 200).end('{}');
});
const purgers: Purger[] = [];
const warnings: unknown[] = [];
const log = { debug() {}, info() {}, error() {}, warn: (fields: unknown) => void warnings.push(fields) };

function begin(): Purger {
  const hook = { url: `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/purge`, token: 'secret' };
  const purger = startPurger({ database, hook, log, gatherFor: 20, retryAfter: 10 });
  purgers.push(purger);
  return purger;
}

beforeAll(() => new Promise<void>((done) => void cdn.listen(0, '127.0.0.1', done)));
beforeEach(() => {
  broken = false;
  calls.length = 0;
  warnings.length = 0;
});
afterEach(async () => {
  for (const purger of purgers.splice(0)) await purger.stop();
});
afterAll(() => void cdn.close());

const tags = () => calls.flatMap(({ body }) => body.tags ?? []);
const say = (...given: string[]) => pool.query('select invalidate($1)', [given]);
const begun = () => expect.poll(() => calls.map(({ body }) => body)).toEqual([{ purge_everything: true }]);

test('a new leader first purges everything, then sends each change, with the token', async () => {
  begin();
  await begun();
  await say('product:1', 'category:2');
  await expect.poll(tags).toEqual(['product:1', 'category:2']);
  expect(calls.every(({ token }) => token === 'Bearer secret')).toBe(true);
});

test('many tags are sent in several calls, too many as a purge of everything', async () => {
  begin();
  await begun();
  await say(...Array.from({ length: 70 }, (_, at) => `product:${at}`));
  await expect.poll(() => calls.map(({ body }) => body.tags?.length)).toEqual([undefined, 30, 30, 10]);
  calls.length = 0;
  await say(...Array.from({ length: 400 }, (_, at) => `product:${at}`));
  await begun();
});

test('changes that the CDN did not accept are sent again, and a warning reports that without the token', async () => {
  begin();
  await begun();
  broken = true;
  await say('product:7');
  await expect.poll(() => warnings.length).toBeGreaterThan(1);
  await say('product:8');
  broken = false;
  await expect.poll(() => new Set(tags())).toEqual(new Set(['product:7', 'product:8']));
  expect(JSON.stringify(warnings)).not.toContain('secret');
});

test('of several processes one is the leader; when it stops, another takes over', async () => {
  const first = begin();
  await begun();
  begin();
  await say('product:9');
  await expect.poll(tags).toEqual(['product:9']);
  calls.length = 0;
  await first.stop();
  await expect.poll(() => calls.map(({ body }) => body)).toEqual([{ purge_everything: true }]);
});
