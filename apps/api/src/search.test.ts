/** What a shopper means by what they write, on a small catalogue of the shop. */
import { createPostgresMaintenance } from '@tianguis/catalogue-index';
import type { SearchReply, SuggestionReply } from '@tianguis/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withApi } from './test-api.ts';

const synonyms = 'refrigerador, refri, nevera\nlaptop, computadora portátil\nlap => laptop';
const searchNotices = [
  { words: ['licuadora', 'plato hondo'], text: 'Desconéctala antes de lavarla.' },
  { words: ['cable'], text: 'Revisa que no esté pelado.' },
];
const open = () => withApi({ searchNotices }, { synonyms: () => synonyms });
type Shop = Awaited<ReturnType<typeof open>>;
const shop = await open();
const { app, database, get } = shop;
/** Shops of tests that change theirs. */
const [changing, priced, broken] = [await open(), await open(), await open()];

const titles = {
  1: 'Audífonos inalámbricos de diadema',
  2: 'Audífonos con cable para celular',
  3: 'Celular gama media 128 GB',
  4: 'Funda de silicón para celular',
  5: 'Refrigerador 14 pies',
  6: 'Licuadora de vaso, 600 W',
  7: 'Laptop 14 pulgadas, 1 TB',
  8: 'Cable de plata para audífonos',
  9: 'Plato hondo de barro',
  10: 'Pantalla 55" 4K',
} as const;

beforeAll(() => Promise.all([shop, changing, priced, broken].map(fill)));

async function fill({ build, database }: Pick<Shop, 'build' | 'database'>): Promise<void> {
  await build.categories([
    {
      id: 1,
      name: 'Electrónica',
      children: [
        { id: 11, name: 'Audífonos' },
        { id: 12, name: 'Celulares' },
      ],
    },
    { id: 2, name: 'Hogar', children: [{ id: 21, name: 'Línea blanca' }] },
  ]);
  await build.brand({ name: 'Xoloitz', slug: 'xoloitz' });
  await build.store({ name: 'Sonora', is_official: true });
  const places: Record<number, readonly number[]> = { 1: [1, 11], 2: [1, 11], 3: [1, 12], 4: [1, 12], 8: [1, 11] };
  for (const [id, title] of Object.entries(titles)) {
    await build.product(places[Number(id)] ?? [2, 21], {
      id: Number(id),
      sku: `XO-${id}00`,
      gtin: `750105530007${id.at(-1)}`,
      title,
      stock: id === '2' ? 0 : 5,
      popularity: Number(id),
      description: id === '9' ? 'Para servir junto a tu refrigerador.' : '',
    });
  }
  await sql`select index_merge_delta()`.execute(database.db);
  await createPostgresMaintenance(database.pool).refresh();
}

async function search(query: string, more = '', at: Shop = shop): Promise<SearchReply & { ids: number[] }> {
  const { status, body } = await at.get(`/search/v1/products?query=${query}${more}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return { ...body, ids: body.data.products.map(({ id }: { id: number }) => id) };
}

describe('AP-20 AP-23 what is meant is found', () => {
  test.each([
    ['celulares', [3, 4, 2]],
    ['CELULAR', [3, 4, 2]],
    ['audifono inalambrica', [1, 8, 2]],
    ['pantalla 55 pulgadas', [10]],
    ['laptop 1tb', [7]],
    ['computadora portatil', [7]],
    ['lap', [7]],
    ['nevera', [5, 9]],
    ['xoloitz refri', [5, 9]],
  ])('"%s" finds %j', async (query, ids) => {
    expect((await search(query)).ids).toEqual(ids);
  });

  test('what says so at the beginning of its title comes first, what has the word in its description last', async () => {
    // The cable is the most popular of them, and no pair of headphones; what is sold out comes behind all.
    expect((await search('audífonos')).ids).toEqual([1, 8, 2]);
    expect((await search('refrigerador')).ids).toEqual([5, 9]);
  });

  test.each([
    ['refirgerador', 'refrigerador', 5],
    ['selular', 'celular', 3],
    ['audifonos inalanbricos', 'audífonos inalámbricos', 1],
    ['licuadra', 'licuadora', 6],
  ])('a misspelt "%s" is searched as "%s", which is told', async (query, corrected, first) => {
    const { metadata, ids } = await search(query);
    expect(metadata).toMatchObject({ query, corrected });
    expect(ids[0]).toBe(first);
    expect((await search(query, '&literal=true')).metadata.corrected).toBeNull();
  });

  test('words that exist are not corrected: plata is no plato', async () => {
    const { metadata, ids } = await search('plata');
    expect(metadata.corrected).toBeNull();
    expect(ids).toEqual([8]);
  });

  test('a Spanish word that no product has is not corrected unasked; what may have been meant is offered', async () => {
    const { metadata, ids } = await search('calle');
    expect(ids).toEqual([]);
    expect(metadata).toMatchObject({ corrected: null, suggested: 'cable' });
    expect((await search('xkqzw')).metadata.suggested).toBeNull();
  });

  test('a code that is a word as well is a word first', async () => {
    await database.db.updateTable('products').set({ sku: 'LAPTOP14' }).where('id', '=', 9).execute();
    expect((await search('laptop 14')).ids).toEqual([7]);
    expect((await search('laptop14')).ids).toContain(7);
    await database.db.updateTable('products').set({ sku: 'XO-900' }).where('id', '=', 9).execute();
  });

  test('a name of several words that no product has is searched by its words', async () => {
    const { ids, metadata } = await search('computadora portátil roja');
    expect(ids).toEqual([7]);
    expect(metadata.left_out).toEqual(['roja']);
  });

  test.each(['XO-300', 'xo-300', 'xo 300', '7501055300073'])('the code "%s" finds its product alone', async (code) => {
    expect((await search(code)).ids).toEqual([3]);
  });

  test('words that no product has are left out, and that is told', async () => {
    const { metadata, ids } = await search('Licuadora TurquésA');
    expect(ids).toEqual([6]);
    // As it was written.
    expect(metadata.left_out).toEqual(['TurquésA']);
  });

  test.each(['xkqzw', '%%%', 'de la para', "'; drop table products --", "a'b\\c & | ! :*"])(
    'nonsense finds nothing, and does no harm: %s',
    async (query) => {
      expect(
        (await search(encodeURIComponent(query).replaceAll('%25', '%2525').replaceAll('%2525', '%25'))).metadata.total,
      ).toBe(0);
    },
  );

  test('filters, facets and orders are those of a listing', async () => {
    const { ids, metadata } = await search('audífonos', '&facets=true&filter_by[category]=11&order_by=price_asc');
    expect(ids.toSorted()).toEqual([1, 2, 8]);
    expect(metadata.facets?.brand).toEqual([{ value: 'xoloitz', label: 'Xoloitz', count: 3 }]);
    expect((await get('/search/v1/products?query=a&filter_by[category]=99')).status).toBe(404);
    expect((await get('/search/v1/products')).status).toBe(400);
    expect((await get('/search/v1/products?query=a&client=no%20name')).status).toBe(400);
    expect((await get('/search/v1/products?query=cable&client=web&stage=production')).status).toBe(200);
  });

  test('a product that changes is found by its new words once they were read, and by its old ones no more', async () => {
    const { database, get } = changing;
    await database.db.updateTable('products').set({ title: 'Guitarra acústica' }).where('id', '=', 6).execute();
    const last = 'select coalesce(max(seq), 0)::integer as seq from invalidations';
    const { seq } = (await database.pool.query<{ seq: number }>(last)).rows[0] ?? { seq: 0 };
    await createPostgresMaintenance(database.pool).refresh();
    // Results that are kept are over: they carry the tag that is told.
    const { rows } = await database.pool.query('select tags from invalidations where seq > $1', [seq]);
    expect(rows).toEqual([{ tags: ['search', 'lexicon'] }]);
    expect(String((await get('/search/v1/products?query=guitarra')).headers['cache-tag']).split(',')).toContain(
      'search',
    );
    expect((await search('guitarra', '', changing)).ids).toEqual([6]);
    // A search without any word does not find what waits.
    for (const nothing of ['de la', '!!!', '≈']) expect((await search(nothing, '', changing)).ids, nothing).toEqual([]);
    expect((await search('licuadora', '&literal=true', changing)).ids).toEqual([]);
    await database.db.updateTable('products').set({ is_active: false }).where('id', '=', 6).execute();
    expect((await search('guitarra', '', changing)).ids).toEqual([]);
  });
});

describe('issue 13 A11: a page of results is over when what it shows changes, and not with every price of the shop', () => {
  const { database, get } = priced;
  beforeEach(() =>
    database.pool.query('update products set sale_price = 500, stock = 5, is_active = true where id in (8, 9)'),
  );
  const tagsOf = async (path: string) => String((await get(path)).headers['cache-tag']).split(',');
  /** Tags that a change tells. */
  const told = async (change: string) => {
    const last = 'select coalesce(max(seq), 0)::integer as seq from invalidations';
    const { seq } = (await database.pool.query<{ seq: number }>(last)).rows[0] ?? { seq: 0 };
    await database.pool.query(change);
    const { rows } = await database.pool.query('select tags from invalidations where seq > $1', [seq]);
    return rows.flatMap(({ tags }: { tags: string[] }) => tags);
  };
  const path = '/search/v1/products?query=audífonos&facets=true&page_size=1';

  test.each([
    ['a price of what is found, though not on this page', 'update products set sale_price = 77 where id = 8', true],
    ['the last piece of it', 'update products set stock = 0 where id = 8', true],
    ['what is sold no more', 'update products set is_active = false where id = 8', true],
    [
      'what is sold again',
      'update products set is_active = true where id = 8',
      true,
      'update products set is_active = false where id = 8',
    ],
    ['a price in another department', 'update products set sale_price = 77 where id = 9', false],
  ])('%s', async (_, change, isOver, before = 'select 1') => {
    await database.pool.query(before);
    const tags = await tagsOf(path);
    const changed = await told(change);
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.some((tag) => tags.includes(tag))).toBe(isOver);
  });

  test('under other filters what is left out may come in, whatever its department; a category is its own', async () => {
    expect(await tagsOf(`${path}&filter_by[price_max]=100`)).toContain('catalogue');
    expect(await tagsOf('/search/v1/products?query=audífonos')).toContain('catalogue');
    const ofCategory = await tagsOf(`${path}&filter_by[category]=11`);
    expect(ofCategory).toEqual(expect.arrayContaining(['category:11', 'counts', 'search']));
    expect(ofCategory).not.toContain('catalogue');
  });
});

describe('AP-16 suggestions', () => {
  const suggest = async (text: string): Promise<SuggestionReply> => {
    const reply = await app.inject({
      method: 'POST',
      url: '/buscador/v1/sugerencias',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ search: text }).toString(),
    });
    expect(reply.statusCode).toBe(200);
    return reply.json();
  };

  test('UI-09 VA-05 for any text that is not empty, words first, then categories, then official stores', async () => {
    const { cadena, suggestions } = await suggest('Audi');
    expect(cadena).toBe('Audi');
    expect(suggestions).toEqual([
      { clase: 'word_item', nombre: 'audífonos' },
      { clase: 'category_item', nombre: 'Audífonos', id: 11, slug: expect.any(String) },
    ]);
    expect((await suggest('son')).suggestions).toEqual([
      { clase: 'store_item', nombre: 'Sonora', id: 1, slug: expect.any(String) },
    ]);
    expect(await suggest('  ')).toEqual({ cadena: '  ', suggestions: [] });
    expect(await suggest('%')).toEqual({ cadena: '%', suggestions: [] });
  });

  test('ST-11 an entry has `clase` and `nombre`, and what the shop wants read of a search is the first, a `disclaimerNotice`', async () => {
    const notice = { clase: 'disclaimerNotice', nombre: 'Desconéctala antes de lavarla.' };
    for (const text of ['licuadora', 'Licuadoras', '  LICUADORA ', 'licuadora de vaso']) {
      const { cadena, suggestions } = await suggest(text);
      expect(cadena).toBe(text);
      expect(suggestions[0], text).toEqual(notice);
      expect(suggestions.filter(({ clase }) => clase === 'disclaimerNotice')).toHaveLength(1);
    }
    for (const text of ['plato hondo', 'hondos platos']) expect((await suggest(text)).suggestions[0]).toEqual(notice);
    // One of two words is not the two, a word that only begins is none, and of two notices the first is read.
    for (const text of ['plato', 'licua', 'audi'])
      expect((await suggest(text)).suggestions.map(({ clase }) => clase)).not.toContain('disclaimerNotice');
    expect((await suggest('cable de licuadora')).suggestions[0]).toEqual(notice);
  });
});

test('AP-23 an index that is not there is a failure, never a shop without products', async () => {
  const { database, get } = broken;
  await sql`select index_rebuild()`.execute(database.db);
  expect(await get('/search/v1/products?query=celular')).toMatchObject({
    status: 503,
    body: { code: 'DATABASE_UNAVAILABLE' },
  });
  await createPostgresMaintenance(database.pool).refresh();
  expect((await search('celular', '', broken)).ids.length).toBeGreaterThan(1);
});
