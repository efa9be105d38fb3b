/** Commands of operators and jobs that change or erase customers, with the personal data of all modules. */
import type { UnitOfWork } from '@tianguis/database';
import type { LetterShop } from '@tianguis/mail';
import { type CustomerOperator, createAccountOperator } from './modules/accounts/operator.ts';
import { eraseGoneAccounts as eraseGone } from './modules/accounts/privacy/erasure.ts';
import { personalData } from './personal-data.ts';

/** The commands of {@link createAccountOperator}. */
export const createCustomerOperator = (shop: UnitOfWork, operator: string, letters: LetterShop): CustomerOperator =>
  createAccountOperator(shop, { operator, letters, personalData });

/**
 * Erases all accounts whose 30 days have passed.
 * @returns the number of erased accounts
 * @throws AggregateError with the errors of accounts that could not be erased
 */
export const eraseGoneAccounts = (shop: UnitOfWork, { signal }: { signal?: AbortSignal } = {}): Promise<number> =>
  eraseGone(shop, { personalData, ...(signal && { signal }) });
