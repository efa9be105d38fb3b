/** Named schemas that replies refer to. Register them before the routes that use them. */
import type { TSchema } from 'typebox';
import { codeRequiredReply, signInReply } from './accounts.ts';
import { cartView } from './cart.ts';
import { categoryNode } from './categories.ts';
import { errorReply } from './errors.ts';
import { facets } from './listing.ts';
import { product, productDetail } from './products.ts';
import { review } from './reviews.ts';
import { store } from './stores.ts';

export const sharedSchemas: readonly TSchema[] = [
  cartView,
  categoryNode,
  codeRequiredReply,
  errorReply,
  facets,
  product,
  productDetail,
  review,
  signInReply,
  store,
];
