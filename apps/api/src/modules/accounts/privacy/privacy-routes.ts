import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { apiPaths, privacyRequestForm, privacyRequestReply, privacyRequestsReply } from '@tianguis/contract';
import { fieldsWrong, neverStored, readErrors, shared, writeErrors } from '../sessions/account-schemas.ts';
import { bearerOf } from '../sessions/caller.ts';
import type { PrivacyRequestService } from './privacy-requests.ts';

export const privacyRoutes: FastifyPluginAsyncTypebox<{ privacyRequests: PrivacyRequestService }> = async (
  app,
  { privacyRequests },
) => {
  neverStored(app);

  app.get(
    apiPaths.accountPrivacyRequests,
    {
      schema: {
        ...shared,
        operationId: 'privacyRequests',
        summary: 'Requests by the law of privacy',
        description: 'Own ones, the latest first; at most 100.',
        response: { 200: privacyRequestsReply, ...readErrors },
      },
    },
    (request) => privacyRequests.list(bearerOf(request)),
  );

  app.post(
    apiPaths.accountPrivacyRequests,
    {
      schema: {
        ...shared,
        operationId: 'requestPrivacy',
        summary: 'Ask for access, rectification, cancellation or opposition',
        description: 'The shop answers within 20 business days. Mails a receipt.',
        body: privacyRequestForm,
        response: { 200: privacyRequestReply, ...fieldsWrong, ...writeErrors },
      },
    },
    (request) => privacyRequests.add(bearerOf(request), request.body),
  );
};
