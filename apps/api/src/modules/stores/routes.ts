import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { apiPaths, storeParams, storeReply, storesQuery, storesReply } from '@tianguis/contract';
import { listingTag, tagReply } from '../../plugins/cache-tags.ts';
import { tags } from '../../plugins/openapi.ts';
import { errorReplies, errorRepliesWithNotFound } from '../error-replies.ts';
import type { StoreService } from './service.ts';

export const storeRoutes: FastifyPluginAsyncTypebox<{ stores: StoreService }> = async (app, { stores }) => {
  app.get(
    apiPaths.stores,
    {
      schema: {
        operationId: 'listStores',
        summary: 'Stores',
        description:
          'By name, or official ones first; filtered by letter and department; with `facets=true` also the count of ' +
          'stores for each choice. Counts may be some seconds old.',
        tags: [tags.stores.name],
        querystring: storesQuery,
        response: { 200: storesReply, ...errorReplies },
      },
    },
    async ({ query }, reply) => {
      const list = await stores.list(query);
      tagReply(reply, ['stores', 'counts']);
      return list;
    },
  );

  app.get(
    apiPaths.store,
    {
      schema: {
        operationId: 'getStore',
        summary: 'One store',
        description:
          'With the departments that it sells in. Its products are listed by `filter_by[store]` of the product list.',
        tags: [tags.stores.name],
        params: storeParams,
        response: { 200: storeReply, ...errorRepliesWithNotFound('STORE_NOT_FOUND') },
      },
    },
    async ({ params }, reply) => {
      const store = await stores.one(params.id);
      tagReply(reply, [`store:${store.id}`, listingTag({ store: store.id })]);
      return { data: { store } };
    },
  );
};
