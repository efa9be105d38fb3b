/** Products whose whole title is what a shopper wrote: nothing else can be meant before them. */
import type { Database } from '@tianguis/database';
import { fold, type TextQuery, wordSequence } from '@tianguis/domain/words';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Filters, SearchQuery } from '../catalogue-index.ts';
import { readSearchPage } from './search-page.ts';
import type { Search } from './search-things.ts';

/** A product on sale, and what narrows a search to it and few others. */
export interface Titled {
  id: number;
  path: readonly number[];
  store: number;
  price: number;
}

/** Maximum number of products with one title that are put first. */
const most = 24;

/** The expression of the index `products_whole_title`; one of another text is not found by it. */
const keyOf = (title: RawBuilder<unknown>) => sql`hashtextextended(regexp_replace(
  translate(lower(${title} collate "C"), 'áéíóúüñÁÉÍÓÚÜÑ', 'aeiouunaeiouun'), '[^a-z0-9]+', '', 'g'), 0)`;

/** Products of the key of a text, whose titles may differ in what the key leaves out. */
export const wholeTitleQuery = (text: string): RawBuilder<Titled & { title: string }> => sql`
  select p.id, p.title, c.path, d.store_id as store, d.sale_price as price
    from products as p join index_documents as d on d.product_id = p.id join categories as c on c.id = d.category_id
   where ${keyOf(sql`p.title`)} = ${keyOf(sql`${text}::text`)} order by d.relevance desc limit ${sql.lit(most)}`;

/** Products on sale that are called so, in the very same writing if there are any, by relevance. */
export async function readWholeTitles(db: Kysely<Database>, text: string): Promise<Titled[]> {
  const words = wordSequence(text);
  if (!/[a-z0-9]/.test(words)) return [];
  const { rows } = await wholeTitleQuery(text).execute(db);
  const same = rows.filter(({ title }) => wordSequence(title) === words);
  const written = fold(text).trim();
  const exact = same.filter(({ title }) => fold(title).trim() === written);
  return exact.length > 0 ? exact : same;
}

/**
 * What was found, with the products first that are called so. Where the text was understood to say something else than
 * its words, or in such a way that these products are not among what was found, it is searched as it is written.
 */
export async function wholeTitlesFirst(
  { filters, sort, page }: SearchQuery,
  titled: readonly Titled[],
  readings: { understood: { found: Search; isOfWords: boolean }; asWritten(): Promise<Search> },
  db: Kysely<Database>,
): Promise<Search> {
  const within = titled.filter((product) => isWithin(product, filters));
  const { found, isOfWords } = readings.understood;
  if (within.length === 0) return found;
  const own = isOfWords ? await among(db, found, within) : [];
  if (own.length > 0) return sort === 'relevance' ? putFirst(db, found, own, page) : found;
  const literal = await readings.asWritten();
  const ids = await among(db, literal, within);
  if (ids.length === 0) return found;
  return sort === 'relevance' ? putFirst(db, literal, ids, page) : literal;
}

const isWithin = ({ path, store, price }: Titled, filters: Filters): boolean =>
  (filters.category === undefined || path.includes(filters.category.id)) &&
  (filters.store === undefined || filters.store === store) &&
  price >= (filters.priceMin ?? 0) &&
  price <= (filters.priceMax ?? Number.POSITIVE_INFINITY);

/** Products of one category, store and price that are looked at. */
const mostAlike = 1_000;

/** Which of these products a search found, on whichever page. */
async function among(db: Kysely<Database>, { asked, filters }: Search, titled: readonly Titled[]): Promise<number[]> {
  const found = new Set<number>();
  const seen = new Set<string>();
  for (const { path, store, price } of titled) {
    const key = `${path} ${store} ${price}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const category = { id: path.at(-1) ?? 0, level: path.length, department: path[0] ?? 0 };
    const narrowed = { ...filters, category, store, priceMin: price, priceMax: price, text: asked };
    for (const id of await readSearchPage(db, narrowed, 'relevance', { limit: mostAlike, offset: 0 })) found.add(id);
  }
  return titled.flatMap(({ id }) => (found.has(id) ? id : []));
}

/** The same products with these first, and the page of it that was asked for. */
async function putFirst(
  db: Kysely<Database>,
  search: Search,
  first: readonly number[],
  { limit, offset }: SearchQuery['page'],
): Promise<Search> {
  const isFirst = (text: TextQuery) =>
    readSearchPage(db, { ...search.filters, text }, 'relevance', { limit: limit + offset, offset: 0 });
  const { ids } = search.found;
  const own = new Set(first);
  if (offset === 0 && ids.slice(0, own.size).every((id) => own.has(id))) return search;
  const before = offset === 0 ? ids : await isFirst(search.asked);
  const moved = [...before.filter((id) => own.has(id)), ...first.filter((id) => !before.includes(id))];
  const all = [...moved, ...before.filter((id) => !own.has(id))];
  return { ...search, found: { ...search.found, ids: all.slice(offset, offset + limit) }, first: moved };
}
