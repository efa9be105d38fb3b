/**
 * The amounts of an invoice (AF-03). A customer pays prices with taxes, in whole centavos. An invoice has prices
 * without taxes: concepts with six decimals, and sums with two. The sums are computed from the concepts, so that a
 * stamping service accepts the invoice. The total is the charged amount.
 */
import type { Centavos } from '../../money/money.ts';
import { missingTaxAttributes, type TaxAttribute, type TaxKeys } from '../../tax/tax-keys.ts';
import { balance } from './balance.ts';
import { type ConceptTax, taxesOf, withoutTaxes } from './concept-taxes.ts';
import { amountOf, type Draft, rawSums } from './draft.ts';
import { divideRounded, divideUp, type Micros, most, roundToCentavos, toMicros } from './micros.ts';

/** A line of a seller's part of an order, or its shipping. */
export interface SoldLine {
  /** Identifies the line within the invoice. */
  key: string;
  description: string;
  sku: string | null;
  tax: TaxKeys;
  pieces: number;
  /** Price of one piece, with taxes. */
  price: Centavos;
  /** The line's share of the discount, with taxes. */
  discount: Centavos;
}

export interface Concept extends Draft {
  /** Price of all pieces without taxes (Importe). */
  amount: Micros;
  /** Descuento. */
  discount: Micros;
  taxes: ConceptTax[];
}

/** A tax of the whole invoice. */
export interface TaxSum extends Pick<ConceptTax, 'tax' | 'factor' | 'rate'> {
  /** Taxed amount; with a quota, the hundredths of taxed units. */
  base: Centavos;
  /** Null if exempt. */
  amount: Centavos | null;
}

export interface InvoiceSums {
  concepts: Concept[];
  subtotal: Centavos;
  /** Null if no concept has a discount. */
  discount: Centavos | null;
  taxes: TaxSum[];
  /** Null if there are only exempt concepts and free ones. */
  taxTotal: Centavos | null;
  /** The charged amount. */
  total: Centavos;
}

/** Why there is no invoice. */
export type NoInvoice =
  | { reason: 'nothing-charged' }
  | { reason: 'missing-tax-keys'; lines: { key: string; missing: TaxAttribute[] }[] };

/** The shipping of a seller's part of an order as a line. */
export const shippingLine = (key: string, price: Centavos, tax: TaxKeys): SoldLine => ({
  ...{ key, description: 'Envío', sku: null, tax, pieces: 1, price, discount: 0 },
});

/**
 * The amounts of the invoice of these lines. A line with a price of 0 is left out, since a concept needs a price.
 * @throws RangeError if a line is no line that can be charged
 */
export function invoiceSums(lines: readonly SoldLine[]): InvoiceSums | NoInvoice {
  for (const line of lines) check(line);
  const charged = lines.reduce((sum, line) => sum + netOf(line), 0);
  if (charged === 0) return { reason: 'nothing-charged' };
  const priced = lines.filter(({ price }) => price > 0);
  const untaxed = priced
    .map(({ key, tax }) => ({ key, missing: missingTaxAttributes(tax) }))
    .filter(({ missing }) => missing.length > 0);
  if (untaxed.length > 0) return { reason: 'missing-tax-keys', lines: untaxed };
  return sumsOf(balance(priced.map(draftOf), charged));
}

const netOf = ({ price, pieces, discount }: SoldLine): Centavos => price * pieces - discount;

function check(line: SoldLine): void {
  const { key, pieces, price, discount } = line;
  const isWhole = [pieces, price, discount].every((value) => Number.isSafeInteger(value) && value >= 0);
  if (!isWhole || pieces < 1 || netOf(line) < 0)
    throw new RangeError(`line ${key} cannot have ${pieces} pieces of ${price} less ${discount} centavos`);
}

/** The concept of a line. Its amounts are rounded by themselves. */
function draftOf(line: SoldLine): Draft {
  const pieces = BigInt(line.pieces);
  const goods = toMicros(line.price * line.pieces);
  const net = toMicros(netOf(line));
  const shown = { keys: line.tax, pieces, showsIeps: true, cut: null };
  // IEPS need not be shown to consumers. A quota above the paid amount cannot be shown.
  const taxed = withoutTaxes(net === 0n ? goods : net, shown) > 0n ? shown : { ...shown, showsIeps: false };
  const base = net === 0n ? 0n : withoutTaxes(net, taxed);
  const head = { key: line.key, description: line.description, sku: line.sku, taxed, charged: netOf(line) };
  return line.discount === 0
    ? { ...head, ...undiscounted(base, pieces) }
    : { ...head, base, ...discounted(base, pieces, divideRounded(withoutTaxes(goods, taxed), pieces)) };
}

/** A price of one piece without a Descuento, and the exact base that all pieces have at this price. */
export function undiscounted(base: Micros, pieces: bigint): Pick<Draft, 'unitValue' | 'base' | 'isDiscounted'> {
  const unitValue = most(divideRounded(base, pieces), 1n);
  return { unitValue, base: unitValue * pieces, isDiscounted: false };
}

/** A price of one piece for a concept with a Descuento. The price of all pieces is the base or more. */
export const discounted = (
  base: Micros,
  pieces: bigint,
  unitValue: Micros,
): Pick<Draft, 'unitValue' | 'isDiscounted'> => ({
  unitValue: most(most(unitValue, divideUp(base, pieces)), 1n),
  isDiscounted: true,
});

/** The rounded sums of concepts. */
export function sumsOf(drafts: readonly Draft[]): InvoiceSums {
  const sums = rawSums(drafts);
  const taxes = [...sums.taxes.values()].map(({ tax: { tax, factor, rate }, base, amount }) => ({
    ...{ tax, factor, rate, base: roundToCentavos(base) },
    amount: factor === 'Exento' ? null : roundToCentavos(amount),
  }));
  const taxed = taxes.flatMap(({ amount }) => amount ?? []);
  const taxTotal = taxed.length === 0 ? null : taxed.reduce((sum, amount) => sum + amount, 0);
  const subtotal = roundToCentavos(sums.amount);
  const discount = sums.isDiscounted ? roundToCentavos(sums.amount - sums.base) : null;
  return {
    concepts: drafts.map((draft) => ({
      ...draft,
      amount: amountOf(draft),
      discount: amountOf(draft) - draft.base,
      taxes: taxesOf(draft.base, draft.taxed),
    })),
    ...{ subtotal, discount, taxes, taxTotal },
    total: subtotal - (discount ?? 0) + (taxTotal ?? 0),
  };
}
