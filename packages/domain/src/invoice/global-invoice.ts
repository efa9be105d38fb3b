/**
 * The invoice of sales to the general public (factura global): sales for which no customer asked an invoice.
 * Each sale is a concept for each combination of taxes.
 */
import type { TaxKeys } from '../tax/tax-keys.ts';
import type { SoldLine } from './sums/invoice-sums.ts';

/** The part of an order that one seller sold. */
export interface GlobalSale {
  /** Number of the order. */
  number: string;
  lines: readonly SoldLine[];
}

/** InformacionGlobal: the period of an invoice of sales to the general public. */
export interface GlobalPeriod {
  /** Periodicidad: 01 day, 02 week, 03 fortnight, 04 month, 05 two months. */
  periodicity: '01' | '02' | '03' | '04' | '05';
  /** Meses: 01 to 12, or 13 to 18 for two months. */
  months: string;
  year: string;
}

/** The period of the month of a date. @param date YYYY-MM-DD in Mexico City */
export const monthOf = (date: string): GlobalPeriod => ({
  ...{ periodicity: '04', months: date.slice(5, 7), year: date.slice(0, 4) },
});

/** Codes of product and unit, and the description, that the SAT prescribes for such an invoice. */
const prescribed = { claveProdServ: '01010101', claveUnidad: 'ACT' } as const;
const description = 'Venta';

/** The lines of the invoice. Sales that cost nothing are left out. */
export function globalLines(sales: readonly GlobalSale[]): SoldLine[] {
  return sales.flatMap(({ number, lines }) =>
    [...Map.groupBy(lines, ({ tax }) => rateKey(tax))].flatMap(([key, group]) => {
      const price = group.reduce((sum, line) => sum + line.price * line.pieces - line.discount, 0);
      const [{ tax } = { tax: {} }] = group;
      if (price === 0) return [];
      return {
        key: `${number} ${key}`,
        description,
        sku: number,
        tax: taxOf(tax, group),
        pieces: 1,
        price,
        discount: 0,
      };
    }),
  );
}

const rateKey = ({ iva, iepsRate, iepsAmount }: TaxKeys): string => [iva, iepsRate ?? 0, iepsAmount ?? 0].join(' ');

/** The rates of a group, with the codes that are prescribed, and the taxed units of all pieces. */
function taxOf({ iva, iepsRate, iepsAmount }: TaxKeys, group: readonly SoldLine[]): TaxKeys {
  const units = group.map(({ tax, pieces }) => (tax.iepsUnits === undefined ? undefined : tax.iepsUnits * pieces));
  const known = units.flatMap((count) => count ?? []);
  return {
    ...prescribed,
    ...(iva !== undefined && { iva }),
    ...(iepsRate !== undefined && { iepsRate }),
    ...(iepsAmount !== undefined && { iepsAmount }),
    ...(known.length === units.length && { iepsUnits: known.reduce((sum, count) => sum + count, 0) }),
  };
}
