/** Refunds for their customer (AF-01, BL-12), and accounts for transfers. Money is in centavos. */
import Type, { type Static } from 'typebox';
import { nullable } from '../shapes.ts';

const strict = { additionalProperties: false };

/** Where a refund goes, and by when it arrives. */
const route = {
  amount: Type.Integer(),
  way: nullable(Type.String({ description: 'The way to pay from which the money came; null if it is not known' })),
  card: nullable(Type.Object({ brand: Type.String(), last4: Type.String() })),
  needs_account: Type.Boolean({ description: 'The customer has to name an account for a transfer' }),
  arrives_by: nullable(
    Type.String({ description: 'The last date on which the money arrives; null if it arrived or needs an account' }),
  ),
};

/** A refund that would be made. */
export const refundPreview = Type.Object(route);
export type RefundPreview = Static<typeof refundPreview>;

export const refund = Type.Object({
  id: Type.String(),
  ...route,
  state: Type.Enum(['due', 'asked', 'made', 'arrived', 'failed']),
  at: Type.String({ description: 'When it was decided, RFC 3339 in UTC' }),
  account: nullable(
    Type.Object(
      { bank: Type.String(), last4: Type.String(), holder: Type.String() },
      { description: 'The account to which it is transferred' },
    ),
  ),
});
export type RefundView = Static<typeof refund>;

/** Where the customer wants the money of a cancellation or a return: where it came from, or in the balance. */
export const refundTargets = ['origen', 'saldo'] as const;
export type RefundTarget = (typeof refundTargets)[number];
export const refundTarget = Type.Enum([...refundTargets], {
  description: 'Where the money goes: where it came from, or to the balance at once. Default: origen',
});

/** The account for the refunds of an order that need one (RL-09). */
export const refundAccountForm = Type.Object(
  {
    clabe: Type.String({ maxLength: 40, description: '18 digits; spaces and hyphens are left out' }),
    titular: Type.String({ maxLength: 100, description: 'The name of the owner of the account' }),
  },
  strict,
);
export type RefundAccountForm = Static<typeof refundAccountForm>;

export const refundAccountReply = Type.Object({
  status: Type.String(),
  data: Type.Object({
    bank: Type.String(),
    last4: Type.String(),
    refunds: Type.Array(refund, { description: 'The refunds that go to the account' }),
  }),
});
export type RefundAccountReply = Static<typeof refundAccountReply>;
