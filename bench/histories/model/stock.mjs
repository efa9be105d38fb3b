// Stock: each piece is on the shelf, or with a customer who paid it, once.
import { isPaid, piecesOf } from './pieces.mjs';

/** @param before stock of each variant before the history */
export function stockFaults(told, facts, before) {
  const sold = new Map();
  for (const order of told) {
    const fact = facts.orders.get(order.number);
    if (!fact || !isPaid(fact)) continue;
    for (const { line, onShelf } of piecesOf(order, fact))
      sold.set(line.variant, (sold.get(line.variant) ?? 0) + line.pieces - onShelf);
  }
  return [...before].flatMap(([variant, count]) => {
    const wanted = count - (sold.get(variant) ?? 0);
    const is = facts.stock.get(variant);
    return is === wanted ? [] : [`stock of variant ${variant}: ${is} instead of ${count} − ${sold.get(variant) ?? 0}`];
  });
}
