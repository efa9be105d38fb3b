/** Tests that a held-back row changes no stored data that depend on the row. */
import { withDatabase } from '@tianguis/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { attemptImport, blue, red } from '../testing/test-attempt.ts';
import { type Cells, faultColumns, faults, feedOf, lineOf } from '../testing/test-faults.ts';
import { contents, emptyShop, importFeed, select } from '../testing/test-feed.ts';

const { pool } = await withDatabase({ max: 6 });
beforeEach(() => emptyShop(pool));

const product = async () => (await select<Record<string, unknown>>(pool, `select * from products where sku = 'A'`))[0];

describe('issue 13, A2: a held-back row changes no stored data that depend on it', () => {
  test.each([
    ['the last of its product', 1, [blue], []],
    ['the first of its product', 5, [], [blue]],
    ['the only one of its product', 5, [{ ...blue, item_group_id: 'B' }], []],
  ])('%s, whatever its fault', async (_which, every, above, below) => {
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

  test('an XML item with two ids may be either variant', async () => {
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
