import type { Archetype } from '../../../types.ts';
import { discReviews, turntableReviews, vinylReviews } from '../reviews/music.ts';
import { album } from './albums.ts';
import { turntable } from './turntables.ts';

const at = (leaf: string) => `peliculas-musica/musica/${leaf}`;

export const music: readonly Archetype[] = [
  { category: at('viniles'), weight: 6, reviews: vinylReviews, make: (random) => album(random, true) },
  { category: at('discos-compactos'), weight: 4, reviews: discReviews, make: (random) => album(random, false) },
  { category: at('tornamesas'), weight: 2, reviews: turntableReviews, make: turntable },
];
