// Money: what the bank has of each order, against its total and the pieces that went back.
import { isPaid, moneyBack, piecesOf } from './pieces.mjs';

const sum = (list, of = ({ amount }) => amount) => list.reduce((all, one) => all + of(one), 0);

/** @returns sentences about what is wrong with the money of an order */
export function moneyFaults(told, fact, world) {
  const found = [];
  const must = (what, is, wanted) => {
    if (is !== wanted) found.push(`${what}: ${is} instead of ${wanted}`);
  };
  const goods = sum(fact.lines, ({ price, pieces }) => price * pieces);
  const discount = discountOf(told.coupon, fact, world);
  const shipping = sum(fact.parcels, ({ paid }) => paid);
  if (discount !== undefined) must('discount', fact.discount, discount);
  must('total', fact.total, goods - fact.discount + shipping);
  must(
    'discounts of the lines',
    sum(fact.lines, (line) => line.discount),
    fact.discount,
  );
  for (const { id, paid } of fact.parcels) {
    const own = fact.lines.filter(({ parcel }) => parcel === id);
    const value = sum(own, ({ price, pieces }) => price * pieces);
    must(
      'shipping of the lines of a parcel',
      sum(own, (line) => line.shipping),
      paid,
    );
    for (const line of own)
      if (Math.abs(line.shipping - (paid * line.price * line.pieces) / value) >= 1)
        found.push(`line ${line.line} has ${line.shipping} of ${paid} for shipping`);
  }
  for (const { variant, price } of fact.lines) must('price', price, world.prices.get(variant));

  let back = 0;
  if (isPaid(fact))
    for (const { line, refunded, withoutShipping } of piecesOf(told, fact)) {
      must(
        `refunded pieces of line ${line.line}`,
        sum(line.refunded, ({ pieces }) => pieces),
        refunded,
      );
      const isGapless = line.refunded.every(
        ({ earlier }, at) => earlier === sum(line.refunded.slice(0, at), ({ pieces }) => pieces),
      );
      must(`numbers of the refunded pieces of line ${line.line}`, isGapless, true);
      const without = line.refunded.filter((one) => !one.withShipping);
      must(
        `pieces of line ${line.line} without shipping`,
        sum(without, ({ pieces }) => pieces),
        withoutShipping,
      );
      back += moneyBack(line, line.refunded);
    }
  const ofPieces = fact.refunds.filter(({ cause }) => cause !== 'not applied');
  must('refunds of pieces', sum(ofPieces), back);

  const received = sum(fact.payments.flatMap(({ receipts }) => receipts));
  const toCards = sum(fact.payments.flatMap(({ refunds }) => refunds).filter(({ state }) => state !== 'failed'));
  const transferred = sum([...told.transfers.values()], (amount) => amount);
  const { spent, back: toBalance } = fact.balance;
  const kept = isPaid(fact) ? fact.total - back : 0;
  must(
    [
      `kept of ${received} and ${spent} of the balance,`,
      `after ${toCards} to cards, ${transferred} by transfers and ${toBalance} to the balance`,
    ].join(' '),
    received + spent - toCards - transferred - toBalance,
    kept,
  );
  return found;
}

/** The discount of a coupon; undefined if it is not known whether the coupon applies. */
function discountOf(coupon, fact, { storeOf }) {
  if (fact.coupon === null || coupon === undefined) return 0;
  const own = fact.lines.filter(({ variant }) => coupon.store === null || storeOf.get(variant) === coupon.store);
  const goods = sum(own, ({ price, pieces }) => price * pieces);
  return coupon.percent === null ? Math.min(coupon.amount, goods) : Math.floor((goods * coupon.percent + 50) / 100);
}
