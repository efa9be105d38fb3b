/** "Agregar": puts pieces into the cart, from any page (RL-06, SS-07, ER-02). */
import type { CartReply } from '@tianguis/contract';
import type { ApiError } from '@tianguis/contract/client';
import type { RouterContextProvider } from 'react-router';
import { addOutcome } from '../../../commerce/add-outcome.ts';
import { noteCart } from '../../../commerce/sign-in/cart-count.server.ts';
import { answered, submitted } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { type CartNote, cartNotes } from '../../../shared/links/cart-paths.ts';
import { requestContext } from '../../../shared/request/request-scope.ts';
import { callAs } from '../../../shared/session/call-as.server.ts';
import { asCustomer } from '../../../shared/session/customer.server.ts';
import { cartFailure } from './cart-failure.ts';

type Context = Readonly<RouterContextProvider>;

export interface Wanted {
  /** Key of the press: if the request is repeated, nothing more is added. */
  id: string;
  product: number;
  /** SKU of the variant; '0' if the product has no choices. */
  sku: string;
  quantity: number;
}

export type AddAnswer = { reply: CartReply; refused?: undefined } | { reply?: undefined; refused: ApiError };

const formOf = ({ product, sku, quantity }: Wanted) => ({
  products: [{ id: product, childrenSku: sku, cart_quantity: quantity }],
});

/** @returns undefined if there is no session */
export async function addToCart(context: Context, wanted: Wanted): Promise<AddAnswer | undefined> {
  const { cart } = context.get(shopContext).api;
  const answer = await callAs(context, (bearer) =>
    cart.add(formOf(wanted), { credentials: { bearer }, idempotencyKey: wanted.id }),
  );
  return answer && noted(context, answer);
}

/**
 * Repeats the action of a visitor who has meanwhile signed in (SS-07).
 * @throws Response if the session has ended
 */
export async function addPending(context: Context, wanted: Wanted): Promise<CartNote> {
  const { cart } = context.get(shopContext).api;
  const call = { ...asCustomer(context), idempotencyKey: wanted.id };
  return noteOf(noted(context, await submitted(cart.add(formOf(wanted), call))));
}

function noted(context: Context, answer: AddAnswer): AddAnswer {
  if (answer.reply) noteCart(context.get(requestContext).cookies, answer.reply);
  return answer;
}

/**
 * The note that answers "Agregar" without scripts. Only wrong fields give a note: other failures are thrown, and the
 * error page is shown.
 */
export async function noteOf({ reply, refused }: AddAnswer): Promise<CartNote> {
  if (reply) {
    const outcome = addOutcome(reply.data.notices, 1);
    return outcome === 'none' ? 'all' : outcome;
  }
  if (refused.status === 422 || cartFailure(refused) === 404) return 'none';
  return answered(Promise.reject(refused));
}

/** The page where the button was pressed, with the note about the result as its URL fragment. */
export const backWithNote = (back: string, note: CartNote): string => `${back.split('#', 1)[0]}#${cartNotes[note]}`;
