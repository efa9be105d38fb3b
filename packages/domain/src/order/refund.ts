/**
 * Computes refunds by pieces (AF-01). The pieces of a line are numbered from 0. Each piece has a fixed share of the
 * line's amounts, so that any sequence of refunds adds up to what the customer paid for the line.
 */
import type { Centavos } from '../money/money.ts';
import type { LineShares, Payable } from './order-split.ts';

/** The states of the money of a refund, from the decision to the customer's bank. */
export type RefundState =
  /** Nobody was asked to pay the refund yet. */
  | 'due'
  /** The provider was asked. */
  | 'asked'
  /** The provider accepted. Some providers report nothing more. */
  | 'made'
  | 'arrived'
  /** The provider or the bank refused. The customer has to name a bank account. */
  | 'failed';

/** Whether the shop still owes the money of a refund. */
export const isOwed = (state: RefundState): boolean => state === 'due' || state === 'asked' || state === 'failed';

/** Which pieces of a line are refunded. */
export interface RefundedPieces {
  /** Pieces of the line that earlier refunds include. */
  refunded: number;
  /** Pieces of this refund. */
  pieces: number;
  /** Whether the pieces' share of the shipping is refunded, too. */
  withShipping: boolean;
}

export interface Refund {
  amount: Centavos;
  /** The amount that returns to each tender, by the tender's key. Tenders that get 0 are left out. */
  byTender: Map<string, Centavos>;
}

/**
 * The amount of a refund, and its part for each tender.
 * @throws RangeError if more pieces are refunded than the line has
 */
export function refundOf(
  line: Pick<LineShares, 'pieces' | 'net' | 'shipping'>,
  { refunded, pieces, withShipping }: RefundedPieces,
): Refund {
  const isWhole = [refunded, pieces].every((count) => Number.isInteger(count) && count >= 0);
  if (!isWhole || refunded + pieces > line.pieces)
    throw new RangeError(`${refunded} and ${pieces} pieces of a line of ${line.pieces} cannot be refunded`);
  const byTender = new Map<string, Centavos>();
  for (const payable of withShipping ? [line.net, line.shipping] : [line.net])
    for (const [tender, part] of partsOf(payable, refunded + pieces, line.pieces)) {
      const more = part - (partsOf(payable, refunded, line.pieces).get(tender) ?? 0);
      if (more > 0) byTender.set(tender, (byTender.get(tender) ?? 0) + more);
    }
  return { amount: sumOf(byTender), byTender };
}

/** The part `count` of `of` in an amount, rounded down. */
const upTo = (amount: Centavos, count: number, of: number): Centavos =>
  of === 0 ? 0 : Number((BigInt(amount) * BigInt(count)) / BigInt(of));

/**
 * What the first `count` of `pieces` pieces return to each tender. The sum depends on the amount alone, so a piece
 * returns the same money whatever paid for it. Each centavo belongs to one tender: the first tender gets its part of
 * the sum, rounded down, and the next tenders share the rest in the same way. So no part falls as `count` grows.
 */
function partsOf({ amount, byTender }: Payable, count: number, pieces: number): Map<string, Centavos> {
  let [left, unshared] = [upTo(amount, count, pieces), amount];
  const parts = new Map<string, Centavos>();
  for (const [tender, share] of byTender) {
    const part = upTo(left, share, unshared);
    parts.set(tender, part);
    left -= part;
    unshared -= share;
  }
  return parts;
}

const sumOf = (amounts: ReadonlyMap<string, Centavos>): Centavos =>
  [...amounts.values()].reduce((sum, amount) => sum + amount, 0);

/** The amount that a customer paid for a line, which is the highest sum of its refunds. */
export const paidFor = ({ net, shipping }: Pick<LineShares, 'net' | 'shipping'>): Centavos =>
  [net, shipping].reduce((sum: Centavos, { amount }: Payable) => sum + amount, 0);
