/** Tests the history of prices and offers (price-history.sql). */
import { orderLines } from '@tianguis/testkit';
import { describe, expect, test } from 'vitest';
import { reserveStock, setPrices, setStock, switchOffers } from './service.ts';
import { soon, withInventory } from './test-inventory.ts';

const { pool, inUnit } = await withInventory();

const price = (listPrice: number, salePrice: number, endsAt: Date | null = null) =>
  inUnit((unit) => setPrices(unit, [{ sku: 'A', listPrice, salePrice, endsAt }]));

interface Row {
  list_price: number;
  sale_price: number;
  offer_price: number | null;
  offer_ends_at: Date | null;
}

/** The rows of a variant, from old to new. */
async function history(sku = 'A'): Promise<Row[]> {
  const { rows } = await pool.query<Row>(
    `select h.list_price, h.sale_price, h.offer_price, h.offer_ends_at
       from price_history h join product_variants v on v.id = h.variant_id where v.sku = $1 order by h.at`,
    [sku],
  );
  return rows;
}

const first: Row = { list_price: 10_000, sale_price: 10_000, offer_price: null, offer_ends_at: null };

describe('TR-03 each change of price and offer is stored with its moment', () => {
  test('from the first price on: prices, an offer, another end of the offer, and its end', async () => {
    expect(await history()).toEqual([first]);
    const before = new Date();
    await price(9_000, 9_000);
    await price(9_000, 8_000, soon);
    const later = new Date('2999-02-01T06:00:00Z');
    await price(9_000, 8_000, later);
    await pool.query(`update variant_offers set ends_at = now() - interval '1 second'`);
    expect(await switchOffers(pool)).toBe(1);
    const offer = { list_price: 9_000, sale_price: 8_000, offer_price: 8_000 };
    const plain = { list_price: 9_000, sale_price: 9_000, offer_price: null, offer_ends_at: null };
    const rows = await history();
    expect(rows).toEqual([
      ...[first, plain, { ...offer, offer_ends_at: soon }, { ...offer, offer_ends_at: later }],
      ...[{ ...offer, offer_ends_at: expect.any(Date) }, plain],
    ]);
    const { rows: moments } = await pool.query<{ since: boolean }>(
      `select min(at) >= $1 as since from (
         select at from price_history h join product_variants v on v.id = h.variant_id
          where v.sku = 'A' order by at offset 1) changes`,
      [before],
    );
    expect(moments).toEqual([{ since: true }]);
    expect(await history('B')).toHaveLength(1);
  });

  test('a sale, another stock and the same price again store nothing', async () => {
    const order = await orderLines(pool, [{ sku: 'A', pieces: 1 }]);
    await inUnit((unit) => reserveStock(unit, order));
    await inUnit((unit) => setStock(unit, [{ sku: 'A', pieces: 40 }]));
    await price(10_000, 10_000);
    await switchOffers(pool);
    expect(await history()).toEqual([first]);
  });

  test('an offer that is written again without a change stores nothing', async () => {
    await price(9_000, 8_000, soon);
    const before = await history();
    await pool.query('update variant_offers set sale_price = sale_price, is_applied = not is_applied');
    expect(await history()).toEqual(before);
  });

  test('one transaction gives one row, whatever its statements', async () => {
    await inUnit(async (unit) => {
      await setPrices(unit, [{ sku: 'A', listPrice: 8_000, salePrice: 8_000, endsAt: null }]);
      await setPrices(unit, [{ sku: 'A', listPrice: 9_000, salePrice: 7_000, endsAt: soon }]);
    });
    expect(await history()).toEqual([
      first,
      { list_price: 9_000, sale_price: 7_000, offer_price: 7_000, offer_ends_at: soon },
    ]);
  });

  test('a statement that inserts variants and their offers gives one row for each variant', async () => {
    const insertVariant = (id: number) => `insert into product_variants
      (id, product_id, position, sku, list_price, sale_price) values (${id}, 1, ${id}, 'V${id}', 9000, 8000)`;
    const insertOffer = (id: number) => `insert into variant_offers (variant_id, sale_price, ends_at)
      values (${id}, 8000, '${soon.toISOString()}')`;
    await pool.query(`with v as (${insertVariant(101)}) ${insertOffer(101)}`);
    await pool.query(`with o as (${insertOffer(102)}) ${insertVariant(102)}`);
    const row = { list_price: 9_000, sale_price: 8_000, offer_price: 8_000, offer_ends_at: soon };
    expect([await history('V101'), await history('V102')]).toEqual([[row], [row]]);
  });

  test('the last row is the present price, also if an earlier transaction changes the price later', async () => {
    const slow = await pool.connect();
    try {
      await slow.query('begin');
      // `now()` is from here on the beginning of this transaction.
      await slow.query('select now()');
      await price(9_000, 9_000);
      await slow.query(
        `select set_stock_and_prices(array(select id from product_variants where sku = 'A'), '{7000}', '{7000}', null)`,
      );
      await slow.query('commit');
    } finally {
      slow.release();
    }
    expect((await history()).at(-1)).toMatchObject({ list_price: 7_000, sale_price: 7_000 });
  });
});

describe('TR-03 the history is bounded', () => {
  const put = (days: readonly string[]) =>
    pool.query(
      `insert into price_history (variant_id, at, list_price, sale_price)
       select v.id, d.at::timestamptz, d.n, d.n from product_variants v,
              unnest($1::text[]) with ordinality d (at, n) where v.sku = 'A'`,
      [days],
    );
  const left = async () =>
    (await history()).map(({ list_price }) => list_price).filter((listPrice) => listPrice !== first.list_price);

  test('of days older than 30 days one row stays, the last one of the day in Mexico City', async () => {
    await put([
      // The day of Mexico City ends at 6:00 UTC.
      ...['2026-01-10T06:00:00Z', '2026-01-10T23:00:00Z', '2026-01-11T05:59:59Z'],
      ...['2026-01-11T06:00:00Z', '2026-01-11T07:00:00Z', '2026-02-20T12:00:00Z'],
    ]);
    await pool.query('select thin_price_history()');
    expect(await left()).toEqual([3, 5, 6]);
    await pool.query('select thin_price_history()');
    expect(await left()).toEqual([3, 5, 6]);
  });

  test('the last 30 days stay whole', async () => {
    const { rows } = await pool.query<{ at: string }>(
      `select (now() - n * interval '6 hours')::text as at from generate_series(1, 120) n`,
    );
    await put(rows.map(({ at }) => at));
    await pool.query('select thin_price_history()');
    expect(await left()).toHaveLength(120);
  });

  test('a deleted variant takes its history with it', async () => {
    await pool.query(`delete from product_variants where sku = 'A'`);
    const { rows } = await pool.query('select count(*)::int as count from price_history');
    expect(rows).toEqual([{ count: 2 }]);
  });
});
