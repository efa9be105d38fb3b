/** Whether a customer gets credit, by rule (RT-29). Pure, so that each decision can be explained. */
import type { Centavos } from '../money/money.ts';
import type { CreditTerms } from './credit-terms.ts';

export interface CreditApplicant {
  /** Monthly, as the customer says. */
  income: Centavos;
  /** Orders that the customer has paid. */
  paidOrders: number;
}

export type CreditDecision =
  /** The income is too low. */
  | { kind: 'refused' }
  | { kind: 'accepted'; limit: Centavos }
  /** An operator decides, about this limit. */
  | { kind: 'operator'; limit: Centavos };

/** Limits are multiples of 100 pesos. */
export const limitStep: Centavos = 10_000;

/** Decides about a request. A customer who has never paid an order is seen by an operator. */
export function decideCredit({ income, paidOrders }: CreditApplicant, terms: CreditTerms): CreditDecision {
  const share = Math.floor((income * terms.incomeShare) / 100);
  const limit = Math.floor(Math.min(share, terms.greatestLimit) / limitStep) * limitStep;
  if (income < terms.leastIncome || limit === 0) return { kind: 'refused' };
  return { kind: limit <= terms.automaticLimit && paidOrders > 0 ? 'accepted' : 'operator', limit };
}
