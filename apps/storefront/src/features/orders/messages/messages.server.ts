/** Reads the pages of messages about an order, and writes messages (AF-05). */
import { orderHelpPath, readWhole, threadPath, uuidShape, writePath } from '@tianguis/domain';
import { longestMessage } from '@tianguis/domain/contact';
import { data } from 'react-router';
import { answered, submitted } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { invalid, typedValues } from '../../../shared/forms/form-results.ts';
import type { LeadingAnswer } from '../../../shared/forms/leading-answer.server.ts';
import { refusalOf } from '../../../shared/forms/refusal.server.ts';
import { asCustomer } from '../../../shared/session/customer.server.ts';
import { noteDataChange } from '../../../shared/session/data-version.server.ts';
import { toFacts } from '../order-facts.ts';
import type { Context } from '../read-own-order.server.ts';
import { answerCopy as copy } from './answer-copy.ts';
import { messageFields as fields } from './message-fields.ts';
import { type MessagesPageData, toThread, toThreadLink } from './messages-data.ts';

export interface MessageParams {
  order: string;
  folio?: string | undefined;
}

const receivedParameter = 'recibido';
const productLimit = 2_147_483_647;

/** @throws Response 404 for the order or the thread of another customer (RO-02) */
export async function readMessages(context: Context, params: MessageParams, url: URL): Promise<MessagesPageData> {
  const { api, config } = context.get(shopContext);
  const { order: number, folio } = params;
  const call = asCustomer(context);
  const { data: order } = await answered(api.orders.get(number, call));
  const asked = readWhole(url.searchParams.get(fields.product), 1, productLimit);
  const line = order.parcels.flatMap(({ lines }) => lines).find(({ id }) => id === asked);
  const thread = folio === undefined ? undefined : (await answered(api.orders.thread(number, folio, call))).data;
  const threads = folio === undefined ? (await answered(api.orders.threads(number, call))).data : [];
  const product = line && { id: line.id, title: line.title };
  return {
    ...{ facts: toFacts(order, product?.id), newHref: writePath(number), id: crypto.randomUUID(), product },
    action: folio === undefined ? writePath(number, product?.id) : threadPath(number, folio),
    helpHref: orderHelpPath('necesitas-ayuda', number),
    thread: thread && toThread(thread, config.name, url.searchParams.has(receivedParameter)),
    threads: threads.map((one) => toThreadLink(number, one)),
  };
}

/** Writes a message, which opens a thread if the URL has none. The next page is the thread. */
export async function writeMessage(
  context: Context,
  { order, folio }: MessageParams,
  form: FormData,
): Promise<LeadingAnswer> {
  const { orders } = context.get(shopContext).api;
  const values = typedValues(form, [fields.text]);
  const text = values[fields.text]?.trim() ?? '';
  const id = String(form.get(fields.id) ?? '');
  if (text === '') return { result: invalid(values, { [fields.text]: copy.empty }) };
  if (text.length > longestMessage) return { result: invalid(values, { [fields.text]: copy.long }) };
  if (!uuidShape.test(id)) throw data(null, { status: 400 });
  const product = readWhole(String(form.get(fields.product) ?? ''), 1, productLimit);
  const message = { mensaje: id, texto: text };
  const call = asCustomer(context);
  const { reply, refused } = await submitted(
    folio === undefined
      ? orders.openThread(order, { ...message, ...(product !== undefined && { producto: product }) }, call)
      : orders.writeMessage(order, folio, message, call),
  );
  // The page of the thread says that it is closed.
  if (refused?.code === 'THREAD_CLOSED') return { to: threadPath(order, folio ?? '') };
  if (refused?.status === 404) throw data(null, { status: 404 });
  if (refused) return refusalOf(refused, values, copy, { [fields.text]: {} });
  noteDataChange(context);
  return { to: `${threadPath(order, reply.data.folio)}?${receivedParameter}=1` };
}
