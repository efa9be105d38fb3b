/** Weights, as Google Merchant has them: a number and a unit. */
import { excerpt } from '../read/header.ts';
import { InvalidValue } from './values.ts';

/** Grams of each unit. */
const units = new Map(Object.entries({ g: 1, kg: 1_000, oz: 28.349_523_125, lb: 453.592_37 }));

/** The specification's limit: 1,000 kg. */
const mostGrams = 1_000_000;

/** Grams of `1.5 kg`, `800 g`, `2 lb`, `12 oz`, at least 1; 0 of nothing, which says that it is not known. */
export function readWeight(cell: string, column: string): number {
  const [, written = '', unit = ''] = /^([\d.,]{1,16})\s*([a-z]+)\.?$/i.exec(cell.trim()) ?? [];
  // A comma before three digits groups thousands, as in prices; before one or two it is a decimal one.
  const number = /^\d+(,\d{1,2})$/.test(written) ? written.replace(',', '.') : written;
  const grams = units.get(unit.toLowerCase());
  if (grams === undefined || !/^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(number))
    throw new InvalidValue(`${column} "${excerpt(cell)}" is no weight such as 1.5 kg, 800 g, 2 lb or 12 oz`);
  const weight = Number(number.replaceAll(',', '')) * grams;
  if (weight > mostGrams) throw new InvalidValue(`${column} "${excerpt(cell)}" is more than 1000 kg`);
  return weight === 0 ? 0 : Math.max(1, Math.round(weight));
}

/** `1500 g`; `''` where it is not known. */
export const writeWeight = (grams: number | null): string => (grams === null ? '' : `${grams} g`);
