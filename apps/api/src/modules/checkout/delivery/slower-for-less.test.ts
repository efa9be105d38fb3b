/** Tests of deliveries that cost less and arrive later (CO-08). */
import { beforeEach, describe, expect, test } from 'vitest';
import { quoteOf, shown, withDelivery } from './test-delivery.ts';

const { buyer, checkout, choose, clear, parcels, pool, product, shelves, taken, wrong } = await withDelivery();
beforeEach(() => clear());

describe('CO-08 slower for less', () => {
  test('the quickest is chosen first; the choice makes date, price, total and parcel', async () => {
    await product(7, { price: 10_000, fulfillment_id: 1, super_express: true, weight_grams: 500 });
    const ana = await buyer();
    await ana.add([{ id: 7 }]);
    const first = await checkout(ana);
    expect(shown(first)).toEqual({ '1-us': ['* exp-loc 14900 01', 'est-loc 4900 02'] });
    expect(first.groups[0]).toMatchObject({
      ...{ seller: { id: 1 }, lines: [{ id: 7, childrenSku: '0', pieces: 1 }] },
      options: [
        { service: 'express', place: null, arrives: { from: '2026-12-01', to: '2026-12-01' } },
        { price: 4_900 },
      ],
    });
    expect(quoteOf(first)).toMatchObject({ shipping: 14_900, total: 24_900, parcels: [{ key: '1 express 1' }] });

    const slower = await choose(ana, first.compra, { entrega: { '1-us': 'est-loc' } });
    expect(shown(slower)).toEqual({ '1-us': ['exp-loc 14900 01', '* est-loc 4900 02'] });
    expect(quoteOf(slower)).toMatchObject({
      ...{ shipping: 4_900, total: 14_900 },
      parcels: [{ key: '1 estandar 1', arrives: { to: '2026-12-02' }, shipping: 4_900 }],
    });
    // The customer was shown the other delivery before.
    expect((await ana.place(quoteOf(first))).body.differences).toEqual([{ kind: 'parcels', gone: 'express' }]);
    expect((await ana.place(quoteOf(slower))).status).toBe(201);
    expect(await parcels()).toEqual([
      {
        service: 'estandar',
        code: 'centro',
        zone: 'local',
        price: 4_900,
        paid: 4_900,
        borne_by: null,
        until: '2026-12-02',
      },
    ]);
    expect(await wrong()).toEqual([]);
  });

  test('without shipping to pay, slower delivery is no option, not even if it was chosen before', async () => {
    await product(7, { price: 10_000, fulfillment_id: 1, super_express: true, weight_grams: 500 });
    const ana = await buyer();
    await ana.add([{ id: 7 }]);
    const { compra } = await checkout(ana, { entrega: { '1-us': 'est-loc' } });
    await ana.set([{ id: 7, cart_quantity: 4 }]);
    const free = await choose(ana, compra, {});
    expect(shown(free)).toEqual({ '1-us': ['* exp-loc 0 01'] });
    expect(quoteOf(free)).toMatchObject({ shipping: 0, parcels: [{ key: '1 express 1', shipping: 0 }] });
    expect((await ana.place(quoteOf(free))).status).toBe(201);
    expect(await parcels()).toMatchObject([{ price: 14_900, paid: 0, borne_by: 'shop' }]);
  });

  test('each group has its own choice, and an unknown choice is the quickest delivery', async () => {
    for (const [id, more] of [
      [7, { super_express: true }],
      [8, { is_big_ticket: true }],
    ] as const)
      await product(id, { price: 10_000, fulfillment_id: 1, weight_grams: 500, ...more });
    await product(9, { price: 10_000, store_id: 2 });
    const ana = await buyer();
    await ana.add([{ id: 7 }, { id: 8 }, { id: 9 }]);
    const view = await checkout(ana, { entrega: { '1-us': 'est-loc', '1-us-bulky': 'exp-loc', '2-own': 'x', z: 'y' } });
    expect(shown(view)).toEqual({
      '1-us': ['exp-loc 14900 01', '* est-loc 4900 02'],
      '1-us-bulky': ['* vol-loc 29900 04-07'],
      '2-own': ['* est-loc 4900 03'],
    });
    expect(quoteOf(view)).toMatchObject({ shipping: 39_700, total: 69_700 });
  });

  test('goods that are too heavy for one package are sent, at the sum of the packages', async () => {
    await product(7, { price: 10_000, fulfillment_id: 1, weight_grams: 3_000 });
    const ana = await buyer();
    await ana.add([{ id: 7, cart_quantity: 3 }]);
    const quote = await ana.quote();
    expect(quote).toMatchObject({ shipping: 26_700, left_out: [], parcels: [{ lines: [{ pieces: 3 }] }] });
    expect((await ana.place(quote)).status).toBe(201);
    expect([(await parcels()).map(({ paid }) => paid), await wrong()]).toEqual([[26_700], []]);
  });

  test('two lines of one variant share the pieces of each place', async () => {
    await product(7, { price: 10_000, fulfillment_id: 1, weight_grams: 500 });
    await shelves(7, { centro: 3, lejos: 9 });
    const ana = await buyer();
    await ana.add([{ id: 7, cart_quantity: 2 }]);
    // The customer had chosen the variant when the product still had choices.
    await pool.query(`insert into cart_lines (customer_id, product_id, sku, pieces, noted_price, version, is_later)
      select customer_id, product_id, '7-U', 2, noted_price, version, false from cart_lines`);
    expect((await ana.place(await ana.quote())).status).toBe(201);
    expect([await taken(), await wrong()]).toEqual([{ centro: 3, lejos: 1 }, []]);
  });

  test('goods by mail are a group without a choice', async () => {
    await product(7, { price: 10_000, digital: true });
    const ana = await buyer();
    await ana.add([{ id: 7, cart_quantity: 2 }]);
    const view = await checkout(ana);
    const option = { key: 'digital', service: 'digital', place: null, arrives: null, price: 0, chosen: true };
    expect(view.groups).toMatchObject([{ key: '1-digital', lines: [{ id: 7, pieces: 2 }], options: [option] }]);
    expect(quoteOf(view)).toMatchObject({ shipping: 0, total: 20_000 });
  });
});
