/**
 * The promise of a product for one of its variants. The promise depends on the stock of the variant, and on the
 * warehouses that have the variant.
 */
import { type DeliveryGroup, groupOf, type ShippingRules } from '@tianguis/domain/shipping';
import type { SentRow } from './parcels/shipment-repository.ts';
import type { ProductGroupRow, StockByPlace } from './repository.ts';

/** The subject of a promise: a product, or one of its variants with its own `group` and rules. */
export interface Asked<Row extends ProductGroupRow = ProductGroupRow> {
  row: Row;
  group: DeliveryGroup | undefined;
}

/** The number of the set of warehouses that have the variant. Stored sets have positive numbers. */
const variantSet = -1;

export const askedProduct = (row: ProductGroupRow): Asked => ({ row, group: groupOf(row.delivery) });

/** @param stock of an existing variant */
export function askedVariant(row: ProductGroupRow, stock: StockByPlace): Asked {
  const group = stock.variantStock === 0 ? undefined : groupOf(row.delivery);
  const value = stock.variantPrice ?? row.value;
  if (!group?.byUs) return { row: { ...row, value }, group };
  return { row: { ...row, value }, group: { ...group, origin: stock.warehouses ? variantSet : 0 } };
}

export function rulesOfVariant<Rules extends ShippingRules>(rules: Rules, { warehouses }: StockByPlace): Rules {
  return warehouses
    ? { ...rules, sets: { get: (id: number) => (id === variantSet ? warehouses : rules.sets.get(id)) } }
    : rules;
}

/** The number of the set of warehouses for the line with this index. */
const setOfLine = (index: number): number => -1 - index;

/** Lines of a cart, each with the stock of its variant, and the warehouses that have the variant. */
export function askedLines(rows: readonly SentRow[]): Asked<SentRow>[] {
  return rows.map((row, index) => {
    const group = row.variantStock === 0 ? undefined : groupOf(row.delivery);
    if (!group?.byUs || row.warehouses === null) return { row, group };
    return { row, group: { ...group, origin: setOfLine(index) } };
  });
}

export function rulesOfVariants<Rules extends ShippingRules>(rules: Rules, rows: readonly SentRow[]): Rules {
  const own = new Map(rows.flatMap(({ warehouses }, index) => (warehouses ? [[setOfLine(index), warehouses]] : [])));
  return own.size === 0 ? rules : { ...rules, sets: { get: (id: number) => own.get(id) ?? rules.sets.get(id) } };
}
