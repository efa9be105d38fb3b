/**
 * Money is an integer number of centavos (MXN) in the database, in the API and in code. Only this file formats money.
 */
export type Centavos = number;

const whole = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN', minimumFractionDigits: 2 });

/** `123400` → `$1,234`; `123450` → `$1,234.50`. Centavos are shown only if they are not 0. */
export function formatMoney(amount: Centavos): string {
  return amount % 100 === 0 ? whole.format(amount / 100) : exact.format(amount / 100);
}

/** `123400` → `1234.00`, the format of schema.org and product feeds: decimal point, two decimals, no currency sign. */
export function decimalMoney(amount: Centavos): string {
  const sign = amount < 0 ? '-' : '';
  const absolute = Math.abs(amount);
  return `${sign}${Math.floor(absolute / 100)}.${String(absolute % 100).padStart(2, '0')}`;
}

/**
 * Reads the price that a person typed: "$1,200.50" is 120050, and ".5" is 50. Letters, spaces and separators of
 * thousands are ignored. Undefined without a digit.
 */
export function readMoney(typed: string): Centavos | undefined {
  const [end = '', decimals = ''] = /\.(\d{1,2})\D*$/.exec(typed) ?? [];
  const pesos = typed.slice(0, typed.length - end.length).replace(/\D/g, '');
  return pesos + decimals === '' ? undefined : Number(pesos) * 100 + Number(decimals.padEnd(2, '0'));
}

/** Discount in whole percent, rounded down so that it is never overstated; 0 without a discount. */
export function percentOff(listPrice: Centavos, salePrice: Centavos): number {
  if (listPrice <= 0 || salePrice >= listPrice) return 0;
  return Math.floor(((listPrice - salePrice) * 100) / listPrice);
}

/** A purchase in monthly payments without interest: `first`, then `months - 1` times `rest`. */
export interface InstallmentPlan {
  months: number;
  first: Centavos;
  /** Each payment after the first; never above the first. */
  rest: Centavos;
  /** The sum of the payments, which is the price. */
  total: Centavos;
}

/**
 * The plan for `price` in `months` payments, which add up to the price. The first payment has the centavos that the
 * number of months does not divide, always fewer than `months`: 1000.00 in 3 is 333.34 + 333.33 + 333.33. (Ley Federal
 * de Protección al Consumidor, art. 66: number and amount of the payments and the total are shown beside the cash price.)
 */
export function installmentPlan(price: Centavos, months: number): InstallmentPlan {
  if (!Number.isInteger(months) || months < 2)
    throw new RangeError(`months must be a whole number of at least 2, not ${months}`);
  if (!Number.isInteger(price) || price < 0) throw new RangeError(`price must be whole centavos, not ${price}`);
  const rest = Math.floor(price / months);
  return { months, first: price - rest * (months - 1), rest, total: price };
}
