import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { apiPaths, reviewsParams, reviewsQuery, reviewsReply } from '@tianguis/contract';
import { tags } from '../../plugins/openapi.ts';
import { errorRepliesWithNotFound } from '../error-replies.ts';
import type { ReviewService } from './service.ts';

export const reviewRoutes: FastifyPluginAsyncTypebox<{ reviews: ReviewService }> = async (app, { reviews }) => {
  app.get(
    apiPaths.reviews,
    {
      schema: {
        operationId: 'listReviews',
        summary: 'Reviews of a product, and their sum',
        description:
          '`summary` is over all ratings of the product, whatever the filter; `metadata` counts what the filter lists.',
        tags: [tags.reviews.name],
        params: reviewsParams,
        querystring: reviewsQuery,
        response: { 200: reviewsReply, ...errorRepliesWithNotFound('PRODUCT_NOT_FOUND') },
      },
    },
    (request) => reviews.list(request.params.id, request.query),
  );
};
