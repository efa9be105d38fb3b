/** Returns of delivered pieces (RL-10, AF-02, BL-12). Money is in centavos, dates are YYYY-MM-DD. */
import { type ReturnState, returnReasons, returnTable, waysBack } from '@tianguis/domain/order';
import Type, { type Static } from 'typebox';
import { nullable } from '../shapes.ts';
import { cancelledLine, piecesPattern } from './cancellations.ts';
import { orderParams } from './checkout.ts';
import { refund, refundPreview, refundTarget } from './refunds.ts';

const strict = { additionalProperties: false };
const uuid = (more: { description?: string } = {}) =>
  Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', ...more });

/** Characters of what the customer tells at most. */
export const longestReturnStory = 1_000;

const pieces = Type.String({
  pattern: piecesPattern,
  description: 'Lines of one parcel by their number in the order, each with its pieces: `1x2,3x1`',
});
const reason = Type.Enum([...returnReasons]);
const bearer = Type.Enum(['shop', 'customer'], { description: 'Who pays the way back' });
const way = Type.Enum([...waysBack], { description: 'Dropped off at a carrier, or collected at the door' });

export const returnQuery = Type.Object({ piezas: pieces, motivo: reason }, strict);
export type ReturnQuery = Static<typeof returnQuery>;

/** Another piece of the product that the customer can have instead of the money (AF-02). */
const wanted = {
  childrenSku: Type.String(),
  options: Type.Array(Type.String(), { description: 'Such as its size and its colour; empty if it has none' }),
  is_same: Type.Boolean({ description: 'The same as the returned piece' }),
  difference: Type.Integer({ description: 'What the customer pays; below 0: gets as balance' }),
};
const exchangeOffer = Type.Object(wanted);
export type ExchangeOffer = Static<typeof exchangeOffer>;

/** A return that is not asked for. */
export const returnPreview = Type.Object({
  pedido: Type.String(),
  lines: Type.Array(cancelledLine),
  bearer,
  ways: Type.Array(way),
  with_shipping: Type.Boolean({ description: 'The shipping to the customer goes back, too' }),
  wants_photographs: Type.Boolean({ description: 'Photographs help, and are never required' }),
  until: Type.String({ description: 'The last date on which this return can be asked for' }),
  law_until: Type.String({ description: 'The last date on which the law needs no reason' }),
  post_by: Type.String({ description: 'The last date to send the pieces, if the return is asked for today' }),
  amount: Type.Integer({ description: 'What is refunded' }),
  refunds: Type.Array(refundPreview, { description: 'The dates hold if the pieces are sent today' }),
  exchanges: Type.Array(exchangeOffer, { description: 'Pieces in stock that the customer can have instead' }),
});
export type ReturnPreview = Static<typeof returnPreview>;
export const returnPreviewReply = Type.Object({ status: Type.String(), data: returnPreview });
export type ReturnPreviewReply = Static<typeof returnPreviewReply>;

export const returnForm = Type.Object(
  {
    devolucion: uuid({ description: 'Chosen by the caller: sent again, it asks once' }),
    piezas: pieces,
    motivo: reason,
    via: way,
    relato: Type.Optional(Type.String({ maxLength: longestReturnStory, description: 'What happened' })),
    importe: Type.Integer({ minimum: 0, description: 'What the customer was shown that is refunded' }),
    destino: Type.Optional(refundTarget),
    cambio: Type.Optional(
      Type.Object(
        {
          childrenSku: Type.String({ maxLength: 64 }),
          diferencia: Type.Integer({ description: 'The difference that the customer was shown' }),
        },
        { ...strict, description: 'The piece that the customer wants instead of the money' },
      ),
    ),
  },
  strict,
);
export type ReturnForm = Static<typeof returnForm>;

export const returnParams = Type.Object({ ...orderParams.properties, devolucion: uuid() }, strict);

const step = Type.Object({
  word: Type.String(),
  state: Type.Enum(['done', 'current', 'next']),
  at: nullable(Type.String({ description: 'When the return got there; null if it is not known' })),
});

/** A return on the page of its order. */
const inOrder = {
  id: Type.String(),
  number: Type.String({ description: 'On the label' }),
  parcel: Type.String(),
  state: Type.Enum(Object.keys(returnTable) as ReturnState[]),
  word: Type.String({ description: 'The word of BL-13' }),
  asked_at: Type.String({ description: 'RFC 3339 in UTC' }),
  due_on: nullable(Type.String({ description: 'The last date of the state; null if it waits for nothing' })),
  steps: Type.Array(step, { description: 'Empty if the return ended without a refund' }),
  lines: Type.Array(cancelledLine),
};
export const orderReturn = Type.Object(inOrder);
export type OrderReturn = Static<typeof orderReturn>;

const returnView = Type.Object({
  ...inOrder,
  pedido: Type.String(),
  reason,
  ...{ bearer, way },
  amount: Type.Integer({ description: 'To which the customer agreed' }),
  exchange: nullable(
    Type.Object({
      ...wanted,
      pieces: Type.Integer(),
      state: Type.Enum(['reserved', 'ordered', 'ended'], {
        description: 'ordered: the order of the exchange has the pieces; ended: the money goes back instead',
      }),
      pedido: nullable(Type.String({ description: 'The number of the order of the exchange' })),
      to_pay: Type.Boolean({ description: 'Its order waits for the difference' }),
    }),
  ),
  can_cancel: Type.Boolean(),
  refusal: nullable(Type.String({ description: 'Why the pieces were refused' })),
  carrier: nullable(Type.String()),
  tracking: nullable(Type.String()),
  to: Type.Object(
    { name: Type.String(), address: Type.String(), postal_code: Type.String() },
    { description: 'Where the pieces go. Empty texts are not known' },
  ),
  refunds: Type.Array(refund),
  photographs: Type.Array(Type.String(), { description: 'The ids of its photographs' }),
  today: Type.String({ description: 'The date in Mexico City' }),
});
export type ReturnView = Static<typeof returnView>;
export const returnReply = Type.Object({ status: Type.String(), data: returnView });
export type ReturnReply = Static<typeof returnReply>;
