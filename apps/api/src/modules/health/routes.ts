import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { apiPaths, healthReply, readyReply } from '@tianguis/contract';
import { tags } from '../../plugins/openapi.ts';
import { serverErrorReplies } from '../error-replies.ts';
import type { HealthService } from './service.ts';

export const healthRoutes: FastifyPluginAsyncTypebox<{ health: HealthService }> = async (app, { health }) => {
  app.get(
    apiPaths.health,
    {
      schema: {
        operationId: 'getHealth',
        summary: 'The process is alive',
        description: 'Asks nothing of the database: a process that fails this is to be started again.',
        tags: [tags.health.name],
        response: { 200: healthReply, 500: serverErrorReplies[500] },
      },
    },
    async () => ({ status: 'ok' as const }),
  );

  app.get(
    apiPaths.ready,
    {
      schema: {
        operationId: 'getReadiness',
        summary: 'The process can serve',
        description:
          'The database answers, has every migration of this version, and the index of search is whole, which a worker sees to. ' +
          'What fails this is to get no traffic, but must be left to run.',
        tags: [tags.health.name],
        response: { 200: readyReply, ...serverErrorReplies },
      },
    },
    async () => {
      await health.ready();
      return { status: 'ready' as const };
    },
  );
};
