/** Saldo a favor: what a customer has in the shop, and where it came from (PA-05, AF-04). Money is in centavos. */
import Type, { type Static } from 'typebox';
import { nullable } from '../shapes.ts';
import { refund, refundAccountForm } from './refunds.ts';

const strict = { additionalProperties: false };
const uuid = (description: string) =>
  Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', description });
const amount = (description: string) => Type.Integer({ minimum: 1, maximum: 100_000_000_000, description });

/** The movements that change what can be used. */
export const balanceMovements = [
  ...(['refund', 'hold', 'release', 'payout', 'payout_returned', 'given_up', 'correction'] as const),
] as const;
export type BalanceMovement = (typeof balanceMovements)[number];

const payout = Type.Object({
  id: Type.String(),
  amount: Type.Integer(),
  bank: Type.String(),
  last4: Type.String(),
  state: Type.Enum(['asked', 'transferred', 'returned'], { description: 'returned: the bank sent it back' }),
  at: Type.String({ description: 'RFC 3339 in UTC' }),
  arrives_by: nullable(Type.String({ description: 'The last date on which it arrives; null unless it is asked' })),
});

export const balanceReply = Type.Object({
  status: Type.String(),
  data: Type.Object({
    amount: Type.Integer({ description: 'Can be used now' }),
    held: Type.Integer({ description: 'Pays orders that wait for the rest of their payment' }),
    movements: Type.Array(
      Type.Object({
        id: Type.Integer(),
        kind: Type.Enum([...balanceMovements]),
        amount: Type.Integer({ description: 'What it adds; negative: what it takes' }),
        pedido: nullable(Type.String({ description: 'An order of the customer' })),
        regalo: nullable(
          Type.Object(
            { de: Type.String({ description: 'Who gave it; empty if the account was erased' }), titulo: Type.String() },
            { description: 'The gift that the customer changed into balance' },
          ),
        ),
        at: Type.String({ description: 'RFC 3339 in UTC' }),
      }),
      { description: 'The newest first' },
    ),
    payouts: Type.Array(payout, { description: 'Sent to an account of the customer, the newest first' }),
    today: Type.String({ description: 'Date in Mexico City' }),
  }),
});
export type BalanceReply = Static<typeof balanceReply>;
export type BalanceView = BalanceReply['data'];

/** Sends balance to an account. */
export const payoutForm = Type.Object(
  {
    envio: uuid('Chosen by the caller: sent again, it pays once'),
    importe: amount('What goes to the account'),
    ...refundAccountForm.properties,
  },
  strict,
);
export type PayoutForm = Static<typeof payoutForm>;

/** Gives the balance up, so that an account can be deleted (AF-07). */
export const giveUpForm = Type.Object(
  { renuncia: uuid('Chosen by the caller'), importe: amount('The whole balance, as the customer was shown') },
  strict,
);
export type GiveUpForm = Static<typeof giveUpForm>;

/** Refunds that waited for an account, and are in the balance now. */
export const toBalanceReply = Type.Object({
  status: Type.String(),
  data: Type.Object({ amount: Type.Integer(), refunds: Type.Array(refund) }),
});
export type ToBalanceReply = Static<typeof toBalanceReply>;
