import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { apiPaths, listingQuery, listingReply } from '@tianguis/contract';
import { cardTags, forbidCaching, listingTag, tagReply } from '../../plugins/cache-tags.ts';
import { tags } from '../../plugins/openapi.ts';
import { errorRepliesWithNotFound } from '../error-replies.ts';
import type { ListingService } from './service.ts';

export const listingRoutes: FastifyPluginAsyncTypebox<{ listings: ListingService }> = async (app, { listings }) => {
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
      // A shared cache must not store a visitor's postal code.
      if (query.postal_code !== undefined) forbidCaching(reply);
      const list = await listings.list(query);
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
};
