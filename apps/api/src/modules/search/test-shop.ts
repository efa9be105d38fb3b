/** For tests: a small catalogue to search in. */
import { createPostgresMaintenance } from '@tianguis/catalogue-index';
import type { SearchReply } from '@tianguis/contract';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { withApi } from '../../test-api.ts';

const synonyms = 'refrigerador, refri, nevera\nlaptop, computadora portátil\nlap => laptop';
const searchNotices = [
  { words: ['licuadora', 'plato hondo'], text: 'Desconéctala antes de lavarla.' },
  { words: ['cable'], text: 'Revisa que no esté pelado.' },
];
const brands = 'lg => refrigerador, pantalla';
const openEmpty = () => withApi({ searchNotices }, { words: () => ({ synonyms, brands }) });
export type Shop = Awaited<ReturnType<typeof openEmpty>>;
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

/** A shop with this catalogue, and its search index. */
export async function openShop(): Promise<Shop> {
  const shop = await openEmpty();
  await fill(shop);
  return shop;
}

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
  const paths: Record<number, readonly number[]> = { 1: [1, 11], 2: [1, 11], 3: [1, 12], 4: [1, 12], 8: [1, 11] };
  for (const [id, title] of Object.entries(titles)) {
    await build.product(paths[Number(id)] ?? [2, 21], {
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

/** Sends a search. @returns the reply, and the ids of its products */
export async function searchIn(
  { get }: Pick<Shop, 'get'>,
  query: string,
  more = '',
): Promise<SearchReply & { ids: number[] }> {
  const { status, body } = await get(`/search/v1/products?query=${query}${more}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return { ...body, ids: body.data.products.map(({ id }: { id: number }) => id) };
}
