/** Attributes that hold several values: specifications, months, shipping, choices. */
import { limits } from '../faults.ts';
import { shown } from '../read/header.ts';
import { readList, readParts } from '../read/list.ts';
import { type Feature, features, type Specification } from './item.ts';
import { readLine } from './text.ts';
import { readCount, readPrice, Wrong } from './values.ts';

/** `section:name:value`, or `name:value`; neighbours of one section make a group. */
export function readSpecifications(cell: string): Specification[] {
  const groups: Specification[] = [];
  for (const entry of readList(cell).slice(0, 1000)) {
    const found = readParts(entry, 3).map(readLine);
    const [section = '', name = '', value = ''] = found.length === 2 ? ['', ...found] : found;
    if (name === '' || value === '') throw new Wrong(`product_detail "${shown(entry)}" is not section:name:value`);
    if (section.length > 140 || name.length > 140 || value.length > 1000)
      throw new Wrong(`product_detail "${shown(entry)}" is too long`);
    const last = groups.at(-1);
    if (last?.group === section) last.rows.push([name, value]);
    else groups.push({ group: section, rows: [[name, value]] });
  }
  return groups;
}

/**
 * `months:amount`. Only a plan whose payments add up to the price is one without interest, which is what the shop promises; any
 * other counts as none.
 * @param prices in centavos: what is asked now or may be, one of which the plan must be of; none when the row does not say
 */
export function readInstallment(cell: string, prices: readonly number[]): number {
  const [plan = ''] = readList(cell);
  if (plan === '') return 0;
  const [count = '', amount = '', down = '', kind = ''] = readParts(plan, 4).map((part) => part.trim());
  const months = readCount(count, 'installment', 120);
  if (months < 2 || /leas/i.test(kind) || (down !== '' && !/^0+(\.0+)?\b/.test(down))) return 0;
  if (amount === '' || prices.length === 0) return months;
  const sum = readPrice(amount.slice(0, 60), 'installment') * months;
  // A centavo a month is rounding.
  return prices.some((price) => Math.abs(sum - price) <= months) ? months : 0;
}

/** Whether it reaches all of Mexico for nothing. */
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
    if (!found) throw new Wrong(`features "${shown(word)}" is none of ${features.join(', ')}`);
    return found;
  });
}

/** `Color:Negro,Talla:M`, in the order in which they are offered. */
export function readOptions(cell: string): Record<string, string> {
  const found: [string, string][] = [];
  for (const entry of readList(cell)) {
    const [name = '', value = ''] = readParts(entry, 2).map(readLine);
    if (name === '' || value === '' || name.length > 40 || value.length > limits.brand)
      throw new Wrong(`options "${shown(entry)}" is not name:value`);
    // Names of whole numbers would be put before the others by the engine.
    if (/^\d+$/.test(name) || name === '__proto__' || found.some(([other]) => other === name))
      throw new Wrong(`options "${shown(entry)}" is a name that cannot be used`);
    found.push([name, value]);
  }
  if (found.length > 5) throw new Wrong('options has more than 5 names');
  return Object.fromEntries(found);
}
