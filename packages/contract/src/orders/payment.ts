/** How an order is paid, and what is still to pay (RL-08, PA-01 to PA-07). Money is in centavos. */
import Type, { type Static } from 'typebox';
import { nullable, ref } from '../shapes.ts';
import { externalWays, webAddress } from './checkout.ts';
import { monthsOption, shownCard, wayState } from './checkout-document.ts';
import { refund } from './refunds.ts';

const strict = { additionalProperties: false };

export const paymentStates = [
  ...(['awaiting', 'charging', 'partial', 'authorised', 'paid', 'disputed', 'charged_back'] as const),
  ...(['expired', 'cancelled'] as const),
] as const;

export const attempt = Type.Object({
  id: Type.String(),
  way: Type.Enum([...externalWays]),
  state: Type.Enum(['open', 'unknown', 'declined', 'closed', 'applied']),
  amount: Type.Integer(),
  months: nullable(Type.Integer()),
  created_at: Type.String(),
  expires_at: nullable(Type.String()),
  card: nullable(Type.Object({ brand: Type.String(), last4: Type.String() })),
  slip: nullable(Type.Object({ reference: Type.String() })),
  transfer: nullable(
    Type.Object({ clabe: Type.String(), bank: Type.String(), beneficiary: Type.String(), concept: Type.String() }),
  ),
  /** Where the cardholder confirms; null if there is nothing to confirm. A path is one of the provider's origin. */
  challenge: nullable(Type.String()),
  decline: nullable(Type.String({ description: 'The reason of a decline, as a word of `declineReasons`' })),
});
export type AttemptView = Static<typeof attempt>;

const payableCard = Type.Object({
  ...shownCard.properties,
  plans: Type.Array(monthsOption, { description: 'Plans of months for this card and the open amount (PA-02)' }),
});
export type PayableCard = Static<typeof payableCard>;

export const payment = Type.Object(
  {
    pedido: Type.String(),
    state: Type.Enum([...paymentStates]),
    total: Type.Integer(),
    received: Type.Integer({ description: 'Money that arrived' }),
    missing: Type.Integer({ description: 'Money that is still to pay' }),
    pay_until: nullable(Type.String({ description: 'When the reservation ends, UTC' })),
    tenders: Type.Array(Type.Object({ kind: Type.String(), amount: Type.Integer() })),
    credit_ending: nullable(Type.String({ description: 'The card ending of the store credit that paid it' })),
    attempt: nullable(attempt),
    receipts: Type.Array(Type.Object({ amount: Type.Integer(), at: Type.String() })),
    refunds: Type.Array(refund),
    can_pay: Type.Boolean({ description: 'Another try, or another way, is possible now' }),
    ways: Type.Array(wayState, { description: 'The ways that the shop offers; empty if `can_pay` is false' }),
    takes_cards: Type.Boolean({
      description: 'A card is typed before the payment; otherwise in a page of the provider',
    }),
    cards: Type.Array(payableCard, { description: 'The saved cards; empty if `can_pay` is false' }),
    typed: nullable(payableCard),
    is_away: Type.Boolean({ description: 'The provider does not answer, so the state may be old' }),
  },
  { $id: 'OrderPayment' },
);
export type PaymentView = Static<typeof payment>;

export const paymentReply = Type.Object({ status: Type.String(), data: ref(payment) });
export type PaymentReply = Static<typeof paymentReply>;

export const paymentQuery = Type.Object(
  {
    sesion: Type.Optional(Type.String({ maxLength: 100, description: 'The page in which the card `typed` was typed' })),
  },
  strict,
);
export type PaymentQuery = Static<typeof paymentQuery>;

/** Another try, or another way (PA-07). */
export const payForm = Type.Object(
  {
    forma: Type.Enum([...externalWays]),
    tarjeta: Type.Optional(Type.String({ maxLength: 100, description: 'Id of a saved card' })),
    sesion: Type.Optional(Type.String({ maxLength: 100, description: 'The page in which a card was typed' })),
    meses: Type.Optional(Type.Integer({ minimum: 1, maximum: 48 })),
    regreso: Type.Optional(webAddress('Address to which the page of a bank returns. Default: that of the shop')),
  },
  strict,
);
export type PayForm = Static<typeof payForm>;

export const attemptParams = Type.Object(
  { intento: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }) },
  strict,
);

export const orderOfAttemptReply = Type.Object({
  status: Type.String(),
  data: Type.Object({ pedido: Type.String({ description: 'Number of the order' }) }),
});
export type OrderOfAttemptReply = Static<typeof orderOfAttemptReply>;

export const paymentEventParams = Type.Object(
  { proveedor: Type.String({ pattern: '^[a-z0-9-]{1,40}$', description: 'Name of the provider' }) },
  strict,
);
