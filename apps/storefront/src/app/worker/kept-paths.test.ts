import { expect, test } from 'vitest';
import { isKept, keyOf, kindOf, pageOfData } from './kept-paths.ts';

test.each([
  ['/', 'public'],
  ['/categoria/1/hogar/pagina=1', 'public'],
  ['/producto/12/licuadora', 'public'],
  ['/tiendas', 'public'],
  ['/Mesa-de-Regalos', 'public'],
  ['/carrito/detalle', 'own'],
  ['/pedido/3522324560', 'own'],
  ['/pedido/3522324560/product=7', 'own'],
  ['/mi-cuenta/mis-pedidos/0/formaCompra/3522324560/product=7', 'own'],
  ['/comprar/gracias/3522324560', 'own'],
  ['/pedido/3522324560/pagar', undefined],
  ['/pedido/3522324560/mensajes', undefined],
  ['/pedido/3522324560/devolucion/1', undefined],
  ['/mi-cuenta/', undefined],
  ['/mi-cuenta/mis-pedidos/dias=30/pagina=1', undefined],
  ['/mi-cuenta/mis-pedidos/3522324560/datos-bancarios', undefined],
  ['/comprar', undefined],
  ['/comprar/pago', undefined],
  ['/comprar/regreso/1', undefined],
  ['/COMPRAR/pago', undefined],
  ['/login', undefined],
  ['/loginMiTelmex', undefined],
  ['/authenticated/facebook', undefined],
  ['/recuperar-contrasena/', undefined],
  ['/acciones/salir', undefined],
  ['/lista-compartida', undefined],
  ['/Mesa-de-Regalos/ABC123', undefined],
  ['/compartir', undefined],
])('PW-02 the copy of %s is %s', (path, kind) => expect(kindOf(path)).toBe(kind));

const whole = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=0, must-revalidate',
  'cache-status': 'tianguis; hit',
};
const answer = (headers: Record<string, string>, changed: object = {}) => ({
  ...{ status: 200, type: 'basic' as const, redirected: false, headers: new Headers({ ...whole, ...headers }) },
  ...changed,
});

test('PW-02 a public page is kept only if it is the same for everybody', () => {
  expect(isKept(answer({}), 'public')).toBe(true);
  expect(isKept(answer({ 'cache-status': 'tianguis; fwd=miss; stored' }), 'public')).toBe(true);
  const others: [Record<string, string>, object?][] = [
    [{ 'cache-control': 'private, no-store' }],
    [{ 'cache-control': 'public, no-store' }],
    // Rendered for its visitor, past the page cache.
    [{ 'cache-status': '' }],
    [{ 'cache-status': 'tianguis; fwd=miss' }],
    [{ 'content-type': 'application/json' }],
    [{}, { status: 404 }],
    [{}, { status: 503 }],
    [{}, { redirected: true }],
    [{}, { type: 'opaqueredirect', status: 0 }],
  ];
  for (const [headers, changed] of others) expect(isKept(answer(headers, changed), 'public')).toBe(false);
});

test("PW-02 a customer's page is kept although no cache may hold it, but no redirection and no failure", () => {
  const own = { 'cache-control': 'private, no-store', 'cache-status': '' };
  expect(isKept(answer(own), 'own')).toBe(true);
  expect(isKept(answer(own, { status: 404 }), 'own')).toBe(false);
  expect(isKept(answer(own, { redirected: true }), 'own')).toBe(false);
});

const shop = 'https://tienda.example';

test.each([
  ['/producto/1/x?utm_source=a&variante=7&gclid=1#fotos', '/producto/1/x?variante=7'],
  ['/?app=1', '/'],
  ['/resultados?query=a%20b', '/resultados?query=a%20b'],
])('the copy of %s has the key %s', (path, key) => expect(keyOf(shop + path)).toBe(shop + key));

test.each([
  ['/producto/1/x.data?variante=7&_routes=routes%2Fproduct', '/producto/1/x?variante=7'],
  ['/_root.data', '/'],
  ['/c/ofertas/_.data', '/c/ofertas/'],
  ['/producto/1/x', undefined],
])('%s has the data of %s', (path, page) =>
  expect(pageOfData(shop + path)).toBe(page === undefined ? undefined : shop + page),
);
