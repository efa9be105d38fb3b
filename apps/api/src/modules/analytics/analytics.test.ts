/** Tests first-party analytics (AP-21, ST-10, SS-08). */
import { randomUUID } from 'node:crypto';
import { writeConsent } from '@tianguis/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { withCarts } from '../cart/test-carts.ts';
import { pruneAnalytics } from './operator.ts';

const { call, clear, db, pool, product, shirt } = await withCarts();
beforeEach(async () => {
  await clear();
  await pool.query('truncate analytics_events, tracked_carts');
});

const path = '/eventos/v1';
const visitor = randomUUID();
const consent = writeConsent({ isGiven: true, visitor });
const cookie = (value: string) => ({ cookie: `total_items=2; medicion=${value}; darkMode=1` });
const send = (eventos: readonly object[], headers: Record<string, string> = cookie(consent)) =>
  call('POST', path, { headers, payload: { eventos } });
const own = (headers = cookie(consent)) => call('GET', `${path}/mios`, { headers });
const stored = async () => (await pool.query('select * from analytics_events order by id')).rows;

describe('AP-21 off without consent', () => {
  test.each([
    ['none', ''],
    ['a refusal', 'medicion=no'],
    ['half of one', `medicion=si`],
    ['another cookie', `otra_medicion=${consent}`],
  ])('%s: nothing is stored, read or erased', async (_, text) => {
    await product(7);
    const headers = { cookie: text };
    const refused = { status: 403, body: { code: 'CONSENT_REQUIRED' } };
    expect(await send([{ evento: 'vista', id: 7 }], headers)).toMatchObject(refused);
    expect(await own(headers)).toMatchObject(refused);
    expect(await call('DELETE', `${path}/mios`, { headers })).toMatchObject(refused);
    expect(await stored()).toEqual([]);
  });
});

describe('ST-10 what is stored of a product', () => {
  test('is of the catalogue, whole, and of the variant that was seen', async () => {
    await product(7);
    await shirt(8, { S: 1, M: 5 });
    const sent = [
      { evento: 'vista', id: 8, variante: '8-M' },
      { evento: 'agregar', id: 7, cantidad: 3 },
      { evento: 'quitar', id: 7 },
    ];
    expect((await send(sent)).status).toBe(204);
    const [seen, added, removed] = await stored();
    expect(Object.keys(seen.product).toSorted()).toEqual(
      [
        ...['id', 'title', 'sale_price', 'price', 'store', 'brand', 'categories', 'sku', 'variante', 'quantity'],
        ...['producto_estrellas', 'producto_fulfillment', 'producto_digital'],
      ].toSorted(),
    );
    expect(seen).toMatchObject({
      ...{ visitor, kind: 'vista', product_id: 8, path: null },
      product: {
        ...{ id: 8, sku: '8-M', variante: 'M', sale_price: 40_000, price: 50_000, quantity: 1 },
        ...{ categories: [expect.any(String), expect.any(String)], store: expect.any(String) },
        ...{ brand: expect.any(String), producto_digital: false, producto_estrellas: expect.any(Number) },
      },
    });
    expect(added).toMatchObject({ kind: 'agregar', product: { id: 7, quantity: 3, sale_price: 100_000 } });
    expect(removed).toMatchObject({ kind: 'quitar', product_id: 7 });
  });

  test('products that the catalogue does not have are left out, and prices that are sent are refused', async () => {
    await product(7);
    expect(
      (
        await send([
          { evento: 'vista', id: 99 },
          { evento: 'vista', id: 7 },
        ])
      ).status,
    ).toBe(204);
    expect((await stored()).map(({ product_id }) => product_id)).toEqual([7]);
    expect((await send([{ evento: 'vista', id: 7, sale_price: 1 }])).status).toBe(400);
  });

  test.each([
    ['/lista-compartida?clave=secreto#x', '/lista-compartida'],
    ['/resultados/q=regalo para Beto/pagina=1', '/resultados'],
    ['/mi-cuenta/direcciones-envio/editar/3b241101-e2bb-4255-8caf-4136c566a962', '/mi-cuenta'],
    ['/referidos/eyJwcm9kdWN0cyI6W119', '/referidos'],
    ['/producto/7/taza', '/producto'],
    ['/', '/'],
    ['//evil.example/x', '/'],
    ['/lo-que-sea/secreto', '/…'],
  ])('an error has the kind of its page, and no search, address or link: %s', async (pagina, path) => {
    await send([{ evento: 'error', pagina, mensaje: 'a\u0000b en https://tienda.example/x?clave=1 c' }]);
    expect(await stored()).toMatchObject([{ kind: 'error', path, message: 'a b en … c', product: null }]);
  });

  test('a text that no database takes is no failure', async () => {
    await product(7);
    expect((await send([{ evento: 'vista', id: 7, variante: '\ud800' }])).status).toBe(204);
    expect((await stored()).map(({ product_id }) => product_id)).toEqual([7]);
  });
});

test('SS-08 an empty cart clears that of the tracker', async () => {
  const carts = async () => (await pool.query('select products from tracked_carts')).rows;
  await send([{ evento: 'carrito', productos: [8, 7, 7] }]);
  expect(await carts()).toEqual([{ products: [8, 7] }]);
  await send([
    { evento: 'carrito', productos: [9] },
    { evento: 'carrito', productos: [] },
  ]);
  expect(await carts()).toEqual([]);
});

test('a browser reads what is stored of it alone, and erases it at once', async () => {
  await product(7);
  const other = writeConsent({ isGiven: true, visitor: randomUUID() });
  await send([
    { evento: 'vista', id: 7 },
    { evento: 'carrito', productos: [7] },
  ]);
  await send([{ evento: 'vista', id: 7 }], cookie(other));
  const read = await own();
  expect(read.body.data).toMatchObject({
    ...{ total: 1, carrito: 1, eventos: [{ evento: 'vista', producto: { id: 7 } }] },
  });
  expect(read.headers['cache-control']).toBe('private, no-store');
  expect((await call('DELETE', `${path}/mios`, { headers: cookie(consent) })).status).toBe(204);
  expect((await own()).body.data).toEqual({ total: 0, carrito: 0, eventos: [] });
  expect((await own(cookie(other))).body.data.total).toBe(1);
  // A batch that arrives after the erasure is not stored.
  expect(
    (
      await send([
        { evento: 'vista', id: 7 },
        { evento: 'carrito', productos: [7] },
      ])
    ).status,
  ).toBe(204);
  expect((await own()).body.data).toEqual({ total: 0, carrito: 0, eventos: [] });
});

describe('it is bounded', () => {
  test('by batch, by visitor, and by age', async () => {
    await product(7);
    expect((await send(Array.from({ length: 21 }, () => ({ evento: 'vista', id: 7 })))).status).toBe(400);
    expect((await send([])).status).toBe(400);
    await pool.query(
      `insert into analytics_events (visitor, kind, path, message)
       select $1, 'error', '/', 'x' from generate_series(1, 5000)`,
      [visitor],
    );
    expect((await send([{ evento: 'vista', id: 7 }])).status).toBe(204);
    expect(await stored()).toHaveLength(5_000);
    await pool.query(`update analytics_events set happened_at = now() - interval '91 days'`);
    expect(await pruneAnalytics({ db })).toBe(5_000);
  });
});
