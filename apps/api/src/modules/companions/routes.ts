import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { apiPaths, companionsReply, productParams } from '@tianguis/contract';
import { cardTags, expireReply, tagReply } from '../../plugins/cache-tags.ts';
import { tags } from '../../plugins/openapi.ts';
import { errorRepliesWithNotFound } from '../error-replies.ts';
import type { Companions } from './service.ts';

/**
 * Milliseconds for which the reply may be cached, the same as for similar products. Tags invalidate the reply when its
 * cards change.
 */
const ttlMs = 259_200_000;

export const companionRoutes: FastifyPluginAsyncTypebox<{ companions: Companions }> = async (app, { companions }) => {
  app.get(
    apiPaths.companions,
    {
      schema: {
        ...{ tags: [tags.products.name], operationId: 'listCompanions', params: productParams },
        summary: 'What goes with a product',
        description:
          'What visitors who allow to be measured added with it, and looked at beside it; five of them at least make a ' +
          'pair. Without history, what its seller sells of the same department.',
        response: { 200: companionsReply, ...errorRepliesWithNotFound('PRODUCT_NOT_FOUND') },
      },
    },
    async ({ params }, reply) => {
      const data = await companions(params.id);
      tagReply(reply, cardTags([...data.together.products, ...data.seen]));
      expireReply(reply, new Date(Date.now() + ttlMs));
      return { data };
    },
  );
};
