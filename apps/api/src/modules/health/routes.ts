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
        description: 'Does not query the database. Restart a process that fails this.',
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
          'The database answers and has all migrations of this version, and the search index is complete, which a worker ' +
          'builds. Route no traffic to a process that fails this, but do not restart it.',
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
