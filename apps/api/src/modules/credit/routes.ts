import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { apiPaths, creditReply, creditRequestForm } from '@tianguis/contract';
import { forbidCaching } from '../../plugins/cache-tags.ts';
import { tags } from '../../plugins/openapi.ts';
import { bearerOf } from '../accounts/service.ts';
import { failing, formErrorReplies, sessionReplies } from '../error-replies.ts';
import type { Credits } from './credit.ts';

const errors = { ...formErrorReplies, ...sessionReplies };
const shared = { tags: [tags.orders.name] };

export const creditRoutes: FastifyPluginAsyncTypebox<{ credits: Credits }> = async (app, { credits }) => {
  app.addHook('onRequest', async (_request, reply) => {
    forbidCaching(reply);
  });

  app.get(
    apiPaths.credit,
    {
      schema: {
        ...{ ...shared, operationId: 'credit', summary: 'The store credit of a customer, and what is owed (RT-29)' },
        description: 'Shown also while the shop gives no credit, since debts stay payable.',
        response: { 200: creditReply, ...errors },
      },
    },
    (request) => credits.read(bearerOf(request)),
  );

  app.post(
    apiPaths.creditRequests,
    {
      schema: {
        ...{ ...shared, operationId: 'askCredit', summary: 'Ask for store credit (RT-29)' },
        description:
          'A rule accepts, refuses or leaves the request to an operator. The same id, sent again, asks once.',
        body: creditRequestForm,
        response: {
          ...{ 200: creditReply, ...errors },
          409: failing('The shop gives no credit, or the customer cannot ask now: CREDIT_CLOSED'),
        },
      },
    },
    (request) => credits.ask(bearerOf(request), request.body),
  );
};
