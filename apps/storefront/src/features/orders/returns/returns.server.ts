/** Reads the pages that ask for a return, and asks for it (RL-10, AF-02). */
import { longestReturnStory, type ReturnPreview } from '@tianguis/contract';
import { orderHelpPath, readWhole, returnPagePath, returnPath } from '@tianguis/domain';
import { waysBack } from '@tianguis/domain/order';
import type { FieldTexts, FormResult } from '@tianguis/ui';
import { redirect } from 'react-router';
import { answered, submitted } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { failed, invalid, typedValues } from '../../../shared/forms/form-results.ts';
import { refusalOf } from '../../../shared/forms/refusal.server.ts';
import { asCustomer } from '../../../shared/session/customer.server.ts';
import { noteDataChange } from '../../../shared/session/data-version.server.ts';
import { writePieces } from '../cancellation/choice.ts';
import type { OrderParams } from '../order/order.server.ts';
import { type Context, readOwnOrder } from '../read-own-order.server.ts';
import { answerCopy as copy } from './answer-copy.ts';
import {
  type BetweenData,
  type ChooseReturnData,
  type ReturnReviewData,
  toBetween,
  toChooseReturn,
  toReturnReview,
} from './ask-data.ts';
import { type ReturnChoice, readReturnChoice, returnableLines, writeReturnChoice } from './return-choice.ts';
import { returnFields as fields } from './return-fields.ts';
import { toCannotCancel, toWant, type WantPageData } from './want-data.ts';

/**
 * The order and the product of a URL. A product that the order does not have leads to the help with the order.
 * @throws Response 404 for the order of another customer, like an unknown one (RO-02)
 */
async function readProduct(context: Context, params: OrderParams) {
  const { order, product } = await readOwnOrder(context, 'necesitas-ayuda', params);
  if (product === undefined) throw redirect(orderHelpPath('necesitas-ayuda', params.order), 303);
  return { order, product };
}

/** The money of a return becomes balance before it pays an exchange. */
const offersExchanges = (context: Context): boolean => context.get(shopContext).config.offer.balance;

export async function readWant(context: Context, params: OrderParams): Promise<WantPageData> {
  const { order, product } = await readProduct(context, params);
  return toWant(order, product, offersExchanges(context));
}

/** A product that can still be cancelled leads to the page that cancels it. */
export async function readCannotCancel(context: Context, params: OrderParams): Promise<WantPageData> {
  const { order, product } = await readProduct(context, params);
  const isOpen = order.parcels.some(({ lines }) => lines.some((line) => line.id === product && line.cancellable > 0));
  if (order.can_cancel && isOpen) throw redirect(orderHelpPath('motivo-cancelacion', order.pedido, product), 303);
  return toCannotCancel(order, product, offersExchanges(context));
}

/** The choice in a URL. A product of which nothing can be returned leads to what is possible. */
async function readChosen(context: Context, params: OrderParams, url: URL) {
  const { order, product } = await readProduct(context, params);
  const open = returnableLines(order, product);
  if (open.length === 0) throw redirect(returnPagePath('que-quieres-hacer', order.pedido, product), 303);
  return { order, product, open, choice: readReturnChoice(url.searchParams, open) };
}

/** A choice that was sent and is complete leads to the next page. */
export async function readChooseReturn(
  context: Context,
  params: OrderParams,
  url: URL,
): Promise<{ status: number; page: ChooseReturnData }> {
  const { order, product, open, choice } = await readChosen(context, params, url);
  const page = toChooseReturn(order, product, { open, choice });
  if (choice.isSent && page.result === undefined) {
    const next = choice.reason === 'no-funciona' ? 'no-funciona' : 'cuentanos-tu-problema';
    throw redirect(returnPagePath(next, order.pedido, product) + url.search, 303);
  }
  return { status: page.result ? 422 : 200, page };
}

/** The choice of a page behind the one that chooses. An incomplete choice leads back to it. */
async function readComplete(context: Context, params: OrderParams, url: URL) {
  const chosen = await readChosen(context, params, url);
  if (!chosen.choice.isSent || Object.keys(chosen.choice.errors).length > 0)
    throw redirect(
      returnPagePath('solicitar-cambio-devolucion', chosen.order.pedido, chosen.product) + url.search,
      303,
    );
  return chosen;
}

export async function readBetween(
  context: Context,
  params: OrderParams,
  url: URL,
  next: 'cuentanos-tu-problema' | 'adjuntar-fotografias',
): Promise<BetweenData> {
  const { order, product, choice } = await readComplete(context, params, url);
  return toBetween(order, product, choice, next);
}

const queryOf = ({ pieces, reason = 'me-arrepenti' }: ReturnChoice) => ({
  piezas: writePieces(pieces),
  motivo: reason,
});

/**
 * The review of a choice. Its URL names the id that the return gets, so that its photographs stay when the page is
 * loaded again. A return that was asked for before is shown.
 */
export async function readReturnReview(context: Context, params: OrderParams, url: URL): Promise<ReturnReviewData> {
  const { order, product, choice } = await readSent(context, params, url);
  const { id } = choice;
  if (id === undefined) {
    const query = writeReturnChoice({ ...choice, id: crypto.randomUUID() });
    throw redirect(`${returnPagePath('adjuntar-fotografias', order.pedido, product)}?${query}`, 303);
  }
  const { api } = context.get(shopContext);
  const { reply, refused } = await submitted(
    api.orders.returnPreview(order.pedido, queryOf(choice), asCustomer(context)),
  );
  if (!refused) return toReturnReview(reply.data, { order, product, choice, id });
  // The time ended, or the pieces were returned since the order was read.
  if (refused.code === 'NOT_RETURNABLE')
    throw redirect(returnPagePath('que-quieres-hacer', order.pedido, product), 303);
  return answered(Promise.reject(refused));
}

/** The answer of the form with the story: the review and what it shows, or what is wrong. */
export type TellAnswer = { to: string; page: string; values: FieldTexts } | { status: number; result: FormResult };

/** The story must stand in no URL, so the caller keeps it for the review. */
export async function tellStory(context: Context, params: OrderParams, url: URL, form: FormData): Promise<TellAnswer> {
  const values = typedValues(form, [fields.story]);
  if ((values[fields.story] ?? '').trim().length > longestReturnStory) return tooLong(values);
  const { order, product, choice } = await readComplete(context, params, url);
  const page = returnPagePath('adjuntar-fotografias', order.pedido, product);
  const id = choice.id ?? crypto.randomUUID();
  return { to: `${page}?${writeReturnChoice({ ...choice, id })}`, page, values };
}

/** The answer to a story that is too long to be stored. */
export const tooLong = (values: FieldTexts): { status: number; result: FormResult } => ({
  ...{ status: 422, result: invalid(values, { [fields.story]: copy.longStory }) },
});

/** The answer of the form: the path of the return, or the data of the same page. */
export type AskAnswer = { to: string } | RefusedAsk;

export interface RefusedAsk {
  status: number;
  result: FormResult;
  /** The review of today. `was`: the amount that was shown, if it is another one. */
  changed?: { review: ReturnReviewData; was: number | undefined } | undefined;
}

/** Asks for the return of a review. The same form, sent again, asks once. */
export async function askReturn(context: Context, params: OrderParams, url: URL, form: FormData): Promise<AskAnswer> {
  const values = typedValues(form, [fields.story, fields.way, fields.target, fields.exchange]);
  const story = (values[fields.story] ?? '').trim();
  if (story.length > longestReturnStory) return tooLong(values);
  const amount = readWhole(String(form.get(fields.amount) ?? ''));
  const way = waysBack.find((one) => one === values[fields.way]);
  if (way === undefined) return { status: 422, result: invalid(values, { [fields.way]: copy.noWay }) };
  const wanted = values[fields.target] === 'cambio' ? readWanted(values[fields.exchange] ?? '') : undefined;
  if (values[fields.target] === 'cambio' && wanted === undefined)
    return { status: 422, result: invalid(values, { [fields.exchange]: copy.exchange.none }) };
  const { order, product, choice } = await readSent(context, params, url);
  const { id } = choice;
  if (id === undefined || amount === undefined) return { status: 400, result: failed(values, copy.unreadable) };
  const { api } = context.get(shopContext);
  const { refused } = await submitted(
    api.orders.askReturn(
      params.order,
      {
        ...{ ...queryOf(choice), devolucion: id, via: way, importe: amount },
        ...(story !== '' && { relato: story }),
        ...(values[fields.target] === 'saldo' && { destino: 'saldo' as const }),
        ...(wanted && { cambio: wanted }),
      },
      asCustomer(context),
    ),
  );
  if (!refused) {
    noteDataChange(context);
    return { to: `${returnPath(params.order, id)}?listo=1` };
  }
  if (refused.code === 'RETURN_CHANGED') {
    const review = toReturnReview(refused.data as ReturnPreview, { order, product, choice, id });
    if (review.amount !== amount)
      return { status: refused.status, result: failed(values, ''), changed: { review, was: amount } };
    const result = invalid({ ...values, [fields.exchange]: '' }, { [fields.exchange]: copy.exchange.changed });
    return { status: refused.status, result, changed: { review, was: undefined } };
  }
  if (refused.code === 'NOT_RETURNABLE')
    throw redirect(returnPagePath('que-quieres-hacer', order.pedido, product), 303);
  const { status = 422, result } = refusalOf(refused, values, copy);
  return { status, result };
}

/** The wanted piece, and the difference that was shown. */
function readWanted(text: string): { childrenSku: string; diferencia: number } | undefined {
  const [, difference, childrenSku = ''] = /^(-?\d{1,9}):(.{1,64})$/.exec(text) ?? [];
  return difference === undefined ? undefined : { childrenSku, diferencia: Number(difference) };
}

/** The choice of a review. One whose return was asked for before leads to the return. */
async function readSent(context: Context, params: OrderParams, url: URL) {
  const { order } = await readProduct(context, params);
  const id = url.searchParams.get(fields.id);
  if (order.returns.some((one) => one.id === id)) throw redirect(returnPath(order.pedido, id ?? ''), 303);
  return readComplete(context, params, url);
}
