/** A concept whose amounts can still be changed by millionths, until the total of the invoice is the charged amount. */
import type { Centavos } from '../../money/money.ts';
import { type ConceptTax, type Taxed, taxesOf, taxGroup } from './concept-taxes.ts';
import { type Micros, roundToCentavos, sumOf } from './micros.ts';

export interface Draft {
  key: string;
  description: string;
  sku: string | null;
  taxed: Taxed;
  /** Price of one piece without taxes (ValorUnitario). */
  unitValue: Micros;
  /** The amount without taxes that is left of the price (Importe less Descuento). 0: the concept is free. */
  base: Micros;
  /** Whether the concept has a Descuento. Without one, its base is the price of all pieces. */
  isDiscounted: boolean;
  /** The amount that the customer paid for the concept, with taxes. */
  charged: Centavos;
}

/** Price of all pieces without taxes (Importe). */
export const amountOf = ({ unitValue, taxed }: Draft): Micros => unitValue * taxed.pieces;

/** The sums of concepts before they are rounded. */
export interface RawSums {
  amount: Micros;
  base: Micros;
  isDiscounted: boolean;
  taxes: Map<string, { tax: ConceptTax; base: Micros; amount: Micros }>;
}

export function rawSums(drafts: readonly Draft[]): RawSums {
  const taxes: RawSums['taxes'] = new Map();
  for (const { base, taxed } of drafts)
    for (const tax of taxesOf(base, taxed)) {
      const key = taxGroup(tax);
      const sum = taxes.get(key) ?? { tax, base: 0n, amount: 0n };
      sum.base += tax.base;
      sum.amount += tax.amount ?? 0n;
      taxes.set(key, sum);
    }
  return {
    amount: sumOf(drafts.map(amountOf)),
    base: sumOf(drafts.map(({ base }) => base)),
    isDiscounted: drafts.some(({ isDiscounted }) => isDiscounted),
    taxes,
  };
}

/** The sums of both together. */
export function joinSums(one: RawSums, other: RawSums): RawSums {
  const taxes: RawSums['taxes'] = new Map(one.taxes);
  for (const [key, sum] of other.taxes) {
    const { base, amount } = one.taxes.get(key) ?? { base: 0n, amount: 0n };
    taxes.set(key, { ...sum, base: sum.base + base, amount: sum.amount + amount });
  }
  return {
    amount: one.amount + other.amount,
    base: one.base + other.base,
    isDiscounted: one.isDiscounted || other.isDiscounted,
    taxes,
  };
}

/** The total of an invoice with these sums. Each sum is rounded by itself, as a stamping service computes the total. */
export function totalOf({ amount, base, taxes }: RawSums): Centavos {
  const net = roundToCentavos(amount) - roundToCentavos(amount - base);
  return [...taxes.values()].reduce((total, tax) => total + roundToCentavos(tax.amount), net);
}
