import { beforeEach, describe, expect, test } from 'vitest';
import { openShop } from './test-shop.ts';

const { database, get } = await openShop();

describe('issue 13 A11: a page of results is invalidated by changes of what it shows, but not by every price', () => {
  beforeEach(() =>
    database.pool.query('update products set sale_price = 500, stock = 5, is_active = true where id in (8, 9)'),
  );
  const tagsOf = async (path: string) => String((await get(path)).headers['cache-tag']).split(',');
  /** Tags that a change invalidates. */
  const invalidatedBy = async (change: string) => {
    const last = 'select coalesce(max(seq), 0)::integer as seq from invalidations';
    const { seq } = (await database.pool.query<{ seq: number }>(last)).rows[0] ?? { seq: 0 };
    await database.pool.query(change);
    const { rows } = await database.pool.query('select tags from invalidations where seq > $1', [seq]);
    return rows.flatMap(({ tags }: { tags: string[] }) => tags);
  };
  const path = '/search/v1/products?query=audífonos&facets=true&page_size=1';

  test.each([
    ['a price of a result on another page', 'update products set sale_price = 77 where id = 8', true],
    ['a result that sells out', 'update products set stock = 0 where id = 8', true],
    ['a result that goes off sale', 'update products set is_active = false where id = 8', true],
    [
      'a product that is on sale again',
      'update products set is_active = true where id = 8',
      true,
      'update products set is_active = false where id = 8',
    ],
    ['a price in another department', 'update products set sale_price = 77 where id = 9', false],
  ])('%s', async (_, change, isInvalidated, before = 'select 1') => {
    await database.pool.query(before);
    const tags = await tagsOf(path);
    const changed = await invalidatedBy(change);
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.some((tag) => tags.includes(tag))).toBe(isInvalidated);
  });

  test('with other filters a product of any department may become a result; with a category only one of its own', async () => {
    expect(await tagsOf(`${path}&filter_by[price_max]=100`)).toContain('catalogue');
    expect(await tagsOf('/search/v1/products?query=audífonos')).toContain('catalogue');
    const ofCategory = await tagsOf(`${path}&filter_by[category]=11`);
    expect(ofCategory).toEqual(expect.arrayContaining(['category:11', 'counts', 'search']));
    expect(ofCategory).not.toContain('catalogue');
  });
});
