import { groupNumber, notDelivered } from '@tianguis/domain/shipping';
import { withDatabase } from '@tianguis/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const { pool } = await withDatabase();

const anyProduct = fc.record({
  digital: fc.boolean(),
  is_store_only: fc.boolean(),
  stock: fc.integer({ min: 0, max: 2 }),
  fulfillment_id: fc.integer({ min: 0, max: 1 }),
  dispatch_set: fc.option(fc.integer({ min: 1, max: 2_147_483_647 })),
  store_id: fc.integer({ min: 1, max: 2_147_483_647 }),
  // A smallint; feeds say 365 at most.
  extended_catalogue_days: fc.oneof(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 32_767 })),
  is_big_ticket: fc.boolean(),
  is_backorder: fc.boolean(),
  super_express: fc.boolean(),
});

test('AP-15 the index stores for each product the group that dates are computed for', async () => {
  const products = fc.sample(anyProduct, 2_000);
  const { rows } = await pool.query<{ delivery: string }>(
    `select delivery_group(p) as delivery
       from jsonb_array_elements($1::jsonb) with ordinality as given (product, at),
            jsonb_populate_record(null::products, given.product) as p order by at`,
    [JSON.stringify(products)],
  );
  const expected = products.map((p) => {
    if (p.digital || p.is_store_only || p.stock === 0) return notDelivered;
    const byUs = p.fulfillment_id === 1;
    return groupNumber({
      ...{ byUs, origin: byUs ? (p.dispatch_set ?? 0) : p.store_id, extendedDays: p.extended_catalogue_days },
      ...{ isBigTicket: p.is_big_ticket, isMadeToOrder: p.is_backorder, isSuperExpress: p.super_express },
    });
  });
  expect(rows.map(({ delivery }) => Number(delivery))).toEqual(expected);
});
