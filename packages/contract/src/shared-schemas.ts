/** Schemas with a name of their own, that replies refer to: register these before any route that uses them. */
import type { TSchema } from 'typebox';
import { categoryNode } from './categories.ts';
import { errorReply } from './errors.ts';
import { facets } from './listing.ts';
import { product, productDetail } from './products.ts';
import { review } from './reviews.ts';
import { store } from './stores.ts';

export const sharedSchemas: readonly TSchema[] = [
  categoryNode,
  errorReply,
  facets,
  product,
  productDetail,
  review,
  store,
];
