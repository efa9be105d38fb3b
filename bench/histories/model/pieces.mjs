// The model of an order: what became of its pieces and of their money, as the replies say. Written from decisions 37,
// 40, 42 and 45, and not from the code of the shop.

/** Whether an order was paid, whatever came later. */
export const isPaid = ({ state }) => ['paid', 'disputed', 'charged_back'].includes(state);

/**
 * @param told the order with what was reported of it
 * @param fact the same order as the shop has it
 * @returns for each line, what has to be true of it
 */
export function piecesOf(told, fact) {
  return fact.lines.map((line) => {
    const { pieces } = line;
    const sum = (list) => list.reduce((all, lines) => all + (lines.get(line.line) ?? 0), 0);
    // An operator's cancellation stops all pieces of a parcel that were not cancelled before.
    const cancelled = told.stopped.has(line.parcel) ? pieces : sum([...told.cancellations.values()]);
    const accepted = [...told.returns.values()].filter(({ id }) =>
      fact.returns.some((one) => one.id === id && ['accepted', 'refunded'].includes(one.state)),
    );
    const cameBack = told.cameBack.has(line.parcel) ? pieces - cancelled : 0;
    const goodwill = told.goodwill.filter((one) => one.line === line.line).reduce((all, one) => all + one.pieces, 0);
    const returned = sum(accepted.map(({ lines }) => lines));
    return {
      ...{ line, cancelled, cameBack, returned, goodwill },
      /** No piece is refunded twice. */
      refunded: Math.min(pieces, cancelled + cameBack + goodwill + returned),
      withoutShipping: sum(accepted.filter((one) => !one.withShipping).map(({ lines }) => lines)),
      /** Pieces that the shelf has again, or never lost. */
      onShelf: cancelled + cameBack + sum(accepted.filter((one) => one.isGood).map(({ lines }) => lines)),
    };
  });
}

/** The first `count` of `pieces` pieces get this much of an amount. The last piece gets what is left. */
const first = (amount, count, pieces) => Math.floor((amount * count) / pieces);

/**
 * The money of a line that goes back: of its goods and its shipping.
 * @param refunded how many pieces were refunded in which sequence
 */
export function moneyBack({ pieces, price, discount, shipping }, refunded) {
  const net = price * pieces - discount;
  return refunded.reduce((sum, { earlier, pieces: count, withShipping }) => {
    const part = (amount) => first(amount, earlier + count, pieces) - first(amount, earlier, pieces);
    return sum + part(net) + (withShipping ? part(shipping) : 0);
  }, 0);
}
