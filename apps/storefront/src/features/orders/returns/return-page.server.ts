/** Reads the page of a return and its label, and cancels the return (RL-10). */
import { returnPath, uuidShape } from '@tianguis/domain';
import { slipBars } from '@tianguis/payments/slip';
import type { FormResult } from '@tianguis/ui';
import { data, redirect } from 'react-router';
import { answered, submitted } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { failed } from '../../../shared/forms/form-results.ts';
import { asCustomer } from '../../../shared/session/customer.server.ts';
import { noteDataChange } from '../../../shared/session/data-version.server.ts';
import type { Context } from '../read-own-order.server.ts';
import { answerCopy as copy } from './answer-copy.ts';
import { type LabelPageData, type ReturnPageData, toLabel, toReturnPage } from './return-page-data.ts';

export interface ReturnParams {
  order: string;
  return: string;
}

/** @throws Response 404 for an unknown return, and for the order of another customer (RO-02) */
async function readReturn(context: Context, params: ReturnParams) {
  if (!uuidShape.test(params.return)) throw data(null, { status: 404 });
  const { api } = context.get(shopContext);
  return (await answered(api.orders.return(params.order, params.return, asCustomer(context)))).data;
}

export async function readReturnPage(
  context: Context,
  params: ReturnParams,
  url: URL,
): Promise<ReturnPageData & { done: string | undefined }> {
  const view = await readReturn(context, params);
  const { data: order } = await answered(context.get(shopContext).api.orders.get(params.order, asCustomer(context)));
  return { ...toReturnPage(view, order), done: url.searchParams.has('listo') ? copy.done : undefined };
}

/** A return that is not to be sent any more has no label. */
export async function readLabel(context: Context, params: ReturnParams): Promise<LabelPageData> {
  const view = await readReturn(context, params);
  if (view.state !== 'started') throw redirect(returnPath(params.order, params.return), 303);
  return toLabel(view, slipBars(view.number));
}

/** Cancels a return that was not sent. The same page shows the result. */
export async function cancelReturn(
  context: Context,
  params: ReturnParams,
): Promise<{ to: string } | { status: number; result: FormResult }> {
  if (!uuidShape.test(params.return)) throw data(null, { status: 404 });
  const { api } = context.get(shopContext);
  const { refused } = await submitted(api.orders.cancelReturn(params.order, params.return, asCustomer(context)));
  if (refused?.code === 'RETURN_SENT') return { status: refused.status, result: failed({}, copy.sent) };
  if (refused) return answered(Promise.reject(refused));
  noteDataChange(context);
  return { to: returnPath(params.order, params.return) };
}
