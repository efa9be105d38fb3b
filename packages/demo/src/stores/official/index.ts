import type { OfficialSheet } from '../sheet.ts';
import { fashionAndBeauty } from './fashion-and-beauty.ts';
import { leisureAndPantry } from './leisure-and-pantry.ts';
import { technologyAndHome } from './technology-and-home.ts';

/**
 * Official stores, each for the brand at index `brandAt` of its department. `{marca}` is replaced by the brand's name.
 * The sequence determines the ids, so new stores must be appended.
 */
export const officialSellers: readonly OfficialSheet[] = [
  ...technologyAndHome,
  ...fashionAndBeauty,
  ...leisureAndPantry,
];
