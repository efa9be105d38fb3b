/** Stock by place; only the functions of packages/database/functions/stock-and-prices.sql write it. */
import type { Querier } from '@tianguis/database';

/** Our warehouses and shops, since places of sellers have no stock by place. */
export async function stockPlaces(on: Querier): Promise<{ id: number; code: string; isOurs: boolean }[]> {
  const { rows } = await on.query<{ id: number; code: string; isOurs: boolean }>(
    `select id, code, kind <> 'seller' as "isOurs" from shipping_places order by id`,
  );
  return rows;
}

/** Ids of variants by their SKUs; unknown SKUs are left out. */
export async function variantIds(on: Querier, skus: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await on.query<{ sku: string; id: number }>(
    'select sku, id from product_variants where sku = any ($1)',
    [skus],
  );
  return new Map(rows.map(({ sku, id }) => [sku, id]));
}

/**
 * Pieces of a variant in a place. If `stock` is null, the row is removed, so that the stock in that place is unknown.
 */
export interface StockRow {
  variant: number;
  place: number;
  stock: number | null;
}

/** @returns the number of changed rows */
export async function setPlaceStocks(on: Querier, stocks: readonly StockRow[]): Promise<number> {
  const { rows } = await on.query<{ changed: number }>('select set_place_stocks($1, $2, $3) as changed', [
    stocks.map(({ variant }) => variant),
    stocks.map(({ place }) => place),
    stocks.map(({ stock }) => stock),
  ]);
  return rows[0]?.changed ?? 0;
}

/** Variants with known stock in a place, with ids above `after`, ascending. */
export async function knownVariants(on: Querier, place: number, after: number, count: number): Promise<number[]> {
  const { rows } = await on.query<{ id: number }>(
    `select variant_id as id from variant_places where place_id = $1 and variant_id > $2
      order by variant_id limit $3`,
    [place, after, count],
  );
  return rows.map(({ id }) => id);
}

/** Updates which of our warehouses have these products. */
export async function refreshDispatchSets(on: Querier, products: readonly number[]): Promise<void> {
  if (products.length > 0) await on.query('select refresh_dispatch_sets($1)', [products]);
}
