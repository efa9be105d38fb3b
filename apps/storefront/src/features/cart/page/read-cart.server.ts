/** Reads the data of the cart's page (RL-06). */
import { readWhole } from '@tianguis/domain';
import { skuShape } from '@tianguis/domain/cart';
import type { RouterContextProvider } from 'react-router';
import { type CreditBannerData, creditAfter } from '../../../commerce/credit-data.ts';
import { postalCodeOf } from '../../../commerce/destination/destination.server.ts';
import { type CardData, toCard } from '../../../commerce/product-card/card-data.ts';
import { noteCart } from '../../../commerce/sign-in/cart-count.server.ts';
import { answered, isCallFailure } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { requestContext } from '../../../shared/request/request-scope.ts';
import { asCustomer } from '../../../shared/session/customer.server.ts';
import { type CartAction, type CartNotice, type CartPageData, cartNotice, undoOf } from './cart-data.ts';
import { toPage } from './cart-page-data.server.ts';
import { cartWords as words } from './cart-words.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Number of cards in the shelf below an empty cart. */
const mostPopular = 12;

export interface CartDocument {
  cart: CartPageData;
  /** Popular products, only for an empty cart. */
  popular: CardData[];
  hiddenDiscount: number;
  credit: CreditBannerData | undefined;
  notice: CartNotice | undefined;
}

export async function readCart(context: Context, url: URL): Promise<CartDocument> {
  const { api, config } = context.get(shopContext);
  const { cookies } = context.get(requestContext);
  const codigoPostal = postalCodeOf(cookies);
  const reply = await answered(api.cart.read({ codigoPostal }, asCustomer(context)));
  const view = noteCart(cookies, reply);
  return {
    cart: toPage(view, config),
    popular: view.products.length + view.later.length === 0 ? await readPopular(context) : [],
    hiddenDiscount: config.hiddenDiscount,
    credit: creditAfter(config, 'cart'),
    notice: noticeOf(url),
  };
}

/** Popular products are an extra, so a failure of this call must not fail the page. */
async function readPopular(context: Context): Promise<CardData[]> {
  try {
    const { data } = await context.get(shopContext).api.products.list({ page_size: mostPopular });
    return data.products.map(toCard);
  } catch (error) {
    if (!isCallFailure(error)) throw error;
    return [];
  }
}

/** Reads the last action from the URL. Unknown actions are ignored. The line is needed only to undo the action. */
function noticeOf({ searchParams }: URL): CartNotice | undefined {
  const what = searchParams.get(cartNotice.done) ?? '';
  const text = Object.hasOwn(words.done, what) ? words.done[what] : undefined;
  if (text === undefined) return undefined;
  const isNotice = what.startsWith('juntos-');
  const id = readWhole(searchParams.get(cartNotice.product), 1);
  const sku = searchParams.get(cartNotice.sku) ?? '';
  const undo = undoOf[what as CartAction];
  if (undo === undefined || id === undefined || !skuShape.test(sku)) return { text, isNotice };
  return { text, undo: { what: undo, id, sku } };
}
