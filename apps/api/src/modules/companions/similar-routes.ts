import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { apiPaths, productParams, recommendationsQuery, relatedQuery, relatedReply } from '@tianguis/contract';
import { cardTags, expireReply, tagReply } from '../../plugins/cache-tags.ts';
import { tags } from '../../plugins/openapi.ts';
import { errorReplies, errorRepliesWithNotFound } from '../error-replies.ts';
import type { SimilarProducts } from './similar.ts';

/** Milliseconds for which a list of related products may be cached. Tags invalidate the reply when its cards change. */
const relatedTtlMs = 259_200_000;

export const similarRoutes: FastifyPluginAsyncTypebox<{ similar: SimilarProducts }> = async (app, { similar }) => {
  const shared = { tags: [tags.products.name] };

  app.get(
    apiPaths.relatedProducts,
    {
      schema: {
        ...shared,
        operationId: 'listRelatedProducts',
        summary: 'Products similar to this one',
        description:
          'Products that can be bought: of the same category first, then of its parent, those of a similar price first.',
        params: productParams,
        querystring: relatedQuery,
        response: { 200: relatedReply, ...errorRepliesWithNotFound('PRODUCT_NOT_FOUND') },
      },
    },
    async ({ params, query }, reply) => {
      const related = await similar.related(params.id, query);
      tagReply(reply, cardTags(related));
      // Similar products depend on the prices of a whole branch, for which there is no tag. So the list may be some
      // days old.
      expireReply(reply, new Date(Date.now() + relatedTtlMs));
      return { data: { products: related } };
    },
  );

  app.get(
    apiPaths.recommendations,
    {
      schema: {
        ...shared,
        operationId: 'listRecommendations',
        summary: 'Recommendations for products viewed before',
        description: 'Similar to each of them in turn, the latest first; unknown ids are ignored.',
        querystring: recommendationsQuery,
        response: { 200: relatedReply, ...errorReplies },
      },
    },
    async ({ query }, reply) => {
      const recommended = await similar.recommendations(query);
      tagReply(reply, cardTags(recommended));
      expireReply(reply, new Date(Date.now() + relatedTtlMs));
      return { data: { products: recommended } };
    },
  );
};
