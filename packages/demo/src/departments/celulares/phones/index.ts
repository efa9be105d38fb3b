import type { Archetype } from '../../../types.ts';
import { foldableReviews, phoneReviews, refurbishedReviews, ruggedReviews, seniorReviews } from '../reviews/phones.ts';
import { foldable } from './foldable.ts';
import { phone } from './phone.ts';
import { refurbished } from './refurbished.ts';
import { senior } from './senior.ts';
import { entry, middle, rugged, top } from './tiers.ts';

const at = (leaf: string) => `celulares/celulares/${leaf}`;

export const phones: readonly Archetype[] = [
  { category: at(entry.key), weight: 10, reviews: phoneReviews, make: (random) => phone(random, entry) },
  { category: at(middle.key), weight: 11, reviews: phoneReviews, make: (random) => phone(random, middle) },
  { category: at(top.key), weight: 8, reviews: phoneReviews, make: (random) => phone(random, top) },
  { category: at('plegables'), weight: 3, reviews: foldableReviews, make: foldable },
  { category: at(rugged.key), weight: 4, reviews: ruggedReviews, make: (random) => phone(random, rugged) },
  { category: at('reacondicionados'), weight: 4, reviews: refurbishedReviews, make: refurbished },
  { category: at('para-adultos-mayores'), weight: 3, reviews: seniorReviews, make: senior },
];
