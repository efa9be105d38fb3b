import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { apiPaths, interactionForm, interactionReply } from '@tianguis/contract';
import { forbidCaching } from '../../../plugins/cache-tags.ts';
import { tags } from '../../../plugins/openapi.ts';
import { failing, formErrorReplies, sessionReplies } from '../../error-replies.ts';
import { bearerOf } from '../sessions/caller.ts';
import type { InteractionService } from './interactions.ts';

export const interactionRoutes: FastifyPluginAsyncTypebox<{ interactions: InteractionService }> = async (
  app,
  { interactions },
) => {
  app.addHook('onRequest', async (_request, reply) => {
    forbidCaching(reply);
  });

  app.post(
    apiPaths.interaction,
    {
      schema: {
        tags: [tags.accounts.name],
        operationId: 'finishInteraction',
        summary: 'Go on to a client of the realm (AP-04)',
        description:
          "By an access token, and the identity provider's cookies of the browser that the client sent to sign in.",
        body: interactionForm,
        response: {
          200: interactionReply,
          ...sessionReplies,
          404: failing('It has expired, or belongs to another browser: INTERACTION_NOT_FOUND'),
          ...formErrorReplies,
          403: failing('The client wants a sign-in of now: CONFIRMATION_REQUIRED; the token of a client: FORBIDDEN'),
        },
      },
    },
    (request, reply) =>
      interactions.finish({ request: request.raw, response: reply.raw }, request.body.interaccion, bearerOf(request)),
  );
};
