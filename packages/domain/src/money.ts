/**
 * Money is an integer number of centavos of a Mexican peso, everywhere: in the database, on the wire, in the rules.
 * Only this file turns it into words.
 */
export type Centavos = number;

const whole = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN', minimumFractionDigits: 2 });

/** `123400` → `$1,234`; `123450` → `$1,234.50`. Centavos are shown only when there are any. */
export function formatMoney(amount: Centavos): string {
  return amount % 100 === 0 ? whole.format(amount / 100) : exact.format(amount / 100);
}

/** `123400` → `1234.00`, as schema.org and product feeds want it: a point, two decimals, no sign. */
export function decimalMoney(amount: Centavos): string {
  const sign = amount < 0 ? '-' : '';
  const absolute = Math.abs(amount);
  return `${sign}${Math.floor(absolute / 100)}.${String(absolute % 100).padStart(2, '0')}`;
}

/** Whole percent taken off, rounded down so that no discount is overstated; 0 when there is none. */
export function percentOff(listPrice: Centavos, salePrice: Centavos): number {
  if (listPrice <= 0 || salePrice >= listPrice) return 0;
  return Math.floor(((listPrice - salePrice) * 100) / listPrice);
}

/** A purchase in equal monthly payments without interest. `payment × months` is `total`, never less than the price. */
export interface InstallmentPlan {
  months: number;
  payment: Centavos;
  total: Centavos;
}

/**
 * The plan for `price` in `months` payments. A payment is rounded up to the centavo, so the total shown is the true sum of
 * the payments and may exceed the price by less than `months` centavos. (Ley Federal de Protección al Consumidor, art. 66:
 * number and amount of the payments and the total are shown beside the cash price.)
 */
export function installmentPlan(price: Centavos, months: number): InstallmentPlan {
  if (!Number.isInteger(months) || months < 2)
    throw new RangeError(`months must be a whole number of at least 2, not ${months}`);
  if (!Number.isInteger(price) || price < 0) throw new RangeError(`price must be whole centavos, not ${price}`);
  const payment = Math.ceil(price / months);
  return { months, payment, total: payment * months };
}
