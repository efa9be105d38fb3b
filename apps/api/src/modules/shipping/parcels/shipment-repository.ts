import { type Database, preparedForms } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';

/** A product or variant for a shipment. SKU '0': the product has no choices. */
export interface SentName {
  id: number;
  sku: string;
}

/** The values of a product that decide when it arrives. */
export interface ProductGroupRow {
  id: number;
  /** The result of `delivery_group()`. */
  delivery: number;
  grams: number | null;
  shipsFree: boolean;
  /** The product's price in centavos. */
  value: number;
}

export interface SentRow extends ProductGroupRow {
  sku: string;
  /** Id of the variant; null if the variant does not exist. */
  variant: number | null;
  /** Stock of the variant; null if the variant does not exist. */
  variantStock: number | null;
  /** Ids of the warehouses that have the variant; null if stock by place is not known. */
  warehouses: number[] | null;
  /** Pieces of the variant in each of these warehouses. */
  warehouseStocks: number[] | null;
  /** Ids of our shops that can hand the variant over, and its pieces in each; null if no shop can. */
  shops: number[] | null;
  shopStocks: number[] | null;
  store: number;
}

type Names = { ids: readonly number[]; skus: readonly string[] };
const forms = preparedForms<Names, SentRow>();

const write = ({ ids, skus }: Names) => sql<SentRow>`
  select p.id, n.sku, case when p.is_active then delivery_group(p) else -1 end::float8 as delivery,
         p.weight_grams as grams, p.ships_free as "shipsFree", coalesce(v.sale_price, p.sale_price) as value,
         v.id as variant, v.stock as "variantStock", p.store_id as store,
         w.places as warehouses, w.stocks as "warehouseStocks",
         case when not p.digital then w.shops end as shops, w.shop_stocks as "shopStocks"
    from unnest(${ids}::integer[], ${skus}::text[]) n (id, sku) join products p on p.id = n.id
    left join lateral (
      select id, stock, sale_price from product_variants v
       where v.product_id = p.id and (v.sku = n.sku or n.sku = '0') order by position limit 1
    ) v on true
    left join lateral (
      select case when bool_or(l.kind = 'warehouse') then
               coalesce(array_agg(w.place_id order by w.place_id) filter (where l.kind = 'warehouse' and w.stock > 0), '{}')
             end as places,
             array_agg(w.stock order by w.place_id) filter (where l.kind = 'warehouse' and w.stock > 0) as stocks,
             array_agg(w.place_id order by w.place_id) filter (where l.kind = 'shop' and w.stock > 0) as shops,
             array_agg(w.stock order by w.place_id) filter (where l.kind = 'shop' and w.stock > 0) as shop_stocks
        from variant_places w join shipping_places l on l.id = w.place_id where w.variant_id = v.id and l.is_active
    ) w on true`;

/** Reads rows in no particular sequence. Unknown products are left out. */
export const readSent = (db: Kysely<Database>, names: readonly SentName[]): Promise<SentRow[]> =>
  names.length === 0
    ? Promise.resolve([])
    : forms(db, '', { ids: names.map(({ id }) => id), skus: names.map(({ sku }) => sku) }, write);
