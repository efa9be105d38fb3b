/** A row that is held back changes nothing that hangs on it. */
import { withDatabase } from '@tianguis/testkit';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Cells, type Fate, fates, faultColumns, faults, feedOf, feeds, lineOf } from './test-faults.ts';
import { type Brought, bringIn, contents, emptyShop, select } from './test-feed.ts';
import { compareHanging, hanging } from './test-hanging.ts';

const { pool } = await withDatabase({ max: 6 });
beforeEach(() => emptyShop(pool));

/** `HELD_BACK_RUNS=2000` looks longer. */
const numRuns = Number(process.env.HELD_BACK_RUNS ?? 15);
const longEnough = Math.max(300_000, numRuns * 5_000);
const closed = { create: false, product_type: {}, google_product_category: {} };

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

describe('issue 13, A2: a row that is held back changes nothing that hangs on it', () => {
  test.each([
    ['the last of its product', 1, [blue], []],
    ['the first of its product', 5, [], [blue]],
    ['the only one of its product', 5, [{ ...blue, item_group_id: 'B' }], []],
  ])('%s, whatever is wrong with it', async (_which, every, above, below) => {
    await bringIn(pool, feedOf([...above, red, ...below].map(lineOf)));
    const before = await contents(pool);
    let replace = false;
    for (const [name, damage] of Object.entries(faults).filter((_fault, place) => place % every === 0)) {
      const file = feedOf([...above.map(lineOf), ...damage(red), ...below.map(lineOf)]);
      replace = !replace;
      const { held } = await attempt(file, { replace });
      expect(held.length, name).toBe(1);
      expect(await contents(pool), name).toEqual(before);
    }
  });

  test('of its product the others change, its pictures stay, and so does what all have in common', async () => {
    await bringIn(pool, feedOf([red, blue].map(lineOf)));
    const before = await product();
    const changed = { ...blue, title: 'Sartén', price: '200 MXN', image_link: link('n1'), brand: 'Otra' };
    await bringIn(pool, feedOf([lineOf({ ...red, price: '299,00 EUR' }), lineOf(changed)]));
    expect(await names()).toEqual(['b1', 'b2', 'b3', 'a1', 'a2', 'n1']);
    expect((await shown()).map(({ color }) => color)).toEqual(['Rojo', 'Rojo', 'Rojo', 'Azul', 'Azul', 'Azul']);
    expect(await product()).toMatchObject({ title: 'Olla', brand_id: before?.brand_id, gtin: red.gtin });
    expect(await select(pool, 'select sku, list_price from product_variants order by sku')).toEqual([
      { sku: 'A-1', list_price: 20_000 },
      { sku: 'A-2', list_price: 10_000 },
    ]);
    expect(await select(pool, 'select name from brands')).toEqual([{ name: 'Marca' }]);
    // As soon as it is right again, the file says all of it.
    await bringIn(pool, feedOf([lineOf(red), lineOf(changed)]));
    expect(await names()).toEqual(['b1', 'b2', 'b3', 'n1', 'a2']);
  });

  test('what a row before it says of the product counts, in words and in pictures', async () => {
    await bringIn(pool, feedOf([blue, red].map(lineOf)));
    const changed = { ...blue, title: 'Sartén', image_link: link('n1') };
    await bringIn(pool, feedOf([lineOf(changed), lineOf({ ...red, gtin: '1' })]));
    expect(await names()).toEqual(['n1', 'a2', 'a1', 'b1', 'b2', 'b3']);
    expect(await product()).toMatchObject({ title: 'Sartén', gtin: red.gtin });
  });

  test.each([
    ['that no variant has', 'Foto', ''],
    ['that no variant has, without words of its own', '', ''],
    ['whose variant says now another one', 'Foto', 'Rojo'],
  ])('a colour that pictures were given outright stays: one %s', async (_which, alt, color) => {
    const outright = { ...red, color: 'Verde', gallery: `Rojo:${alt}:https\\://cdn.example/b1.jpg` };
    const other = { ...blue, color, image_link: link('b1'), additional_image_link: '' };
    await bringIn(pool, feedOf([outright, other].map(lineOf)));
    const before = await shown();
    expect(before).toEqual([{ url: link('b1'), color: 'Rojo' }]);
    await bringIn(pool, feedOf([lineOf({ ...outright, gtin: '1' }), lineOf({ ...other, color: 'Azul' })]));
    expect(await shown()).toEqual(before);
  });

  test('pictures that come while one is held back are no more than a hundred', async () => {
    await bringIn(pool, feedOf([blue, red].map(lineOf)));
    for (let round = 0; round < 6; round++) {
      const links = Array.from({ length: 20 }, (_, n) => link(`${round}-${n}`));
      const changed = { ...blue, image_link: links[0] ?? '', additional_image_link: links.slice(1).join(',') };
      await bringIn(pool, feedOf([lineOf(changed), lineOf({ ...red, gtin: '1' })]));
    }
    const kept = await names();
    expect(kept).toHaveLength(100);
    expect(kept).toEqual(expect.arrayContaining(['a1', 'a2', 'b1', 'b2', 'b3']));
  });

  test('nor does a cell that is missing at the end of a row', async () => {
    const order = faultColumns.filter((name) => name !== 'image_link' && name !== 'gtin' && name !== 'gallery');
    order.splice(order.indexOf('additional_image_link'), 1);
    order.push('gtin', 'image_link');
    const lineIn = (cells: Cells) => order.map((name) => cells[name] ?? '').join('\t');
    await bringIn(pool, `${order.join('\t')}\n${lineIn(blue)}\n${lineIn(red)}\n`);
    const before = await contents(pool);
    const cut = lineIn(red).split('\t').slice(0, -2).join('\t');
    await bringIn(pool, `${order.join('\t')}\n${lineIn(blue)}\n${cut}\n`);
    expect(await contents(pool)).toEqual(before);
  });

  test('what one variant is ordered for by its availability, the product stays', async () => {
    const order = faultColumns.filter((name) => name !== 'features');
    const file = (...rows: Cells[]) =>
      [order, ...rows.map((cells) => order.map((name) => cells[name] ?? ''))]
        .map((row) => `${row.join('\t')}\n`)
        .join('');
    await bringIn(pool, file(blue, red));
    expect(await product()).toMatchObject({ is_backorder: true });
    await bringIn(pool, file(blue, { ...red, price: '' }));
    expect(await product()).toMatchObject({ is_backorder: true });
    await bringIn(pool, file(blue, { ...red, availability: 'in_stock' }));
    expect(await product()).toMatchObject({ is_backorder: false });
  });

  test('--replace deletes no variant that a row without a readable id may be', async () => {
    const third = { ...blue, id: 'A-3', color: 'Verde' };
    await bringIn(pool, feedOf([blue, red, third].map(lineOf)));
    const before = await contents(pool);
    const { said, dropped } = await bringIn(
      pool,
      feedOf([lineOf(blue), lineOf(red), lineOf({ ...third, id: 'A-3\uFFFD', item_group_id: '' })]),
      { replace: true },
    );
    expect(dropped).toBe(0);
    expect(said).toContain(
      '1 row does not say for sure which variant it is: no variant is deleted that the file does not have.',
    );
    expect(await contents(pool)).toEqual(before);
  });

  test('an item of XML that names two variants may be either of them', async () => {
    await bringIn(pool, feedOf([blue, red].map(lineOf)));
    const before = await contents(pool);
    const item = (...ids: string[]) =>
      `<item>${ids.map((id) => `<g:id>${id}</g:id>`).join('')}<g:item_group_id>A</g:item_group_id><g:price>100 MXN</g:price></item>`;
    const file = `<rss xmlns:g="x"><channel>${item('A-1')}${item('X', 'A-2')}</channel></rss>`;
    expect((await bringIn(pool, file, { replace: true })).held).toHaveLength(1);
    expect(await contents(pool)).toEqual(before);
  });

  test(
    'a feed with random faults, and nothing else that is new, changes no row of any table',
    async () => {
      const property = fc.asyncProperty(feeds, fates(false), batches, async (chosen, given, batch) => {
        await emptyShop(pool);
        // Of a product whose pictures were said outright nobody knows which row said so: those of its other rows are new.
        const rows = chosen.map((cells) => ({ ...cells, gallery: '' }));
        await bringIn(pool, feedOf(rows.map(lineOf)), { batch });
        const before = await contents(pool);
        await attempt(feedOf(linesOf(rows, given)), { batch, replace: batch > 1 });
        expect(await contents(pool)).toEqual(before);
      });
      await fc.assert(property, { numRuns, endOnFailure: true });
    },
    longEnough,
  );

  test(
    'a feed with random faults and random changes changes only what hangs on rows that are right',
    async () => {
      const property = fc.asyncProperty(
        ...([feeds, fates(true), batches, fc.boolean(), fc.boolean()] as const),
        async (rows, given, batch, replace, isTold) => {
          await emptyShop(pool);
          await bringIn(pool, feedOf(rows.map(lineOf)), { batch });
          const before = await hanging(pool);
          await attempt(feedOf(linesOf(rows, given)), { batch, replace, force: replace && isTold });
          compareHanging(rows, given, { before, after: await hanging(pool), isForced: replace && isTold });
        },
      );
      await fc.assert(property, { numRuns, endOnFailure: true });
    },
    longEnough,
  );
});

const batches = fc.constantFrom(1, 2, 5_000);

/** Nothing that can be used, or a question to the operator, is an answer, too. */
async function attempt(file: string, options: object): Promise<Pick<Brought, 'held'>> {
  try {
    return await bringIn(pool, file, { rules: closed, ...options });
  } catch (error) {
    expect(String(error)).toMatch(/None of the|With --replace|do not say which product|has no rows/);
    return { held: [{ line: 0, id: null, reason: '' }] };
  }
}

function linesOf(rows: readonly Cells[], given: readonly Fate[]): string[] {
  return rows.flatMap((cells, place) => {
    const fate = given[place] ?? { kind: 'same' };
    if (fate.kind === 'gone') return [];
    if (fate.kind === 'other') return [lineOf({ ...cells, ...fate.cells })];
    if (fate.kind === 'moves') return [lineOf({ ...cells, item_group_id: 'P1' })];
    return fate.kind === 'fault' ? (faults[fate.name]?.(cells) ?? []) : [lineOf(cells)];
  });
}
