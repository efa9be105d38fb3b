/** The store credit: asking for it, and what is owed (RT-29, AF-04). Money is in centavos. */
import Type, { type Static } from 'typebox';
import { nullable } from '../shapes.ts';

const strict = { additionalProperties: false };

/** The movements that a statement shows. */
export const creditMovements = ['capture', 'refund', 'payment', 'payout', 'correction'] as const;
export type CreditMovementKind = (typeof creditMovements)[number];

const statement = Type.Object({
  cut: Type.String({ description: 'The last date of the statement' }),
  due: Type.String({ description: 'The last date on which it can be paid in time' }),
  charges: Type.Integer({ description: 'Purchases' }),
  credits: Type.Integer({ description: 'Payments and refunds' }),
  missing: Type.Integer({ description: 'What of its purchases is not paid yet' }),
  movements: Type.Array(
    Type.Object({
      id: Type.Integer(),
      kind: Type.Enum([...creditMovements]),
      amount: Type.Integer({ description: 'What it adds to the debt; negative: what it takes from it' }),
      pedido: nullable(Type.String()),
      at: Type.String({ description: 'RFC 3339 in UTC' }),
    }),
  ),
});

const account = Type.Object({
  number: Type.String({ description: 'The customer names it in transfers' }),
  ending: Type.String({ description: 'The card ending: the last four digits of the number' }),
  limit: Type.Integer(),
  used: Type.Integer({ description: 'What is owed' }),
  favor: Type.Integer({ description: 'What was paid or refunded beyond the debt' }),
  held: Type.Integer({ description: 'Pays orders that are not paid yet' }),
  available: Type.Integer({ description: 'Can be spent; 0 while the account is stopped, or something is overdue' }),
  state: Type.Enum(['active', 'stopped']),
  overdue: Type.Integer(),
  next: nullable(Type.Object({ due: Type.String(), amount: Type.Integer() }, { description: 'What is due next' })),
  statements: Type.Array(statement, { description: 'The newest first' }),
});

export const creditReply = Type.Object({
  status: Type.String(),
  data: Type.Object({
    is_offered: Type.Boolean({ description: 'The shop gives credit now' }),
    account: nullable(account),
    request: nullable(
      Type.Object(
        {
          state: Type.Enum(['open', 'accepted', 'refused']),
          at: Type.String({ description: 'RFC 3339 in UTC' }),
        },
        { description: 'The latest request' },
      ),
    ),
    can_ask: Type.Boolean(),
    pay_to: nullable(
      Type.Object(
        { clabe: Type.String(), bank: Type.String(), holder: Type.String() },
        { description: "The shop's account, to which the customer transfers what is owed" },
      ),
    ),
    today: Type.String({ description: 'Date in Mexico City' }),
  }),
});
export type CreditReply = Static<typeof creditReply>;
export type CreditView = CreditReply['data'];

/** Asks for credit. The same id, sent again, asks once. */
export const creditRequestForm = Type.Object(
  {
    solicitud: Type.String({
      pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
      description: 'Chosen by the caller',
    }),
    ingreso: Type.Integer({ minimum: 1, maximum: 100_000_000_000, description: 'Monthly income' }),
    mayor_de_edad: Type.Literal(true, { description: 'The customer is 18 or older' }),
    contrato: Type.Literal(true, { description: 'The customer accepts the contract (/contrato-credito)' }),
  },
  strict,
);
export type CreditRequestForm = Static<typeof creditRequestForm>;

/** The store credit as a way to pay a purchase. */
export const creditChoice = Type.Object(
  {
    label: Type.String({ description: 'Its name in this shop' }),
    ending: Type.String({ description: 'The card ending' }),
    available: Type.Integer(),
    due: Type.String({ description: 'The last date on which the purchase can be paid' }),
  },
  { description: 'The store credit of the customer, if it can pay the whole remainder of this purchase' },
);
export type CreditChoice = Static<typeof creditChoice>;
