import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { apiPaths, confirmationForm, confirmationReply, doneReply } from '@tianguis/contract';
import { failing } from '../../error-replies.ts';
import { fieldsWrong, neverStored, readErrors, shared, writeErrors } from '../sessions/account-schemas.ts';
import { bearerOf } from '../sessions/caller.ts';
import type { ConfirmationService } from './confirmation.ts';

export const confirmationRoutes: FastifyPluginAsyncTypebox<{ confirmation: ConfirmationService }> = async (
  app,
  { confirmation },
) => {
  neverStored(app);
  const otherProof = { 409: failing('This customer confirms by a password or the like: CONFLICT') };

  app.get(
    apiPaths.accountConfirmation,
    {
      schema: {
        ...shared,
        operationId: 'confirmation',
        summary: 'How the customer can confirm who they are (RL-05)',
        description: 'And until when they have: ten minutes from a confirmation.',
        response: { 200: confirmationReply, ...readErrors },
      },
    },
    (request) => confirmation.read(bearerOf(request)),
  );

  app.post(
    apiPaths.accountConfirmation,
    {
      schema: {
        ...shared,
        operationId: 'confirm',
        summary: 'Confirm who is there (RL-05)',
        description: 'By password, or by the mailed code. With the fifth wrong one the session ends: 440.',
        body: confirmationForm,
        response: { 200: confirmationReply, ...fieldsWrong, ...writeErrors, ...otherProof },
      },
    },
    (request) => confirmation.confirm(bearerOf(request), request.body),
  );

  app.post(
    apiPaths.accountConfirmationCode,
    {
      schema: {
        ...shared,
        operationId: 'sendConfirmationCode',
        summary: 'Mail a code to confirm with',
        description: 'To customers who have nothing else to confirm with; again after 30 seconds.',
        response: { 200: doneReply, ...writeErrors, ...otherProof },
      },
    },
    (request) => confirmation.sendCode(bearerOf(request)),
  );
};
