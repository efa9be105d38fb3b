/** For tests: the cart of a customer, and the order that is placed from it. Needs the products of `resetShop`. */
import type { Querier } from '@tianguis/database';
import type { NewOrder } from '../new-order.ts';

export const newOrder = (customer: string): NewOrder => ({
  ...{ checkout: crypto.randomUUID(), customer, cartVersion: 3, isTest: false, giftNote: null, accepted: {} },
  ...{ buyer: { nombre: 'Ana' }, address: { calle: 'Reforma' }, paysUntil: new Date('2999-01-01T00:00:00Z') },
  placedAt: new Date('2026-12-01T16:00:00Z'),
  ...{ coupon: { id: 1, code: 'HOLA', funder: 'shop' as const }, sellers: [{ id: 1, name: 'Tianguis', tax: {} }] },
  parcels: [
    {
      ...{ seller: 1, place: null, service: 'estandar', zone: 'local', price: 0, paid: 0, borneBy: null },
      ...{ promisedFrom: '2026-12-01', promisedTo: '2026-12-03' },
      lines: [
        {
          ...{ productId: 1, variantId: 1, sku: 'A', cartSku: '0', pieces: 1, listPrice: 10_000, price: 10_000 },
          ...{ discount: 1_000, shown: { title: 'Comal', options: {}, picture: null, brand: '' }, tax: {} },
        },
      ],
    },
  ],
  tenders: [{ kind: 'card', amount: 9_000 }],
});

/** Fills a cart with the line and the coupon of `newOrder`. */
export async function fillCart(on: Querier, customer: string): Promise<void> {
  await on.query('insert into carts (customer_id, version, coupon_id) values ($1, 3, 1)', [customer]);
  await on.query(
    `insert into cart_lines (customer_id, product_id, sku, pieces, noted_price, version, is_later)
     values ($1, 1, '0', 1, 10000, 3, false)`,
    [customer],
  );
  await on.query(`insert into coupon_uses values (1, $1, now() + interval '1 hour')`, [customer]);
}
