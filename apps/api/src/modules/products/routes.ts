import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  apiPaths,
  listingQuery,
  listingReply,
  productParams,
  productReply,
  recommendationsQuery,
  relatedQuery,
  relatedReply,
} from '@tianguis/contract';
import { tags } from '../../plugins/openapi.ts';
import { errorReplies, errorRepliesWithNotFound } from '../error-replies.ts';
import type { ProductService } from './service.ts';

export const productRoutes: FastifyPluginAsyncTypebox<{ products: ProductService }> = async (app, { products }) => {
  const shared = { tags: [tags.products.name] };

  app.get(
    apiPaths.products,
    {
      schema: {
        ...shared,
        operationId: 'listProducts',
        summary: 'Products by ids, or by what they are',
        description:
          'With `filter_by[id]`: those products in that order, unknown ids left out, inactive products included. ' +
          'Else: active products under all filters, in pages; with `facets=true` also what each choice would leave under the other filters.',
        querystring: listingQuery,
        response: { 200: listingReply, ...errorRepliesWithNotFound('CATEGORY_NOT_FOUND') },
      },
    },
    (request) => products.list(request.query),
  );

  app.get(
    apiPaths.product,
    {
      schema: {
        ...shared,
        operationId: 'getProduct',
        summary: 'One product whole',
        description: 'A product that is not sold any more is answered too, with `is_active: false`.',
        params: productParams,
        response: { 200: productReply, ...errorRepliesWithNotFound('PRODUCT_NOT_FOUND') },
      },
    },
    async (request) => ({ data: { product: await products.detail(request.params.id) } }),
  );

  app.get(
    apiPaths.relatedProducts,
    {
      schema: {
        ...shared,
        operationId: 'listRelatedProducts',
        summary: 'Products near this one',
        description:
          'That can be bought: of the same category first, then of the one above it, those of a near price first.',
        params: productParams,
        querystring: relatedQuery,
        response: { 200: relatedReply, ...errorRepliesWithNotFound('PRODUCT_NOT_FOUND') },
      },
    },
    async (request) => ({ data: { products: await products.related(request.params.id, request.query) } }),
  );

  app.get(
    apiPaths.recommendations,
    {
      schema: {
        ...shared,
        operationId: 'listRecommendations',
        summary: 'Products that go with those seen before',
        description: 'Related to each of them in turn, the latest first; unknown ids are passed over.',
        querystring: recommendationsQuery,
        response: { 200: relatedReply, ...errorReplies },
      },
    },
    async ({ query }) => ({ data: { products: await products.recommendations(query) } }),
  );
};
