/** Operators' commands and jobs about customers, on the data of customers that all modules have. */
import type { UnitOfWork } from '@tianguis/database';
import type { LetterShop } from '@tianguis/mail';
import { type CustomerOperator, createAccountOperator } from './modules/accounts/operator.ts';
import { eraseGoneAccounts as eraseGone } from './modules/accounts/privacy/erasure.ts';
import { personalData } from './personal-data.ts';

/** The commands of {@link createAccountOperator}. */
export const createCustomerOperator = (shop: UnitOfWork, operator: string, letters: LetterShop): CustomerOperator =>
  createAccountOperator(shop, { operator, letters, personalData });

/** Erases all accounts whose days are over. @returns how many were erased @throws AggregateError of those that failed */
export const eraseGoneAccounts = (shop: UnitOfWork, { signal }: { signal?: AbortSignal } = {}): Promise<number> =>
  eraseGone(shop, { personalData, ...(signal && { signal }) });
