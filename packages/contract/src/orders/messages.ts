/** Messages between a customer and the shop about an order (AF-05). */
import { longestMessage, threadStates } from '@tianguis/domain/contact';
import Type, { type Static } from 'typebox';
import { nullable } from '../shapes.ts';
import { orderParams } from './checkout.ts';

const strict = { additionalProperties: false };

const message = {
  mensaje: Type.String({
    pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
    description: 'Chosen by the caller: sent again, it is one message',
  }),
  texto: Type.String({ maxLength: longestMessage }),
};
export const messageForm = Type.Object(message, strict);
export type MessageForm = Static<typeof messageForm>;

export const threadForm = Type.Object(
  {
    ...message,
    producto: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 2147483647, description: 'The product of the order that it is about' }),
    ),
  },
  strict,
);
export type ThreadForm = Static<typeof threadForm>;

export const threadParams = Type.Object(
  { ...orderParams.properties, folio: Type.String({ pattern: '^[0-9A-Z]{1,20}$' }) },
  strict,
);

const thread = {
  folio: Type.String(),
  state: Type.Enum([...threadStates]),
  product: nullable(Type.Object({ id: Type.Integer(), title: Type.String() })),
  opened_at: Type.String({ description: 'RFC 3339 in UTC' }),
  changed_at: Type.String({ description: 'Of the last message or the closing, RFC 3339 in UTC' }),
};
const threadSummary = Type.Object(thread);
export type ThreadSummary = Static<typeof threadSummary>;

export const threadsReply = Type.Object({
  status: Type.String(),
  data: Type.Array(threadSummary, { description: 'The newest first' }),
});
export type ThreadsReply = Static<typeof threadsReply>;

const threadView = Type.Object({
  ...thread,
  pedido: Type.String(),
  messages: Type.Array(
    Type.Object({
      from: Type.Enum(['customer', 'shop']),
      text: Type.String(),
      at: Type.String({ description: 'RFC 3339 in UTC' }),
    }),
  ),
});
export type ThreadView = Static<typeof threadView>;
export const threadReply = Type.Object({ status: Type.String(), data: threadView });
export type ThreadReply = Static<typeof threadReply>;
