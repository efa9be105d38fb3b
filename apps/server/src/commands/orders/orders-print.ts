/** Prints a list of orders. */
import type { ListedOrder } from '@tianguis/api';
import { table } from '../table.ts';
import { showMoment, showPrice } from '../words.ts';

export function printList(orders: readonly ListedOrder[], most: number): string[] {
  if (orders.length === 0) return ['There are no such orders.'];
  const rows = orders.map(({ number, placedAt, customer, total, payment, parcels, isTest }) => [
    ...[number, showMoment(placedAt), customer ?? 'erased', showPrice(total), payment],
    ...[parcels.join(', '), isTest ? 'test' : ''],
  ]);
  const more = orders.length === most ? [`The newest ${most}; --rows N shows more.`] : [];
  return [...table([['Order', 'Placed', 'Customer', 'Total MXN', 'Payment', 'Parcels', ''], ...rows], [3]), ...more];
}
