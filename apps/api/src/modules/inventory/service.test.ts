import { describe, expect, test } from 'vitest';
import { repairProducts, setPrices, switchOffers, takeStock, variantsForSale } from './service.ts';
import { soon, withInventory } from './test-inventory.ts';

const { pool, product, stocks, inUnit } = await withInventory();

describe('setPrices', () => {
  test('changes the product’s price with that of its first variant only', async () => {
    await inUnit((unit) => setPrices(unit, [{ sku: 'B', listPrice: 9_000, salePrice: 1_000, endsAt: null }]));
    expect(await product()).toMatchObject({ list_price: 10_000, sale_price: 10_000, isTouched: false });
    await inUnit((unit) => setPrices(unit, [{ sku: 'A', listPrice: 9_000, salePrice: 8_000, endsAt: soon }]));
    expect(await product()).toMatchObject({
      list_price: 9_000,
      sale_price: 8_000,
      offer_ends_at: soon,
      isTouched: true,
    });
  });

  test('replaces an offer with dates, and sets offers that end', async () => {
    await inUnit((unit) => setPrices(unit, [{ sku: 'A', listPrice: 9_000, salePrice: 8_000, endsAt: soon }]));
    await pool.query(`update variant_offers set ends_at = now() - interval '1 second'`);
    expect(await switchOffers(pool)).toBe(1);
    expect(await product()).toMatchObject({ list_price: 9_000, sale_price: 9_000, offer_ends_at: null });
    await inUnit((unit) => setPrices(unit, [{ sku: 'A', listPrice: 9_000, salePrice: 8_000, endsAt: soon }]));
    await inUnit((unit) => setPrices(unit, [{ sku: 'A', listPrice: 9_000, salePrice: 8_500, endsAt: null }]));
    expect((await pool.query('select from variant_offers')).rowCount).toBe(0);
    expect(await product()).toMatchObject({ sale_price: 8_500, offer_ends_at: null });
  });

  test('an offer overwritten by another price is applied again, and one that is applied is not due', async () => {
    await inUnit((unit) => setPrices(unit, [{ sku: 'A', listPrice: 9_000, salePrice: 8_000, endsAt: soon }]));
    const due = async () => (await pool.query('select from due_offers')).rowCount;
    expect(await due()).toBe(0);
    await pool.query(
      `select set_stock_and_prices(array(select id from product_variants where sku = 'A'), '{10000}', '{7000}', null)`,
    );
    expect(await due()).toBe(1);
    expect(await switchOffers(pool)).toBe(1);
    expect(await due()).toBe(0);
    expect(await product()).toMatchObject({ list_price: 10_000, sale_price: 8_000, offer_ends_at: soon });
  });

  test('sets the price of each of several variants', async () => {
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

describe('takeStock', () => {
  test('subtracts from variant and product, and leaves updated_at', async () => {
    const lines = [
      { sku: 'B', pieces: 3 },
      { sku: 'A', pieces: 1 },
      { sku: 'B', pieces: 1 },
    ];
    expect(await inUnit((unit) => takeStock(unit, lines))).toEqual([]);
    expect(await stocks()).toEqual([4, 0, 5]);
    expect(await product()).toMatchObject({ stock: 4, isTouched: false });
  });

  test('takes nothing when one variant has too few pieces, and returns which have too few', async () => {
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

  test.each([0, -1])('refuses %i pieces', async (pieces) => {
    await expect(inUnit((unit) => takeStock(unit, [{ sku: 'A', pieces }]))).rejects.toThrow('at least one piece');
    expect(await stocks()).toEqual([5, 4, 5]);
  });

  test('never sells more than the stock, however many buy at once', async () => {
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

  test('is rolled back when the unit fails afterwards', async () => {
    const failed = inUnit(async (unit) => {
      await takeStock(unit, [{ sku: 'A', pieces: 2 }]);
      throw new Error('the card was refused');
    });
    await expect(failed).rejects.toThrow('refused');
    expect(await stocks()).toEqual([5, 4, 5]);
    expect(await product()).toMatchObject({ stock: 9 });
  });
});

test('repairProducts finds an applied offer whose price was changed by hand', async () => {
  await inUnit((unit) => setPrices(unit, [{ sku: 'A', listPrice: 9_000, salePrice: 8_000, endsAt: soon }]));
  await pool.query(`update product_variants set sale_price = 7_000 where sku = 'A'`);
  expect(await switchOffers(pool)).toBe(0);
  await repairProducts(pool);
  expect(await switchOffers(pool)).toBe(1);
  expect(await product()).toMatchObject({ sale_price: 8_000, offer_ends_at: soon });
});

test('repairProducts repairs stale rollups, and writes no other product', async () => {
  await pool.query(`
    update products set stock = 99, offer_ends_at = '2999-01-01' where id = 1;
    create table before as select xmin::text as version from products where id = 2`);
  expect(await repairProducts(pool)).toEqual([1]);
  expect(await product()).toMatchObject({ stock: 9, sale_price: 10_000, offer_ends_at: null });
  const { rows } = await pool.query('select p.xmin::text = version as same from products p, before where p.id = 2');
  expect(rows).toEqual([{ same: true }]);
  expect(await repairProducts(pool)).toEqual([]);
});
