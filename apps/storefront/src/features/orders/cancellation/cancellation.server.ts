/** Reads the pages that cancel an order, and cancels (RL-09, BL-13). */
import { type CancellationPreview, longestCancellationComment } from '@tianguis/contract';
import { orderHelpPath, readWhole, returnPagePath, uuidShape } from '@tianguis/domain';
import { cancellationReasons, isPaid } from '@tianguis/domain/order';
import type { FormResult } from '@tianguis/ui';
import { redirect } from 'react-router';
import { answered, submitted } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { failed, invalid, typedValues } from '../../../shared/forms/form-results.ts';
import { refusalOf } from '../../../shared/forms/refusal.server.ts';
import { asCustomer } from '../../../shared/session/customer.server.ts';
import { noteDataChange } from '../../../shared/session/data-version.server.ts';
import { type OrderParams, productOf } from '../order/order.server.ts';
import { type Context, readOwnOrder } from '../read-own-order.server.ts';
import { answerCopy as copy } from './answer-copy.ts';
import { cancellationFields as fields } from './cancellation-fields.ts';
import { readChoice, writePieces } from './choice.ts';
import { type ChoosePageData, openLines, toChoose } from './choose-data.ts';
import { type ClosedPageData, closedSentence, toClosed } from './closed-data.ts';
import { type ReviewPageData, toReview } from './review-data.ts';

/** The data of the page, and the status of its document. */
export type CancellationView = { status: number } & (
  | { choose: ChoosePageData }
  | { review: ReviewPageData; action: string }
  | { closed: ClosedPageData }
);

/** Codes of a cancellation that is not possible, or not yet. */
const impossible: readonly string[] = ['NOT_CANCELLABLE', 'CHARGE_UNKNOWN'];

/** @throws Response 404 for the order of another customer, like an unknown one (RO-02) */
export async function readCancellation(context: Context, params: OrderParams, url: URL): Promise<CancellationView> {
  const { order, product } = await readOwnOrder(context, 'motivo-cancelacion', params, url.search);
  const open = openLines(order);
  const isProductGone = product !== undefined && !open.some(({ id }) => id === product);
  // RL-10: a product of a paid order that left has a page of its own, which leads to its return.
  if (isProductGone && isPaid(order.payment.state))
    throw redirect(returnPagePath('no-puede-cancelar', order.pedido, product), 303);
  if (!order.can_cancel || open.length === 0)
    return { status: 200, closed: toClosed(order, product, closedSentence(order)) };
  const choice = readChoice(url.searchParams, open, product);
  const page = toChoose(order, product, choice);
  if (!choice.isSent) return { status: 200, choose: page };
  const { reason, pieces } = choice;
  if (page.result || reason === undefined) return { status: 422, choose: page };
  if (choice.hasGone) return { status: 409, choose: page };
  const query = page.isPaid ? { piezas: writePieces(pieces) } : {};
  const { api } = context.get(shopContext);
  const { reply, refused } = await submitted(api.orders.cancellationPreview(order.pedido, query, asCustomer(context)));
  if (refused) {
    // The pieces left since the order was read.
    if (impossible.includes(refused.code))
      return { status: refused.status, closed: toClosed(order, product, refused.msg) };
    return answered(Promise.reject(refused));
  }
  const action = orderHelpPath('motivo-cancelacion', order.pedido, product) + url.search;
  return { status: 200, action, review: toReview(reply.data, { order, product, id: crypto.randomUUID(), reason }) };
}

/** The answer of the form that cancels: the path of the next page, or the data of the same page. */
export type CancelAnswer = { to: string } | RefusedCancel;

/** The data of the page after a form that cancelled nothing, or whose effect is unknown. */
export interface RefusedCancel {
  status: number;
  result: FormResult;
  /** The id of the form, if the same form may be sent again. */
  id?: string | undefined;
  /** The amount of today, which is another one. */
  changed?: { review: ReviewPageData; was: number } | undefined;
  /** The cancellation is not possible, or not yet. */
  closed?: ClosedPageData | undefined;
}

/** Cancels the pieces of a form. The same form, sent again, cancels once. */
export async function cancel(context: Context, params: OrderParams, form: FormData): Promise<CancelAnswer> {
  const values = typedValues(form, [fields.comment, fields.target]);
  const comment = (values[fields.comment] ?? '').trim();
  const id = String(form.get(fields.id) ?? '');
  const pieces = String(form.get(fields.pieces) ?? '');
  const reason = cancellationReasons.find((one) => one === form.get(fields.reason));
  const amount = readWhole(String(form.get(fields.amount) ?? ''));
  if (!uuidShape.test(id) || reason === undefined || amount === undefined)
    return { status: 400, result: failed(values, copy.unreadable) };
  if (comment.length > longestCancellationComment)
    return { status: 422, id, result: invalid(values, { [fields.comment]: copy.longComment }) };
  const { api } = context.get(shopContext);
  const { refused } = await submitted(
    api.orders.cancel(
      params.order,
      {
        ...{ cancelacion: id, motivo: reason, importe: amount },
        ...(pieces !== '' && { piezas: pieces }),
        ...(values[fields.target] === 'saldo' && { destino: 'saldo' as const }),
        ...(comment !== '' && { comentario: comment }),
      },
      asCustomer(context),
    ),
  );
  if (!refused) {
    noteDataChange(context);
    const to = orderHelpPath('cancelacion-exitosa', params.order, productOf(params));
    return { to: `${to}?${new URLSearchParams({ [fields.id]: id })}` };
  }
  if (refused.code === 'REFUND_CHANGED') {
    const terms = { ...(await readOwnOrder(context, 'motivo-cancelacion', params)), id, reason };
    const review = toReview(refused.data as CancellationPreview, terms);
    return { status: refused.status, id, result: failed(values, ''), changed: { review, was: amount } };
  }
  if (impossible.includes(refused.code)) {
    const { order, product } = await readOwnOrder(context, 'motivo-cancelacion', params);
    const closed = toClosed(order, product, refused.msg);
    return { status: refused.status, result: failed(values, refused.msg), closed };
  }
  const { status = 422, result } = refusalOf(refused, values, copy);
  // Another cancellation has the id, so the page gets a new one.
  return { status, result, ...(refused.code !== 'CONFLICT' && { id }) };
}
