/** Named schemas that replies refer to. Register them before the routes that use them. */
import type { TSchema } from 'typebox';
import { codeRequiredReply, signInReply } from './accounts/accounts.ts';
import { notSettledReply } from './accounts/personal-data.ts';
import { cartView } from './cart/cart.ts';
import { categoryNode } from './catalogue/categories.ts';
import { facets } from './catalogue/listing.ts';
import { product, productDetail } from './catalogue/products.ts';
import { review } from './catalogue/reviews.ts';
import { store } from './catalogue/stores.ts';
import { errorReply } from './errors/errors.ts';
import { quote, quoteChangedReply } from './orders/checkout.ts';
import { checkout } from './orders/checkout-document.ts';
import { payment } from './orders/payment.ts';

export const sharedSchemas: readonly TSchema[] = [
  cartView,
  categoryNode,
  codeRequiredReply,
  errorReply,
  facets,
  notSettledReply,
  product,
  productDetail,
  checkout,
  payment,
  quote,
  quoteChangedReply,
  review,
  signInReply,
  store,
];
