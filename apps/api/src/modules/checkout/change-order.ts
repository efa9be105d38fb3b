/**
 * "Cambiar algo": ends an unpaid order, and returns its lines and its coupon to the cart (issue 38, item 8). Locks are
 * taken in this sequence: customer, order, cart, coupon, products.
 */
import type { CartNotice } from '@tianguis/contract';
import type { UnitOfWork } from '@tianguis/database';
import { Failure } from '../../failure.ts';
import { lockCart, returnOrderedLines } from '../cart/service.ts';
import { lockCustomer, lockUnpaidOrder, sendPaymentEvent, unpaidOrders, usualTerms } from '../orders/service.ts';

/**
 * @param terms the most pieces in a line, and the present time
 * @returns notices of pieces that could not be returned
 * @throws Failure ORDER_NOT_FOUND for the order of another customer; CHARGE_UNKNOWN while a provider may have charged
 * the customer; ORDER_NOT_UNPAID for an order that is paid, has ended, or is paid elsewhere
 */
export function changeOrder(
  shop: UnitOfWork,
  customer: string,
  number: string,
  { most, at }: { most: number; at: Date },
): Promise<readonly CartNotice[]> {
  return shop.withTransaction(async (unit) => {
    await lockCustomer(unit, customer);
    const id = await lockUnpaidOrder(unit, customer, number);
    if (id === undefined) throw new Failure('ORDER_NOT_FOUND');
    await lockCart(unit, customer);
    const order = (await unpaidOrders(unit, customer)).find((one) => one.id === id);
    if (order === undefined) throw new Failure('ORDER_NOT_UNPAID');
    const sent = await sendPaymentEvent(unit, id, 'cancellation', 'customer', { ...usualTerms(), at });
    if (sent?.outcome !== 'changed') throw new Failure('CHARGE_UNKNOWN');
    const lines = order.lines.map(({ id: product, sku, pieces }) => ({ id: product, sku, pieces }));
    return returnOrderedLines(unit, customer, { lines, coupon: order.coupon?.code ?? null }, most);
  });
}
