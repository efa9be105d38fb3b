/** The values of a product and a variant that decide whether a line can be bought, and at which price. */
import { type Database, preparedForms } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';

/** A product, and the SKU of one of its variants; '0' if the product has no choices (ST-07). */
export interface LineName {
  id: number;
  sku: string;
}

export interface LineFacts extends LineName {
  isActive: boolean;
  isStoreOnly: boolean;
  hasChoices: boolean;
  /** Null if the product has no such variant. */
  variant: {
    id: number;
    sku: string;
    stock: number;
    listPrice: number;
    salePrice: number;
    options: Record<string, string>;
  } | null;
  /** Greatest number of monthly payments without interest; 0 if the product has none. */
  months: number;
  shipsFree: boolean;
  /** Delivered by mail, such as a code. */
  isDigital: boolean;
  store: number;
  department: number;
  title: string;
}

type Names = { ids: readonly number[]; skus: readonly string[] };
const forms = preparedForms<Names, LineFacts>();

/** Joins by the product as well, since `v.sku` alone would also find a variant of another product. */
const write = ({ ids, skus }: Names) => sql<LineFacts>`
  select p.id, n.sku, p.is_active as "isActive", p.is_store_only as "isStoreOnly", p.months, p.title,
         p.ships_free as "shipsFree", p.digital as "isDigital", p.store_id as store, p.level1_id as department,
         exists (select from product_variants c where c.product_id = p.id and c.options::text <> '{}') as "hasChoices",
         (select json_build_object('id', v.id, 'sku', v.sku, 'stock', v.stock, 'listPrice', v.list_price,
                   'salePrice', v.sale_price, 'options', v.options)
            from product_variants v
           where v.product_id = p.id and (v.sku = n.sku or n.sku = '0') order by v.position limit 1) as variant
    from unnest(${ids}::integer[], ${skus}::text[]) n (id, sku) join products p on p.id = n.id`;

/** Reads facts in no particular sequence. Leaves out unknown products; includes products that are no longer sold. */
export const readLineFacts = (db: Kysely<Database>, names: readonly LineName[]): Promise<LineFacts[]> =>
  names.length === 0
    ? Promise.resolve([])
    : forms(db, '', { ids: names.map(({ id }) => id), skus: names.map(({ sku }) => sku) }, write);
