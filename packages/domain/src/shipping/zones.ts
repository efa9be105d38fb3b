/** Zones: the distance between two of the 32 states, by INEGI's number (1 Aguascalientes … 32 Zacatecas). */

/** All zones, from near to far. */
export const zones = ['local', 'regional', 'nacional', 'lejana'] as const;
export type Zone = (typeof zones)[number];

/** For each state: the neighbours whose numbers are greater than the state's number. */
const neighbours: Readonly<Record<number, readonly number[]>> = {
  1: [14, 32],
  2: [3, 26],
  4: [23, 27, 31],
  5: [8, 10, 19, 24, 32],
  6: [14, 16],
  7: [20, 27, 30],
  8: [10, 25, 26],
  9: [15, 17],
  10: [18, 25, 32],
  11: [14, 16, 22, 24, 32],
  12: [15, 16, 17, 20, 21],
  13: [15, 21, 22, 24, 29, 30],
  14: [16, 18, 24, 32],
  15: [16, 17, 21, 22, 29],
  16: [22],
  17: [21],
  18: [25, 32],
  19: [24, 28, 32],
  20: [21, 30],
  21: [29, 30],
  22: [24],
  23: [31],
  24: [28, 30, 32],
  25: [26],
  27: [30],
  28: [30],
};

/** States on the two peninsulas, which parcels reach late. */
const remote = new Set([2, 3, 4, 23, 31]);
/** Mexico City and the State of Mexico are one city for a carrier. */
const capital = new Set([9, 15]);

/**
 * The zone of a parcel from one state to another. The zone is the same in the other direction. Rows of an operator take
 * precedence over this zone.
 */
export function zoneBetween(from: number, to: number): Zone {
  if (from === to || (capital.has(from) && capital.has(to))) return 'local';
  if (neighbours[Math.min(from, to)]?.includes(Math.max(from, to))) return 'regional';
  return remote.has(from) || remote.has(to) ? 'lejana' : 'nacional';
}
