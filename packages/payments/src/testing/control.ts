import type { CardSession, PaymentProvider, ProviderPayment } from '../port.ts';

/** Cards that a provider's test mode has, by how they behave. */
export type TestCard =
  | 'approved'
  /** Allows no months. */
  | 'debit'
  | 'declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'wrong_data'
  /** Approved in one payment, declined in months. */
  | 'months_refused'
  /** The cardholder has to confirm the payment. */
  | 'challenge'
  /** Refunds to the card fail. */
  | 'refunds_fail';

/** A webhook as it arrives at the shop. */
export interface SentEvent {
  headers: Readonly<Record<string, string>>;
  body: string;
}

/**
 * What happens outside of the shop: what cardholders, cashiers, banks and networks do. What nobody can do changes nothing,
 * such as cash for a payment by card.
 */
export interface ProviderControl {
  /** Types a card in the page of a session. */
  typeCard(session: CardSession, card: TestCard, more?: { isSaved: boolean }): Promise<void>;
  /** The cardholder confirms a payment, or refuses it. */
  answerChallenge(payment: ProviderPayment, isConfirmed: boolean): Promise<void>;
  /** Pays a slip, or transfers to a CLABE. `isLate`: the payment expires before. */
  receive(payment: ProviderPayment, amount: number, more?: { isLate: boolean }): Promise<void>;
  /** The cardholder disputes a payment, and the dispute ends. */
  dispute(payment: ProviderPayment, action: 'open' | 'won' | 'lost'): Promise<void>;
  /**
   * Lets the provider fail during a call: `before` or `after` the effect of the call, it answers an error; `silence`: the
   * shop stops waiting for the answer.
   */
  failDuring<T>(when: 'before' | 'after' | 'silence', call: (provider: PaymentProvider) => Promise<T>): Promise<T>;
  /** The events that the provider sent until now, the oldest first. */
  sent(): readonly SentEvent[];
  /** An event about a payment, signed by the provider at a moment. */
  signed(payment: ProviderPayment, at: Date): SentEvent;
}

/** A provider in its test mode. */
export interface StartedProvider {
  provider: PaymentProvider;
  control: ProviderControl;
  stop(): Promise<void>;
}
