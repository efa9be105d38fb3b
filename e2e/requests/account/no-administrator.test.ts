/** RO-03: no URL, method or header gives more rights than a visitor has. */
import { findProduct, productUrl } from '../../support/catalogue/catalogue.ts';
import { expect, test } from '../client/test.ts';

test('RO-03 no address is an administration', async ({ request }) => {
  const names = [
    'admin',
    'administrator',
    'admin.php',
    'wp-admin',
    'panel',
    'operador',
    'dashboard',
    'manage',
    'backoffice',
    'consola',
  ];
  const roots = [
    '',
    'app/',
    'app/v1/',
    'products/v1/',
    'content/v1/',
    'categories/v1/',
    'stores/v1/',
    'docs/',
    'resources/',
    'mi-cuenta/',
  ];
  for (const root of roots)
    for (const name of names) {
      const reply = await request.get(`/${root}${name}`, { maxRedirects: 0 });
      expect(reply.status(), `/${root}${name}`).toBe(404);
    }
});

test('RO-03 a forged identity gets the same replies as everybody, and writes nothing', async ({ request }) => {
  const product = await findProduct(request, ({ stock }) => stock > 0);
  const addresses = [
    productUrl(product),
    `/products/v1/products/${product.id}`,
    '/categories/v1/category/tree',
    '/content/v1/pages',
  ];
  const bearer = { authorization: 'Bearer admin' };
  const claims: Record<string, string>[] = [
    bearer,
    { authorization: `Basic ${Buffer.from('admin:admin').toString('base64')}` },
    {
      'x-admin': '1',
      'x-role': 'admin',
      'x-forwarded-user': 'admin',
      'x-original-url': '/admin',
      'x-rewrite-url': '/admin',
    },
    { cookie: 'admin=1; role=admin; session_token=admin; access_token=admin' },
    { 'x-http-method-override': 'DELETE', 'x-method-override': 'PUT' },
  ];
  for (const address of addresses) {
    const everybody = await (await request.get(address)).text();
    for (const headers of claims)
      expect(await (await request.get(address, { headers })).text(), `${address} ${JSON.stringify(headers)}`).toBe(
        everybody,
      );
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const reply = await request.fetch(address, {
        method,
        data: { title: 'x', is_active: false },
        headers: bearer,
      });
      expect(reply.ok(), `${method} ${address}`).toBe(false);
      expect(reply.status(), `${method} ${address}`).toBeLessThan(500);
    }
    expect(await (await request.get(address)).text()).toBe(everybody);
  }
});
