/** The rows of a new order. */
import { randomUUID } from 'node:crypto';
import { splitOrder } from '@tianguis/domain/order';
import type { NewOrder } from './new-order.ts';

export type OrderRows = ReturnType<typeof toRows>;

/** The rows of an order, with the amounts of each seller and the share of each line in the shipping of its parcel. */
export function toRows(order: NewOrder) {
  const id = randomUUID();
  const parcels = order.parcels.map((parcel) => ({ ...parcel, id: randomUUID() }));
  const lines = parcels.flatMap((parcel) =>
    parcel.lines.map((line) => ({
      ...line,
      id: line.id ?? randomUUID(),
      parcel: parcel.id,
      ...{ seller: parcel.seller, place: parcel.place },
    })),
  );
  const tenders = order.tenders.map((tender) => ({ ...tender, id: randomUUID() }));
  const shares = splitOrder(
    lines.map(({ id: key, ...line }) => ({ ...line, key })),
    parcels.map(({ id: key, paid: shipping }) => ({ key, shipping })),
    tenders.map(({ id: key, amount }) => ({ key, amount })),
  );
  const shippingOf = new Map(shares.map(({ key, shipping }) => [key, shipping.amount]));
  const priced = lines.map((line) => ({ ...line, shipping: shippingOf.get(line.id) ?? 0 }));
  const sumOf = (some: readonly (typeof priced)[number][]) => ({
    goods: some.reduce((sum, { price, pieces }) => sum + price * pieces, 0),
    discount: some.reduce((sum, { discount }) => sum + discount, 0),
    shipping: some.reduce((sum, { shipping }) => sum + shipping, 0),
  });
  const sums = sumOf(priced);
  return {
    order: { ...order, id, ...sums, total: sums.goods - sums.discount + sums.shipping },
    sellers: order.sellers.map((seller) => ({
      ...seller,
      ...sumOf(priced.filter(({ seller: of }) => of === seller.id)),
    })),
    ...{ parcels, lines: priced, tenders },
    attempts: tenders
      .filter(({ kind }) => kind !== 'balance' && kind !== 'credit')
      .flatMap(({ id: tender }) => (order.attempt ? [{ ...order.attempt, tender }] : [])),
  };
}
