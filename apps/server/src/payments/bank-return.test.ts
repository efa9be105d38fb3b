/** Tests the cross-site POST by which the page of a bank returns (PA-01). */
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerBankReturn } from './bank-return.ts';

const app = Fastify();
registerBankReturn(app);
const attempt = '0b9f1c52-7f0e-4d55-9a34-5f6d2f1f2a10';
const foreign = { origin: 'https://banco.example', 'sec-fetch-site': 'cross-site' };
const post = (path: string, type = 'application/x-www-form-urlencoded', payload = 'PaRes=x') =>
  app.inject({ method: 'POST', url: path, headers: { ...foreign, 'content-type': type }, payload });

test.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x', 'x/y'])(
  'PA-01 leads to a GET of the same attempt, whatever the body is: %s',
  async (type) => {
    const reply = await post(`/comprar/regreso/${attempt}?otro=1`, type);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, `/comprar/regreso/${attempt}`]);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers['set-cookie']).toBeUndefined();
  },
);

test.each([
  '/comprar/regreso/',
  `/comprar/regreso/${attempt}/x`,
  '/comprar/regreso/%2F%2Fevil.example',
  '/comprar/regreso/x',
])('PA-01 %s is no attempt, and leads nowhere', async (path) => expect((await post(path)).statusCode).toBe(404));

test('PA-01 a body that is too long is refused', async () => {
  expect((await post(`/comprar/regreso/${attempt}`, 'text/plain', 'x'.repeat(70_000))).statusCode).toBe(413);
});
