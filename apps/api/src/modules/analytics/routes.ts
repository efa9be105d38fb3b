import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { apiPaths, eventBatch, ownEventsReply } from '@tianguis/contract';
import { consentCookie } from '@tianguis/domain';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { forbidCaching } from '../../plugins/cache-tags.ts';
import { tags } from '../../plugins/openapi.ts';
import { errorReplies, failing, formErrorReplies } from '../error-replies.ts';
import type { AnalyticsService } from './service.ts';

const shared = { tags: [tags.analytics.name] };
const noConsent = {
  403: failing('This browser did not allow it: CONSENT_REQUIRED'),
};
const nothing = Type.Null({ description: 'Nothing' });
const batchLimit = 16_384;

/** Our cookie's values have only letters, digits, hyphens and dots, so they need no decoding. */
const consentOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  new RegExp(`(?:^|;\\s*)${consentCookie}=([\\w.-]{1,60})(?:;|$)`).exec(headers.cookie ?? '')?.[1];

export const analyticsRoutes: FastifyPluginAsyncTypebox<{ analytics: AnalyticsService }> = async (
  app,
  { analytics },
) => {
  app.addHook('onRequest', async (_request, reply) => {
    forbidCaching(reply);
  });

  app.post(
    apiPaths.events,
    {
      bodyLimit: batchLimit,
      schema: {
        ...{ ...shared, operationId: 'noteEvents', summary: 'What a browser that allowed it did (AP-21)' },
        description: 'In batches, by `sendBeacon`. Lossy: a batch is dropped while too many are being stored.',
        body: eventBatch,
        response: { 204: nothing, ...formErrorReplies, ...noConsent },
      },
    },
    async (request, reply) => {
      await analytics.note(consentOf(request), request.body);
      return reply.status(204).send(null);
    },
  );

  app.get(
    apiPaths.ownEvents,
    {
      schema: {
        ...{ ...shared, operationId: 'ownEvents', summary: 'What is stored of this browser' },
        description: 'The latest 100 events.',
        response: { 200: ownEventsReply, ...errorReplies, ...noConsent },
      },
    },
    (request) => analytics.own(consentOf(request)),
  );

  app.delete(
    apiPaths.ownEvents,
    {
      schema: {
        ...{ ...shared, operationId: 'eraseOwnEvents', summary: 'Erase what is stored of this browser' },
        description: 'At once; a second time changes nothing.',
        response: { 204: nothing, ...formErrorReplies, ...noConsent },
      },
    },
    async (request, reply) => {
      await analytics.erase(consentOf(request));
      return reply.status(204).send(null);
    },
  );
};
