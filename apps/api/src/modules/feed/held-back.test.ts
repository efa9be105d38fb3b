/** A held-back row changes no stored data that depend on it. */
import { withDatabase } from '@tianguis/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { attemptImport } from './test-attempt.ts';
import { type Cells, faultColumns, faults, feedOf, lineOf } from './test-faults.ts';
import { contents, emptyShop, importFeed, select } from './test-feed.ts';

const { pool } = await withDatabase({ max: 6 });
beforeEach(() => emptyShop(pool));

const base: Cells = {
  ...{
    title: 'Olla',
    description: 'Buena.',
    price: '100 MXN',
    availability: 'in_stock',
    quantity: '7',
    brand: 'Marca',
  },
  ...{ product_type: 'Casa > Cocina', condition: 'new' },
};
const link = (name: string) => `https://cdn.example/${name}.jpg`;
const blue: Cells = {
  ...{ ...base, id: 'A-1', item_group_id: 'A', color: 'Azul', image_link: link('a1') },
  ...{ additional_image_link: link('a2'), material: 'Barro' },
};
const red: Cells = {
  ...{ ...base, id: 'A-2', item_group_id: 'A', color: 'Rojo', gtin: '7501055363278', image_link: link('b1') },
  ...{ additional_image_link: `${link('b2')},${link('b3')}`, availability: 'backorder', material: 'Acero' },
};

const shown = () =>
  select<{ url: string; color: string | null }>(
    pool,
    `select i.source ->> 'url' as url, p.color from product_pictures p join pictures i on i.key = p.picture_key
      where product_id = (select id from products where sku = 'A') order by position`,
  );
const names = async () => (await shown()).map(({ url }) => url.replace(/^.*\/|\.jpg$/g, ''));
const product = async () => (await select<Record<string, unknown>>(pool, `select * from products where sku = 'A'`))[0];

describe('issue 13, A2: a held-back row changes no stored data that depend on it', () => {
  test.each([
    ['the last of its product', 1, [blue], []],
    ['the first of its product', 5, [], [blue]],
    ['the only one of its product', 5, [{ ...blue, item_group_id: 'B' }], []],
  ])('%s, whatever is wrong with it', async (_which, every, above, below) => {
    await importFeed(pool, feedOf([...above, red, ...below].map(lineOf)));
    const before = await contents(pool);
    let replace = false;
    for (const [name, damage] of Object.entries(faults).filter((_fault, at) => at % every === 0)) {
      const file = feedOf([...above.map(lineOf), ...damage(red), ...below.map(lineOf)]);
      replace = !replace;
      const { heldBack } = await attemptImport(pool, file, { replace });
      expect(heldBack.length, name).toBe(1);
      expect(await contents(pool), name).toEqual(before);
    }
  });

  test('of its product the others change, its pictures stay, and so does what all have in common', async () => {
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
    // As soon as it is right again, the file says all of it.
    await importFeed(pool, feedOf([lineOf(red), lineOf(changed)]));
    expect(await names()).toEqual(['b1', 'b2', 'b3', 'n1', 'a2']);
  });

  test('what a row before it says of the product counts, in words and in pictures', async () => {
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

  test('a cell that is missing at the end of a row changes nothing either', async () => {
    const columns = faultColumns.filter((name) => name !== 'image_link' && name !== 'gtin' && name !== 'gallery');
    columns.splice(columns.indexOf('additional_image_link'), 1);
    columns.push('gtin', 'image_link');
    const lineIn = (cells: Cells) => columns.map((name) => cells[name] ?? '').join('\t');
    await importFeed(pool, `${columns.join('\t')}\n${lineIn(blue)}\n${lineIn(red)}\n`);
    const before = await contents(pool);
    const cut = lineIn(red).split('\t').slice(0, -2).join('\t');
    await importFeed(pool, `${columns.join('\t')}\n${lineIn(blue)}\n${cut}\n`);
    expect(await contents(pool)).toEqual(before);
  });

  test('a product stays on backorder while the row of its variant on backorder is held back', async () => {
    const columns = faultColumns.filter((name) => name !== 'features');
    const file = (...rows: Cells[]) =>
      [columns, ...rows.map((cells) => columns.map((name) => cells[name] ?? ''))]
        .map((row) => `${row.join('\t')}\n`)
        .join('');
    await importFeed(pool, file(blue, red));
    expect(await product()).toMatchObject({ is_backorder: true });
    await importFeed(pool, file(blue, { ...red, price: '' }));
    expect(await product()).toMatchObject({ is_backorder: true });
    await importFeed(pool, file(blue, { ...red, availability: 'in_stock' }));
    expect(await product()).toMatchObject({ is_backorder: false });
  });

  test('--replace deletes no variant that a row without a readable id may be', async () => {
    const third = { ...blue, id: 'A-3', color: 'Verde' };
    await importFeed(pool, feedOf([blue, red, third].map(lineOf)));
    const before = await contents(pool);
    const { messages, dropped } = await importFeed(
      pool,
      feedOf([lineOf(blue), lineOf(red), lineOf({ ...third, id: 'A-3\uFFFD', item_group_id: '' })]),
      { replace: true },
    );
    expect(dropped).toBe(0);
    expect(messages).toContain(
      '1 row does not say for sure which variant it is: no variant is deleted that the file does not have.',
    );
    expect(await contents(pool)).toEqual(before);
  });

  test('an item of XML that names two variants may be either of them', async () => {
    await importFeed(pool, feedOf([blue, red].map(lineOf)));
    const before = await contents(pool);
    const idsOf = (ids: string[]) => ids.map((id) => `<g:id>${id}</g:id>`).join('');
    const item = (...ids: string[]) =>
      `<item>${idsOf(ids)}<g:item_group_id>A</g:item_group_id><g:price>100 MXN</g:price></item>`;
    const file = `<rss xmlns:g="x"><channel>${item('A-1')}${item('X', 'A-2')}</channel></rss>`;
    expect((await importFeed(pool, file, { replace: true })).heldBack).toHaveLength(1);
    expect(await contents(pool)).toEqual(before);
  });
});
