import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { apiPaths, buyAgainReply, orderParams, orderReply, ordersQuery, ordersReply } from '@tianguis/contract';
import { forbidCaching } from '../../../plugins/cache-tags.ts';
import { tags } from '../../../plugins/openapi.ts';
import { bearerOf } from '../../accounts/service.ts';
import { errorReplies, failing, formErrorReplies, sessionReplies } from '../../error-replies.ts';
import { keyOf } from '../../idempotency/service.ts';
import type { ShownOrders } from './service.ts';

const noOrder = { 404: failing('The customer has no such order: ORDER_NOT_FOUND') };
const shared = { tags: [tags.orders.name] };

export const shownOrderRoutes: FastifyPluginAsyncTypebox<{ orders: ShownOrders }> = async (app, { orders }) => {
  app.addHook('onRequest', async (_request, reply) => {
    forbidCaching(reply);
  });

  app.get(
    apiPaths.orders,
    {
      schema: {
        ...{ ...shared, operationId: 'orders', summary: 'The orders of the customer (RL-02, BL-02)' },
        description: 'Those of a period, the newest first, in pages. A page past the end is empty.',
        querystring: ordersQuery,
        response: { 200: ordersReply, ...errorReplies, ...sessionReplies },
      },
    },
    (request) => orders.list(bearerOf(request), request.query),
  );

  app.get(
    apiPaths.order,
    {
      schema: {
        ...{ ...shared, operationId: 'order', summary: 'An order as it was on its day (RL-07, OD-01)' },
        description:
          'Its goods, sellers, parcels with their steps, amounts, address and accepted texts, and what the customer can ' +
          'do now. The order of another customer is not found.',
        params: orderParams,
        response: { 200: orderReply, ...errorReplies, ...sessionReplies, ...noOrder },
      },
    },
    (request) => orders.read(bearerOf(request), request.params.pedido),
  );

  app.post(
    apiPaths.buyAgain,
    {
      schema: {
        ...{ ...shared, operationId: 'buyAgain', summary: 'Add the goods of an order to the cart' },
        description:
          'At today’s prices. What cannot be added is a notice, and the rest is added. With an Idempotency-Key, a ' +
          'repeated call adds nothing more and gets the same reply.',
        params: orderParams,
        response: {
          ...{ 200: buyAgainReply, ...formErrorReplies, ...sessionReplies, ...noOrder },
          422: failing('The key had another body: IDEMPOTENCY_KEY_REUSED'),
        },
      },
    },
    (request) => orders.buyAgain(bearerOf(request), request.params.pedido, keyOf(request)),
  );
};
