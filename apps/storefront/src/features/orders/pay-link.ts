import type { OrderSummary } from '@tianguis/contract';
import { payOrderPath, placedOrderPath } from '@tianguis/domain';
import { ordersCopy as copy } from './orders-copy.ts';

/** The link to where an unpaid order is paid. */
export interface PayLink {
  href: string;
  text: string;
  /** The text with the number of the order, for lists of links. */
  spoken: string;
}

/** The slip or CLABE of an unpaid order, else the choice of a way. Undefined if the order cannot be paid now. */
export function payLinkOf({
  pedido,
  can_pay: canPay,
  has_slip: hasSlip,
  way,
}: Pick<OrderSummary, 'pedido' | 'can_pay' | 'has_slip' | 'way'>): PayLink | undefined {
  if (!canPay) return undefined;
  if (!hasSlip) return { href: payOrderPath(pedido), text: copy.pay, spoken: copy.payOf(pedido) };
  const text = way === 'spei' ? copy.payment.transfer : copy.payment.slip;
  return { href: placedOrderPath(pedido), text, spoken: copy.ofOrder(text, pedido) };
}
