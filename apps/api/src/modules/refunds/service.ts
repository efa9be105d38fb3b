/** Refunds, for other modules. */
import type { UnitOfWork } from '@tianguis/database';
import { type PaidTender, type RefundRow, refundsRepository } from './repository.ts';

export { openClabe, readClabe, readHolder, sealClabe } from './clabe.ts';
export type { RefundRow } from './repository.ts';
export { type PaidBack, paidBackBy, toRefundPreviews, toRefundView, toRefundViews } from './shown.ts';

/** The refunds of an order, from old to new. */
export const refundsOf = (on: Pick<UnitOfWork, 'db'>, order: string): Promise<RefundRow[]> =>
  refundsRepository(on).of(order);

/** The tenders of an order, each with the card that paid it. */
export const tendersOf = (on: Pick<UnitOfWork, 'db'>, order: string): Promise<PaidTender[]> =>
  refundsRepository(on).tenders(order);

/** Erases the accounts for refunds of a customer. */
export const eraseRefundAccounts = (on: Pick<UnitOfWork, 'db'>, customer: string): Promise<void> =>
  refundsRepository(on).erase(customer);
