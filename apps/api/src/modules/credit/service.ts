/**
 * The store credit, for other modules (AF-04, RT-29). Credit is held when an order is placed, captured in the
 * transaction that pays the order, and released when the order ends unpaid. Transactions lock it after the balance and
 * before products. No money goes between credit and balance.
 */
import type { Unit, UnitOfWork } from '@tianguis/database';
import { dateInMexico } from '@tianguis/domain';
import { type CreditTerms, cutOf, dueOf, overdueCut } from '@tianguis/domain/credit';
import { momentInMexico, toDay } from '@tianguis/domain/shipping';
import { creditRepository } from './repository.ts';
import { toAccount } from './to-account.ts';

export { creditOrderProofs, creditProofs } from './proofs.ts';

/** The store credit of a shop that offers it. */
export interface CreditOffer {
  /** Its name. */
  label: string;
  terms: CreditTerms;
}

/** The credit that a customer can spend now. */
export interface SpendableCredit {
  ending: string;
  available: number;
  /** The last date on which a purchase of today can be paid. */
  due: string;
}

/** @returns undefined if the customer has no credit that can be spent now */
export async function spendableCredit(
  on: Pick<UnitOfWork, 'db'>,
  customer: string,
  terms: CreditTerms,
  now: number,
): Promise<SpendableCredit | undefined> {
  const credits = creditRepository(on);
  const row = await credits.ofCustomer(customer);
  if (row === undefined) return undefined;
  const today = dateInMexico(now);
  const { ending, available } = toAccount(row, await credits.entries(row.id), terms, today);
  return available > 0 ? { ending, available, due: dueOf(cutOf(today, terms), terms) } : undefined;
}

/** What was bought before this moment has to be paid before anything else is bought with credit. */
export const overdueCutAt = (terms: CreditTerms, now: number): Date =>
  new Date(momentInMexico(toDay(overdueCut(dateInMexico(now), terms)) + 1, 0));

/** Holds the credit that pays an order. @returns false if there is too little, or the account cannot be used */
export const holdCredit = async (unit: Unit, order: string, cut: Date | undefined, at: Date): Promise<boolean> =>
  cut !== undefined && creditRepository(unit).hold(order, cut, at);

/** The credit that the order holds pays it. Repeated, nothing happens. */
export const captureCredit = (unit: Unit, order: string, at: Date): Promise<void> =>
  creditRepository(unit).end(order, 'capture', at);

/** The credit that the order holds can be spent again. Repeated, nothing happens. */
export const releaseCredit = (unit: Unit, order: string, at: Date): Promise<void> =>
  creditRepository(unit).end(order, 'release', at);

/** The refunds of a locked order's credit reduce the debt. Each counts once. */
export const refundCredit = (unit: Unit, order: string, at: Date): Promise<void> =>
  creditRepository(unit).refund(order, at);

/** Opens the credit of a customer of the demo, or raises its limit, so that an order of this amount can be paid. */
export async function openExampleAccount(unit: Unit, customer: string, amount: number): Promise<void> {
  const credits = creditRepository(unit);
  const step = 10_000;
  const part = Math.ceil(amount / step) * step;
  const limit = 1_000_000 + part;
  const opened = { customer, number: '4417082615', limit, contract: 'demo', at: new Date() };
  if (!(await credits.open(opened))) await credits.raise(customer, part);
}
