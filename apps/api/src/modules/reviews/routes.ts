import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { apiPaths, reviewsParams, reviewsQuery, reviewsReply } from '@tianguis/contract';
import { tagReply } from '../../plugins/cache-tags.ts';
import { tags } from '../../plugins/openapi.ts';
import { errorRepliesWithNotFound } from '../error-replies.ts';
import type { ReviewService } from './service.ts';

export const reviewRoutes: FastifyPluginAsyncTypebox<{ reviews: ReviewService }> = async (app, { reviews }) => {
  app.get(
    apiPaths.reviews,
    {
      schema: {
        operationId: 'listReviews',
        summary: 'Reviews of a product, with a summary',
        description:
          '`summary` covers all ratings of the product, regardless of the filter; `metadata` counts the filtered reviews.',
        tags: [tags.reviews.name],
        params: reviewsParams,
        querystring: reviewsQuery,
        response: { 200: reviewsReply, ...errorRepliesWithNotFound('PRODUCT_NOT_FOUND') },
      },
    },
    async ({ params, query }, reply) => {
      const list = await reviews.list(params.id, query);
      tagReply(reply, [`product:${params.id}`]);
      return list;
    },
  );
};
