import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { searchTag } from '@tianguis/catalogue-index';
import {
  apiPaths,
  type SearchQuery,
  type SearchReply,
  searchQuery,
  searchReply,
  suggestionForm,
  suggestionReply,
} from '@tianguis/contract';
import { cardTags, forbidCaching, listingTag, tagReply } from '../../plugins/cache-tags.ts';
import { tags } from '../../plugins/openapi.ts';
import { errorRepliesWithNotFound, formErrorReplies } from '../error-replies.ts';
import type { SearchService } from './service.ts';

export const searchRoutes: FastifyPluginAsyncTypebox<{ search: SearchService }> = async (app, { search }) => {
  app.get(
    apiPaths.search,
    {
      schema: {
        tags: [tags.search.name],
        operationId: 'searchProducts',
        summary: 'Search for products',
        description:
          'Ignores number, accents and gender of words, knows synonyms and units, and corrects spelling. Filters, sorts, ' +
          'pages and facets are those of `GET /products/v1/products`; `relevance` ranks matches in the title first. ' +
          'Products out of stock come last. A code (SKU, GTIN) finds its product.',
        querystring: searchQuery,
        response: { 200: searchReply, ...errorRepliesWithNotFound('CATEGORY_NOT_FOUND') },
      },
    },
    async ({ query }, reply) => {
      // A shared cache must not store a visitor's postal code.
      if (query.postal_code !== undefined) forbidCaching(reply);
      const found = await search.find(query);
      tagReply(reply, [...resultTags(query, found), searchTag, ...cardTags(found.data.products)]);
      return found;
    },
  );

  app.post(
    apiPaths.suggestions,
    {
      config: { readsOnly: true },
      schema: {
        tags: [tags.search.name],
        operationId: 'suggestSearches',
        summary: 'Suggestions for the words typed so far',
        description:
          'A notice if the shop has one for these words, at most 8 searches, then categories and official stores: at ' +
          'most 12 entries in all.',
        consumes: ['application/x-www-form-urlencoded'],
        body: suggestionForm,
        response: { 200: suggestionReply, ...formErrorReplies },
      },
    },
    ({ body }) => search.suggest(body.search),
  );
};

/**
 * Tags of the departments with results, since a price change there may change results, their sort and counts. Changes
 * of texts invalidate the tags `search` and `counts`. If the query has other filters, a change of any product may add
 * results.
 */
function resultTags(query: SearchQuery, { metadata: { facets } }: SearchReply): string[] {
  const { 'filter_by[category]': category } = query;
  const isFiltered = Object.keys(query).some((name) => name.startsWith('filter_by[') && name !== 'filter_by[category]');
  if (isFiltered || facets === undefined) return [listingTag({})];
  const departments = category === undefined ? facets.category.map(({ value }) => Number(value)) : [category];
  return ['counts', ...departments.map((id) => listingTag({ category: id }))];
}
