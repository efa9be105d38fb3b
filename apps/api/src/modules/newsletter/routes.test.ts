import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApi } from '../../create-api.ts';
import { config, withApi } from '../../test-api.ts';

const outbox = { put: async () => undefined };
const { app, database } = await withApi({}, { outbox });
beforeEach(() => database.pool.query('truncate rate_limits, newsletter_subscribers'));
afterEach(() => void vi.useRealTimers());

async function subscribe(form: Record<string, string>) {
  const reply = await app.inject({
    method: 'POST',
    url: '/newsletter/v1/suscripcion',
    headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
    payload: new URLSearchParams(form).toString(),
  });
  return { status: reply.statusCode, body: reply.json() };
}

const stored = () =>
  database.db.selectFrom('newsletter_subscribers').select(['email', 'gender']).orderBy('email').execute();

test('AP-19 an address is stored once; subscribing again changes the preference, with the same reply', async () => {
  expect(await subscribe({ correo: ' Ana@Correo.mx ', genero: '2' })).toEqual({
    status: 200,
    body: { data: { status: 'success' } },
  });
  expect(await subscribe({ correo: 'ana@correo.mx', genero: '1' })).toEqual({
    status: 200,
    body: { data: { status: 'success' } },
  });
  expect(await stored()).toEqual([{ email: 'ana@correo.mx', gender: 1 }]);
});

test.each(['ana', 'ana@correo', 'a b@correo.mx', 'ana@@correo.mx', 'ana@correo.mx\u0000'])(
  'AP-19 VA-02 %j is no address',
  async (correo) => {
    const before = await stored();
    expect(await subscribe({ correo, genero: '1' })).toEqual({ status: 200, body: { data: { status: 'error' } } });
    expect(await stored()).toEqual(before);
  },
);

test.each<Record<string, string>>([
  { correo: 'ana@correo.mx' },
  { correo: 'ana@correo.mx', genero: '3' },
  { correo: '', genero: '1' },
  { correo: 'ana@correo.mx', genero: '1', x: '1' },
])('AP-19 a form with a missing or invalid field is a 400: %j', async (form) => {
  const { status, body } = await subscribe(form);
  expect(status).toBe(400);
  expect(body.code).toBe('INVALID_REQUEST');
  expect(body.detail).toMatch(/^body /);
});

/** Opens several processes of one shop: each has its own API on the same database. */
async function withLimits(limits: { ofVisitor: number; inAll: number }) {
  const processes = await Promise.all(
    [1, 2].map(() =>
      createApi({ db: database.db, config, publicOrigin: 'http://localhost:3000', newsletterPerHour: limits, outbox }),
    ),
  );
  let count = 0;
  const signUp = async (remoteAddress: string, correo = `ana${count}@correo.mx`) => {
    const reply = await processes[count++ % 2]?.inject({
      ...{ method: 'POST', url: '/newsletter/v1/suscripcion', remoteAddress },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ correo, genero: '1' }).toString(),
    });
    return { status: reply?.statusCode, retryAfter: Number(reply?.headers['retry-after']), body: reply?.json() };
  };
  return { signUp, end: () => Promise.all(processes.map((one) => one.close())) };
}

test('issue 13 A4 the limit of one visitor counts over all processes, and Retry-After says when it ends', async () => {
  const { signUp, end } = await withLimits({ ofVisitor: 15, inAll: 0 });
  const answers = await Promise.all(Array.from({ length: 12 }, () => signUp('203.0.113.7')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(7);
  expect(refused[0]?.body).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  for (const { retryAfter } of refused) {
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(240);
  }
  expect(await stored()).toHaveLength(5);
  expect((await signUp('203.0.113.8')).status).toBe(200);
  // Other IP addresses of the same IPv6 network count as the same visitor.
  for (let n = 1; n <= 5; n++) expect((await signUp(`2001:db8:1:2::${n}`)).status).toBe(200);
  expect((await signUp('2001:db8:1:2:9::9')).status).toBe(429);
  // Four minutes later, one more subscription is allowed.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 241_000 });
  expect((await signUp('203.0.113.7')).status).toBe(200);
  expect((await signUp('203.0.113.7')).status).toBe(429);
  await end();
});

test('issue 13 A4 the limit of all visitors together is not consumed by refused ones', async () => {
  const { signUp, end } = await withLimits({ ofVisitor: 6, inAll: 15 });
  for (let n = 0; n < 10; n++) await signUp('203.0.113.7');
  for (const last of [8, 9, 10]) expect((await signUp(`203.0.113.${last}`)).status).toBe(200);
  expect((await signUp('203.0.113.11')).status).toBe(429);
  expect(await stored()).toHaveLength(5);
  await end();
});

test('a visitor refused by the common limit does not consume the own limit', async () => {
  const { signUp, end } = await withLimits({ ofVisitor: 60, inAll: 3 });
  expect((await signUp('203.0.113.7')).status).toBe(200);
  expect((await signUp('203.0.113.8')).status).toBe(429);
  const { rows } = await database.pool.query(
    "select points from rate_limits where key like 'newsletter:%' order by points desc",
  );
  expect(rows).toEqual([{ points: 1 }, { points: 0 }]);
  await end();
});

test('issue 13 A4 an invalid mail address consumes no limit', async () => {
  const { signUp, end } = await withLimits({ ofVisitor: 3, inAll: 3 });
  for (let n = 0; n < 5; n++) expect((await signUp('203.0.113.7', 'ana')).status).toBe(200);
  expect((await signUp('203.0.113.7')).status).toBe(200);
  await end();
});
