/** Refunds, for other modules. */
import type { UnitOfWork } from '@tianguis/database';
import { type RefundRow, refundsRepository } from './repository.ts';

export type { RefundRow } from './repository.ts';
export { type PaidBack, paidBackBy, toRefundPreview, toRefundView } from './shown.ts';

/** The refunds of an order, from old to new. */
export const refundsOf = (on: Pick<UnitOfWork, 'db'>, order: string): Promise<RefundRow[]> =>
  refundsRepository(on).of(order);

/** Erases the accounts for refunds of a customer. */
export const eraseRefundAccounts = (on: Pick<UnitOfWork, 'db'>, customer: string): Promise<void> =>
  refundsRepository(on).erase(customer);
