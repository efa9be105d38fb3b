/** Tax keys of products and tax data of sellers, which an order stores as they are that day (order_lines.tax). */
import type { Database } from '@tianguis/database';
import { createTaxMap, type SellerTax, type TaxKeys, type TaxRules, taxKeysOf } from '@tianguis/domain/tax';
import type { Kysely } from 'kysely';
import { taxRepository } from './repository.ts';

export interface TaxService {
  /**
   * The tax keys of variants by their ids, in one statement. Variants of a product can differ in their taxed units, so
   * the ids are of variants. A variant that does not exist is missing; a variant without keys has no keys.
   * @param db the database, or the transaction that places an order
   */
  readTax(db: Kysely<Database>, variants: readonly number[]): Promise<Map<number, TaxKeys>>;
  /** The tax data of stores by their ids, in one statement. A store without tax data is missing. */
  readSellerTax(db: Kysely<Database>, stores: readonly number[]): Promise<Map<number, SellerTax>>;
  /** An order with the tax keys of its lines and the tax data of its sellers, as they are today (OD-01). */
  withTax<Order extends TaxableOrder>(db: Kysely<Database>, order: Order): Promise<Order>;
}

/** A new order, as far as its taxes are concerned. */
export interface TaxableOrder {
  sellers: { id: number; tax: Partial<SellerTax> }[];
  parcels: { lines: { variantId: number; tax: TaxKeys }[] }[];
}

/** @param rules the map by category: `loadTaxRules` of the configuration */
export function createTaxService(rules: TaxRules): TaxService {
  const map = createTaxMap(rules);
  const service: TaxService = {
    async readTax(db, variants) {
      const rows = await taxRepository(db).ofVariants(variants);
      return new Map(rows.map(({ variant, ...product }) => [variant, taxKeysOf(product, map)]));
    },
    async readSellerTax(db, stores) {
      const rows = await taxRepository(db).ofSellers(stores);
      return new Map(rows.map(({ store, ...tax }) => [store, tax]));
    },
    async withTax(db, order) {
      const { sellers, parcels } = order;
      const variants = new Set(parcels.flatMap(({ lines }) => lines.map(({ variantId }) => variantId)));
      const [keys, data] = await Promise.all([
        service.readTax(db, [...variants]),
        service.readSellerTax(
          db,
          sellers.map(({ id }) => id),
        ),
      ]);
      return {
        ...order,
        sellers: sellers.map((seller) => ({ ...seller, tax: { ...data.get(seller.id) } })),
        parcels: parcels.map((parcel) => ({
          ...parcel,
          lines: parcel.lines.map((line) => ({ ...line, tax: { ...keys.get(line.variantId) } })),
        })),
      };
    },
  };
  return service;
}
