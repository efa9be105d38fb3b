import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  apiPaths,
  doneReply,
  newPasswordForm,
  newPasswordReply,
  recoveryForm,
  recoveryLinkForm,
  recoveryLinkReply,
  recoveryReply,
} from '@tianguis/contract';
import { forbidCaching } from '../../../plugins/cache-tags.ts';
import { tags } from '../../../plugins/openapi.ts';
import { failing, formErrorReplies } from '../../error-replies.ts';
import { callerOf } from '../sessions/caller.ts';
import type { RecoveryService } from './recovery.ts';

const shared = { tags: [tags.accounts.name] };

export const recoveryRoutes: FastifyPluginAsyncTypebox<{ recovery: RecoveryService }> = async (app, { recovery }) => {
  // Shared caches must not store a customer's data.
  app.addHook('onRequest', async (_request, reply) => {
    forbidCaching(reply);
  });

  app.post(
    apiPaths.recovery,
    {
      schema: {
        ...shared,
        operationId: 'requestRecovery',
        summary: 'Ask for a link to a new password (RT-04)',
        description:
          'The same reply for known and unknown e-mails. One link in 30 seconds; it serves for 30 minutes, once.',
        body: recoveryForm,
        response: {
          200: recoveryReply,
          422: failing('This is no mail address: VALIDATION_FAILED'),
          ...formErrorReplies,
        },
      },
    },
    (request) => recovery.request(request.body, callerOf(request)),
  );

  app.post(
    apiPaths.recoveryLink,
    {
      // The method is POST, so that no URL contains the token.
      config: { readsOnly: true },
      schema: {
        ...shared,
        operationId: 'openRecoveryLink',
        summary: 'Whose link it is (RT-04)',
        description: 'Changes nothing: who has the link may read the e-mail that it was sent to.',
        body: recoveryLinkForm,
        response: {
          200: recoveryLinkReply,
          422: failing('The link is none, or not valid any more: VALIDATION_FAILED'),
          ...formErrorReplies,
        },
      },
    },
    (request) => recovery.link(request.body.token),
  );

  app.post(
    apiPaths.newPassword,
    {
      schema: {
        ...shared,
        operationId: 'setNewPassword',
        summary: 'Set a new password by a mailed link (RT-04)',
        description:
          'Ends all sessions of the customer with their tokens, removes passkeys and an app that were added in the ' +
          'last 30 days, and signs in. With two-step on, the reply has the ' +
          'e-mail alone, and the customer signs in (AP-01).',
        body: newPasswordForm,
        response: {
          200: newPasswordReply,
          422: failing('The link is not valid any more, or the password is weak: VALIDATION_FAILED'),
          ...formErrorReplies,
        },
      },
    },
    (request) => recovery.newPassword(request.body, callerOf(request)),
  );

  app.post(
    apiPaths.unknownFactor,
    {
      schema: {
        ...shared,
        operationId: 'removeUnknownFactor',
        summary: 'Remove a passkey or app by its mailed link',
        description:
          'For customers who did not add it. Needs no session. Ends all sessions; a new password is set by a recovery.',
        body: recoveryLinkForm,
        response: {
          200: doneReply,
          422: failing('The link is none, or not valid any more: VALIDATION_FAILED'),
          ...formErrorReplies,
        },
      },
    },
    (request) => recovery.removeFactor(request.body.token),
  );
};
