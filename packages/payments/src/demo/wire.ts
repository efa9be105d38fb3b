/** Answers of the demo acquirer, and their form in the shop. */
import type { CardSession, ProviderPayment, ProviderRefund, RefundState, TokenCard } from '../port.ts';

export interface WireCard {
  token: string;
  brand: string;
  last4: string;
  /** MM/YY */
  expires: string;
  kind: 'credit' | 'debit';
  months: number[];
  saved: boolean;
}

export interface WireSession {
  id: string;
  page: string;
  frame: string;
  card: WireCard | null;
}

export interface WireRefund {
  id: string;
  reference: string;
  amount: number;
  state: RefundState;
}

/** A payment as the acquirer writes it. Times are ISO texts. */
export interface WirePayment extends Omit<ProviderPayment, 'slip' | 'transfer' | 'receipts' | 'refunds' | 'created'> {
  slip: { reference: string; expires_at: string } | null;
  transfer: (Omit<NonNullable<ProviderPayment['transfer']>, 'expires'> & { expires_at: string }) | null;
  receipts: { id: string; amount: number; currency: string; at: string }[];
  refunds: WireRefund[];
  created_at: string;
}

export const cardOf = ({ token, brand, last4, expires, kind, months, saved }: WireCard): TokenCard => ({
  ...{ token, brand, last4, expires, kind, months },
  isSaved: saved,
});

export const sessionOf = ({ id, page, frame, card }: WireSession): CardSession => ({
  ...{ id, page, frame },
  card: card && cardOf(card),
});

export const refundOf = ({ id, reference, amount, state }: WireRefund): ProviderRefund => ({
  ...{ id, reference, amount, state },
});

export function paymentOf(wire: WirePayment): ProviderPayment {
  const { id, reference, way, state, amount, currency, months, decline, challenge, slip, transfer, dispute } = wire;
  return {
    ...{ id, reference, way, state, amount, currency, months, decline, challenge, dispute },
    slip: slip && { reference: slip.reference, expires: new Date(slip.expires_at) },
    transfer: transfer && {
      ...{ clabe: transfer.clabe, bank: transfer.bank, beneficiary: transfer.beneficiary, concept: transfer.concept },
      expires: new Date(transfer.expires_at),
    },
    card: wire.card && { brand: wire.card.brand, last4: wire.card.last4 },
    receipts: wire.receipts.map(({ at, ...receipt }) => ({ ...receipt, at: new Date(at) })),
    refunds: wire.refunds.map(refundOf),
    created: new Date(wire.created_at),
  };
}
