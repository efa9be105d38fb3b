import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { apiPaths, mailQuery, mailReply } from '@tianguis/contract';
import { forbidCaching } from '../../plugins/cache-tags.ts';
import { tags } from '../../plugins/openapi.ts';
import { errorRepliesWithNotFound, expiredReply } from '../error-replies.ts';
import type { MailReader } from './service.ts';

export const mailRoutes: FastifyPluginAsyncTypebox<{ mails: MailReader }> = async (app, { mails }) => {
  app.get(
    apiPaths.mailInBrowser,
    {
      schema: {
        operationId: 'getMail',
        summary: 'A mail of the shop, to show it in a browser',
        description:
          'By the token of the link in the mail. Mails with codes, or links that open an account, have none.',
        tags: [tags.mails.name],
        querystring: mailQuery,
        response: {
          200: mailReply,
          ...errorRepliesWithNotFound('MAIL_NOT_FOUND'),
          ...expiredReply('MAIL_EXPIRED'),
        },
      },
    },
    async ({ query }, reply) => {
      forbidCaching(reply);
      return { data: await mails.open(query.token) };
    },
  );
};
