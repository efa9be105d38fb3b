/** "Comprar ahora": opens a checkout of one product, past the cart (CO-03, SS-07). */

import type { CheckoutReply, OpenCheckoutForm } from '@tianguis/contract';
import type { ApiError } from '@tianguis/contract/client';
import { uuidShape } from '@tianguis/domain';
import type { RouterContextProvider } from 'react-router';
import { answered, submitted } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { checkoutParameter, checkoutPaths } from '../../../shared/links/checkout-paths.ts';
import { callAs } from '../../../shared/session/call-as.server.ts';
import { asCustomer } from '../../../shared/session/customer.server.ts';
import { backWithNote, type Wanted } from '../adding/add.server.ts';

type Context = Readonly<RouterContextProvider>;
type BuyAnswer = { reply: CheckoutReply; refused?: undefined } | { reply?: undefined; refused: ApiError };

/** The id of the press becomes the id of the checkout, so that a repeated request opens no second checkout. */
const formOf = ({ id, product, sku, quantity }: Wanted): OpenCheckoutForm => ({
  ...(uuidShape.test(id) && { compra: id }),
  producto: { id: product, childrenSku: sku, pieces: quantity },
});

/**
 * Opens the checkout for the form of a product's page.
 * @param back the product's page
 * @returns the path of the checkout, or the product's page with a note if the product cannot be bought; undefined if
 * there is no session
 */
export async function buyNow(context: Context, wanted: Wanted, back: string): Promise<string | undefined> {
  const { checkout } = context.get(shopContext).api;
  const answer = await callAs(context, (bearer) => checkout.open(formOf(wanted), { credentials: { bearer } }));
  return answer && pathAfter(answer, back);
}

/**
 * Opens the checkout of a visitor who has meanwhile signed in (SS-07).
 * @throws Response if the session has ended
 */
export async function buyPending(context: Context, wanted: Wanted, back: string): Promise<string> {
  const { checkout } = context.get(shopContext).api;
  return pathAfter(await submitted(checkout.open(formOf(wanted), asCustomer(context))), back);
}

/** Nothing of the checkout can be bought. The checkout itself offers another address for goods that do not reach one. */
const isEmpty = ({ estimate, quote }: CheckoutReply['data']): boolean =>
  estimate.goods === 0 && !quote?.left_out.some(({ reason }) => reason === 'no-coverage');

/** The product is unknown, sold out or without the chosen variant. Other failures show the error page. */
const cannotBeBought: readonly number[] = [400, 404, 409, 422];

function pathAfter({ reply, refused }: BuyAnswer, back: string): string | Promise<string> {
  if (reply && isEmpty(reply.data)) return backWithNote(back, 'unbuyable');
  if (reply) return `${checkoutPaths.open}?${new URLSearchParams({ [checkoutParameter]: reply.data.compra })}`;
  if (cannotBeBought.includes(refused.status)) return backWithNote(back, 'unbuyable');
  return answered(Promise.reject(refused));
}
