/** Tests when the lines of a cart arrive, what shipping costs, and when it is free (BL-03). */
import { beforeEach, describe, expect, test } from 'vitest';
import { withCarts } from './test-carts.ts';

const { clear, customer, product, shopper, stock } = await withCarts();
beforeEach(() => clear());

type Seller = { store: { id: number } };

describe('arrival and shipping', () => {
  test('with a postal code each line has its date, each seller a cost and what is missing until it is free', async () => {
    await customer();
    await product(7, { price: 10_000, fulfillment_id: 1, weight_grams: 800 });
    await product(8, { price: 19_000, store_id: 2 });
    const ana = await shopper();
    await ana.add([{ id: 7, cart_quantity: 2 }, { id: 8 }]);
    const cart = await ana.cart('06600');
    expect(cart.products.map(({ arrival }: never) => (arrival as { status: string }).status)).toEqual([
      'arrives',
      'arrives',
    ]);
    // 1.6 kg are shipped as one parcel, which is cheaper than two.
    expect(cart.sellers.toSorted((one: Seller, other: Seller) => one.store.id - other.store.id)).toMatchObject([
      { store: { id: 1 }, goods: 20_000, shipping: { is_free: false, cost: 8_900, missing: 900 } },
      { store: { id: 2 }, goods: 19_000, shipping: { is_free: false, cost: 4_900, missing: 900 } },
    ]);
    expect(cart.totals).toMatchObject({ goods: 39_000, shipping: 13_800, is_shipping_known: true, total: 52_800 });
    const without = await ana.cart();
    expect(without.products[0].arrival).toBeNull();
    expect(without.totals).toMatchObject({ is_shipping_known: false, total: 39_000 });
    // CO-04: each seller's goods in one parcel, to the nearest zone.
    expect(without.totals.shipping_from).toBe(8_900 + 4_900);
    expect(cart.totals.shipping_from).toBeNull();
    expect((await ana.send('GET', '?codigoPostal=00000')).body).toMatchObject({ code: 'POSTAL_CODE_NOT_FOUND' });
  });
});

describe('BL-03 free shipping', () => {
  test.each<[string, object, number, boolean]>([
    ['a product that ships free', { price: 10_000, ships_free: true }, 1, true],
    ['the threshold is reached', { price: 13_300 }, 3, true],
    ['a centavo below it', { price: 39_899 }, 1, false],
  ])('%s', async (_what, more, pieces, isFree) => {
    await customer();
    await product(7, more as Record<string, unknown>);
    const ana = await shopper();
    await ana.add([{ id: 7, cart_quantity: pieces }]);
    expect((await ana.cart()).shipping.is_free).toBe(isFree);
    // Lines that cannot be bought do not count for free shipping.
    await stock(7, 0);
    expect((await ana.cart()).shipping).toEqual({ is_free: false, missing: 39_900 });
  });

  test.each<[string, object, object]>([
    ['any product of any seller ships free', { price: 10_000, ships_free: true }, { is_free: true, missing: 0 }],
    ['goods of several sellers reach the threshold', { price: 29_900 }, { is_free: true, missing: 0 }],
    ['they are a centavo below the threshold', { price: 29_899 }, { is_free: false, missing: 1 }],
  ])('the whole cart counts: %s', async (_what, more, shipping) => {
    await customer();
    await product(7, { price: 10_000, store_id: 2 });
    await product(8, more as Record<string, unknown>);
    const ana = await shopper();
    await ana.add([{ id: 7 }, { id: 8 }]);
    const cart = await ana.cart();
    expect(cart.shipping).toEqual(shipping);
    expect(cart.sellers.map(({ shipping: ofSeller }: { shipping: object }) => ofSeller)).toMatchObject([
      shipping,
      shipping,
    ]);
  });

  test('in a shop that counts by seller, what one seller sends free frees no other', async () => {
    const bySeller = await withCarts({ freeShippingBy: 'seller' });
    await bySeller.customer();
    await bySeller.product(7, { price: 10_000, store_id: 2 });
    await bySeller.product(8, { price: 90_000 });
    const ana = await bySeller.shopper();
    await ana.add([{ id: 7 }, { id: 8 }]);
    const cart = await ana.cart();
    expect(cart.shipping).toEqual({ is_free: false, missing: null });
    expect(cart.sellers.toSorted((one: Seller, other: Seller) => one.store.id - other.store.id)).toMatchObject([
      { store: { id: 1 }, shipping: { is_free: true, missing: 0 } },
      { store: { id: 2 }, shipping: { is_free: false, missing: 29_900 } },
    ]);
  });
});
