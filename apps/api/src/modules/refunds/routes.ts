import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { apiPaths, orderParams, refundAccountForm, refundAccountReply, toBalanceReply } from '@tianguis/contract';
import { forbidCaching } from '../../plugins/cache-tags.ts';
import { tags } from '../../plugins/openapi.ts';
import { bearerOf } from '../accounts/service.ts';
import { failing, formErrorReplies, sessionReplies } from '../error-replies.ts';
import type { RefundAccounts } from './account.ts';

const errors = {
  ...formErrorReplies,
  ...sessionReplies,
  404: failing('The customer has no such order: ORDER_NOT_FOUND'),
};
const shared = { tags: [tags.orders.name] };

export const refundRoutes: FastifyPluginAsyncTypebox<{ accounts: RefundAccounts }> = async (app, { accounts }) => {
  app.addHook('onRequest', async (_request, reply) => {
    forbidCaching(reply);
  });

  app.post(
    apiPaths.refundAccount,
    {
      schema: {
        ...{ ...shared, operationId: 'nameRefundAccount', summary: 'Name the account for refunds (RL-09)' },
        description:
          'For refunds of cash and transfers, and for a card that takes no refund. The session has to be confirmed.',
        ...{ params: orderParams, body: refundAccountForm },
        response: {
          ...{ 200: refundAccountReply, ...errors },
          403: failing('The session was not confirmed in the last minutes: CONFIRMATION_REQUIRED'),
          409: failing('No refund of the order needs an account: NO_ACCOUNT_NEEDED'),
        },
      },
    },
    (request) => accounts.name(bearerOf(request), request.params.pedido, request.body),
  );

  app.post(
    apiPaths.refundToBalance,
    {
      schema: {
        ...{
          ...shared,
          operationId: 'refundToBalance',
          summary: 'Take refunds as balance instead of a transfer (PA-05)',
        },
        description: 'All refunds of the order that need an account are in the balance at once.',
        params: orderParams,
        response: {
          ...{ 200: toBalanceReply, ...errors },
          409: failing('No refund of the order needs an account: NO_ACCOUNT_NEEDED'),
        },
      },
    },
    (request) => accounts.toBalance(bearerOf(request), request.params.pedido),
  );
};
