import type { Generated, JSONColumnType } from 'kysely';

/** One combination of a product's choices. `options` preserves the sequence in which the choices are offered. */
export interface ProductVariantTable {
  id: number;
  product_id: number;
  position: number;
  sku: string;
  options: JSONColumnType<Record<string, string>, string | undefined>;
  color_hex: string | null;
  list_price: number;
  sale_price: number;
  stock: Generated<number>;
  fulfillment_id: Generated<number>;
}
