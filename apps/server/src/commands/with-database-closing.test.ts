/**
 * Tests that a shop which was just closed, or has died, does not block a command of the next release (issue 13, A14).
 *
 * @module-tag process
 */
import { Agent, get } from 'node:http';
import { openDatabase } from '@tianguis/database';
import { withDatabase as testDatabase } from '@tianguis/testkit';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestShops, freePort, says } from '../processes/test-shop.ts';
import { readSettings } from '../settings/settings.ts';
import { withDatabase } from './with-database.ts';

const { url } = await testDatabase();
const shops = createTestShops();
const settings = readSettings({ DATABASE_URL: url, DATA_DIR: shops.newDataDir() });
// A plain client, since a connection of the shop's pool would count as an open shop.
const observer = new pg.Client({ connectionString: url, application_name: 'observer' });

beforeAll(() => observer.connect());
afterEach(() => shops.endAll());
afterAll(async () => {
  await observer.end();
  shops.remove();
});

/**
 * Runs a command on a database without any applied migration. @returns the number of applied migrations when its work
 * began
 */
async function commandThatMigrates(): Promise<number | undefined> {
  // Rename the schema instead of dropping it. A `drop` would itself wait for the shop's queries, and the test would not
  // show that the command waits for these queries.
  await observer.query('alter schema public rename to aside; create schema public');
  let applied: number | undefined;
  try {
    await withDatabase(settings, async () => {
      applied = (await observer.query('select from public.migrations')).rowCount ?? undefined;
    });
    return applied;
  } finally {
    await observer.query('drop schema public cascade; alter schema aside rename to public');
  }
}

const migrations = async () => (await observer.query('select from public.migrations')).rowCount;

/** Sends searches over sixteen connections without a pause, until the server has exited. */
function searchContinuously(port: number): { begun: Promise<void>; ended: Promise<void> } {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const begun = Promise.withResolvers<void>();
  let count = 0;
  const ask = () =>
    new Promise<boolean>((resolve) => {
      count += 1;
      if (count === 100) begun.resolve();
      get({ host: '127.0.0.1', port, path: `/search/v1/products?query=silla${count}`, agent }, (answer) => {
        answer.resume().once('close', () => resolve(true));
      }).once('error', () => resolve(false));
    });
  const visits = Array.from({ length: 16 }, async () => {
    while (await ask());
  });
  return { begun: begun.promise, ended: Promise.all(visits).then(() => agent.destroy()) };
}

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'a shop that was stopped by %s under load does not count as open',
  async (signal) => {
    const port = await freePort();
    const shop = shops.begin(['web'], { PORT: String(port), DATABASE_URL: url });
    await says(shop, 'Web process open');
    const load = searchContinuously(port);
    await load.begun;
    shop.child.kill(signal);
    await shop.ended;
    expect(await commandThatMigrates()).toBe(await migrations());
    await load.ended;
  },
);

test('the command waits for a query that outlives its shop', { tags: ['smoke'] }, async () => {
  const dead = openDatabase({ url, max: 1, onIdleError: () => undefined });
  const client = await dead.pool.connect();
  client.on('error', () => undefined);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const query = expect(client.query('select pg_sleep(1)')).rejects.toThrow();
  const isAsleep = async () =>
    (await observer.query(`select from pg_stat_activity where pid = $1 and wait_event = 'PgSleep'`, [rows[0]?.pid]))
      .rowCount;
  await expect.poll(isAsleep, { interval: 5 }).toBe(1);
  Object.getOwnPropertyDescriptor(client, 'connection')?.value.stream.destroy();
  await query;
  expect(await isAsleep()).toBe(1);
  expect(await commandThatMigrates()).toBe(await migrations());
  client.release(true);
  await dead.close();
});
