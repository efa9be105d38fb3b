import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { ResourceFailure } from '../api/resource.ts';
import { scriptAnswer } from './form-answer.server.ts';
import { done, failed, invalid } from './form-results.ts';
import { sendForm } from './send-form.ts';

let answer = () => new Response();
const server = createServer(async (_, response) => {
  const { status, body } = answer();
  response.writeHead(status).end(body && Buffer.from(await new Response(body).arrayBuffer()));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const path = `http://127.0.0.1:${(server.address() as AddressInfo).port}/x`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const send = () => sendForm(path, new FormData());

test.each([
  done('Listo', { correo: '' }),
  invalid({ correo: 'a' }, { correo: 'Mal' }),
  failed({ correo: 'a' }, 'Intenta más tarde'),
])('ER-09 a result arrives as the server made it: $status', async (result) => {
  answer = () => scriptAnswer({ result });
  expect(await send()).toEqual(result);
});

test('ER-09 a rate limit is a result that says what to do; without a message it is a failure as any other', async () => {
  answer = () => scriptAnswer({ result: failed({ correo: 'a' }, 'Espera un momento'), status: 429 });
  expect(await send()).toMatchObject({ status: 'failed', message: 'Espera un momento' });
  answer = () => new Response('<h1>Espera</h1>', { status: 429 });
  await expect(send()).rejects.toBeInstanceOf(ResourceFailure);
});

test.each(['null', '[]', '{}', '"ok"', '{"status":"done"}'])(
  'ER-01 a response that is no result of a form (%s) is a failure',
  async (body) => {
    answer = () => new Response(body);
    await expect(send()).rejects.toBeInstanceOf(ResourceFailure);
  },
);
