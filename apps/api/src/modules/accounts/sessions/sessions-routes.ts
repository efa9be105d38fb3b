import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { apiPaths, sessionParams, sessionsEndReply, sessionsReply } from '@tianguis/contract';
import Type from 'typebox';
import { failing } from '../../error-replies.ts';
import { neverStored, readErrors, shared, writeErrors } from './account-schemas.ts';
import { bearerOf } from './caller.ts';
import type { SessionsService } from './sessions-list.ts';

export const sessionsRoutes: FastifyPluginAsyncTypebox<{ sessions: SessionsService }> = async (app, { sessions }) => {
  neverStored(app);

  app.get(
    apiPaths.accountSessions,
    {
      schema: {
        ...shared,
        operationId: 'sessions',
        summary: 'Where the customer is signed in',
        description: 'Open sessions: that of the call first, then by when they were last here; at most 100.',
        response: { 200: sessionsReply, ...readErrors },
      },
    },
    (request) => sessions.list(bearerOf(request)),
  );

  app.delete(
    apiPaths.accountSession,
    {
      schema: {
        ...shared,
        operationId: 'endSession',
        summary: 'End a session',
        description: 'With its tokens; its device asks for a mailed code at its next sign-in.',
        params: sessionParams,
        response: {
          204: Type.Null(),
          ...writeErrors,
          404: failing('The customer has no such open session: SESSION_NOT_FOUND'),
        },
      },
    },
    async (request, reply) => {
      await sessions.end(bearerOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  );

  app.post(
    apiPaths.accountSessionsEnd,
    {
      schema: {
        ...shared,
        operationId: 'endOtherSessions',
        summary: 'End all other sessions',
        description: 'With their tokens; all other devices ask for a mailed code at their next sign-in.',
        response: { 200: sessionsEndReply, ...writeErrors },
      },
    },
    (request) => sessions.endOthers(bearerOf(request)),
  );
};
