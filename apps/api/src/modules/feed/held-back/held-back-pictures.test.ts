/** Tests pictures and common columns of a product with a held-back row. */
import { withDatabase } from '@tianguis/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { blue, link, red } from '../testing/test-attempt.ts';
import { feedOf, lineOf } from '../testing/test-faults.ts';
import { emptyShop, importFeed, select } from '../testing/test-feed.ts';

const { pool } = await withDatabase({ max: 6 });
beforeEach(() => emptyShop(pool));

const shown = () =>
  select<{ url: string; color: string | null }>(
    pool,
    `select i.source ->> 'url' as url, p.color from product_pictures p join pictures i on i.key = p.picture_key
      where product_id = (select id from products where sku = 'A') order by position`,
  );
const names = async () => (await shown()).map(({ url }) => url.replace(/^.*\/|\.jpg$/g, ''));
const product = async () => (await select<Record<string, unknown>>(pool, `select * from products where sku = 'A'`))[0];

describe('issue 13, A2: a held-back row changes no stored data that depend on it', () => {
  test('other variants change, but pictures and common columns of the product stay', async () => {
    await importFeed(pool, feedOf([red, blue].map(lineOf)));
    const before = await product();
    const changed = { ...blue, title: 'Sartén', price: '200 MXN', image_link: link('n1'), brand: 'Otra' };
    await importFeed(pool, feedOf([lineOf({ ...red, price: '299,00 EUR' }), lineOf(changed)]));
    expect(await names()).toEqual(['b1', 'b2', 'b3', 'a1', 'a2', 'n1']);
    expect((await shown()).map(({ color }) => color)).toEqual(['Rojo', 'Rojo', 'Rojo', 'Azul', 'Azul', 'Azul']);
    expect(await product()).toMatchObject({ title: 'Olla', brand_id: before?.brand_id, gtin: red.gtin });
    expect(await select(pool, 'select sku, list_price from product_variants order by sku')).toEqual([
      { sku: 'A-1', list_price: 20_000 },
      { sku: 'A-2', list_price: 10_000 },
    ]);
    expect(await select(pool, 'select name from brands')).toEqual([{ name: 'Marca' }]);
    // When the row is valid again, the file replaces all stored values.
    await importFeed(pool, feedOf([lineOf(red), lineOf(changed)]));
    expect(await names()).toEqual(['b1', 'b2', 'b3', 'n1', 'a2']);
  });

  test('columns and pictures of an earlier valid row are written', async () => {
    await importFeed(pool, feedOf([blue, red].map(lineOf)));
    const changed = { ...blue, title: 'Sartén', image_link: link('n1') };
    await importFeed(pool, feedOf([lineOf(changed), lineOf({ ...red, gtin: '1' })]));
    expect(await names()).toEqual(['n1', 'a2', 'a1', 'b1', 'b2', 'b3']);
    expect(await product()).toMatchObject({ title: 'Sartén', gtin: red.gtin });
  });

  test.each([
    ['that no variant has', 'Foto', ''],
    ['that no variant has, without its own text', '', ''],
    ['whose variant now has another one', 'Foto', 'Rojo'],
  ])('a colour that a gallery gave to pictures stays: one %s', async (_which, alt, color) => {
    const withGallery = { ...red, color: 'Verde', gallery: `Rojo:${alt}:https\\://cdn.example/b1.jpg` };
    const other = { ...blue, color, image_link: link('b1'), additional_image_link: '' };
    await importFeed(pool, feedOf([withGallery, other].map(lineOf)));
    const before = await shown();
    expect(before).toEqual([{ url: link('b1'), color: 'Rojo' }]);
    await importFeed(pool, feedOf([lineOf({ ...withGallery, gtin: '1' }), lineOf({ ...other, color: 'Azul' })]));
    expect(await shown()).toEqual(before);
  });

  test('pictures added while a row is held back are at most a hundred', async () => {
    await importFeed(pool, feedOf([blue, red].map(lineOf)));
    for (let round = 0; round < 6; round++) {
      const links = Array.from({ length: 20 }, (_, n) => link(`${round}-${n}`));
      const changed = { ...blue, image_link: links[0] ?? '', additional_image_link: links.slice(1).join(',') };
      await importFeed(pool, feedOf([lineOf(changed), lineOf({ ...red, gtin: '1' })]));
    }
    const stored = await names();
    expect(stored).toHaveLength(100);
    expect(stored).toEqual(expect.arrayContaining(['a1', 'a2', 'b1', 'b2', 'b3']));
  });
});
