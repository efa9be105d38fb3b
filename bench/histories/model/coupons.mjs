// Coupons: a customer uses a coupon once, as long as an order with it has pieces that were not cancelled.
import { isPaid, piecesOf } from './pieces.mjs';

const ended = new Set(['expired', 'cancelled']);

export function couponFaults(told, facts, coupons) {
  const found = [];
  for (const { id, code, most } of coupons) {
    const using = new Set();
    let revived = 0;
    for (const order of told) {
      const fact = facts.orders.get(order.number);
      if (fact?.coupon !== id || ended.has(fact.state)) continue;
      if (isPaid(fact) && piecesOf(order, fact).every(({ line, cancelled }) => cancelled === line.pieces)) continue;
      // Money that came after the end revives an order, beyond the limit of its coupon.
      if (fact.isRevived) revived++;
      using.add(fact.customer);
    }
    const has = new Set(facts.uses.filter(({ coupon }) => coupon === id).map(({ customer }) => customer));
    if (has.symmetricDifference(using).size > 0)
      found.push(`coupon ${code}: used by ${has.size} customers instead of ${using.size}`);
    if (most !== null && has.size > most + revived) found.push(`coupon ${code}: ${has.size} uses of at most ${most}`);
  }
  return found;
}
