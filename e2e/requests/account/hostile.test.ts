/** Requests that no page of ours sends: bodies that are no forms, redirects to other sites, invalid lists. */
import { accountForms, addCustomer, signInByCall } from '../../support/customers/customers.ts';
import { expect, test } from '../client/test.ts';

const bodies = {
  json: { 'content-type': 'application/json' },
  'broken multipart': { 'content-type': 'multipart/form-data; boundary=x' },
  'no content type': {},
  octets: { 'content-type': 'application/octet-stream' },
};

for (const path of [
  '/acciones/carrito',
  '/acciones/comprar-ahora',
  '/acciones/carrito/juntos',
  '/acciones/carrito/respuesta',
  '/acciones/carrito-compartido/respuesta',
  '/livestream/nada',
  '/ajustes/medicion',
  '/acciones/favoritos',
  '/acciones/favoritos/respuesta',
  '/acciones/escribir/contacto',
  '/acciones/escribir/vender',
  '/acciones/escribir/contacto/respuesta',
  '/acciones/boletin',
  '/acciones/boletin/respuesta',
  '/acciones/codigo-postal',
  '/acciones/codigo-postal/respuesta',
  '/login',
  '/login/respuesta',
  '/login/llave',
  '/autorizar',
  '/autorizar/respuesta',
  '/autorizar/otro-codigo',
  '/autorizar/otro-codigo/respuesta',
  '/authenticated/respuesta',
  '/registro',
  '/registro/respuesta',
  '/recuperar-contrasena/',
  '/recuperar-contrasena/respuesta',
])
  for (const [kind, headers] of Object.entries(bodies))
    test(`${path}: a body that is no form (${kind}) is the client's fault`, async ({ request, baseURL }) => {
      const reply = await request.post(path, {
        headers: { ...headers, origin: baseURL ?? '' },
        data: Buffer.from('{"correo"'),
        maxRedirects: 0,
      });
      expect(reply.status()).toBe(400);
      expect(reply.headers()['cache-control']).toContain('no-store');
    });

test("the account's forms: a body that is no form is the client's fault", async ({ request, baseURL }) => {
  await signInByCall(request, (await addCustomer()).email);
  for (const path of [...accountForms, '/pedido/0000000001'])
    for (const [kind, headers] of Object.entries(bodies)) {
      const data = Buffer.from('{"correo"');
      const reply = await request.post(path, { headers: { ...headers, origin: baseURL ?? '' }, data, maxRedirects: 0 });
      expect(reply.status(), `${path} ${kind}`).toBe(400);
      expect(reply.headers()['cache-control']).toContain('no-store');
    }
  const unknown = await request.post('/mi-cuenta/constructor/respuesta', {
    headers: { origin: baseURL ?? '' },
    form: {},
  });
  expect(unknown.status()).toBe(404);
});

for (const [from, to] of [
  ['/', '/'],
  ['//evil.example/x', '/'],
  ['https://evil.example/', '/'],
  ['/%2F/evil.example', undefined],
  ['/categoria/7/x/marca=a/pagina=3', '/categoria/7/x/marca=a/preciomenor=5/pagina=1'],
] as const)
  test(`RT-09 the price form's redirect from ${from} stays in the shop`, async ({ request }) => {
    const reply = await request.get(`/resources/precio?en=${encodeURIComponent(from)}&preciomenor=5`, {
      maxRedirects: 0,
    });
    expect(reply.status()).toBe(303);
    const { location = '' } = reply.headers();
    expect(location).toMatch(/^\/(?!\/)/);
    if (to) expect(location).toBe(to);
  });

for (const path of ['/resources/productos?ids=a', '/resources/productos', '/resources/para-ti?vistos=1,b'])
  test(`${path} is no list of products, and the response is not cached`, async ({ request }) => {
    const reply = await request.get(path);
    expect(reply.status()).toBe(400);
    expect(reply.headers()['cache-control']).toBe('no-store');
    expect(await reply.json()).toEqual({ msg: expect.any(String) });
  });
