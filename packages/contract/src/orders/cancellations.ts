/** Cancellations of pieces of an order by its customer (RL-09, BL-13). Money is in centavos. */
import { cancellationReasons } from '@tianguis/domain/order';
import Type, { type Static } from 'typebox';
import { nullable } from '../shapes.ts';
import { orderParams } from './checkout.ts';
import { refund, refundPreview, refundTarget } from './refunds.ts';

const strict = { additionalProperties: false };
const uuid = (more: { description?: string } = {}) =>
  Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', ...more });

/** Characters of the comment at most. */
export const longestCancellationComment = 500;

/** Lines by their number in the order, each with its pieces: `1x2,3x1`. */
export const piecesPattern = '^[1-9][0-9]{0,3}x[1-9][0-9]{0,2}(,[1-9][0-9]{0,3}x[1-9][0-9]{0,2}){0,199}$';

export const cancellationQuery = Type.Object(
  {
    piezas: Type.Optional(
      Type.String({
        pattern: piecesPattern,
        description:
          'Lines by their number in the order, each with its pieces: `1x2,3x1`. Default: all that is possible',
      }),
    ),
  },
  strict,
);
export type CancellationQuery = Static<typeof cancellationQuery>;

export const cancelledLine = Type.Object({
  line: Type.Integer({ description: 'Its number in the order' }),
  id: Type.Integer({ description: 'The product' }),
  childrenSku: Type.String(),
  title: Type.String(),
  options: Type.Array(Type.String()),
  picture: nullable(Type.String()),
  pieces: Type.Integer({ description: 'Pieces that are cancelled or returned' }),
});
export type CancelledLine = Static<typeof cancelledLine>;

/** The effect of a cancellation that is not made. */
export const cancellationPreview = Type.Object({
  pedido: Type.String(),
  is_paid: Type.Boolean({ description: 'An order that is not paid is cancelled as a whole, and nothing is refunded' }),
  is_whole: Type.Boolean({ description: 'Nothing of the order is left' }),
  lines: Type.Array(cancelledLine),
  amount: Type.Integer({ description: 'What is refunded' }),
  refunds: Type.Array(refundPreview),
});
export type CancellationPreview = Static<typeof cancellationPreview>;
export const cancellationPreviewReply = Type.Object({ status: Type.String(), data: cancellationPreview });
export type CancellationPreviewReply = Static<typeof cancellationPreviewReply>;

export const cancellationForm = Type.Object(
  {
    cancelacion: uuid({ description: 'Chosen by the caller: sent again, it cancels once' }),
    piezas: cancellationQuery.properties.piezas,
    motivo: Type.Enum([...cancellationReasons]),
    comentario: Type.Optional(Type.String({ maxLength: longestCancellationComment })),
    importe: Type.Integer({ minimum: 0, description: 'What the customer was shown that is refunded' }),
    destino: Type.Optional(refundTarget),
  },
  strict,
);
export type CancellationForm = Static<typeof cancellationForm>;

export const cancellationParams = Type.Object({ ...orderParams.properties, cancelacion: uuid() }, strict);

const cancellation = Type.Object({
  id: Type.String(),
  pedido: Type.String(),
  at: Type.String(),
  reason: Type.String(),
  is_paid: Type.Boolean(),
  is_whole: Type.Boolean({ description: 'Nothing of the order is left' }),
  lines: Type.Array(cancelledLine),
  refunds: Type.Array(refund),
});
export type CancellationView = Static<typeof cancellation>;
export const cancellationReply = Type.Object({ status: Type.String(), data: cancellation });
export type CancellationReply = Static<typeof cancellationReply>;
