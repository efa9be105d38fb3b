import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  apiPaths,
  messageForm,
  orderParams,
  threadForm,
  threadParams,
  threadReply,
  threadsReply,
} from '@tianguis/contract';
import { forbidCaching } from '../../plugins/cache-tags.ts';
import { tags } from '../../plugins/openapi.ts';
import { bearerOf } from '../accounts/service.ts';
import { failing, formErrorReplies, sessionReplies } from '../error-replies.ts';
import type { Messages } from './messages.ts';

const errors = {
  ...formErrorReplies,
  ...sessionReplies,
  404: failing('The customer has no such order or thread: ORDER_NOT_FOUND, THREAD_NOT_FOUND'),
};
const conflict = { 409: failing('The id is that of another message: CONFLICT; the thread is closed: THREAD_CLOSED') };
const shared = { tags: [tags.orders.name] };

export const messageRoutes: FastifyPluginAsyncTypebox<{ messages: Messages }> = async (app, { messages }) => {
  app.addHook('onRequest', async (_request, reply) => {
    forbidCaching(reply);
  });

  app.get(
    apiPaths.messageThreads,
    {
      schema: {
        ...{ ...shared, operationId: 'messageThreads', summary: 'The threads of messages about an order (AF-05)' },
        description: 'Each with its folio and state, the newest first.',
        ...{ params: orderParams, response: { 200: threadsReply, ...errors } },
      },
    },
    (request) => messages.list(bearerOf(request), request.params.pedido),
  );

  app.post(
    apiPaths.messageThreads,
    {
      schema: {
        ...{ ...shared, operationId: 'openMessageThread', summary: 'Write to the shop about an order (AF-05)' },
        description: 'Opens a thread with a folio. Sent again with the same id, the reply is the same.',
        ...{ params: orderParams, body: threadForm, response: { 200: threadReply, ...errors, ...conflict } },
      },
    },
    (request) => messages.open(bearerOf(request), request.params.pedido, request.body),
  );

  app.get(
    apiPaths.messageThread,
    {
      schema: {
        ...{ ...shared, operationId: 'messageThread', summary: 'A thread with its messages, the oldest first' },
        description: 'The thread of another customer is not found.',
        ...{ params: threadParams, response: { 200: threadReply, ...errors } },
      },
    },
    (request) => messages.read(bearerOf(request), request.params.pedido, request.params.folio),
  );

  app.post(
    apiPaths.messageThread,
    {
      schema: {
        ...{ ...shared, operationId: 'writeMessage', summary: 'Write another message in a thread' },
        description: 'The thread waits for the shop again. Sent again with the same id, it is one message.',
        ...{ params: threadParams, body: messageForm, response: { 200: threadReply, ...errors, ...conflict } },
      },
    },
    (request) => messages.write(bearerOf(request), request.params.pedido, request.params.folio, request.body),
  );
};
