import { expect, test } from 'vitest';
import { ApiError, createClient, overFetch } from '../index.ts';
import { json, startTestServer } from '../test-server.ts';

const server = await startTestServer();
const { addresses } = createClient({ transport: overFetch(server.baseUrl), timeoutMs: 10_000 });
const call = { credentials: { bearer: 'token' } };
const form = {
  ...{ nombre: 'Ana', calle: 'Orizaba', numeroExterior: '1', colonia: 'Roma Norte', codigoPostal: '06700' },
  ...{ municipio: 'Cuauhtémoc', telefono: '5512345678' },
};

test.each<[string, () => Promise<unknown>]>([
  ['GET ', () => addresses.list(call)],
  ['GET /a%2Fb', () => addresses.get('a/b', call)],
  ['POST ', () => addresses.add(form, call)],
  ['PUT /a%2Fb', () => addresses.change('a/b', form, call)],
  ['PUT /a%2Fb/predeterminada', () => addresses.setDefault('a/b', call)],
  ['DELETE /a%2Fb', () => addresses.remove('a/b', call)],
  ['POST /a%2Fb/restaurar', () => addresses.restore('a/b', call)],
])('AP-14 %s is called by access token, and never with one in its address', async (line, send) => {
  let received = {};
  server.reply((request, response) => {
    const { method, url, headers } = request;
    received = { line: `${method} ${url?.replace('/app/v1/address', '')}`, by: headers.authorization };
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{"address":{}}}');
  });
  await send();
  expect(received).toEqual({ line, by: 'Bearer token' });
});

test.each([[[]], [{ data: [] }], [[{ id: '1' }]]])('ER-03 a success with the list %j is a 404', async (body) => {
  server.reply(json(200, body));
  for (const send of [() => addresses.list(call), () => addresses.get('1', call)]) {
    const error = await send().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 404, code: 'ADDRESS_NOT_FOUND' });
  }
});
