import { describe, expect, test } from 'vitest';
import { repairProducts, setPrices, switchOffers, variantsForSale } from './service.ts';
import { soon, withInventory } from './test-inventory.ts';

const { shop, pool, product, inUnit } = await withInventory();

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
    expect((await variantsForSale(shop, ['C', 'A', 'B', 'X'])).map(({ sku, salePrice }) => [sku, salePrice])).toEqual([
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
