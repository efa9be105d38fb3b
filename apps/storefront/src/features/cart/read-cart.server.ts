/** The page of the cart (RL-06). */
import type { Product } from '@tianguis/contract';
import { skuShape } from '@tianguis/domain/cart';
import type { RouterContextProvider } from 'react-router';
import { type CardData, toCard } from '../../commerce/card-data.ts';
import { noteCount } from '../../commerce/cart-count.server.ts';
import { type CreditBannerData, creditAfter } from '../../commerce/credit-data.ts';
import { postalCodeOf } from '../../commerce/destination.server.ts';
import { answered, isCallFailure } from '../../shared/api/failures.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { requestContext } from '../../shared/request/request-scope.ts';
import { asCustomer } from '../../shared/session/customer.server.ts';
import { cartCopy as copy } from './cart-copy.ts';
import { type CartAction, type CartNotice, type CartPageData, cartNotice, undoOf } from './cart-data.ts';
import { toPage } from './cart-page-data.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Cards of the shelf below the cart. */
const mostRelated = 12;
/** So many products of the cart say what else may fit. */
const mostOrigins = 4;

export interface CartDocument {
  cart: CartPageData;
  related: CardData[];
  hiddenDiscount: number;
  credit: CreditBannerData | undefined;
  notice: CartNotice | undefined;
}

export async function readCart(context: Context, url: URL): Promise<CartDocument> {
  const { api, config } = context.get(shopContext);
  const { cookies } = context.get(requestContext);
  const codigoPostal = postalCodeOf(cookies);
  const reply = await answered(api.cart.read({ codigoPostal }, asCustomer(context)));
  const view = noteCount(cookies, reply);
  return {
    cart: toPage(view, config.freeShippingThreshold),
    related: await relatedTo(context, [...view.products, ...view.later]),
    hiddenDiscount: config.hiddenDiscount,
    credit: creditAfter(config, 'cart'),
    notice: noticeOf(url),
  };
}

/** Popular products for an empty cart. Beside the cart, and not worth a failed page. */
async function relatedTo(context: Context, inCart: readonly Pick<Product, 'id'>[]): Promise<CardData[]> {
  const { products } = context.get(shopContext).api;
  const ids = [...new Set(inCart.map(({ id }) => id))].slice(0, mostOrigins);
  const page = { page_size: mostRelated };
  try {
    const { data } = await (ids.length === 0 ? products.list(page) : products.recommendations(ids, page));
    const there = new Set(inCart.map(({ id }) => id));
    return data.products.filter(({ id }) => !there.has(id)).map(toCard);
  } catch (error) {
    if (!isCallFailure(error)) throw error;
    return [];
  }
}

/** What the address says was done: only what is known, and only names of lines in what takes it back. */
function noticeOf({ searchParams }: URL): CartNotice | undefined {
  const what = searchParams.get(cartNotice.done) ?? '';
  const text = Object.hasOwn(copy.done, what) ? copy.done[what] : undefined;
  if (text === undefined) return undefined;
  const product = searchParams.get(cartNotice.product) ?? '';
  const sku = searchParams.get(cartNotice.sku) ?? '';
  const undo = undoOf[what as CartAction];
  if (undo === undefined || !/^\d{1,10}$/.test(product) || !skuShape.test(sku)) return { text };
  return { text, undo: { what: undo, id: Number(product), sku } };
}
