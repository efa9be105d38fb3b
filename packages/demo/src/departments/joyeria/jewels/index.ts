import type { Archetype } from '../../../types.ts';
import { bracelets } from './bracelets.ts';
import { earrings } from './earrings.ts';
import { jewel } from './jewel.ts';
import { necklaces } from './necklaces.ts';
import type { Piece } from './piece.ts';
import { rings } from './rings.ts';

const pieces: readonly Piece[] = [...rings, ...necklaces, ...earrings, ...bracelets];

export const jewels: readonly Archetype[] = pieces.map((piece) => ({
  category: `joyeria/${piece.leaf}`,
  weight: piece.weight,
  reviews: piece.reviews,
  make: (random) => jewel(random, piece),
}));
