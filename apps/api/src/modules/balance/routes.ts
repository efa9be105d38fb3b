import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { apiPaths, balanceReply, giveUpForm, payoutForm } from '@tianguis/contract';
import { forbidCaching } from '../../plugins/cache-tags.ts';
import { tags } from '../../plugins/openapi.ts';
import { bearerOf } from '../accounts/service.ts';
import { failing, formErrorReplies, sessionReplies } from '../error-replies.ts';
import type { Balances } from './balance.ts';

const errors = { ...formErrorReplies, ...sessionReplies };
const confirmed = failing('The session was not confirmed in the last minutes: CONFIRMATION_REQUIRED');
const shared = { tags: [tags.orders.name] };

export const balanceRoutes: FastifyPluginAsyncTypebox<{ balances: Balances }> = async (app, { balances }) => {
  app.addHook('onRequest', async (_request, reply) => {
    forbidCaching(reply);
  });

  app.get(
    apiPaths.balance,
    {
      schema: {
        ...{ ...shared, operationId: 'balance', summary: 'The balance of a customer, and its movements (PA-05)' },
        description: 'Saldo a favor: money of refunds that pays orders, or goes to an account.',
        response: { 200: balanceReply, ...errors },
      },
    },
    (request) => balances.read(bearerOf(request)),
  );

  app.post(
    apiPaths.balancePayouts,
    {
      schema: {
        ...{ ...shared, operationId: 'payOutBalance', summary: 'Send balance to an account' },
        description: 'The session has to be confirmed. The same id, sent again, pays once.',
        body: payoutForm,
        response: {
          ...{ 200: balanceReply, ...errors, 403: confirmed },
          409: failing('The balance is gone, or the id is that of another payout: BALANCE_CHANGED, CONFLICT'),
        },
      },
    },
    (request) => balances.payOut(bearerOf(request), request.body),
  );

  app.post(
    apiPaths.giveUpBalance,
    {
      schema: {
        ...{ ...shared, operationId: 'giveUpBalance', summary: 'Give the whole balance up (AF-07)' },
        description: 'An account with a balance is not deleted. The session has to be confirmed.',
        body: giveUpForm,
        response: {
          ...{ 200: balanceReply, ...errors, 403: confirmed },
          409: failing('Another balance was shown: BALANCE_CHANGED'),
        },
      },
    },
    (request) => balances.giveUp(bearerOf(request), request.body),
  );
};
