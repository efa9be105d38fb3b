import type { OfficialSheet } from '../sheet.ts';
import { fashionAndBeauty } from './fashion-and-beauty.ts';
import { leisureAndPantry } from './leisure-and-pantry.ts';
import { technologyAndHome } from './technology-and-home.ts';

/**
 * The brands' own shops: of each department the brand that stands at `brandAt` in its list. `{marca}` is that brand's name. They keep their
 * order, because it gives their ids.
 */
export const officialSellers: readonly OfficialSheet[] = [
  ...technologyAndHome,
  ...fashionAndBeauty,
  ...leisureAndPantry,
];
