/** `npm run shop -- products|stores|reviews|cache …`, as an operator types it, on a real database. */

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { CatalogueBuilder, withDatabase } from '@tianguis/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { explain } from '../explain.ts';
import { readSettings } from '../settings.ts';
import { cacheCommand } from './cache.ts';
import { type Command, Usage } from './command.ts';
import { productsCommand } from './products.ts';
import { reviewsCommand } from './reviews.ts';
import { storesCommand } from './stores.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const database = await withDatabase();
const { url, db, pool } = database;

type Answer = { code: number | null; out: string; err: string };

const commands: Readonly<Record<string, Command>> = {
  products: productsCommand,
  stores: storesCommand,
  reviews: reviewsCommand,
  cache: cacheCommand,
};

/** In this process, as main.ts does it; what reads standard input, in one of its own. */
async function shop([name = '', ...words]: readonly string[], input?: string): Promise<Answer> {
  if (input !== undefined) return inProcess([name, ...words], input);
  const answer: Answer = { code: 0, out: '', err: '' };
  const command = commands[name];
  const say = (line: string) => {
    answer.out += `${line}\n`;
  };
  try {
    await command?.read(words, readSettings({ DATABASE_URL: url }))({ database, say });
  } catch (error) {
    answer.code = 1;
    answer.err = `${error instanceof Usage ? `${error.message}\n${command?.usage}` : explain(error)}\n`;
  }
  return answer;
}

function inProcess(words: readonly string[], input: string): Promise<Answer> {
  const child = spawn(process.execPath, [main, ...words], { env: { PATH: process.env.PATH, DATABASE_URL: url } });
  const answer: Answer = { code: null, out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    answer.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    answer.err += chunk;
  });
  child.stdin.end(input);
  return new Promise((done) => child.once('close', (code) => done({ ...answer, code })));
}

/** The command that an answer says takes it back. */
function undo({ out }: Answer): Promise<Answer> {
  const said = out
    .slice(out.indexOf('To take it back: npm run shop -- '))
    .replace('To take it back: npm run shop -- ', '');
  const [command = '', ...lines] = said.trimEnd().split('\n');
  const typed = lines.filter((line) => line !== 'END').join('\n');
  return shop(command.replace(" <<'END'", '').split(' '), typed || undefined);
}

const stored = async () =>
  (
    await pool.query(`select p.id, p.list_price, p.sale_price, p.stock, p.is_active, p.offer_ends_at, json_agg(json_build_array(v.sku, v.list_price, v.sale_price, v.stock, o.ends_at) order by v.position) as variants
    from products p join product_variants v on v.product_id = p.id left join variant_offers o on o.variant_id = v.id group by p.id order by p.id`)
  ).rows;

const news = async (): Promise<string[]> =>
  (await pool.query<{ tag: string }>('select distinct unnest(tags) as tag from invalidations order by 1')).rows.map(
    ({ tag }) => tag,
  );

beforeEach(async () => {
  await pool.query('truncate categories, brands, stores, products, reviews, pictures, variant_offers cascade');
  const rows = new CatalogueBuilder(db);
  await rows.categories([{ id: 1, name: 'Hogar', children: [{ id: 2, name: 'Cocina' }] }]);
  await rows.brand({ name: 'Peltre' });
  await rows.store({ name: 'La Merced' });
  await rows.product([1, 2], {
    id: 7,
    sku: 'OLLA',
    title: 'Olla de presión',
    list_price: 100_000,
    sale_price: 100_000,
    stock: 5,
  });
  await rows.variant(7, { sku: 'OLLA-1', list_price: 100_000, sale_price: 100_000, stock: 5 });
  await rows.product([1, 2], {
    id: 8,
    sku: 'TAZA',
    title: 'Taza\u001b[31m',
    list_price: 5_000,
    sale_price: 4_000,
    stock: 9,
  });
  await rows.variant(8, {
    sku: 'TAZA-1',
    list_price: 5_000,
    sale_price: 4_000,
    stock: 4,
    options: '{"Color": "Rojo"}',
  });
  await rows.variant(8, {
    sku: 'TAZA-2',
    list_price: 6_000,
    sale_price: 6_000,
    stock: 5,
    options: '{"Color": "Azul"}',
  });
  await pool.query('truncate invalidations');
});

describe('issue 4, point 4: products', () => {
  test('are shown by number or SKU, for people and for machines; a terminal is not written to by their titles', async () => {
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

  test('are repriced with their variants, and what is printed takes it back', async () => {
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

  test('of different prices are repriced only one by one, or all when that is said', async () => {
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
    const done = await shop(['products', 'stock', '-'], '7 0\n\n# tazas\n8 1 --variant TAZA-1\n8 2 --variant TAZA-2\n');
    expect((await stored()).map(({ stock }) => stock)).toEqual([0, 3]);
    await undo(done);
    expect(await stored()).toEqual(before);
  });

  test('are taken off the shelves and brought back', async () => {
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
    [['show', 'x\u001b[2J'], '"x?[2J" holds characters that cannot be seen.'],
  ])('%j is refused in a sentence and changes nothing', async (words, sentence) => {
    const before = await stored();
    const { code, err } = await shop(['products', ...words]);
    expect(code).toBe(1);
    expect(err).toContain(sentence);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(await stored()).toEqual(before);
    expect(await news()).toEqual([]);
  });

  test('many lines with one wrong are not done at all', async () => {
    const before = await stored();
    expect((await shop(['products', 'reprice', '-'], '7 10\n8 x\n')).err).toMatch(
      /^Line 2: "x" is no price.*Nothing was changed\.$/m,
    );
    expect((await shop(['products', 'reprice', '-'], '7 10\n99 10\n')).err).toBe('There is no product 99.\n');
    expect(await stored()).toEqual(before);
  });
});

describe('issue 4, point 4: stores, reviews, cache', () => {
  test('a store is renamed and marked, and taken back', async () => {
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

  test('stars of product and store follow a review that is hidden, and one that is shown again', async () => {
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
    expect((await shop(['reviews', 'list', '7'])).out).toMatch(/^ +2 +2026-01-02 +★ +hidden +Lupita +Mala\.$/m);
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

  test('pages are forgotten by tag, or all of them', async () => {
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
