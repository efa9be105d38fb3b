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
import { cardTags, expireReply, keepPrivate, listingTag, tagReply } from '../../plugins/cache-tags.ts';
import { tags } from '../../plugins/openapi.ts';
import { errorReplies, errorRepliesWithNotFound } from '../error-replies.ts';
import type { ProductService } from './service.ts';

/** Milliseconds for which a list of related products may be cached. Tags keep the cards in it up to date. */
const relatedTtlMs = 259_200_000;

export const productRoutes: FastifyPluginAsyncTypebox<{ products: ProductService }> = async (app, { products }) => {
  const shared = { tags: [tags.products.name] };

  app.get(
    apiPaths.products,
    {
      schema: {
        ...shared,
        operationId: 'listProducts',
        summary: 'Products by ids, or by filters',
        description:
          'With `filter_by[id]`: these products in this sequence, without unknown ids, with inactive products. ' +
          'Else: active products under all filters, in pages; with `facets=true` also the count of each choice ' +
          'under the other filters.',
        querystring: listingQuery,
        response: { 200: listingReply, ...errorRepliesWithNotFound('CATEGORY_NOT_FOUND') },
      },
    },
    async ({ query }, reply) => {
      // A shared cache must not store where a visitor lives.
      if (query.postal_code !== undefined) keepPrivate(reply);
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
      const related = await products.related(params.id, query);
      tagReply(reply, cardTags(related));
      // Similar products depend on the prices of a whole branch. The list may be some days old.
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
      const recommended = await products.recommendations(query);
      tagReply(reply, cardTags(recommended));
      expireReply(reply, new Date(Date.now() + relatedTtlMs));
      return { data: { products: recommended } };
    },
  );
};
