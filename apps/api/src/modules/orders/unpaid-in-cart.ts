/** Shows unpaid orders in the cart (issue 38, item 8). */
import type { CartUnpaidOrder } from '@tianguis/contract';
import type { UnitOfWork } from '@tianguis/database';
import { outcomeOf, paymentTable } from '@tianguis/domain/order';
import { type UnpaidOrder, unpaidOrders } from './unpaid.ts';

export const unpaidInCart = async (on: Pick<UnitOfWork, 'db'>, customer: string): Promise<CartUnpaidOrder[]> =>
  (await unpaidOrders(on, customer)).map(toBlock);

function toBlock({ number: pedido, total, paysUntil, state, lines }: UnpaidOrder): CartUnpaidOrder {
  // A line whose pieces are in several parcels is several lines of the order.
  const byVariant = [...Map.groupBy(lines, ({ sku }) => sku).values()];
  return {
    ...{ pedido, total, pay_until: paysUntil?.toISOString() ?? null },
    can_change: outcomeOf(paymentTable, state, 'cancellation').outcome === 'changed',
    lines: byVariant.flatMap((own) => {
      const [first] = own;
      if (!first) return [];
      const { id, sku, title, picture, price } = first;
      const pieces = own.reduce((sum, line) => sum + line.pieces, 0);
      return [{ id, childrenSku: sku, title, picture, pieces, price }];
    }),
  };
}
