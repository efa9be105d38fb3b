import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test, vi } from 'vitest';
import { askShop } from './resource.ts';

let answer: RequestListener = () => undefined;
const server = createServer((request, response) => answer(request, response));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const shop = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const replyWith =
  (status: number, body: string): RequestListener =>
  (_, response) =>
    void response.writeHead(status).end(body);

test('ER-01 a response returns its data', async () => {
  answer = replyWith(200, '[1,2]');
  expect(await askShop(`${shop}/x`)).toEqual([1, 2]);
});

test.each([
  [400, '{"msg":"Pide de uno a 24 productos."}', 'Pide de uno a 24 productos.'],
  [500, '{"msg":7}', ''],
  [503, '<html>Bad Gateway</html>', ''],
  [200, '<html>Entra a la red del hotel</html>', ''],
])('ER-01 a failure gives status and the text of `msg`: %s %s', async (status, body, msg) => {
  answer = replyWith(status, body);
  await expect(askShop(`${shop}/x`)).rejects.toMatchObject({ name: 'ResourceFailure', status, msg });
});

test('ER-01 offline, refused or cut off: status 0 and "Network Error"', async () => {
  await expect(askShop('http://127.0.0.1:1/')).rejects.toMatchObject({ status: 0, msg: 'Network Error' });
  answer = (request) => void request.socket.destroy();
  await expect(askShop(`${shop}/x`)).rejects.toMatchObject({ status: 0, msg: 'Network Error' });
});

test('BL-01 a call without a response is cancelled after 100000 ms', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const isAsked = new Promise<void>((done) => {
    answer = () => done();
  });
  let failure: unknown;
  const call = askShop(`${shop}/x`).catch((error: unknown) => {
    failure = error;
  });
  await isAsked;
  vi.advanceTimersByTime(99_999);
  await new Promise((done) => setImmediate(done));
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  expect(failure).toBeUndefined();
  vi.advanceTimersByTime(1);
  await call;
  expect(failure).toMatchObject({ status: 0, msg: 'Network Error' });
  vi.useRealTimers();
});

test('a call that its page cancelled rejects with the reason, and is no failure', async () => {
  const left = new AbortController();
  answer = () => left.abort();
  await expect(askShop(`${shop}/x`, { signal: left.signal })).rejects.toMatchObject({ name: 'AbortError' });
});

test('a form is encoded as a page without JavaScript sends it', async () => {
  let asked = '';
  answer = async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    asked = `${request.method} ${request.headers['content-type']} ${body}`;
    response.end('{}');
  };
  const form = new FormData();
  form.append('correo', 'ana+ñ@correo.mx');
  form.append('genero', '2');
  await askShop(`${shop}/x`, { form });
  expect(asked).toBe('POST application/x-www-form-urlencoded;charset=UTF-8 correo=ana%2B%C3%B1%40correo.mx&genero=2');
});
