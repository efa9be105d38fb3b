import type { Archetype } from '../../../types.ts';
import { giftReviews } from '../reviews/films.ts';
import { film } from './film.ts';
import { genres } from './genres.ts';
import { gift } from './gift-cards.ts';

export const films: readonly Archetype[] = [
  ...genres.map(
    (genre): Archetype => ({
      category: `peliculas-musica/peliculas-y-series/${genre.leaf}`,
      weight: genre.weight,
      reviews: genre.reviews,
      make: (random) => film(random, genre),
    }),
  ),
  { category: 'peliculas-musica/boletos-y-regalos/tarjetas-de-regalo', weight: 2, reviews: giftReviews, make: gift },
];
