import { createHash } from 'node:crypto';
import { openDatabase } from '@tianguis/database';
import { withDatabase } from '@tianguis/testkit';
import { beforeEach, expect, test } from 'vitest';
import { createApi } from '../create-api.ts';
import { config, withApi } from '../test-api.ts';
import { createRateLimits, type RateLimit } from './rate-limits.ts';

const { database } = await withApi();
const otherShop = await withDatabase();
beforeEach(() => database.pool.query('truncate rate_limits'));

/** The number of allowed calls among `count` calls in sequence. */
async function passing(limit: RateLimit, count: number, key = '203.0.113.7'): Promise<number> {
  let passed = 0;
  for (let n = 0; n < count; n++)
    await limit.consume(key).then(
      () => passed++,
      (error) => expect(error).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) }),
    );
  return passed;
}

test('a visitor’s writes are limited per minute, over all processes; a POST that only reads is not counted', async () => {
  const options = { db: database.db, config, publicOrigin: 'http://localhost:3000', writesPerMinute: 3 };
  const processes = await Promise.all([createApi(options), createApi(options)]);
  const send = async (n: number, url: string, remoteAddress = '203.0.113.7') => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const reply = await processes[n % 2]?.inject({ method: 'POST', url, headers, remoteAddress, payload: 'search=a' });
    return reply?.statusCode === 429 ? Number(reply.headers['retry-after']) : 'passed';
  };
  for (let n = 0; n < 9; n++) expect(await send(n, '/buscador/v1/sugerencias')).toBe('passed');
  const write = '/newsletter/v1/suscripcion';
  const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => send(n, write)));
  expect(answers.filter((answer) => answer === 'passed')).toHaveLength(3);
  for (const seconds of answers.filter((answer) => typeof answer === 'number')) {
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
  }
  expect(await send(0, write, '203.0.113.8')).toBe('passed');
  await Promise.all(processes.map((one) => one.close()));
});

test('M3 AP-04 a GET that stores a row counts as a write, by HEAD too; other GETs of the realm do not count', async () => {
  const app = await createApi({ db: database.db, config, publicOrigin: 'http://localhost:3000', writesPerMinute: 4 });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const root = `${address}/realms/${config.accounts?.realm}`;
  const code = 'response_type=code&scope=openid&code_challenge_method=S256';
  const back = encodeURIComponent('http://localhost:3000/authenticated');
  const start = `/protocol/openid-connect/auth?client_id=tienda&${code}&code_challenge=${'a'.repeat(43)}&redirect_uri=${back}`;
  const ask = async (path: string, method = 'GET') => (await fetch(root + path, { method, redirect: 'manual' })).status;
  const stored = async () => (await database.pool.query('select from identity_records')).rowCount;
  for (let n = 0; n < 9; n++) {
    expect(await ask('/.well-known/openid-configuration')).toBe(200);
    expect(await ask('/protocol/openid-connect/certs')).toBe(200);
    expect(await ask('/protocol/openid-connect/userinfo')).toBe(401);
  }
  expect(await stored()).toBe(0);
  const answers = [
    await ask(start),
    await ask(start, 'HEAD'),
    await ask('/protocol/openid-connect/logout'),
    await ask('/protocol/openid-connect/auth/unknown'),
    ...(await Promise.all(Array.from({ length: 20 }, (_, n) => ask(start, n % 2 ? 'HEAD' : 'GET')))),
    await ask('/protocol/openid-connect/logout'),
  ];
  expect(answers.slice(0, 3)).toEqual([303, 303, 200]);
  expect(new Set(answers.slice(4))).toEqual(new Set([429]));
  expect(await stored()).toBe(3);
  await app.close();
});

test('two limits count separately, and 0 is no limit', async () => {
  const limits = createRateLimits(database.db);
  expect(await passing(limits.perMinute('a', 2), 4)).toBe(2);
  expect(await passing(limits.perMinute('b', 2), 4)).toBe(2);
  expect(await passing(limits.perMinute('c', 0), 9)).toBe(9);
  expect(await passing(limits.perHour('d', 7), 9)).toBe(2);
  expect(await passing(limits.perHour('e', 0), 9)).toBe(9);
});

test('a refused flood does not reach the database', async () => {
  const limit = createRateLimits(database.db).perMinute('flood', 2);
  expect(await passing(limit, 50)).toBe(2);
  const { rows } = await database.pool.query("select points from rate_limits where key like 'flood:%'");
  expect(rows).toEqual([{ points: 3 }]);
});

test('issue 37, A6: the table has hashes of keys, the same in all processes and of this shop alone', async () => {
  const [one, other] = [createRateLimits(database.db), createRateLimits(database.db)];
  expect(await passing(one.perMinute('named', 3), 2)).toBe(2);
  expect(await passing(other.perMinute('named', 3), 2)).toBe(1);
  expect(await passing(one.perMinute('named', 3), 1, 'ana@correo.mx')).toBe(1);
  const { rows } = await database.pool.query<{ key: string }>('select key from rate_limits');
  expect(rows).toHaveLength(2);
  const plain = createHash('sha256').update('203.0.113.7').digest('base64url');
  for (const { key } of rows) {
    expect(key).toMatch(/^named:[\w-]{43}$/);
    expect(key).not.toContain(plain);
  }
  // Another shop has another secret, so nobody can try all addresses without the secret of this shop.
  expect(await passing(createRateLimits(otherShop.db).perMinute('named', 3), 1)).toBe(1);
  const there = await otherShop.pool.query<{ key: string }>('select key from rate_limits');
  expect(there.rows).toHaveLength(1);
  expect(rows).not.toContainEqual(there.rows[0]);
});

test('during an outage of the database each process counts in memory: calls are neither all refused nor all allowed', async () => {
  const away = openDatabase({ url: 'postgresql://x@127.0.0.1:1/x', max: 1, onIdleError: () => undefined });
  const causes: unknown[] = [];
  const limits = createRateLimits(away.db, (error) => causes.push(error));
  expect(await passing(limits.perMinute('writes', 3), 8)).toBe(3);
  expect(await passing(limits.perHour('newsletter', 15), 8)).toBe(5);
  expect(causes.length).toBeGreaterThan(0);
  await away.close();
});
