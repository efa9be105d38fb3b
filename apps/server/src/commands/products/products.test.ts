/** Tests `npm run shop -- products …` on a real database. */
import { describe, expect, test } from 'vitest';
import { openTestShop } from '../test-operator.ts';

const { pool, shop, program, undo, news } = await openTestShop();

const stored = async () =>
  (
    await pool.query(`select p.id, p.list_price, p.sale_price, p.stock, p.is_active, p.offer_ends_at, json_agg(json_build_array(v.sku, v.list_price, v.sale_price, v.stock, o.ends_at) order by v.position) as variants
    from products p join product_variants v on v.product_id = p.id left join variant_offers o on o.variant_id = v.id group by p.id order by p.id`)
  ).rows;

describe('issue 4, point 4: products', () => {
  test('are shown by number or SKU, as text and JSON; titles cannot send escape sequences to a terminal', async () => {
    const shown = await shop(['products', 'show', 'taza-2'.toUpperCase()]);
    expect(shown.out).toMatch(/^Product +8 +TAZA$/m);
    expect(shown.out).toMatch(/^TAZA-2 +Color: Azul +\$60\.00 +\$60\.00 +5$/m);
    expect(shown.out).not.toContain('\u001b');
    expect(JSON.parse((await shop(['products', 'show', '7', '--json'])).out)).toMatchObject({
      id: 7,
      listPrice: 100_000,
      variants: [{ sku: 'OLLA-1' }],
    });
    expect((await shop(['products', 'find', 'presion', 'PELTRE'])).out).toMatch(/^ *7 +OLLA +\$1,000\.00/m);
    expect((await shop(['products', 'find', '%'])).out).toBe('No product has all of these words.\n');
  });

  test('are repriced with their variants, and the printed command reverts it', async () => {
    const before = await stored();
    const done = await shop(['products', 'reprice', 'OLLA', '$1,200.50', '--sale', '999', '--until', '2999-12-24']);
    expect(done.out).toContain('OLLA-1: was $1,000.00, is $1,200.50, on sale for $999.00 until 2999-12-25T05:59:59Z');
    expect((await stored())[0]).toMatchObject({
      list_price: 120_050,
      sale_price: 99_900,
      offer_ends_at: new Date('2999-12-25T05:59:59Z'),
    });
    expect(await news()).toEqual(['catalogue', 'category:1', 'category:2', 'product:7', 'sold-by:1']);
    expect(await undo(done)).toMatchObject({ code: 0, err: '' });
    expect(await stored()).toEqual(before);
  });

  test('with variants of different prices are repriced one by one, or all with --all', async () => {
    const before = await stored();
    expect(await shop(['products', 'reprice', '8', '70'])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^The 2 variants of product 8 do not cost the same/),
    });
    const second = await shop(['products', 'reprice', '8', '70', '--variant', 'TAZA-2']);
    expect(second.out).toContain('TAZA-2: was $60.00, is $70.00');
    expect((await stored())[1]).toMatchObject({ list_price: 5_000, sale_price: 4_000 });
    await undo(second);
    const all = await shop(['products', 'reprice', '8', '70', '--all']);
    expect((await stored())[1]).toMatchObject({ list_price: 7_000, sale_price: 7_000 });
    await undo(all);
    expect(await stored()).toEqual(before);
  });

  test('have the stock of all their variants', async () => {
    const before = await stored();
    // The standard input is that of a real process.
    const done = await program(
      ['products', 'stock', '-'],
      '7 0\n\n# tazas\n8 1 --variant TAZA-1\n8 2 --variant TAZA-2\n',
    );
    expect((await stored()).map(({ stock }) => stock)).toEqual([0, 3]);
    await undo(done);
    expect(await stored()).toEqual(before);
  });

  test('are repaired from their variants, after a direct write to the database', async () => {
    const before = await stored();
    await pool.query('update products set stock = 99, sale_price = 1 where id = 8');
    expect((await shop(['products', 'repair'])).out).toBe('1 repaired: 8\n');
    expect(await stored()).toEqual(before);
    expect((await shop(['products', 'repair'])).out).toBe(
      'Every product shows the stock and prices of its variants.\n',
    );
    expect((await shop(['products', 'repair', '8'])).err).toContain('more than this command takes');
  });

  test('are deactivated and activated', async () => {
    const done = await shop(['products', 'deactivate', '7', 'TAZA']);
    expect((await stored()).map(({ is_active }) => is_active)).toEqual([false, false]);
    expect(done.out).toContain('To take it back: npm run shop -- products activate 7 8');
    await undo(done);
    expect((await stored()).map(({ is_active }) => is_active)).toEqual([true, true]);
  });

  test.each([
    [['reprice', '7', '0'], 'A price of 0 is not possible'],
    [['reprice', '7', '-5'], 'is no price'],
    [['reprice', '7', '1.499'], '"1.499" is no price'],
    [['reprice', '7', '1e3'], 'is no price'],
    [['reprice', '7', '99999999999'], 'is more than a price can be'],
    [['reprice', '7', '10', '--sale', '11'], 'The sale price 11 is above the list price 10.'],
    [['reprice', '7', '10', '--sale', '9', '--until', '2020-01-01'], '2020-01-01 is past'],
    [['reprice', '7', '10', '--sale', '9', '--until', '2030-02-30'], 'is no date'],
    [['reprice', '7', '10', '--variant', 'TAZA-1'], 'Product 7 has no variant TAZA-1'],
    [['reprice', '99', '10'], 'There is no product 99.'],
    [['stock', '7', '1.5'], 'is no number of pieces'],
    [['stock', '8', '3'], 'Product 8 has 2 variants'],
    [['deactivate', '7', '99'], 'There is no product 99.'],
    [['show', 'x\u001b[2J'], '"x?[2J" contains invisible characters.'],
  ])('%j is refused in a sentence and changes nothing', async (words, sentence) => {
    const before = await stored();
    const { code, err } = await shop(['products', ...words]);
    expect(code).toBe(1);
    expect(err).toContain(sentence);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(await stored()).toEqual(before);
    expect(await news()).toEqual([]);
  });

  test('many lines with one wrong line change nothing', async () => {
    const before = await stored();
    expect((await shop(['products', 'reprice', '-'], '7 10\n8 x\n')).err).toMatch(
      /^Line 2: "x" is no price.*Nothing was changed\.$/m,
    );
    expect((await shop(['products', 'reprice', '-'], '7 10\n99 10\n')).err).toBe('There is no product 99.\n');
    expect(await stored()).toEqual(before);
  });
});
