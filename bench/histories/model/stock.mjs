// Stock: each piece is on the shelf, or with a customer who paid it, once.
import { isPaid, piecesOf } from './pieces.mjs';

/**
 * @param before stock of each variant before the history
 * @returns sentences, each with the numbers of the orders that have the variant
 */
export function stockFaults(told, facts, before) {
  const sold = new Map();
  const having = new Map();
  for (const order of told) {
    const fact = facts.orders.get(order.number);
    if (!fact) continue;
    for (const { variant } of fact.lines) having.set(variant, [...(having.get(variant) ?? []), order.number]);
    if (!isPaid(fact)) continue;
    for (const { line, onShelf } of piecesOf(order, fact))
      sold.set(line.variant, (sold.get(line.variant) ?? 0) + line.pieces - onShelf);
  }
  return [...before].flatMap(([variant, count]) => {
    if (!facts.stock.has(variant)) return [];
    const wanted = count - (sold.get(variant) ?? 0);
    const is = facts.stock.get(variant);
    const sentence = `stock of variant ${variant}: ${is} instead of ${count} − ${sold.get(variant) ?? 0}`;
    return is === wanted ? [] : [{ sentence, orders: having.get(variant) ?? [] }];
  });
}
