import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  apiPaths,
  orderParams,
  returnForm,
  returnParams,
  returnPreviewReply,
  returnQuery,
  returnReply,
} from '@tianguis/contract';
import { forbidCaching } from '../../plugins/cache-tags.ts';
import { tags } from '../../plugins/openapi.ts';
import { bearerOf } from '../accounts/service.ts';
import { failing, formErrorReplies, sessionReplies } from '../error-replies.ts';
import type { Returns } from './returns.ts';

const errors = {
  ...formErrorReplies,
  ...sessionReplies,
  404: failing('The customer has no such order or return: ORDER_NOT_FOUND, RETURN_NOT_FOUND'),
};
const shared = { tags: [tags.orders.name] };

export const returnRoutes: FastifyPluginAsyncTypebox<{ returns: Returns }> = async (app, { returns }) => {
  app.addHook('onRequest', async (_request, reply) => {
    forbidCaching(reply);
  });

  app.get(
    apiPaths.returns,
    {
      schema: {
        ...{ ...shared, operationId: 'returnPreview', summary: 'The effect of a return that is not asked for (RL-10)' },
        description: 'The pieces, who pays the way back, and the amount that is refunded. Nothing is changed.',
        ...{ params: orderParams, querystring: returnQuery },
        response: {
          ...{ 200: returnPreviewReply, ...errors },
          409: failing('The time is over, or the pieces are in another return: NOT_RETURNABLE'),
        },
      },
    },
    (request) => returns.preview(bearerOf(request), request.params.pedido, request.query),
  );

  app.post(
    apiPaths.returns,
    {
      schema: {
        ...{ ...shared, operationId: 'askReturn', summary: 'Ask to return delivered pieces (RL-10, AF-02)' },
        description: 'Within 30 days of their receipt. Sent again with the same id, the reply is the same.',
        ...{ params: orderParams, body: returnForm },
        response: {
          ...{ 200: returnReply, ...errors },
          409: failing('NOT_RETURNABLE; RETURN_CHANGED with the amount of today as `data`; CONFLICT'),
        },
      },
    },
    (request) => returns.ask(bearerOf(request), request.params.pedido, request.body),
  );

  app.get(
    apiPaths.return,
    {
      schema: {
        ...{ ...shared, operationId: 'return', summary: 'A return, its steps and its refunds' },
        description: 'The return of another customer is not found.',
        ...{ params: returnParams, response: { 200: returnReply, ...errors } },
      },
    },
    (request) => returns.read(bearerOf(request), request.params.pedido, request.params.devolucion),
  );

  app.post(
    apiPaths.cancelReturn,
    {
      schema: {
        ...{ ...shared, operationId: 'cancelReturn', summary: 'Withdraw a return that was not sent (RL-10)' },
        description: 'Its pieces can be returned again, as long as their time lasts.',
        params: returnParams,
        response: {
          ...{ 200: returnReply, ...errors },
          409: failing('The pieces were sent, or the return has ended: RETURN_SENT'),
        },
      },
    },
    (request) => returns.cancel(bearerOf(request), request.params.pedido, request.params.devolucion),
  );
};
