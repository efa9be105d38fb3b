/**
 * Refunds pieces of a locked order (AF-01). A refund has a part for each tender. The parts of all pieces of an order
 * add up to the amount that the customer paid. All refunds of goods and shipping are made here.
 */
import type { Unit } from '@tianguis/database';
import { type LineShares, refundOf } from '@tianguis/domain/order';
import { creditRefunds } from '../../balance/service.ts';
import { refundCredit } from '../../credit/service.ts';
import {
  type PiecesOfLine,
  type RefundCause,
  refundedPiecesRepository,
  type SharedPieces,
} from './refunded-pieces-repository.ts';

export type { PiecesOfLine } from './refunded-pieces-repository.ts';

/**
 * Notes that the money of some pieces goes back, and makes their refunds. Pieces that were refunded before, for this or
 * another cause, are left out.
 */
export async function refundPieces(
  unit: Unit,
  order: string,
  lines: readonly PiecesOfLine[],
  cause: RefundCause,
): Promise<void> {
  await refundedPiecesRepository(unit).add(lines, cause);
  await makeRefunds(unit, order, cause.at);
}

/** Makes the refunds of an order that are missing. The shares of balance and credit arrive there at once. */
export async function makeRefunds(unit: Unit, order: string, at: Date): Promise<void> {
  const repository = refundedPiecesRepository(unit);
  const byCause = Map.groupBy(await repository.withoutRefunds(order), ({ cause }) => cause);
  for (const [cause, pieces] of byCause)
    await repository.addRefunds([...amountsOf(pieces)].map(([tender, amount]) => ({ order, tender, cause, amount })));
  if (byCause.size === 0) return;
  await creditRefunds(unit, order, at);
  await refundCredit(unit, order, at);
}

/** The amount that returns to each tender if these pieces are refunded, by the tender's id. */
export const refundAmounts = async (
  unit: Unit,
  lines: readonly PiecesOfLine[],
  withShipping = true,
): Promise<Map<string, number>> => amountsOf(await refundedPiecesRepository(unit).wouldBe(lines, withShipping));

function amountsOf(pieces: readonly SharedPieces[]): Map<string, number> {
  const amounts = new Map<string, number>();
  for (const { earlier: refunded, pieces: count, withShipping, ...line } of pieces)
    for (const [tender, amount] of refundOf(sharesOf(line), { refunded, pieces: count, withShipping }).byTender)
      amounts.set(tender, (amounts.get(tender) ?? 0) + amount);
  return amounts;
}

const sharesOf = ({
  ofLine,
  shares,
}: Pick<SharedPieces, 'ofLine' | 'shares'>): Pick<LineShares, 'pieces' | 'net' | 'shipping'> => {
  const payable = (part: 'net' | 'shipping') => ({
    amount: shares.reduce((sum, share) => sum + share[part], 0),
    byTender: new Map(shares.map((share) => [share.tender, share[part]])),
  });
  return { pieces: ofLine, net: payable('net'), shipping: payable('shipping') };
};
