import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { apiPaths, productParams, productReply } from '@tianguis/contract';
import { cardTags, expireReply, tagReply } from '../../plugins/cache-tags.ts';
import { tags } from '../../plugins/openapi.ts';
import { errorRepliesWithNotFound } from '../error-replies.ts';
import type { ProductService } from './service.ts';

export const productRoutes: FastifyPluginAsyncTypebox<{ products: ProductService }> = async (app, { products }) => {
  const shared = { tags: [tags.products.name] };

  app.get(
    apiPaths.product,
    {
      schema: {
        ...shared,
        operationId: 'getProduct',
        summary: 'One product in detail',
        description: 'A product that is no longer sold is returned, too, with `is_active: false`.',
        params: productParams,
        response: { 200: productReply, ...errorRepliesWithNotFound('PRODUCT_NOT_FOUND') },
      },
    },
    async ({ params }, reply) => {
      const product = await products.detail(params.id);
      tagReply(reply, cardTags([product]));
      expireReply(reply, product.offer_ends_at === null ? null : new Date(product.offer_ends_at));
      return { data: { product } };
    },
  );
};
