import fc from 'fast-check';
import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { readPublicAddresses } from './public-pages.ts';

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
    route('login', 'login'),
    route('lost', '*'),
  ].map((one) => [one.id, one]),
) as unknown as ServerBuild['routes'];

const addressOf = readPublicAddresses(routes, {
  pages: { home: [], product: ['variante', 'orden'], category: [] },
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
])('%s is kept as %s', (url, address) => {
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
  ['/?a=1&vista='],
  ['/categoria/../login'],
  ['/categoria/%2e%2e/sitemap.xml'],
  ['//evil.example/'],
])('%s is nobody’s but the asker’s', (url) => {
  expect(addressOf(url)).toBeUndefined();
});

test('an address is its own address: what is kept under it is what it asks for', () => {
  const part = fc.oneof(
    fc.string(),
    fc.constantFrom('producto', 'categoria', '7', '_.data', 'variante=', 'orden=', '?', '&', '%'),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const address = addressOf(`/${parts.join('/')}`);
      if (address !== undefined) expect(addressOf(address)).toBe(address);
    }),
  );
});
