import { formatMoney, type InstallmentPlan } from '@tianguis/domain';

/**
 * Words of months without interest, true to the centavo. Mexican shops write one rounded payment, "12 MSI de $112.42",
 * although 12 × $112.42 is not the price of $1,349.00. Here, the short form of a card has the greatest payment as a
 * limit ("12 MSI de hasta $112.49"), which no payment exceeds. The whole form has every payment ("1 pago de $112.49 y 11
 * de $112.41"). If the payments are equal, both forms are the usual "12 MSI de $100".
 */
export function monthsWords({ months, first, rest }: Omit<InstallmentPlan, 'total'>) {
  const isEqual = first === rest;
  const long = `${months} meses sin intereses`;
  const payments = isEqual
    ? `${months} pagos de ${formatMoney(rest)}`
    : // A line never ends between the parts of one amount.
      `1 pago de ${formatMoney(first)} y ${`${months - 1} de ${formatMoney(rest)}`.replaceAll(' ', '\u00a0')}`;
  return {
    short: `${months} MSI`,
    long,
    /** After `short` or `long`. */
    payment: `de ${isEqual ? '' : 'hasta '}${formatMoney(first)}`,
    payments,
    whole: isEqual ? `${long} de ${formatMoney(rest)}` : `${long}: ${payments}`,
  };
}
