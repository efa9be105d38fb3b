/** Calls the functions of packages/database/functions/stock-and-prices.sql; only they write stock and prices. */
import { preparedQuery, type Querier, type UnitOfWork } from '@tianguis/database';
import { sql } from 'kysely';

/** A variant with its current prices and stock. Money is in centavos. */
export interface VariantForSale {
  sku: string;
  productId: number;
  listPrice: number;
  salePrice: number;
  /** Available pieces; 0 if the product is off sale. */
  stock: number;
}

/** A line of an order, and the pieces of it that a movement concerns. */
export interface MovedLine {
  /** Id of the order's line. */
  line: string;
  pieces: number;
}

export interface ReservedLine extends MovedLine {
  sku: string;
  /** Id of the place that the pieces leave from; null or undefined if the place is unknown. */
  place?: number | null;
}

/** Each order asks for its variants, so the statement is prepared. */
const pricedVariants = preparedQuery<readonly string[], VariantForSale>(
  (_, skus) => sql<VariantForSale>`
    select v.sku, v.product_id as "productId", v.list_price as "listPrice", v.sale_price as "salePrice",
           case when p.is_active then v.stock else 0 end as stock
      from product_variants v join products p on p.id = v.product_id where v.sku = any (${skus}::text[]) order by v.sku`,
);

/** Sorted by SKU; unknown SKUs are left out. */
export const variantsForSale = ({ db }: Pick<UnitOfWork, 'db'>, skus: readonly string[]): Promise<VariantForSale[]> =>
  pricedVariants(db, skus);

/**
 * Reserves all pieces or none. @returns the variants with too few pieces; an empty array if the pieces were reserved
 */
export async function reserveStock(
  on: Querier,
  lines: readonly ReservedLine[],
  cause: string,
): Promise<{ sku: string; available: number }[]> {
  const { rows } = await on.query<{ sku: string; available: number | null }>(
    'select * from reserve_stock($1, $2, $3, $4, $5)',
    [
      ...[lines.map(({ line }) => line), lines.map(({ sku }) => sku), lines.map(({ pieces }) => pieces)],
      ...[lines.map(({ place }) => place ?? null), cause],
    ],
  );
  return rows.map(({ sku, available }) => ({ sku, available: available ?? 0 }));
}

/** @returns the number of movements that had not happened before */
export async function moveStock(
  on: Querier,
  lines: readonly MovedLine[],
  reason: 'sold' | 'released' | 'collected' | 'restocked',
  cause: string,
): Promise<number> {
  const { rows } = await on.query<{ added: number }>('select move_stock($1, $2, $3, $4) as added', [
    ...[lines.map(({ line }) => line), lines.map(({ pieces }) => pieces), reason, cause],
  ]);
  return rows[0]?.added ?? 0;
}

/** @returns products of the changed variants */
export async function setStock(on: Querier, skus: readonly string[], stocks: readonly number[]): Promise<number[]> {
  const { rows } = await on.query<{ id: number }>(
    `select distinct s.product_id as id
       from (select array_agg(v.id) as ids, array_agg(n.stock) as stocks
               from unnest($1::text[], $2::integer[]) n (sku, stock) join product_variants v using (sku)) n,
            set_stock_and_prices(n.ids, null, null, n.stocks) s`,
    [skus, stocks],
  );
  return rows.map(({ id }) => id);
}

export interface VariantPrices {
  sku: string;
  listPrice: number;
  salePrice: number;
  /** When the offer ends; null if the offer has no end. */
  endsAt: Date | null;
}

/**
 * Sets current prices, which replace all offers with dates.
 * @returns products of the variants
 */
export async function setPrices(on: Querier, prices: readonly VariantPrices[]): Promise<number[]> {
  const { rows } = await on.query<{ products: number[] | null }>(
    `with named as (
       select v.id, v.product_id, n.list_price, n.sale_price, n.ends_at
         from unnest($1::text[], $2::integer[], $3::integer[], $4::timestamptz[])
              n (sku, list_price, sale_price, ends_at)
         join product_variants v using (sku)
     ), arrays as (
       select array_agg(id order by id) as ids, array_agg(distinct product_id) as products,
              array_agg(list_price order by id) as list_prices, array_agg(sale_price order by id) as sale_prices,
              array_agg(case when ends_at is not null then sale_price end order by id) as offers,
              array_agg(ends_at order by id) as ends
         from named
     )
     select products, (select count(*) from set_stock_and_prices(ids, list_prices, sale_prices, null)),
            (select count(*) from set_offers(ids, offers, null, ends)) from arrays`,
    [
      prices.map(({ sku }) => sku),
      prices.map(({ listPrice }) => listPrice),
      prices.map(({ salePrice }) => salePrice),
      prices.map(({ endsAt }) => endsAt),
    ],
  );
  return rows[0]?.products ?? [];
}

/** Updates the rollups of products. @returns products whose rollup was out of date */
export async function rollUp(on: Querier, products: readonly number[]): Promise<number[]> {
  if (products.length === 0) return [];
  const { rows } = await on.query<{ id: number }>('select roll_up_products($1) as id', [products]);
  return rows.map(({ id }) => id);
}

/** Writes the stock of all variants that differs from the sum of their places. @returns the changed products */
export async function countPlacedStock(on: Querier): Promise<number[]> {
  const { rows } = await on.query<{ products: number[] | null }>('select repair_placed_stock() as products');
  return rows[0]?.products ?? [];
}

/** Compares all offers with the prices of their variants, since prices may have been changed by hand. */
export async function noteAppliedOffers(on: Querier): Promise<void> {
  await on.query('select note_applied_offers(array(select variant_id from variant_offers))');
}

export async function switchOffers(on: Querier): Promise<number> {
  const { rows } = await on.query<{ changed: number }>('select switch_offers() as changed');
  return rows[0]?.changed ?? 0;
}

/**
 * The job that switches offers runs every minute. If an offer is not switched this long after its date, no worker runs.
 */
export const offerGracePeriod = `interval '15 minutes'`;

/** SQL: the variant whose price a product shows. */
const first = `(select v.id from product_variants v where v.product_id = p.id order by v.position limit 1)`;

const productsWhere = 'from products p cross join lateral product_rollup(p.id) r where';
const staleStockOrPrices =
  '(p.stock, p.list_price, p.sale_price) is distinct from (r.stock, r.list_price, r.sale_price)';
/** SQL: ignores offers that have just started or ended, since the job will switch them within the grace period. */
const staleOfferEnd = `p.offer_ends_at is distinct from r.offer_ends_at and not exists (
  select from variant_offers o where o.variant_id = ${first}
     and (o.ends_at <= now() or o.starts_at between now() - ${offerGracePeriod} and now()))`;

/** SQL query for the ids of products whose stock or price differs from the stock or price of their variants. */
export const productsWithStaleStockOrPrices = `select p.id ${productsWhere} ${staleStockOrPrices}`;

/**
 * SQL query for the ids of products for which the stored end of the offer differs from the end of the first variant's
 * offer.
 */
export const productsWithStaleOfferEnds = `select p.id ${productsWhere} ${staleOfferEnd}`;

export async function staleProducts(on: Querier): Promise<number[]> {
  const { rows } = await on.query<{ id: number }>(
    `select p.id ${productsWhere} ${staleStockOrPrices} or ${staleOfferEnd} order by p.id`,
  );
  return rows.map(({ id }) => id);
}
