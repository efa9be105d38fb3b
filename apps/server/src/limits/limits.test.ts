/**
 * Tests limits by the cost of requests, over real connections from several IP addresses of this machine (issue 13 A4).
 */
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { openLimitedShop, soon, stopShops } from './test-limited-shop.ts';

afterEach(stopShops);

const [one, other, third] = ['127.0.0.2', '127.0.0.3', '127.0.0.4'] as const;

test('issue 13 A4 pages wait for their visitors’ turns, and cached pages do not wait', async () => {
  const { limits, begun, get, letGo } = await openLimitedShop();
  const flood = [];
  for (const n of [1, 2, 3]) {
    flood.push(get(one, `/resultados/q=${n}`));
    await soon(() => begun.length + limits.numbers.waiting).toBe(n);
  }
  const page = get(other, '/producto/1');
  await soon(() => limits.numbers.waiting).toBe(3);
  expect(await get(one, '/cached')).toMatchObject({ status: 200, text: 'cached page' });
  // Cached pages on disk need no permit either, while the database is unavailable.
  expect(await get(one, '/on%20disk')).toMatchObject({ status: 200, text: 'cached page' });
  letGo('/resultados/q=1');
  await soon(() => begun.length).toBe(2);
  letGo('/resultados/q=2');
  await soon(() => begun.length).toBe(3);
  expect(begun.slice(0, 3)).toEqual(['/resultados/q=1', '/resultados/q=2', '/producto/1']);
  letGo('/producto/1', '/resultados/q=3');
  expect((await page).text).toBe('page /producto/1');
  await Promise.all(flood);
  expect(limits.numbers).toMatchObject({ running: 0, waiting: 0 });
});

test('issue 13 A4 API calls from outside wait, too, however their address is spelt; health checks do not', async () => {
  const { limits, begun, get, letGo } = await openLimitedShop();
  const page = get(one, '/a');
  await soon(() => begun).toEqual(['/a']);
  const calls = [get(other, '/products/v1/products?n=1'), get(third, '/%70roducts/v1/products?n=2')];
  await soon(() => limits.numbers.waiting).toBe(2);
  expect(begun).toEqual(['/a']);
  expect((await get(other, '/healthz')).status).toBe(200);
  letGo('/a', 'call 1', 'call 2');
  expect((await Promise.all([page, ...calls])).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(limits.numbers.running).toBe(0);
});

test('AP-04 a call that writes its reply itself gives its permit back: the identity provider stops nobody', async () => {
  const { limits, get } = await openLimitedShop();
  for (let call = 0; call < 3; call++)
    expect(await get(one, '/realms/tianguis/protocol/openid-connect/certs')).toMatchObject({
      text: 'written by itself',
    });
  await soon(() => limits.numbers.running).toBe(0);
});

test('issue 13 A4 calls that a page makes within the process are part of its work', async () => {
  const { get, letGo } = await openLimitedShop();
  letGo('call within');
  expect(await get(one, '/calls')).toMatchObject({ status: 200, text: '{"done":true}' });
});

test('issue 13 A4 a request whose client has disconnected is dropped before it costs anything', async () => {
  const { limits, begun, send, get, letGo } = await openLimitedShop();
  const first = get(one, '/a');
  await soon(() => begun).toEqual(['/a']);
  for (const path of ['/b', '/products/v1/products?n=1']) {
    const { asked, answer } = send(other, path);
    await soon(() => limits.numbers.waiting).toBe(1);
    asked.destroy();
    await expect(answer).rejects.toThrow();
    await soon(() => limits.numbers.waiting).toBe(0);
  }
  letGo('/a', '/c');
  await first;
  expect((await get(other, '/c')).status).toBe(200);
  expect(begun).toEqual(['/a', '/c']);
});

test('issue 13 A4 a client that reads or sends slowly has no permit', async () => {
  const { port, limits, begun, get, letGo } = await openLimitedShop();
  letGo('/large', 'call large', '/a');
  const readers = ['/large', '/products/v1/products?n=large'].map((path) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: one });
    socket.pause();
    socket.write(`GET ${path} HTTP/1.1\r\nhost: shop.example\r\n\r\n`);
    return socket;
  });
  await soon(() => begun).toEqual(expect.arrayContaining(['/large', 'call large']));
  const sender = connect({ port, host: '127.0.0.1', localAddress: third });
  sender.write(
    'POST /newsletter/v1/suscripcion HTTP/1.1\r\nhost: shop.example\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
  );
  await soon(() => get(other, '/a')).toMatchObject({ status: 200 });
  expect(limits.numbers.running).toBe(0);
  for (const socket of [...readers, sender]) socket.destroy();
});

test('issue 13 A4 a visitor who has used up its share is refused while others are present; forms are accepted', async () => {
  const { limits, begun, send, get, letGo, pass } = await openLimitedShop();
  const costly = get(one, '/a');
  await soon(() => begun).toEqual(['/a']);
  pass(25_000);
  letGo('/a', '/b', '/c', '/d', '/carrito');
  expect((await costly).status).toBe(200);
  // No other visitor is present, so the visitor is not refused.
  expect((await get(one, '/b')).status).toBe(200);
  expect((await get(other, '/c')).status).toBe(200);
  expect(await get(one, '/d')).toMatchObject({ status: 429, retryAfter: '10' });
  expect(await get(one, '/products/v1/products?n=1')).toMatchObject({ status: 429, retryAfter: '10' });
  expect((await get(one, '/cached')).status).toBe(200);
  expect((await send(one, '/carrito', 'POST').answer).status).toBe(200);
  expect(limits.numbers.refused).toEqual({ rate: 0, waiting: 0, share: 2, all: 0 });
  pass(10_001);
  expect((await get(other, '/c')).status).toBe(200);
  expect((await get(one, '/d')).status).toBe(200);
});

test('issue 13 A4 a visitor with a full queue is refused, and nobody else', async () => {
  const { limits, begun, get, letGo } = await openLimitedShop({ visitorWaiting: 2 });
  const first = get(one, '/a');
  await soon(() => begun).toEqual(['/a']);
  const waiting = [get(one, '/b'), get(one, '/b')];
  await soon(() => limits.numbers.waiting).toBe(2);
  expect(await get(one, '/b')).toMatchObject({ status: 429, retryAfter: '5' });
  const page = get(other, '/c');
  await soon(() => limits.numbers.waiting).toBe(3);
  letGo('/a', '/b', '/c');
  expect((await Promise.all([first, ...waiting, page])).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test('a visitor above the rate is refused while others are present, and nobody else; cached pages do not count', async () => {
  const { limits, get, letGo } = await openLimitedShop({ pagesPerMinute: 12 });
  letGo('/a', '/b', 'call 1');
  for (let count = 0; count < 5; count++) expect((await get(one, '/cached')).status).toBe(200);
  expect((await get(one, '/a')).status).toBe(200);
  expect((await get(one, '/products/v1/products?n=1')).status).toBe(200);
  // No other visitor is present, so the visitor is not refused.
  expect((await get(one, '/b')).status).toBe(200);
  expect((await get(other, '/b')).status).toBe(200);
  const refused = await get(one, '/b');
  expect(refused.status).toBe(429);
  expect(Number(refused.retryAfter)).toBeGreaterThan(0);
  expect(Number(refused.retryAfter)).toBeLessThanOrEqual(10);
  expect((await get(one, '/cached')).status).toBe(200);
  expect((await get(other, '/b')).status).toBe(200);
  expect(limits.numbers.refused).toEqual({ rate: 1, waiting: 0, share: 0, all: 0 });
});

test.each([
  ['a call', '/app/ApiRest/Login/', 'POST'],
  ['a page, by a call within the process', '/signs-in', 'GET'],
])('issue 37 A4 %s that waits for a password stops nobody, and goes on with a permit', async (_who, path, method) => {
  const { limits, begun, send, get, letGo } = await openLimitedShop({ visitorWaiting: 1 });
  const signIns = [send(one, path, method), send(one, path, method), send(third, path, method)];
  await soon(() => begun).toEqual(['hash', 'hash', 'hash']);
  expect(limits.numbers).toMatchObject({ running: 0, waiting: 0 });
  letGo('/a');
  expect((await get(other, '/a')).status).toBe(200);
  // All passwords are ready while a page has the only permit.
  const page = get(other, '/b');
  await soon(() => begun).toContain('/b');
  letGo('hash');
  await soon(() => limits.numbers.waiting).toBe(3);
  expect(limits.numbers.running).toBe(1);
  letGo('/b');
  expect((await Promise.all([page, ...signIns.map(({ answer }) => answer)])).map(({ status }) => status)).toEqual([
    ...[200, 200, 200, 200],
  ]);
  expect(limits.numbers).toMatchObject({ running: 0, waiting: 0, refused: { waiting: 0, all: 0 } });
});

test('issue 37 A4 a client that disconnects while it waits for a password leaves no permit behind', async () => {
  const { limits, begun, send, get, letGo } = await openLimitedShop();
  const { asked, answer } = send(one, '/app/ApiRest/Login/', 'POST');
  await soon(() => begun).toEqual(['hash']);
  asked.destroy();
  await expect(answer).rejects.toThrow();
  letGo('hash', '/a');
  expect((await get(other, '/a')).status).toBe(200);
  await soon(() => limits.numbers).toMatchObject({ running: 0, waiting: 0 });
});

test('issue 13 A4 0 switches the limits off', async () => {
  const { begun, get, letGo } = await openLimitedShop({ workAtOnce: 0 });
  const all = Array.from({ length: 30 }, (_, n) => get(one, `/${n}`));
  await soon(() => begun.length).toBe(30);
  letGo(...Array.from({ length: 30 }, (_, n) => `/${n}`));
  expect(new Set((await Promise.all(all)).map(({ status }) => status))).toEqual(new Set([200]));
});
