import fc from 'fast-check';
import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { readPublicAddresses } from './public-addresses.ts';

const route = (id: string, path: string | undefined, more = {}) => ({
  id,
  path,
  parentId: 'root',
  module: {},
  ...more,
});

const routes = Object.fromEntries(
  [
    { id: 'root', path: '', module: {} },
    route('home', undefined, { index: true }),
    route('product', 'producto/:id/:slug?'),
    route('category', 'categoria/*'),
    route('store', 'tienda/:id/*'),
    route('login', 'login'),
    route('lost', '*'),
  ].map((one) => [one.id, one]),
) as unknown as ServerBuild['routes'];

const addressOf = readPublicAddresses(routes, {
  pages: {
    home: [],
    product: ['variante', 'orden'],
    category: [],
    // The page of a store depends only on its id.
    store: ({ params }) => `/tienda/${encodeURIComponent(params.id ?? '')}/`,
  },
  personal: ['vista'],
});

test.each([
  ['/', '/'],
  ['/?utm_source=x', '/'],
  ['/producto/7/olla', '/producto/7/olla'],
  ['/producto/7/olla?fbclid=1&orden=recientes&variante=Rojo', '/producto/7/olla?variante=Rojo&orden=recientes'],
  ['/producto/7/olla?orden=a&orden=b', '/producto/7/olla?orden=a'],
  ['/producto/7/olla?variante=a%20b%26c', '/producto/7/olla?variante=a+b%26c'],
  ['/categoria/3/hogar/marca=x/pagina=2?id=9', '/categoria/3/hogar/marca=x/pagina=2'],
  ['/_.data?_routes=root&utm=t', '/_.data?_routes=root'],
  ['/producto/7/olla.data?_routes=product&utm=1', '/producto/7/olla.data?_routes=product'],
  // Issue 13 A11: spellings that match the same route have the same canonical URL.
  ['/producto/7/olla/', '/producto/7/olla'],
  ['/producto/7/olla///', '/producto/7/olla'],
  ['/PRODUCTO/7/olla', '/producto/7/olla'],
  ['/%70roducto/7/%6Flla', '/producto/7/olla'],
  ['/producto/7/ni%c3%b1o', '/producto/7/ni%C3%B1o'],
  ['/Categoria/3/hogar/marca%3Dx/pagina=2/', '/categoria/3/hogar/marca=x/pagina=2'],
  ['/tienda/7/x/y?z=1', '/tienda/7/'],
  ['/tienda/7/x.data', '/tienda/7/_.data'],
  ['/tienda/7/_.data', '/tienda/7/_.data'],
  ['/producto/7/olla/_.data?orden=a', '/producto/7/olla.data?orden=a'],
  ['/producto/7/olla.data?_routes=product,root', '/producto/7/olla.data'],
  ['/producto/7/olla.data?_routes=', '/producto/7/olla.data'],
  ['/producto/7/olla.data?_routes=x,product,product,category', '/producto/7/olla.data?_routes=product'],
])('%s is cached as %s', (url, address) => {
  expect(addressOf(url)).toBe(address);
});

test.each([
  ['/login'],
  ['/login.data'],
  ['/no/such/page'],
  [`/categoria/${'x'.repeat(1_000)}`],
  ['http://evil.example/'],
  ['*'],
  ['/%E0%A4%A'],
  ['/?vista=a.b'],
  // No loader is called for these data.
  ['/producto/7/olla.data?_routes=invented'],
  ['/?a=1&vista='],
  ['/categoria/../login'],
  ['/categoria/%2e%2e/sitemap.xml'],
  ['//evil.example/'],
  // This is the page of a product named `olla.data`. Without the slash, the URL would be the URL of the data of `olla`.
  ['/producto/7/olla.data/'],
])('%s is not public', (url) => {
  expect(addressOf(url)).toBeUndefined();
});

test('a canonical address is its own canonical address', () => {
  const part = fc.oneof(
    fc.string(),
    fc.constantFrom(
      'producto',
      'categoria',
      'PRODUCTO',
      'tienda',
      '%2F',
      '%25',
      'a.data',
      '7',
      '_.data',
      'variante=',
      'orden=',
      '?',
      '&',
      '%',
    ),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const address = addressOf(`/${parts.join('/')}`);
      if (address !== undefined) expect(addressOf(address)).toBe(address);
    }),
  );
});
