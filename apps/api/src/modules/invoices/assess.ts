/** Whether a part of an order can be invoiced, and by which amounts (AF-03, BL-12). */
import type { NoInvoiceReason } from '@tianguis/contract';
import {
  canAskForInvoice,
  chargedOf,
  type InvoiceSums,
  invoiceSums,
  leftOf,
  type PiecesOfPart,
  paymentForm,
  soldLines,
  tendersOf,
} from '@tianguis/domain/invoice';
import type { TaxKeys } from '@tianguis/domain/tax';
import type { InvoicedOrder, OrderPart, OrderTender } from './parts-repository.ts';

/** The invoice that would be made now. */
export interface InvoicePlan {
  pieces: PiecesOfPart[];
  sums: InvoiceSums;
  paymentForm: string;
}

/** Tax keys of shipping: parcel services, by unit of service. */
const shippingTax = ({ isBorder }: OrderPart): TaxKeys => ({
  ...{ claveProdServ: '78102200', claveUnidad: 'E48', iva: isBorder ? 8 : 16 },
});

/** Why no invoice of a part can be made; undefined if one can, as far as the order goes. */
function hindranceOf(
  { isTest, payment, paidAt }: InvoicedOrder,
  { tax }: OrderPart,
  now: Date,
  wasAsked: boolean,
): NoInvoiceReason | undefined {
  if (isTest) return 'test';
  if (payment === 'disputed' || payment === 'charged_back') return 'disputed';
  if (payment !== 'paid' || paidAt === null) return 'unpaid';
  // A request that the SAT refused was made in time, so its data can be corrected later.
  if (!wasAsked && !canAskForInvoice(paidAt, now)) return 'late';
  return tax === null ? 'seller' : undefined;
}

/**
 * The invoice of a part: of the money that was not refunded until now.
 * @param options wasAsked: whether the customer asked for the invoice in time
 */
export function planOf(
  order: InvoicedOrder,
  part: OrderPart,
  tenders: ReadonlyMap<string, OrderTender>,
  { now, wasAsked }: { now: Date; wasAsked: boolean },
): InvoicePlan | { reason: NoInvoiceReason } {
  const reason = hindranceOf(order, part, now, wasAsked);
  if (reason !== undefined) return { reason };
  const charged = chargedOf(part.lines, part.refunds);
  const sums = invoiceSums(soldLines(part.lines, charged, shippingTax(part)));
  if ('reason' in sums) return { reason: sums.reason === 'nothing-charged' ? 'nothing-charged' : 'tax-keys' };
  const pieces = leftOf(part.lines, part.refunds);
  return { pieces, sums, paymentForm: paymentForm(tendersOf(part.lines, charged, tenders)) };
}
