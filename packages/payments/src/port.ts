/**
 * What the shop needs of a provider of payments (PA-06, PA-08). Each provider has an adapter with this interface, and one
 * contract suite tests every adapter. An adapter is never called inside a transaction. Amounts are centavos.
 */

export type Way = 'card' | 'oxxo' | 'spei';

/** The state of a payment at its provider. */
export type ProviderState =
  /** The provider waits for cash, for a transfer, or for its own answer. */
  | 'pending'
  /** The cardholder has to confirm the payment on a page of the bank (3-D Secure). */
  | 'challenge'
  /** The amount is reserved on the card, and not captured. */
  | 'authorised'
  | 'paid'
  | 'declined'
  /** The shop closed the payment before it was paid. */
  | 'cancelled'
  | 'expired';

/** Why a card was declined. Pages show one sentence for several reasons, so that a thief learns nothing. */
export const declineReasons = [
  'declined',
  'insufficient_funds',
  'expired_card',
  'wrong_data',
  'months_refused',
  'challenge_failed',
] as const;
export type DeclineReason = (typeof declineReasons)[number];

export interface ProviderCard {
  brand: string;
  last4: string;
}

/** Money that arrived for a payment. The provider's id of a receipt is unique. */
export interface ProviderReceipt {
  id: string;
  amount: number;
  currency: string;
  at: Date;
}

export type RefundState = 'pending' | 'made' | 'failed';

export interface ProviderRefund {
  id: string;
  /** Our id of the refund. */
  reference: string;
  amount: number;
  state: RefundState;
}

export interface ProviderPayment {
  id: string;
  /** Our id of the attempt. */
  reference: string;
  way: Way;
  state: ProviderState;
  amount: number;
  currency: string;
  months: number | null;
  decline: DeclineReason | null;
  /** Path or address of the page on which the cardholder confirms the payment; a path is one of the provider's origin. */
  challenge: string | null;
  /** The slip for OXXO: the reference that its Code 128 has. */
  slip: { reference: string; expires: Date } | null;
  transfer: { clabe: string; bank: string; beneficiary: string; concept: string; expires: Date } | null;
  card: ProviderCard | null;
  /** All money that arrived. A payment that is declined or expired may have receipts that arrived late or in part. */
  receipts: readonly ProviderReceipt[];
  refunds: readonly ProviderRefund[];
  dispute: 'open' | 'won' | 'lost' | null;
  created: Date;
}

export interface PaymentAsk {
  /** Our id of the attempt: the idempotency key. The same reference never makes a second payment. */
  reference: string;
  way: Way;
  amount: number;
  /** What the customer reads at the provider: the number of the order. */
  description: string;
  /** Our id of the customer, by which the provider stores cards. */
  customer: string;
  /** The payer's e-mail and name, which providers of slips and transfers want. */
  payer: { email: string; name: string };
  card?: { token: string; months: number | null };
  /** False to authorise only. */
  capture: boolean;
  /** Where the provider's page leads back to. */
  returnUrl: string;
  /** The last moment to pay; for cash and transfers. */
  expires: Date | null;
}

/** A card that a customer typed at the provider. The token pays. */
export interface TokenCard extends ProviderCard {
  token: string;
  /** MM/YY */
  expires: string;
  kind: 'credit' | 'debit';
  /** Numbers of months without interest that the issuer allows. */
  months: readonly number[];
  /** The customer wants the card to be saved for later purchases. */
  isSaved: boolean;
}

/** A page of the provider in which a card is typed: in a frame, or a full page without JavaScript. */
export interface CardSession {
  id: string;
  /** Paths or addresses, as {@link ProviderPayment.challenge}. */
  page: string;
  frame: string;
  /** Null until the card is typed. */
  card: TokenCard | null;
}

export interface ProviderEvent {
  id: string;
  kind: string;
  /** Null if the event is about no payment. */
  payment: string | null;
}

/**
 * The provider did not answer, or not in time. Whether the call had an effect is unknown, and the same call may be
 * repeated.
 */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway';
}

/** The provider refuses the call, and will always refuse it. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Every call may throw {@link ProviderAway}. Calls with a reference are idempotent. */
export interface PaymentProvider {
  /** The name in receipts and attempts. */
  readonly name: string;
  readonly ways: ReadonlySet<Way>;
  /**
   * Whether a card is typed before the order is placed, in a page of {@link PaymentProvider.startCard}. Otherwise the
   * payment is a challenge, in whose page the card is typed.
   */
  readonly takesCards: boolean;
  /** Whether refunds of this way go back to where the money came from. Otherwise a refund needs an account. */
  refundsTo(way: Way): boolean;
  startCard(ask: { reference: string; customer: string; amount: number; returnUrl: string }): Promise<CardSession>;
  cardSession(id: string): Promise<CardSession | undefined>;
  savedCards(customer: string): Promise<TokenCard[]>;
  deleteCard(customer: string, token: string): Promise<void>;
  /** @throws ProviderRefusal for a card token that is no more, or for values that the provider does not take */
  pay(ask: PaymentAsk): Promise<ProviderPayment>;
  payment(id: string): Promise<ProviderPayment | undefined>;
  /** The payment of an attempt, whose answer was lost. */
  paymentOf(reference: string): Promise<ProviderPayment | undefined>;
  /** Closes a payment that is not paid. @returns the payment, which may have been paid before */
  cancel(id: string): Promise<ProviderPayment>;
  /** Captures an authorised payment. @returns the payment, which may have been captured before */
  capture(id: string): Promise<ProviderPayment>;
  /** @throws ProviderRefusal if the money cannot go back this way */
  refund(id: string, ask: { reference: string; amount: number }): Promise<ProviderRefund>;
  /**
   * Verifies and reads an event.
   * @param body exactly as it arrived
   * @returns undefined for a signature that is wrong, or older than 5 minutes
   */
  readEvent(headers: Readonly<Record<string, string | undefined>>, body: string): ProviderEvent | undefined;
  /** All payments that changed in a time, for the reconciliation. */
  payments(time: { from: Date; to: Date }): AsyncIterable<ProviderPayment>;
}
