/**
 * Saldo a favor, for other modules (PA-05). A balance is held when an order is placed, captured in the transaction that
 * pays the order, and released when the order ends unpaid. Transactions lock the balance after the coupon and before
 * products.
 */
import type { Unit, UnitOfWork } from '@tianguis/database';
import { balanceRepository, type HoldOf } from './repository.ts';

export { balancePart } from './part.ts';
export { balanceOrderProofs, balanceProofs } from './proofs.ts';

/** The balance that a customer can use now, in centavos. */
export const usableBalance = async (on: Pick<UnitOfWork, 'db'>, customer: string): Promise<number> =>
  (await balanceRepository(on).read(customer)).amount;

/** Locks the balance of a customer. @returns what can be used */
export const lockBalance = (unit: Unit, customer: string): Promise<number> => balanceRepository(unit).lock(customer);

/** Holds the balance that pays a part of an order. @returns false if there is too little */
export const holdBalance = (unit: Unit, order: string, of: HoldOf, at: Date): Promise<boolean> =>
  balanceRepository(unit).hold(order, of, at);

/** The balance that the order holds pays it. Repeated, nothing happens. */
export const captureBalance = (unit: Unit, order: string, at: Date): Promise<void> =>
  balanceRepository(unit).end(order, 'capture', at);

/** The balance that the order holds can be used again. Repeated, nothing happens. */
export const releaseBalance = (unit: Unit, order: string, at: Date): Promise<void> =>
  balanceRepository(unit).end(order, 'release', at);

/** Adds the refunds of a locked order that go to the balance. Each counts once. */
export const creditRefunds = (unit: Unit, order: string, at: Date): Promise<void> =>
  balanceRepository(unit).credit(order, at);

/** The customer chose the balance for refunds that nobody has begun to pay. They arrive at once. */
export async function refundToBalance(
  unit: Unit,
  order: string,
  which: { cause: string } | { ids: readonly string[] },
  at: Date,
): Promise<void> {
  await balanceRepository(unit).chooseFor(order, which);
  await balanceRepository(unit).credit(order, at);
}
