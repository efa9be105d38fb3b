import { expect, test } from 'vitest';
import { ApiError, createClient, overFetch } from '../index.ts';
import { json, startTestServer } from '../test-server.ts';

const server = await startTestServer();
const { cart, sharedCarts } = createClient({ transport: overFetch(server.baseUrl), timeoutMs: 10_000 });
const call = { credentials: { bearer: 'token' } };
const form = { products: [{ id: 7, cart_quantity: 1 }] };
const link = { tipo: 'afiliados', enlace: 'e30' } as const;

const failureOf = async (send: () => Promise<unknown>) => {
  const error = await send().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  return error;
};

test.each([[[]], [{ data: [] }], [[{ id: 7 }]]])(
  'ER-02 adding that answers with the list %j is a 404',
  async (body) => {
    server.reply(json(201, body));
    expect(await failureOf(() => cart.add(form, call))).toMatchObject({ status: 404, code: 'CART_NOT_FOUND' });
    for (const send of [() => sharedCarts.add(link, call), () => sharedCarts.preview(link)])
      expect(await failureOf(send)).toMatchObject({ status: 404, code: 'SHARED_CART_NOT_FOUND' });
  },
);

test.each([401, 404, 440, 500])('ER-02 adding that is refused with %i keeps its status', async (status) => {
  server.reply(json(status, { code: 'INTERNAL', msg: 'No.' }));
  expect(await failureOf(() => cart.add(form, call))).toMatchObject({ status });
});

test('AP-17 AP-18 have the bodies of the specification', async () => {
  const bodies: unknown[] = [];
  server.reply((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      bodies.push([request.method, request.url, JSON.parse(Buffer.concat(parts).toString())]);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"success"}');
    });
  });
  const tag = { vendor_hash_cart: 'e30', user_email: 'ana@correo.mx' };
  const click = { user_id: '1', email: 'ana@correo.mx', tienda_id: 1, products: [7], source: 'clarolive' };
  await sharedCarts.tag(tag, call);
  await sharedCarts.liveClick(click, call);
  expect(bodies).toEqual([
    ['POST', '/vendedores-afiliados/v1/tag', tag],
    ['POST', '/live/v1/carrito', click],
  ]);
});
