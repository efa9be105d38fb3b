/** Divides the pieces of a line among the places that have them (issue 38, item 3). */
import type { DeliveryPromise } from '../network.ts';

export interface PlacedPieces {
  promise: DeliveryPromise;
  pieces: number;
}

/**
 * Takes all pieces from the promised place if it has all of them. Otherwise takes what each place has, the quickest
 * place first. The result has fewer pieces than wanted if the places that deliver have fewer.
 * @param promises one for each place, the quickest first
 * @param stockOf pieces that a place has
 */
export function dividePieces(
  wanted: number,
  promises: readonly DeliveryPromise[],
  stockOf: (place: number) => number,
): PlacedPieces[] {
  const parts: PlacedPieces[] = [];
  let left = wanted;
  for (const promise of promises) {
    const pieces = Math.min(left, stockOf(promise.place));
    if (pieces > 0) parts.push({ promise, pieces });
    left -= Math.max(pieces, 0);
  }
  return parts;
}
