import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { apiPaths, sitemapIndexReply, sitemapParams, sitemapPartReply, sitemapQuery } from '@tianguis/contract';
import { tags } from '../../plugins/openapi.ts';
import { errorRepliesWithNotFound, serverErrorReplies } from '../error-replies.ts';
import type { SitemapService } from './service.ts';

/** The same time for which the service caches the index. */
const cacheControl = 'public, max-age=600';

export const sitemapRoutes: FastifyPluginAsyncTypebox<{ sitemap: SitemapService }> = async (app, { sitemap }) => {
  app.get(
    apiPaths.sitemapIndex,
    {
      schema: {
        operationId: 'getSitemapIndex',
        summary: 'Parts of the sitemap that are not empty',
        description:
          'A part is a fixed range of ids, so changes of other parts do not affect it. At most ten minutes old.',
        tags: [tags.sitemap.name],
        response: { 200: sitemapIndexReply, ...serverErrorReplies },
      },
    },
    (_request, reply) => {
      reply.header('cache-control', cacheControl);
      return sitemap.index();
    },
  );

  for (const [url, kind, operationId, what] of [
    [apiPaths.sitemapProducts, 'products', 'listSitemapProducts', 'products on sale'],
    [apiPaths.sitemapCategories, 'categories', 'listSitemapCategories', 'categories that have products'],
    [apiPaths.sitemapStores, 'stores', 'listSitemapStores', 'stores that have products'],
  ] as const) {
    app.get(
      url,
      {
        schema: {
          operationId,
          summary: `One part of the sitemap: ${what}`,
          description: 'By id, at most 5,000 per call; pass `metadata.next` as `after` of the next call.',
          tags: [tags.sitemap.name],
          params: sitemapParams,
          querystring: sitemapQuery,
          response: { 200: sitemapPartReply, ...errorRepliesWithNotFound('SITEMAP_PART_NOT_FOUND') },
        },
      },
      (request, reply) => {
        reply.header('cache-control', cacheControl);
        return sitemap.part(kind, request.params.id, request.query);
      },
    );
  }
};
