/** TR-01, PA-02: months and pick-up in replies are those that the seller allows and the shop offers. */
import { noOffer, wholeOffer } from '@tianguis/testkit/offers';
import { expect, test } from 'vitest';
import { withCarts } from '../cart/test-carts.ts';

const plans = [
  { months: 3, from: 30_000 },
  { months: 12, from: 120_000 },
];
const open = await withCarts({ offer: { ...wholeOffer, months: plans } });
const closed = await withCarts({ offer: noOffer });

for (const { customer, product, build, database } of [open, closed]) {
  await customer();
  await product(1, { price: 119_900, months: 18, is_store_pickup: true });
  await build.variant(1, { sku: '1-L', list_price: 200_000, sale_price: 120_000, stock: 3 });
  await product(2, { price: 5_000, months: 12 });
  await product(3, { price: 200_000, months: 0 });
  await database.pool.query(`
    insert into shipping_places (code, name, kind, postal_code, address, opening_hours, cutoff, work_days, handling_days)
    values ('roma', 'Tienda Roma', 'shop', '06700', '', '', 600, 62, 0)`);
}

const read = async ({ call }: typeof open) => {
  const { data } = (await call('GET', '/products/v1/products')).body;
  const { product } = (await call('GET', '/products/v1/products/1')).body.data;
  const { pickup } = (await call('GET', '/shipping/v1/zoning/06600?products=1')).body.data;
  const months = data.products.map((one: { id: number; months: number }) => [one.id, one.months]);
  return {
    months: Object.fromEntries(months),
    detail: product.months,
    canBePickedUp: [data.products.find(({ id }: { id: number }) => id === 1), product].map(
      ({ features }) => features.is_store_pickup,
    ),
    pickup: pickup?.status ?? null,
  };
};

test('TR-01 PA-02 a card has the months for its price, a product those for its dearest variant', async () => {
  expect(await read(open)).toEqual({
    months: { 1: 3, 2: 0, 3: 0 },
    detail: 12,
    canBePickedUp: [true, true],
    pickup: 'possible',
  });
});

test('TR-01 a shop that offers neither months nor pick-up shows none', async () => {
  expect(await read(closed)).toEqual({
    months: { 1: 0, 2: 0, 3: 0 },
    detail: 0,
    canBePickedUp: [false, false],
    pickup: null,
  });
});

test('TR-01 PA-02 a cart has the longest plan that its lines allow and its total reaches', async () => {
  const installments = async (shop: typeof open, lines: { id: number; cart_quantity?: number }[]) => {
    const ana = await shop.shopper();
    await shop.pool.query('delete from cart_lines');
    await ana.add(lines.map((line) => ({ childrenSku: '0', ...line })));
    const { totals, products } = await ana.cart();
    const byId = products.toSorted((one: { id: number }, other: { id: number }) => one.id - other.id);
    return [totals.installments?.months ?? null, ...byId.map(({ months }: { months: number }) => months)];
  };
  // A line has the months for any price, since the total decides.
  expect(await installments(open, [{ id: 2, cart_quantity: 2 }])).toEqual([null, 12]);
  expect(await installments(open, [{ id: 1 }, { id: 2, cart_quantity: 6 }])).toEqual([12, 12, 12]);
  expect(await installments(open, [{ id: 1 }])).toEqual([3, 12]);
  expect(await installments(open, [{ id: 1 }, { id: 3 }])).toEqual([null, 12, 0]);
  expect(await installments(closed, [{ id: 1 }])).toEqual([null, 0]);
});
