import type { Archetype } from '../../../types.ts';
import { codeReviews } from '../reviews/games.ts';
import { balance, download, subscription } from './codes.ts';
import { game } from './game.ts';
import { genres } from './genres.ts';

export const games: readonly Archetype[] = [
  ...genres.map(
    (genre): Archetype => ({
      category: `videojuegos/juegos/${genre.leaf}`,
      weight: genre.weight,
      reviews: genre.reviews,
      make: (random) => game(random, genre),
    }),
  ),
  { category: 'videojuegos/tarjetas-y-codigos/juegos-descargables', weight: 3, reviews: codeReviews, make: download },
  { category: 'videojuegos/tarjetas-y-codigos/saldo-digital', weight: 2, reviews: codeReviews, make: balance },
  { category: 'videojuegos/tarjetas-y-codigos/suscripciones', weight: 2, reviews: codeReviews, make: subscription },
];
