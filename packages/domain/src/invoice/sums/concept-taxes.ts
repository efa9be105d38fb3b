/** The taxes of a concept (traslados): IEPS by rate and by quota, and IVA. */
import type { TaxKeys } from '../../tax/tax-keys.ts';
import { divideRounded, type Micros, sumOf, whole } from './micros.ts';

/** Codes of the SAT for the taxes. */
export const taxCodes = { iva: '002', ieps: '003' } as const;

/** A tax of a concept. */
export interface ConceptTax {
  tax: 'iva' | 'ieps';
  /** `Tasa` is a part of the base, `Cuota` an amount for each taxed unit. */
  factor: 'Tasa' | 'Cuota' | 'Exento';
  /** Rate or quota. Null if exempt. */
  rate: Micros | null;
  /** The amount that is taxed; taxed units if the tax is a quota. */
  base: Micros;
  /** Null if exempt. */
  amount: Micros | null;
}

/** The facts that decide the taxes of a concept, besides its price. */
export interface Taxed {
  keys: TaxKeys;
  pieces: bigint;
  /** Whether the invoice writes IEPS apart from the price. */
  showsIeps: boolean;
  /** The tax that is cut to six decimals. All others are rounded; both are right within the limits of the SAT. */
  cut: ConceptTax['tax'] | null;
}

const ivaRate = ({ iva }: TaxKeys): Micros => (iva === undefined || iva === 'exempt' ? 0n : BigInt(iva) * 10_000n);
const iepsRate = ({ keys, showsIeps }: Taxed): Micros => (showsIeps ? BigInt(keys.iepsRate ?? 0) : 0n);
const taxedUnits = ({ keys, pieces }: Taxed): Micros => BigInt(keys.iepsUnits ?? 0) * pieces;

/** A tax by rate. */
function amountOf(tax: ConceptTax['tax'], base: Micros, rate: Micros, { cut }: Taxed): Micros {
  return cut === tax ? (base * rate) / whole : divideRounded(base * rate, whole);
}

/** IEPS by quota for all pieces. */
export function quotaOf(taxed: Taxed): Micros {
  if (!taxed.showsIeps) return 0n;
  return divideRounded(taxedUnits(taxed) * BigInt(taxed.keys.iepsAmount ?? 0), whole);
}

/**
 * The amount without taxes of an amount that a customer pays with taxes. IVA is a part of the price with IEPS. The
 * result is negative if the quota of IEPS alone exceeds the amount.
 */
export function withoutTaxes(paid: Micros, taxed: Taxed): bigint {
  const withIeps = divideRounded(paid * whole, whole + ivaRate(taxed.keys));
  const untaxed = withIeps - quotaOf(taxed);
  return untaxed < 0n ? untaxed : divideRounded(untaxed * whole, whole + iepsRate(taxed));
}

/** The taxes of an amount without taxes. An amount of 0 has none. */
export function taxesOf(base: Micros, taxed: Taxed): ConceptTax[] {
  if (base === 0n) return [];
  const { keys } = taxed;
  const taxes: ConceptTax[] = [];
  const rate = iepsRate(taxed);
  if (rate > 0n) taxes.push({ tax: 'ieps', factor: 'Tasa', rate, base, amount: amountOf('ieps', base, rate, taxed) });
  const quota = quotaOf(taxed);
  if (quota > 0n) {
    const [units, amount] = [taxedUnits(taxed), BigInt(keys.iepsAmount ?? 0)];
    taxes.push({ tax: 'ieps', factor: 'Cuota', rate: amount, base: units, amount: quota });
  }
  const withIeps = base + sumOf(taxes.map(({ amount }) => amount ?? 0n));
  if (keys.iva === 'exempt') taxes.push({ tax: 'iva', factor: 'Exento', rate: null, base: withIeps, amount: null });
  else {
    const iva = ivaRate(keys);
    const amount = amountOf('iva', withIeps, iva, taxed);
    taxes.push({ tax: 'iva', factor: 'Tasa', rate: iva, base: withIeps, amount });
  }
  return taxes;
}

/** Taxes with the same key are added up on the invoice. */
export const taxGroup = ({ tax, factor, rate }: ConceptTax): string => `${taxCodes[tax]} ${factor} ${rate ?? ''}`;
