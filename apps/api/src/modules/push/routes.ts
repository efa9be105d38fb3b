import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  apiPaths,
  doneReply,
  pushKeyReply,
  pushSubscriptionEnd,
  pushSubscriptionForm,
  pushSubscriptionReply,
} from '@tianguis/contract';
import { forbidCaching } from '../../plugins/cache-tags.ts';
import { tags } from '../../plugins/openapi.ts';
import { bearerOf } from '../accounts/service.ts';
import { errorReplies, failing, formErrorReplies, sessionReplies } from '../error-replies.ts';
import type { Push } from './service.ts';

const shared = { tags: [tags.accounts.name] };
const fieldsWrong = { 422: failing('The push service is not one of the allowed: VALIDATION_FAILED') };
const writeErrors = { ...formErrorReplies, ...sessionReplies };

export const pushRoutes: FastifyPluginAsyncTypebox<{ push: Push }> = async (app, { push }) => {
  app.addHook('onRequest', async (_request, reply) => {
    forbidCaching(reply);
  });

  app.get(
    apiPaths.pushKey,
    {
      schema: {
        ...{ ...shared, operationId: 'pushKey', summary: 'The key for subscribing a browser to push notifications' },
        description: 'The `applicationServerKey` of the Push API.',
        response: { 200: pushKeyReply, ...errorReplies, ...sessionReplies },
      },
    },
    (request) => push.key(bearerOf(request)),
  );

  app.put(
    apiPaths.pushSubscription,
    {
      schema: {
        ...{
          ...shared,
          operationId: 'subscribeToPush',
          summary: 'Add or renew a device for push notifications, by kind',
        },
        description:
          'Sent at each visit, since browsers change subscriptions. It holds while the session of the call is open.',
        ...{ body: pushSubscriptionForm, response: { 200: pushSubscriptionReply, ...writeErrors, ...fieldsWrong } },
      },
    },
    (request) => push.subscribe(bearerOf(request), request.body),
  );

  app.post(
    apiPaths.pushSubscriptionEnd,
    {
      schema: {
        ...{ ...shared, operationId: 'endPush', summary: 'Remove a device' },
        description: 'Does nothing if the customer has no such device.',
        ...{ body: pushSubscriptionEnd, response: { 200: doneReply, ...writeErrors } },
      },
    },
    (request) => push.end(bearerOf(request), request.body),
  );
};
