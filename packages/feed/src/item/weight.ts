/** Weights in the format of Google Merchant: a number and a unit. */
import { excerpt } from '../read/header.ts';
import { InvalidValue } from './values.ts';

/** Grams per unit. */
const units = new Map(Object.entries({ g: 1, kg: 1_000, oz: 28.349_523_125, lb: 453.592_37 }));

/** Maximum weight in Google's specification: 1,000 kg. */
const mostGrams = 1_000_000;

/**
 * Reads `1.5 kg`, `800 g`, `2 lb` or `12 oz`. Returns grams, at least 1; 0 for an empty cell, which means that the
 * weight is unknown.
 */
export function readWeight(cell: string, column: string): number {
  const [, written = '', unit = ''] = /^([\d.,]{1,16})\s*([a-z]+)\.?$/i.exec(cell.trim()) ?? [];
  // A comma before three digits separates thousands, as in prices. Before one or two digits it is a decimal comma.
  const number = /^\d+(,\d{1,2})$/.test(written) ? written.replace(',', '.') : written;
  const grams = units.get(unit.toLowerCase());
  if (grams === undefined || !/^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(number))
    throw new InvalidValue(`${column} "${excerpt(cell)}" is no weight such as 1.5 kg, 800 g, 2 lb or 12 oz`);
  const weight = Number(number.replaceAll(',', '')) * grams;
  if (weight > mostGrams) throw new InvalidValue(`${column} "${excerpt(cell)}" is more than 1000 kg`);
  return weight === 0 ? 0 : Math.max(1, Math.round(weight));
}

/** Writes a weight as `1500 g`; `''` if unknown. */
export const writeWeight = (grams: number | null): string => (grams === null ? '' : `${grams} g`);
