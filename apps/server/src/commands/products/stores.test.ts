/** Tests `npm run shop -- stores|cache …` on a real database. */
import { describe, expect, test } from 'vitest';
import { openTestShop } from '../test-operator.ts';

const { pool, shop, undo, news } = await openTestShop();

describe('issue 4, point 4: stores, cache', () => {
  test('a store is renamed and marked as official, and the printed command reverts it', async () => {
    const done = await shop(['stores', 'rename', '1', "D'Gari  & Ñandú"]);
    expect(done.out).toContain("was La Merced, is D'Gari & Ñandú");
    expect((await pool.query('select name, slug from stores')).rows).toEqual([
      { name: "D'Gari & Ñandú", slug: 'd-gari-nandu' },
    ]);
    expect((await shop(['stores', 'official', '1', 'on'])).out).toContain(
      'To take it back: npm run shop -- stores official 1 off',
    );
    expect((await shop(['stores', 'list'])).out).toMatch(/^ +1 +official +2 +- +- +D'Gari & Ñandú$/m);
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
