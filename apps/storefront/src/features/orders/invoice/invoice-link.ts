/** The link from an order to its invoices (AF-03, BL-12). */
import type { InvoicesView } from '@tianguis/contract';
import { invoicePath } from '@tianguis/domain';
import type { InvoiceLink } from '../order/order-data.ts';
import { dateOf, noonOf } from '../order-words.ts';
import { answerCopy as copy } from './answer-copy.ts';

/** Undefined if no part has an invoice, and none can be asked for. */
export function toInvoiceLink({ pedido, until, can_ask: canAsk, parts }: InvoicesView): InvoiceLink | undefined {
  const href = invoicePath(pedido);
  const has = (state: (typeof parts)[number]['state']) => parts.some((part) => part.state === state);
  if (has('refused')) return { href, label: copy.correct, text: copy.refusedShort };
  if (canAsk) return { href, label: copy.ask, text: until === null ? undefined : copy.until(dateOf(noonOf(until))) };
  if (has('waiting')) return { href, label: copy.see, text: copy.waitingShort };
  return has('issued') ? { href, label: copy.see, text: copy.readyShort } : undefined;
}
