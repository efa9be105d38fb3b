import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  apiPaths,
  cancellationForm,
  cancellationParams,
  cancellationPreviewReply,
  cancellationQuery,
  cancellationReply,
  orderParams,
} from '@tianguis/contract';
import { forbidCaching } from '../../plugins/cache-tags.ts';
import { tags } from '../../plugins/openapi.ts';
import { bearerOf } from '../accounts/service.ts';
import { failing, formErrorReplies, sessionReplies } from '../error-replies.ts';
import type { Cancellations } from './service.ts';

const errors = {
  ...formErrorReplies,
  ...sessionReplies,
  404: failing('The customer has no such order or cancellation: ORDER_NOT_FOUND, CANCELLATION_NOT_FOUND'),
};
const shared = { tags: [tags.orders.name] };

export const cancellationRoutes: FastifyPluginAsyncTypebox<{ cancellations: Cancellations }> = async (
  app,
  { cancellations },
) => {
  app.addHook('onRequest', async (_request, reply) => {
    forbidCaching(reply);
  });

  app.get(
    apiPaths.cancellations,
    {
      schema: {
        ...{
          ...shared,
          operationId: 'cancellationPreview',
          summary: 'The effect of a cancellation that is not made (RL-09)',
        },
        description: 'The pieces, and the amount of each way to pay that goes back. Nothing is changed.',
        ...{ params: orderParams, querystring: cancellationQuery },
        response: {
          ...{ 200: cancellationPreviewReply, ...errors },
          409: failing('The pieces left, or were cancelled before: NOT_CANCELLABLE; CHARGE_UNKNOWN'),
        },
      },
    },
    (request) => cancellations.preview(bearerOf(request), request.params.pedido, request.query.piezas),
  );

  app.post(
    apiPaths.cancellations,
    {
      schema: {
        ...{ ...shared, operationId: 'cancel', summary: 'Cancel pieces of an order (RL-09, BL-13)' },
        description:
          'Until the carrier collects them. Sent again with the same id, the reply is the same. An order that is not ' +
          'paid ends as a whole.',
        ...{ params: orderParams, body: cancellationForm },
        response: {
          ...{ 200: cancellationReply, ...errors },
          409: failing('NOT_CANCELLABLE; REFUND_CHANGED with the amount of today as `data`; CHARGE_UNKNOWN; CONFLICT'),
        },
      },
    },
    (request) => cancellations.cancel(bearerOf(request), request.params.pedido, request.body),
  );

  app.get(
    apiPaths.cancellation,
    {
      schema: {
        ...{ ...shared, operationId: 'cancellation', summary: 'A cancellation and its refunds' },
        description: 'What was cancelled, and where its money goes. The cancellation of another customer is not found.',
        ...{ params: cancellationParams, response: { 200: cancellationReply, ...errors } },
      },
    },
    ({ headers, params }) => cancellations.read(bearerOf({ headers }), params.pedido, params.cancelacion),
  );
};
