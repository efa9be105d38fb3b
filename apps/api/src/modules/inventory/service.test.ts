import { createUnitOfWork, type Unit } from '@tianguis/database';
import { CatalogueBuilder, withDatabase } from '@tianguis/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { repairProducts, rollUp, setPrices, setStock, switchOffers, takeStock, variantsForSale } from './service.ts';

const { pool, db } = await withDatabase({ max: 12 });
const shop = createUnitOfWork(db);
const soon = new Date('2999-01-01T06:00:00Z');

/** Product 1 with the variants A (first) and B, product 2 with C. */
beforeEach(async () => {
  await pool.query(
    'truncate products, product_variants, variant_offers, stores, brands, categories restart identity cascade',
  );
  const rows = new CatalogueBuilder(db);
  await rows.categories([{ id: 1 }]);
  await rows.brand();
  await rows.store();
  await rows.product([1], { id: 1, list_price: 10_000, stock: 9, updated_at: '2026-01-01' });
  await rows.variant(1, { sku: 'A', stock: 5 });
  await rows.variant(1, { sku: 'B', stock: 4, list_price: 20_000, sale_price: 15_000 });
  await rows.product([1], { id: 2, list_price: 10_000, stock: 5 });
  await rows.variant(2, { sku: 'C' });
});

type Shown = { stock: number; list_price: number; sale_price: number; offer_ends_at: Date | null; noted: boolean };
async function product(id = 1): Promise<Shown | undefined> {
  const { rows } = await pool.query<Shown>(
    `select stock, list_price, sale_price, offer_ends_at, updated_at > '2026-01-01' as noted
       from products where id = $1`,
    [id],
  );
  return rows[0];
}
const stocks = async () =>
  (await pool.query<{ stock: number }>('select stock from product_variants order by sku')).rows.map((row) => row.stock);
const inUnit = <Result>(work: (unit: Unit) => Promise<Result>) => shop.withTransaction(work);

describe('stock that is counted', () => {
  test('is the variant’s, and its product’s with the others’', async () => {
    await inUnit((unit) =>
      setStock(unit, [
        { sku: 'B', pieces: 30 },
        { sku: 'C', pieces: 0 },
        { sku: 'X', pieces: 7 },
      ]),
    );
    expect(await stocks()).toEqual([5, 30, 0]);
    expect(await product()).toMatchObject({ stock: 35, list_price: 10_000, noted: true });
    expect(await product(2)).toMatchObject({ stock: 0 });
  });

  test('of many variants is no more than a product can say', async () => {
    const most = 2_000_000_000;
    await inUnit((unit) =>
      setStock(unit, [
        { sku: 'A', pieces: most },
        { sku: 'B', pieces: most },
      ]),
    );
    expect(await product()).toMatchObject({ stock: most });
  });

  test('of two variants of one product by two at once adds up, whoever is first', async () => {
    for (let round = 1; round <= 10; round++) {
      await Promise.all([
        inUnit((unit) => setStock(unit, [{ sku: 'A', pieces: round }])),
        inUnit((unit) => setStock(unit, [{ sku: 'B', pieces: 10 * round }])),
      ]);
      expect(await product()).toMatchObject({ stock: 11 * round });
    }
  });

  test('of two variants by writers that lock nothing adds up, too, as soon as both have rolled up', async () => {
    const written = Promise.withResolvers<void>();
    const ready = Promise.withResolvers<void>();
    const first = inUnit(async (unit) => {
      await unit.query(`update product_variants set stock = 100 where sku = 'A'`);
      await written.promise;
      await rollUp(unit, [1]);
      ready.resolve();
    });
    const second = inUnit(async (unit) => {
      await unit.query(`update product_variants set stock = 1000 where sku = 'B'`);
      written.resolve();
      await ready.promise;
      await rollUp(unit, [1]);
    });
    await Promise.all([first, second]);
    expect(await product()).toMatchObject({ stock: 1_100 });
  });

  test('of the same products in another order makes nobody wait for ever', async () => {
    let runs = 0;
    await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        inUnit(async (unit) => {
          runs++;
          const lines = ['A', 'C'].map((sku) => ({ sku, pieces: n + 1 }));
          await setStock(unit, n % 2 ? lines : lines.toReversed());
        }),
      ),
    );
    expect(runs).toBe(10);
    const [a, , c] = await stocks();
    expect(a).toBe(c);
    expect(await product()).toMatchObject({ stock: (a ?? 0) + 4 });
  });
});

describe('prices', () => {
  test('of the first variant are the product’s, those of another are not', async () => {
    await inUnit((unit) => setPrices(unit, [{ sku: 'B', listPrice: 9_000, salePrice: 1_000, endsAt: null }]));
    expect(await product()).toMatchObject({ list_price: 10_000, sale_price: 10_000, noted: false });
    await inUnit((unit) => setPrices(unit, [{ sku: 'A', listPrice: 9_000, salePrice: 8_000, endsAt: soon }]));
    expect(await product()).toMatchObject({ list_price: 9_000, sale_price: 8_000, offer_ends_at: soon, noted: true });
  });

  test('take the place of an offer with dates, and an offer ends by itself', async () => {
    await inUnit((unit) => setPrices(unit, [{ sku: 'A', listPrice: 9_000, salePrice: 8_000, endsAt: soon }]));
    await pool.query(`update variant_offers set ends_at = now() - interval '1 second'`);
    expect(await switchOffers(pool)).toBe(1);
    expect(await product()).toMatchObject({ list_price: 9_000, sale_price: 9_000, offer_ends_at: null });
    await inUnit((unit) => setPrices(unit, [{ sku: 'A', listPrice: 9_000, salePrice: 8_000, endsAt: soon }]));
    await inUnit((unit) => setPrices(unit, [{ sku: 'A', listPrice: 9_000, salePrice: 8_500, endsAt: null }]));
    expect((await pool.query('select from variant_offers')).rowCount).toBe(0);
    expect(await product()).toMatchObject({ sale_price: 8_500, offer_ends_at: null });
  });

  test('of several variants are each one’s own', async () => {
    const price = (sku: string, salePrice: number, endsAt: Date | null) => ({
      sku,
      listPrice: 9_999,
      salePrice,
      endsAt,
    });
    await inUnit((unit) => setPrices(unit, [price('C', 3, null), price('B', 2, soon), price('A', 1, null)]));
    expect((await variantsForSale(pool, ['C', 'A', 'B', 'X'])).map(({ sku, salePrice }) => [sku, salePrice])).toEqual([
      ['A', 1],
      ['B', 2],
      ['C', 3],
    ]);
    const { rows } = await pool.query(
      'select v.sku, o.sale_price, o.ends_at from variant_offers o join product_variants v on v.id = o.variant_id',
    );
    expect(rows).toEqual([{ sku: 'B', sale_price: 2, ends_at: soon }]);
  });
});

describe('pieces that are sold', () => {
  test('are taken from variant and product, and the product is no news for that', async () => {
    const lines = [
      { sku: 'B', pieces: 3 },
      { sku: 'A', pieces: 1 },
      { sku: 'B', pieces: 1 },
    ];
    expect(await inUnit((unit) => takeStock(unit, lines))).toEqual([]);
    expect(await stocks()).toEqual([4, 0, 5]);
    expect(await product()).toMatchObject({ stock: 4, noted: false });
  });

  test('are none when there are too few of one: it is said of which, and what there is', async () => {
    await pool.query('update products set is_active = false where id = 2');
    const lines = [
      { sku: 'A', pieces: 5 },
      { sku: 'B', pieces: 5 },
      { sku: 'C', pieces: 1 },
      { sku: 'X', pieces: 1 },
    ];
    expect(await inUnit((unit) => takeStock(unit, lines))).toEqual([
      { sku: 'B', available: 4 },
      { sku: 'C', available: 0 },
      { sku: 'X', available: 0 },
    ]);
    expect(await stocks()).toEqual([5, 4, 5]);
    expect(await variantsForSale(pool, ['C'])).toMatchObject([{ productId: 2, stock: 0 }]);
  });

  test.each([0, -1])('are not %i', async (pieces) => {
    await expect(inUnit((unit) => takeStock(unit, [{ sku: 'A', pieces }]))).rejects.toThrow('at least one piece');
    expect(await stocks()).toEqual([5, 4, 5]);
  });

  test('are never more than there were, however many buy at once', async () => {
    const buy = (sku: string) =>
      inUnit((unit) =>
        takeStock(unit, [
          { sku: 'C', pieces: 1 },
          { sku, pieces: 1 },
        ]),
      );
    const refused = await Promise.all(Array.from({ length: 30 }, (_, n) => buy(n % 2 ? 'A' : 'B')));
    expect(refused.filter((short) => short.length === 0)).toHaveLength(5);
    const [a = 0, b = 0, c] = await stocks();
    expect([a + b, c]).toEqual([4, 0]);
    expect(await product()).toMatchObject({ stock: 4 });
    expect(await product(2)).toMatchObject({ stock: 0 });
  });

  test('come back when the unit fails afterwards', async () => {
    const failed = inUnit(async (unit) => {
      await takeStock(unit, [{ sku: 'A', pieces: 2 }]);
      throw new Error('the card was refused');
    });
    await expect(failed).rejects.toThrow('refused');
    expect(await stocks()).toEqual([5, 4, 5]);
    expect(await product()).toMatchObject({ stock: 9 });
  });
});

test('products that do not show what their variants are, are put right; the others are not written', async () => {
  await pool.query(`
    update products set stock = 99, offer_ends_at = '2999-01-01' where id = 1;
    create table before as select xmin::text as version from products where id = 2`);
  expect(await repairProducts(pool)).toEqual([1]);
  expect(await product()).toMatchObject({ stock: 9, sale_price: 10_000, offer_ends_at: null });
  const { rows } = await pool.query('select p.xmin::text = version as same from products p, before where p.id = 2');
  expect(rows).toEqual([{ same: true }]);
  expect(await repairProducts(pool)).toEqual([]);
});
