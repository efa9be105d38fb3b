import type { Archetype } from '../../../types.ts';
import { kidsWatchReviews, strapReviews, watchReviews } from '../reviews.ts';
import { adult, type Shelf } from './adult.ts';
import { kids } from './kids.ts';
import { strapOrCase } from './straps.ts';

const everyday: Shelf = { styles: ['clásico', 'cronógrafo'], movements: /cuarzo/u };
const automatic: Shelf = { styles: ['clásico'], movements: /automático/u };
const diving: Shelf = { styles: ['de buceo'] };
const digital: Shelf = { styles: ['digital'] };

const at = (leaf: string) => `joyeria/relojes/${leaf}`;

export const watches: readonly Archetype[] = [
  {
    category: at('relojes-para-hombre'),
    weight: 6,
    reviews: watchReviews,
    make: (random) => adult(random, false, everyday),
  },
  {
    category: at('relojes-para-mujer'),
    weight: 6,
    reviews: watchReviews,
    make: (random) => adult(random, true, everyday),
  },
  {
    category: at('relojes-automaticos'),
    weight: 3,
    reviews: watchReviews,
    make: (random) => adult(random, random.chance(0.35), automatic),
  },
  {
    category: at('relojes-de-buceo'),
    weight: 2,
    reviews: watchReviews,
    make: (random) => adult(random, random.chance(0.25), diving),
  },
  {
    category: at('relojes-digitales'),
    weight: 3,
    reviews: watchReviews,
    make: (random) => adult(random, random.chance(0.4), digital),
  },
  { category: at('relojes-infantiles'), weight: 2, reviews: kidsWatchReviews, make: kids },
  { category: at('correas-y-estuches'), weight: 2, reviews: strapReviews, make: strapOrCase },
];
