/** Grouped and repeated attributes: specifications, installment, shipping, features, options. */
import { limits } from '../faults.ts';
import { excerpt } from '../read/header.ts';
import { readList, readParts } from '../read/list.ts';
import { type Feature, features, type Specification } from './item.ts';
import { readLine } from './text.ts';
import { InvalidValue, readCount, readPrice } from './values.ts';

/** Parses `section:name:value` or `name:value`. Adjacent entries with the same section form a group. */
export function readSpecifications(cell: string): Specification[] {
  const groups: Specification[] = [];
  for (const entry of readList(cell).slice(0, 1000)) {
    const found = readParts(entry, 3).map(readLine);
    const [section = '', name = '', value = ''] = found.length === 2 ? ['', ...found] : found;
    if (name === '' || value === '')
      throw new InvalidValue(`product_detail "${excerpt(entry)}" is not section:name:value`);
    if (section.length > 140 || name.length > 140 || value.length > 1000)
      throw new InvalidValue(`product_detail "${excerpt(entry)}" is too long`);
    const last = groups.at(-1);
    if (last?.group === section) last.rows.push([name, value]);
    else groups.push({ group: section, rows: [[name, value]] });
  }
  return groups;
}

/**
 * Parses `months:amount` and returns the months; 0 if there is no plan without interest. A plan is without interest if
 * its payments add up to a price.
 * @param prices current and scheduled prices of the row in centavos. If the row has no price, the sum is not checked.
 */
export function readInstallment(cell: string, prices: readonly number[]): number {
  const [plan = ''] = readList(cell);
  if (plan === '') return 0;
  const [count = '', amount = '', down = '', kind = ''] = readParts(plan, 4).map((part) => part.trim());
  const months = readCount(count, 'installment', 120);
  if (months < 2 || /leas/i.test(kind) || (down !== '' && !/^0+(\.0+)?\b/.test(down))) return 0;
  if (amount === '' || prices.length === 0) return months;
  const sum = readPrice(amount.slice(0, 60), 'installment') * months;
  // Each payment may be rounded by one centavo.
  return prices.some((price) => Math.abs(sum - price) <= months) ? months : 0;
}

/** Whether shipping is free in all of Mexico. */
export function readShipsFree(cell: string): boolean {
  return readList(cell).some((entry) => {
    const [country = '', region = '', , price = ''] = readParts(entry, 4).map((part) => part.trim());
    return (
      (country === '' || country.toUpperCase() === 'MX') &&
      region === '' &&
      /^(MXN\s*)?0+([.,]0+)?(\s*MXN)?(:.*)?$/i.test(price)
    );
  });
}

export function readFeatures(cell: string): Feature[] {
  return readList(cell).map((word) => {
    const found = features.find((one) => one === word.toLowerCase());
    if (!found) throw new InvalidValue(`features "${excerpt(word)}" is none of ${features.join(', ')}`);
    return found;
  });
}

/** Parses `Color:Negro,Talla:M`. Options are shown in the sequence of the names. */
export function readOptions(cell: string): Record<string, string> {
  const found: [string, string][] = [];
  for (const entry of readList(cell)) {
    const [name = '', value = ''] = readParts(entry, 2).map(readLine);
    if (name === '' || value === '' || name.length > 40 || value.length > limits.brand)
      throw new InvalidValue(`options "${excerpt(entry)}" is not name:value`);
    // JavaScript would sort integer keys before the other keys of an object, which would change the sequence.
    if (/^\d+$/.test(name) || name === '__proto__' || found.some(([other]) => other === name))
      throw new InvalidValue(`options "${excerpt(entry)}" is a name that cannot be used`);
    found.push([name, value]);
  }
  if (found.length > 5) throw new InvalidValue('options has more than 5 names');
  return Object.fromEntries(found);
}
