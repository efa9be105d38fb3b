/** Tests of pick-up in shops that have the pieces (CO-08, CO-05, TR-01). */
import type { CheckoutView } from '@tianguis/contract';
import { wholeOffer } from '@tianguis/testkit/offers';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Buyer, quoteOf, shown, withDelivery } from './test-delivery.ts';

const shop = await withDelivery();
const { buyer, checkout, choose, clear, orders, parcels, pickUpIn, pool, product, shelves, taken, wrong } = shop;
const roma = pickUpIn('roma');
beforeEach(() => clear());

describe('CO-08 pick-up where there is stock', () => {
  /** Product 7: in the warehouse and in the shop Roma. */
  async function cartWith(pieces: number, stocks: Record<string, number>, email?: string): Promise<Buyer> {
    await shelves(7, stocks);
    const ana = await buyer(email);
    await ana.add([{ id: 7, cart_quantity: pieces }]);
    return ana;
  }
  const ours = { price: 10_000, fulfillment_id: 1, weight_grams: 500 };

  test('CO-05 it costs nothing, its pieces are reserved in the shop, and an order that ends releases them there', async () => {
    await product(7, ours);
    const ana = await cartWith(2, { centro: 5, roma: 2, condesa: 1 });
    const first = await checkout(ana);
    expect(shown(first)).toEqual({ '1-us': ['* est-loc 4900 02', `${roma} 0 01`] });
    expect(first.groups[0]?.options[1]).toMatchObject({ service: 'pickup', place: 'Tienda Roma, Álvaro Obregón 1' });
    const view = await choose(ana, first.compra, { entrega: { '1-us': roma } });
    expect(quoteOf(view)).toMatchObject({
      ...{ shipping: 0, total: 20_000 },
      parcels: [
        { key: `1 ${roma} 1`, service: 'pickup', shipping: 0, arrives: { from: '2026-12-01', to: '2026-12-01' } },
      ],
    });
    const { status, body } = await ana.place(quoteOf(view));
    expect(status).toBe(201);
    expect(await parcels()).toEqual([
      { service: 'pickup', code: 'roma', zone: null, price: 0, paid: 0, borne_by: null, until: '2026-12-01' },
    ]);
    expect([await taken(), await wrong()]).toEqual([{ centro: 0, roma: 2, condesa: 0 }, []]);
    expect((await ana.change(body.data.pedido)).status).toBe(200);
    expect([await taken(), await wrong()]).toEqual([{ centro: 0, roma: 0, condesa: 0 }, []]);
  });

  test('PA-09 a saved card asks for a confirmation, since a pick-up goes to no address', async () => {
    await product(7, ours);
    const ana = await cartWith(1, { centro: 5, roma: 2 });
    const view = await checkout(ana, { entrega: { '1-us': roma }, forma: 'card' });
    const card = {
      token: 'ok',
      brand: 'visa',
      last4: '4242',
      expires: '12/30',
      kind: 'credit',
      months: [],
      isSaved: true,
    };
    await pool.query('update checkouts set card = $1', [JSON.stringify(card)]);
    await pool.query(`update customer_sessions set confirmed_at = now() - interval '1 day'`);
    expect((await ana.place(quoteOf(view))).body.code).toBe('CONFIRMATION_REQUIRED');
    expect([await orders(), await taken()]).toEqual([[], { centro: 0, roma: 0 }]);
    await pool.query('update customer_sessions set confirmed_at = now()');
    expect((await ana.place(quoteOf(view))).status).toBe(201);
    expect(await orders()).toEqual(['awaiting']);
  });

  test('what shops have is picked up only, and delivery has what warehouses have', async () => {
    await product(7, ours);
    const ana = await cartWith(4, { centro: 1, roma: 4 });
    const first = await checkout(ana);
    expect([shown(first), quoteOf(first).lines]).toMatchObject([
      { '1-us': ['* est-loc 4900 02', `${roma} 0 01`] },
      [{ pieces: 1, wanted: 4 }],
    ]);
    const view = await choose(ana, first.compra, { entrega: { '1-us': roma } });
    expect(quoteOf(view)).toMatchObject({ lines: [{ pieces: 4 }], shipping: 0, total: 40_000 });
    expect((await ana.place(quoteOf(view))).status).toBe(201);
    expect([await taken(), await wrong()]).toEqual([{ centro: 0, roma: 4 }, []]);
  });

  test('CO-07 if the shop sold its last piece since, nothing is ordered, and the new quote delivers', async () => {
    await product(7, ours);
    const ana = await cartWith(1, { centro: 5, roma: 1 });
    const view = await checkout(ana, { entrega: { '1-us': roma } });
    await shelves(7, { centro: 5, roma: 0 });
    const { status, body } = await ana.place(quoteOf(view));
    expect([status, body.code, body.differences]).toEqual([
      409,
      'QUOTE_CHANGED',
      [{ kind: 'parcels', gone: 'pickup' }],
    ]);
    expect(body.quote).toMatchObject({ shipping: 4_900, parcels: [{ service: 'estandar' }] });
    expect([await orders(), await taken()]).toEqual([[], { centro: 0, roma: 0 }]);
    expect((await ana.place(body.quote)).status).toBe(201);
    expect([await taken(), await wrong()]).toEqual([{ centro: 1, roma: 0 }, []]);
  });

  test('CO-07 the difference is told if delivery has fewer pieces as well', async () => {
    await product(7, ours);
    const ana = await cartWith(4, { centro: 1, roma: 4 });
    const view = await checkout(ana, { entrega: { '1-us': roma } });
    await shelves(7, { centro: 1, roma: 3 });
    expect((await ana.place(quoteOf(view))).body.differences).toMatchObject([
      { kind: 'pieces', was: 4, is: 1 },
      { kind: 'parcels', gone: 'pickup' },
    ]);
  });

  test('CO-05 one piece in the shop and 8 buyers make one pick-up; the others are told', async () => {
    await product(7, ours);
    const buyers: Buyer[] = [];
    for (let at = 0; at < 8; at++) buyers.push(await cartWith(1, { centro: 9, roma: 1 }, `b${at}@correo.mx`));
    const views = await Promise.all(buyers.map((one) => checkout(one, { entrega: { '1-us': roma } })));
    const replies = await Promise.all(buyers.map((one, at) => one.place(quoteOf(views[at] as CheckoutView))));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(409)]);
    for (const { status, body } of replies)
      if (status === 409) expect(body.differences).toEqual([{ kind: 'parcels', gone: 'pickup' }]);
    expect([await taken(), await wrong()]).toEqual([{ centro: 0, roma: 1 }, []]);
  });

  test('CO-01 another shop than the shown one is a difference', async () => {
    await product(7, ours);
    const ana = await cartWith(1, { centro: 5, roma: 1, condesa: 1 });
    const { compra, ...view } = await checkout(ana, { entrega: { '1-us': roma } });
    await choose(ana, compra, { entrega: { '1-us': pickUpIn('condesa') } });
    expect((await ana.place(quoteOf({ compra, ...view }))).body.differences).toEqual([
      { kind: 'parcels', gone: 'pickup' },
    ]);
  });

  test('goods that only shops have are left out until the customer chooses to pick them up', async () => {
    await product(7, ours);
    await product(8, ours);
    const ana = await cartWith(1, { centro: 0, roma: 1 });
    await ana.add([{ id: 8 }]);
    const first = await checkout(ana);
    expect(shown(first)).toEqual({ '1-us': ['* est-loc 4900 02'], '1-shops': [`${roma} 0 01`] });
    expect(quoteOf(first)).toMatchObject({ lines: [{ id: 8 }], left_out: [{ id: 7, reason: 'no-coverage' }] });
    const view = await choose(ana, first.compra, { entrega: { '1-shops': roma } });
    expect(quoteOf(view)).toMatchObject({ left_out: [], shipping: 4_900, total: 24_900 });
    expect((await ana.place(quoteOf(view))).status).toBe(201);
    expect([(await parcels()).map(({ service }) => service), await wrong()]).toEqual([['estandar', 'pickup'], []]);
  });

  test('a piece that no price list includes is left out, and can be picked up', async () => {
    await product(7, { ...ours, weight_grams: 90_000 });
    const ana = await cartWith(1, { centro: 5, roma: 1 });
    const first = await checkout(ana);
    expect([shown(first), quoteOf(first).left_out]).toMatchObject([{ '1-us': [`${roma} 0 01`] }, [{ id: 7 }]]);
    const view = await choose(ana, first.compra, { entrega: { '1-us': roma } });
    expect(quoteOf(view)).toMatchObject({ left_out: [], shipping: 0, total: 10_000 });
    expect((await ana.place(quoteOf(view))).status).toBe(201);
    expect([await taken(), await wrong()]).toEqual([{ centro: 0, roma: 1 }, []]);
  });

  test('what is picked up of one seller in one shop is one parcel, and its goods count for free shipping', async () => {
    await product(7, { ...ours, price: 20_000 });
    await product(8, { ...ours, price: 20_000, is_big_ticket: true });
    await product(9, { price: 5_000, store_id: 2 });
    const ana = await cartWith(1, { centro: 5, roma: 1 });
    await shelves(8, { centro: 5, roma: 1 });
    await ana.add([{ id: 8 }, { id: 9 }]);
    const view = await checkout(ana, { entrega: { '1-us': roma, '1-us-bulky': roma } });
    expect(quoteOf(view)).toMatchObject({ shipping: 0, total: 45_000 });
    expect(quoteOf(view).parcels.map(({ key, lines }) => [key, lines.length])).toEqual([
      ['2 estandar 1', 1],
      [`1 ${roma} 1`, 2],
    ]);
    expect((await ana.place(quoteOf(view))).status).toBe(201);
    // The shop bears what the other seller's parcel costs, and nothing for the pick-up.
    expect((await parcels()).map(({ price, paid, borne_by }) => [price, paid, borne_by])).toEqual([
      [4_900, 0, 'shop'],
      [0, 0, null],
    ]);
    expect(await wrong()).toEqual([]);
  });

  test('TR-01 a shop that offers no pick-up has none, whatever was chosen', async () => {
    const closed = await withDelivery({ offer: { ...wholeOffer, pickUp: false } });
    await closed.product(7, ours);
    await closed.shelves(7, { centro: 5, roma: 5 });
    const ana = await closed.buyer();
    await ana.add([{ id: 7 }]);
    expect(shown(await closed.checkout(ana, { entrega: { '1-us': roma } }))).toEqual({ '1-us': ['* est-loc 4900 02'] });
  });
});
