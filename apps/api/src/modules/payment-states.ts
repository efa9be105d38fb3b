/** Payment states as SQL, for proofs and queries that depend on a property of the states. */
import { type PaymentState, paymentTable } from '@tianguis/domain/order';

/** The states of payments that have a property. */
export const paymentStates = (have: (state: PaymentState) => boolean): PaymentState[] =>
  (Object.keys(paymentTable) as PaymentState[]).filter(have);

/** SQL: the states of payments that have a property, for `in`. At least one state has to have the property. */
export const statesThat = (have: (state: PaymentState) => boolean): string => `('${paymentStates(have).join("', '")}')`;
