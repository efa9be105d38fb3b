import type { Database } from '@tianguis/database';
import { type Kysely, sql, type Transaction } from 'kysely';

/** A product as an operator sees it: what is stored, whether or not shoppers see it. Money is centavos. */
export interface ProductSheet {
  id: number;
  sku: string;
  title: string;
  slug: string;
  active: boolean;
  category: string;
  brand: string;
  store: { id: number; name: string };
  listPrice: number;
  salePrice: number;
  offerEndsAt: Date | null;
  stock: number;
  rating: { average: number; count: number };
  pictures: number;
  updatedAt: Date;
  variants: VariantSheet[];
}

export interface VariantSheet {
  sku: string;
  options: Record<string, string>;
  listPrice: number;
  salePrice: number;
  stock: number;
  /** An offer with dates, which begins and ends by itself. */
  offer: { salePrice: number; startsAt: string | null; endsAt: string | null } | null;
}

export type FoundProduct = Pick<ProductSheet, 'id' | 'sku' | 'title' | 'active' | 'salePrice' | 'stock'>;

export type VariantPrice = { sku: string; listPrice: number; salePrice: number; endsAt: Date | null };

type Db = Kysely<Database> | Transaction<Database>;

export function createProductOfficeRepository(db: Kysely<Database>) {
  return {
    /** Everything within one transaction, or nothing. */
    atOnce: <Result>(work: (tx: Transaction<Database>) => Promise<Result>) => db.transaction().execute(work),
    sheet: (ids: readonly number[]) => sheets(db, ids),

    /** Numbers of the products that a word names: its id or its SKU, or the SKU of one of its variants. */
    async named(word: string): Promise<number[]> {
      const id = /^\d{1,9}$/.test(word) ? Number(word) : -1;
      const { rows } = await sql<{ id: number }>`
        select id from products where id = ${id} or sku = ${word}
        union select product_id from product_variants where sku = ${word} order by 1`.execute(db);
      return rows.map((row) => row.id);
    },

    /** Products whose title, SKU, barcode or brand holds every word, those for sale first. Accents and capitals do not matter. */
    async find(words: readonly string[], limit: number): Promise<FoundProduct[]> {
      const text = sql`translate(lower(p.title || ' ' || p.sku || ' ' || coalesce(p.gtin, '') || ' ' || b.name), 'áéíóúüñ', 'aeiouun')`;
      const holds = words.map((word) => sql`${text} like ${`%${plain(word)}%`}`);
      const { rows } = await sql<FoundProduct>`
        select p.id, p.sku, p.title, p.is_active as active, p.sale_price as "salePrice", p.stock
          from products p join brands b on b.id = p.brand_id
         where ${sql.join(holds, sql` and `)}
         order by p.is_active desc, p.popularity desc, p.id limit ${limit}`.execute(db);
      return rows;
    },
  };
}

/** As written in `like`, without what it would take for a pattern. */
const plain = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[\\%_]/g, '\\$&');

/** The sheets, in the order of their numbers; locked against other writers when asked within a transaction. */
export async function sheets(db: Db, ids: readonly number[], lock = false): Promise<ProductSheet[]> {
  if (lock) await sql`select from products where id = any (${ids}) order by id for update`.execute(db);
  const { rows } = await sql<ProductSheet>`
    select p.id, p.sku, p.title, p.slug, p.is_active as active, p.list_price as "listPrice", p.sale_price as "salePrice",
           p.offer_ends_at as "offerEndsAt", p.stock, p.updated_at as "updatedAt", b.name as brand,
           (select string_agg(c.name, ' > ' order by c.level) from categories c
             where c.id = any ((select path from categories where id = p.category_id)::integer[])) as category,
           json_build_object('id', s.id, 'name', s.name) as store,
           json_build_object('average', p.rating_average, 'count', p.rating_count) as rating,
           (select count(*) from product_pictures i where i.product_id = p.id) as pictures,
           coalesce((select json_agg(json_build_object('sku', v.sku, 'options', v.options, 'listPrice', v.list_price,
               'salePrice', v.sale_price, 'stock', v.stock, 'offer', case when o.variant_id is not null then
               json_build_object('salePrice', o.sale_price, 'startsAt', o.starts_at, 'endsAt', o.ends_at) end) order by v.position)
              from product_variants v left join variant_offers o on o.variant_id = v.id where v.product_id = p.id), '[]') as variants
      from products p join brands b on b.id = p.brand_id join stores s on s.id = p.store_id
     where p.id = any (${ids}) order by p.id`.execute(db);
  return rows;
}

/** An operator's word stands: a feed that no longer has the product does not bring it back. */
export async function setActive(tx: Transaction<Database>, ids: readonly number[], active: boolean): Promise<void> {
  await sql`update products set is_active = ${active}, left_feed_at = null, updated_at = now()
    where id = any (${ids}) and (is_active <> ${active} or left_feed_at is not null)`.execute(tx);
}

/** Prices of variants, and of the product, which shows those of its first. */
export async function setPrices(tx: Transaction<Database>, id: number, prices: readonly VariantPrice[]): Promise<void> {
  for (const { sku, listPrice, salePrice, endsAt } of prices) {
    await sql`update product_variants set list_price = ${listPrice}, sale_price = ${salePrice}
      where sku = ${sku} and (list_price, sale_price) is distinct from (${listPrice}, ${salePrice})`.execute(tx);
    await sql`delete from variant_offers where variant_id = (select id from product_variants where sku = ${sku})`.execute(
      tx,
    );
    if (endsAt)
      await sql`insert into variant_offers (variant_id, sale_price, ends_at)
        select id, ${salePrice}, ${endsAt} from product_variants where sku = ${sku}`.execute(tx);
  }
  const [first] = (
    await sql<{
      sku: string;
    }>`select sku from product_variants where product_id = ${id} order by position limit 1`.execute(tx)
  ).rows;
  const shown = prices.find(({ sku }) => sku === first?.sku);
  if (!shown) return;
  const { listPrice, salePrice, endsAt } = shown;
  await sql`update products set list_price = ${listPrice}, sale_price = ${salePrice}, offer_ends_at = ${endsAt}, updated_at = now()
    where id = ${id} and (list_price, sale_price, offer_ends_at) is distinct from (${listPrice}, ${salePrice}, ${endsAt}::timestamptz)`.execute(
    tx,
  );
}

/** Pieces of a variant, and of the product, which has those of all its variants. */
export async function setStock(tx: Transaction<Database>, id: number, sku: string, stock: number): Promise<void> {
  await sql`update product_variants set stock = ${stock} where sku = ${sku} and stock <> ${stock}`.execute(tx);
  await sql`update products p set stock = s.stock, updated_at = now()
    from (select least(sum(stock), 2000000000)::integer as stock from product_variants where product_id = ${id}) s
    where p.id = ${id} and p.stock <> s.stock`.execute(tx);
}

export type ProductOfficeRepository = ReturnType<typeof createProductOfficeRepository>;
