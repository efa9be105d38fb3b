import type { OrderSummary } from '@tianguis/contract';
import { payOrderPath, placedOrderPath } from '@tianguis/domain';

/** Where an unpaid order is paid: its slip or CLABE, else the choice of a way. Undefined if it cannot be paid now. */
export function payHrefOf({ pedido, can_pay, has_slip }: Pick<OrderSummary, 'pedido' | 'can_pay' | 'has_slip'>) {
  if (!can_pay) return undefined;
  return has_slip ? placedOrderPath(pedido) : payOrderPath(pedido);
}
