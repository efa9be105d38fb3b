/** Tests of the parcels of a quote (CO-08), and of the ways to pay and their times (CO-05, PA-03, TR-01). */
import { wholeOffer } from '@tianguis/testkit/offers';
import { beforeEach, describe, expect, test } from 'vitest';
import { waysOf } from './service.ts';
import { withCheckout } from './test-checkout.ts';

const { buyer, clear, pool, product, wrong } = await withCheckout();
beforeEach(() => clear());

describe('CO-08 parcels by place', () => {
  async function places() {
    await pool.query(`select set_place_stocks(array[v.id, v.id], array_agg(l.id order by l.code), '{2,3}')
      from product_variants v, shipping_places l where v.product_id = 7 and l.code in ('centro', 'lejos') group by v.id`);
  }

  test('the promised place gives all pieces if it has them, else the quickest places share them', async () => {
    await product(7, { price: 10_000, fulfillment_id: 1, weight_grams: 400 });
    await places();
    const ana = await buyer();
    await ana.add([{ id: 7, cart_quantity: 2 }]);
    expect((await ana.quote()).parcels.map(({ lines, arrives }) => [lines[0]?.pieces, arrives?.to])).toEqual([
      [2, '2026-12-02'],
    ]);
    await ana.set([{ id: 7, cart_quantity: 4 }]);
    const quote = await ana.quote();
    expect(quote.parcels).toMatchObject([
      { key: '1 estandar 1', lines: [{ pieces: 2 }], arrives: { to: '2026-12-02' }, shipping: 0 },
      { key: '1 estandar 2', lines: [{ pieces: 2 }], shipping: 0 },
    ]);
    // The cart says when the last pieces arrive.
    expect((await ana.cart('06700')).products[0].arrival.to).toBe(quote.parcels[1]?.arrives?.to);
    expect((await ana.place(quote)).status).toBe(201);
    const { rows } = await pool.query(
      `select l.code, w.stock, w.taken from variant_places w join shipping_places l on l.id = w.place_id order by 1`,
    );
    expect(rows).toEqual([
      { code: 'centro', stock: 0, taken: 2 },
      { code: 'lejos', stock: 1, taken: 2 },
    ]);
    expect((await pool.query('select price, paid, borne_by from order_parcels order by promised_to')).rows).toEqual([
      { price: 4_450, paid: 0, borne_by: 'shop' },
      { price: 4_450, paid: 0, borne_by: 'shop' },
    ]);
    expect(await wrong()).toEqual([]);
  });

  test('what no carrier delivers there is left out, and named', async () => {
    await product(7, { price: 10_000 });
    await product(8, { price: 10_000, weight_grams: 90_000 });
    const ana = await buyer();
    await ana.add([{ id: 7 }, { id: 8 }]);
    expect(await ana.quote()).toMatchObject({
      ...{ lines: [{ id: 7 }], goods: 10_000, total: 14_900 },
      left_out: [{ id: 8, reason: 'no-coverage' }],
    });
  });
});

describe('ways to pay', () => {
  test.each([
    ['oxxo', 10, undefined],
    ['oxxo', 11, 'En OXXO se puede pagar hasta $10,000 por pedido. Elige otra forma de pago.'],
    ['spei', 11, undefined],
  ])('PA-03 %s for %i pieces of 1,000 pesos', async (forma, pieces, msg) => {
    await product(7, { price: 100_000, ships_free: true, stock: 20 });
    const ana = await buyer();
    await ana.add([{ id: 7, cart_quantity: pieces }]);
    const { status, body } = await ana.place(await ana.quote(), { forma });
    expect([status, body.fields?.[0]?.msg]).toEqual(msg === undefined ? [201, undefined] : [422, msg]);
  });

  test('CO-05 the times to pay are those of the configuration', async () => {
    const slow = await withCheckout({ timesToPay: { cardMinutes: 90 } });
    await slow.product(7);
    const ana = await slow.buyer();
    await ana.add([{ id: 7 }]);
    await ana.place(await ana.quote());
    expect((await slow.pool.query('select pays_until from orders')).rows).toEqual([
      { pays_until: new Date('2026-12-01T17:30:00Z') },
    ]);
  });

  test.each(['card', 'oxxo', 'spei'])('TR-01 %s that the shop does not offer is refused', async (forma) => {
    expect(waysOf({ ...wholeOffer, [forma]: false })).toEqual(
      new Set(['card', 'oxxo', 'spei'].filter((way) => way !== forma)),
    );
    const closed = await withCheckout({ offer: { ...wholeOffer, months: [], [forma]: false } });
    await closed.product(7);
    const ana = await closed.buyer();
    await ana.add([{ id: 7 }]);
    const { compra } = (await ana.post('/app/v1/compras', {})).body.data;
    const { status, body } = await ana.choose(compra, { forma });
    expect([status, body.fields[0].msg]).toEqual([422, 'Esta tienda no acepta esa forma de pago. Elige otra.']);
    // The shop offered the way when the customer chose it.
    await closed.pool.query('update checkouts set way = $1', [forma]);
    const { quote } = (await ana.choose(compra, {})).body.data;
    expect((await ana.place(quote)).body.fields[0]).toMatchObject({ name: 'forma' });
    expect(await closed.orders()).toEqual([]);
  });

  test('an empty cart is no order', async () => {
    const ana = await buyer();
    const { compra } = (await ana.post('/app/v1/compras', {})).body.data;
    const { quote } = (await ana.choose(compra, { direccion: ana.address, forma: 'card' })).body.data;
    const { status, body } = await ana.place(quote);
    expect([status, body.fields[0].msg]).toEqual([422, 'Tu carrito no tiene nada que se pueda comprar ahora.']);
  });

  test.each([
    ['card', '2026-12-01T16:30:00Z'],
    ['spei', '2026-12-03T16:00:00Z'],
    // Friday is the last day, and the chain reports payments until Monday.
    ['oxxo', '2026-12-08T06:00:00Z'],
  ])('CO-05 pieces for %s are reserved until %s', async (forma, until) => {
    await product(7);
    const ana = await buyer();
    await ana.add([{ id: 7 }]);
    expect((await ana.place(await ana.quote(), { forma })).status).toBe(201);
    expect((await pool.query('select pays_until from orders')).rows).toEqual([{ pays_until: new Date(until) }]);
  });
});
