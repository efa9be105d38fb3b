import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { apiPaths, contentListReply, contentParams, contentQuery, contentReply } from '@tianguis/contract';
import { tags } from '../../plugins/openapi.ts';
import { errorReplies, errorRepliesWithNotFound } from '../error-replies.ts';
import type { ContentService } from './service.ts';

export const contentRoutes: FastifyPluginAsyncTypebox<{ content: ContentService }> = async (app, { content }) => {
  app.get(
    apiPaths.contentPages,
    {
      schema: {
        operationId: 'listContent',
        summary: 'Pages made of blocks',
        description: 'Home, corners and landings, without their blocks: for menus and sitemaps.',
        tags: [tags.content.name],
        response: { 200: contentListReply, ...errorReplies },
      },
    },
    () => content.list(),
  );

  app.get(
    apiPaths.contentPage,
    {
      schema: {
        operationId: 'getContent',
        summary: 'One page with what its blocks show now',
        description: 'Blocks are shown by their dates, to the second. `preview` is the token of a signed link.',
        tags: [tags.content.name],
        params: contentParams,
        querystring: contentQuery,
        response: { 200: contentReply, ...errorRepliesWithNotFound('CONTENT_NOT_FOUND') },
      },
    },
    ({ params, query }) => content.page(params.kind, params.key, query),
  );
};
