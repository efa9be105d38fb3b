/** Places the order of a checkout, and mends lines that cannot be ordered. */
import type { QuoteChanged } from '@tianguis/contract';
import { greatestId, readWhole } from '@tianguis/domain';
import { skuShape } from '@tianguis/domain/cart';
import { mexicoClock } from '@tianguis/domain/shipping';
import { noteCart } from '../../commerce/sign-in/cart-count.server.ts';
import { submitted, tried } from '../../shared/api/failures.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { failed } from '../../shared/forms/form-results.ts';
import type { LeadingAnswer } from '../../shared/forms/leading-answer.server.ts';
import { confirmPath } from '../../shared/links/account-paths.ts';
import { stepPath } from '../../shared/links/checkout-paths.ts';
import { requestContext } from '../../shared/request/request-scope.ts';
import { asCustomer } from '../../shared/session/customer.server.ts';
import { noteDataChange } from '../../shared/session/data-version.server.ts';
import { pathAfterPaying } from './after/next-page.server.ts';
import { checkoutFields as fields, type LeftOutLine } from './checkout-data.ts';
import { contentsName, answerCopy as copy } from './copy/answer-copy.ts';
import { paymentCopy } from './copy/payment-copy.ts';
import type { Context } from './read-checkout.server.ts';
import { refusal } from './refusal.server.ts';
import { returnUrl } from './step-actions.server.ts';
import { toLeftOut } from './to-page.server.ts';
import { differencesInWords } from './words/difference-words.ts';

/** What changed since the quote that the customer was shown. */
export interface ChangedPurchase {
  hash: string;
  /** Identifies the choices that the customer was shown. */
  chosen: string;
  shownTotal: number;
  total: number;
  /** The amount that the balance does not pay. */
  rest: number;
  /** Number of pieces that can be ordered now. */
  pieces: number;
  differences: { text: string; key: string | undefined }[];
  leftOut: LeftOutLine[];
}

export type PlaceAnswer = LeadingAnswer | { changed: ChangedPurchase };

/** Places the order that the customer agrees to. A quote that is not true any more orders nothing. */
export async function placeOrder(
  context: Context,
  request: Pick<Request, 'headers'>,
  compra: string,
  form: FormData,
): Promise<PlaceAnswer> {
  const { api } = context.get(shopContext);
  const hash = String(form.get(fields.hash) ?? '');
  const total = readWhole(String(form.get(fields.total) ?? ''));
  if (!/^[\w-]{43}$/.test(hash) || total === undefined) return { status: 400, result: failed({}, copy.unreadable) };
  const chosen = String(form.get(fields.chosen) ?? '');
  const elegido = /^[\w-]{43}$/.test(chosen) ? { elegido: chosen } : {};
  const asked = { compra, hash, total, ...elegido, regreso: returnUrl(context, request) };
  const { reply: placed, refused } = await submitted(api.checkout.place(asked, asCustomer(context)));
  if (refused?.code === 'CONFIRMATION_REQUIRED') return { to: confirmPath(stepPath('revisar', compra)) };
  if (refused) return refusal(refused, {}, {}, paymentCopy.notPlaced);
  if (placed.changed) return { changed: { ...toChanged(placed.changed, context.get(shopContext).now()), chosen } };
  const { pedido, siguiente } = placed.reply.data;
  await noteEmptyCart(context);
  return { to: await pathAfterPaying(context, request, pedido, siguiente) };
}

/** The header shows the number of pieces in the cart. The order is placed, so a failure of this call is no failure. */
export async function noteEmptyCart(context: Context): Promise<void> {
  const { reply } = await tried(context.get(shopContext).api.cart.read({}, asCustomer(context)));
  if (reply) noteCart(context.get(requestContext).cookies, reply);
  noteDataChange(context);
}

export function toChanged(
  { quote, shown_total: shownTotal, differences }: Pick<QuoteChanged, 'quote' | 'shown_total' | 'differences'>,
  now: number,
): Omit<ChangedPurchase, 'chosen'> {
  const sellers = new Map(quote.parcels.map(({ key, seller }) => [key, seller.name]));
  const leftOut = quote.left_out.map(toLeftOut);
  const known = { sellers, nameOf: contentsName, today: mexicoClock(now).day };
  return {
    ...{ hash: quote.hash, total: quote.total, rest: quote.total - quote.balance, shownTotal, leftOut },
    pieces: quote.lines.reduce((sum, { pieces }) => sum + pieces, 0),
    differences: differencesInWords(differences, known).map(({ text, line: key }) => ({ text, key })),
  };
}

/** What a form does with a line that cannot be ordered as the customer wanted. */
export const mends = ['despues', 'quitar'] as const;

/**
 * Takes a line out of the purchase: saves it for later, or removes it. @returns undefined if the form does something
 * else
 */
export async function mendLine(context: Context, compra: string, form: FormData): Promise<LeadingAnswer | undefined> {
  const what = mends.find((one) => one === form.get(fields.what));
  if (what === undefined) return undefined;
  const { api } = context.get(shopContext);
  const [product = '', childrenSku = ''] = String(form.get(fields.line) ?? '').split(/ (.*)/s);
  const id = readWhole(product);
  if (id === undefined || id < 1 || id > greatestId || !skuShape.test(childrenSku))
    return { status: 400, result: failed({}, copy.unreadable) };
  const call = asCustomer(context);
  const { reply, refused } = await submitted(
    what === 'despues'
      ? api.cart.move([{ id, childrenSku }], 'despues', call)
      : api.cart.set({ products: [{ id, childrenSku, cart_quantity: 0 }] }, {}, call),
  );
  if (refused) return refusal(refused, {});
  noteCart(context.get(requestContext).cookies, reply);
  return { to: stepPath('revisar', compra) };
}
