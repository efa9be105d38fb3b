/** Tests `npm run shop -- stores|reviews|cache …` on a real database. */
import { CatalogueBuilder } from '@tianguis/testkit';
import { describe, expect, test } from 'vitest';
import { openTestShop } from '../test-operator.ts';

const { db, pool, shop, undo, news } = await openTestShop();

describe('issue 4, point 4: stores, reviews, cache', () => {
  test('a store is renamed and marked as official, and the printed command reverts it', async () => {
    const done = await shop(['stores', 'rename', '1', "D'Gari  & Ñandú"]);
    expect(done.out).toContain("was La Merced, is D'Gari & Ñandú");
    expect((await pool.query('select name, slug from stores')).rows).toEqual([
      { name: "D'Gari & Ñandú", slug: 'd-gari-nandu' },
    ]);
    expect((await shop(['stores', 'official', '1', 'on'])).out).toContain(
      'To take it back: npm run shop -- stores official 1 off',
    );
    expect((await shop(['stores', 'list'])).out).toMatch(/^ +1 +official +2 +- +D'Gari & Ñandú$/m);
    expect(JSON.parse((await shop(['stores', 'show', '1', '--json'])).out)).toMatchObject({
      id: 1,
      official: true,
      products: { active: 2, all: 2 },
    });
    for (const name of ['a\nb', 'a\u0000b', '\u202eabc', ' ', 'x'.repeat(81)]) {
      if (!name.includes('\u0000'))
        expect((await shop(['stores', 'rename', '1', name])).code, JSON.stringify(name)).toBe(1);
    }
    expect((await shop(['stores', 'show', '2'])).err).toBe('There is no store 2.\n');
  });

  test('OD-06 the address for orders is set, shown and removed, and the printed command reverts it', async () => {
    const contact = async () => (await pool.query('select order_contact as contact from stores')).rows[0];
    const done = await shop(['stores', 'contact', '1', 'Pedidos@Merced.mx']);
    expect(done.out).toContain('orders were not mailed, are mailed to pedidos@merced.mx');
    expect(await contact()).toEqual({ contact: 'pedidos@merced.mx' });
    expect((await shop(['stores', 'show', '1'])).out).toMatch(/^Orders +are mailed to pedidos@merced\.mx$/m);
    expect((await shop(['stores', 'contact', '1', 'pedidos@merced.mx'])).out).toContain('as before');
    expect((await shop(['stores', 'contact', '1', 'a@b, c@d.mx'])).err).toContain('That is no e-mail address');
    expect((await shop(['stores', 'contact', '1'])).err).toContain('An e-mail address, or --none?');
    await undo(done);
    expect(await contact()).toEqual({ contact: null });
  });

  test('CO-05 whether quantities exclude pieces of orders is a setting of the store, and the printed command reverts it', async () => {
    const setting = async () => (await pool.query('select stock_excludes_orders as excludes from stores')).rows;
    const done = await shop(['stores', 'stock', '1', 'available']);
    expect(done.out).toContain('quantities exclude pieces of orders, from its next import on');
    expect([await setting(), (await shop(['stores', 'show', '1'])).out]).toEqual([
      [{ excludes: true }],
      expect.stringMatching(/^Quantities +exclude pieces of orders$/m),
    ]);
    expect((await shop(['stores', 'stock', '1', 'available'])).out).toContain('as before');
    await undo(done);
    expect(await setting()).toEqual([{ excludes: false }]);
    expect((await shop(['stores', 'stock', '1'])).err).toContain('shelf or available?');
    expect((await shop(['stores', 'stock', '9', 'shelf'])).err).toBe('There is no store 9.\n');
  });

  test('stars of product and store are updated when a review is hidden or shown again', async () => {
    const rows = new CatalogueBuilder(db);
    await rows.review(7, { id: 1, rating: 5 });
    await rows.review(7, { id: 2, rating: 1, body: 'Mala.' });
    await rows.review(8, { id: 3, rating: 4 });
    await pool.query(`update products set rating_count = 2, rating_average = 3, rating_histogram = '{1,0,0,0,1}' where id = 7;
      update products set rating_count = 1, rating_average = 4, rating_histogram = '{0,0,0,1,0}' where id = 8;
      update stores set rating_count = 3, rating_average = 3.33`);
    const ratings = async () =>
      (
        await pool.query(
          `select rating_count, rating_average, rating_histogram from products where id = 7 union all select rating_count, rating_average, null from stores`,
        )
      ).rows;
    const before = await ratings();
    const hidden = await shop(['reviews', 'hide', '2']);
    expect(hidden.out).toContain('Product 7: was 3.00 of 2, is 5.00 of 1');
    expect(await ratings()).toEqual([
      { rating_count: 1, rating_average: '5.00', rating_histogram: [0, 0, 0, 0, 1] },
      { rating_count: 2, rating_average: '4.50', rating_histogram: null },
    ]);
    expect((await shop(['reviews', 'list', '7'])).out).toMatch(/^ +2 +2026-01-01 +★ +hidden +Lupita +Mala\.$/m);
    expect((await shop(['reviews', 'hide', '2'])).err).toBe('Review 2 is hidden already.\n');
    await undo(hidden);
    expect(await ratings()).toEqual(before);
    await shop(['reviews', 'hide', '1']);
    await shop(['reviews', 'hide', '2']);
    expect((await ratings())[0]).toEqual({
      rating_count: 0,
      rating_average: '0.00',
      rating_histogram: [0, 0, 0, 0, 0],
    });
  });

  test('pages are purged by tag, or all of them', async () => {
    await shop(['cache', 'purge', 'product:7', 'content']);
    expect(await news()).toEqual(['content', 'product:7']);
    await shop(['cache', 'purge']);
    expect(await news()).toEqual(['*', 'content', 'product:7']);
    expect(await shop(['cache', 'purge', 'everything'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('cache purge [TAG…]'),
    });
  });
});
