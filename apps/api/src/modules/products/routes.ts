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
import { cardTags, endReply, listingTag, tagReply } from '../../plugins/cache-tags.ts';
import { tags } from '../../plugins/openapi.ts';
import { errorReplies, errorRepliesWithNotFound } from '../error-replies.ts';
import type { ProductService } from './service.ts';

/**
 * Milliseconds for which a choice of related products may stand: what it shows of each is true all the time, by their
 * tags.
 */
const relatedFor = 259_200_000;

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
    async ({ query }, reply) => {
      const list = await products.list(query);
      const { 'filter_by[id]': ids, 'filter_by[category]': category, 'filter_by[store]': store } = query;
      if (ids === undefined) tagReply(reply, [listingTag({ category, store })]);
      else
        tagReply(
          reply,
          ids.split(',').map((id) => `product:${Number(id)}`),
        );
      tagReply(reply, cardTags(list.data.products));
      return list;
    },
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
    async ({ params }, reply) => {
      const product = await products.detail(params.id);
      tagReply(reply, cardTags([product]));
      endReply(reply, product.offer_ends_at === null ? null : new Date(product.offer_ends_at));
      return { data: { product } };
    },
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
    async ({ params, query }, reply) => {
      const related = await products.related(params.id, query);
      tagReply(reply, cardTags(related));
      // Which products are near follows the prices of a whole branch; nobody misses a nearer one for some days.
      endReply(reply, new Date(Date.now() + relatedFor));
      return { data: { products: related } };
    },
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
    async ({ query }, reply) => {
      const recommended = await products.recommendations(query);
      tagReply(reply, cardTags(recommended));
      endReply(reply, new Date(Date.now() + relatedFor));
      return { data: { products: recommended } };
    },
  );
};
