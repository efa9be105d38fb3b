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
import { cardTags, listingTag, tagReply } from '../../plugins/cache-tags.ts';
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
        summary: 'Products by words',
        description:
          'Singular and plural, accents, the gender of adjectives, synonyms and units make no difference; misspelt words are corrected. ' +
          'Filters, orders, pages and facets are those of `GET /products/v1/products`; `relevance` begins with products whose title says ' +
          'what was asked. What cannot be bought comes last. A code (SKU, GTIN) finds its product.',
        querystring: searchQuery,
        response: { 200: searchReply, ...errorRepliesWithNotFound('CATEGORY_NOT_FOUND') },
      },
    },
    async ({ query }, reply) => {
      const found = await search.find(query);
      tagReply(reply, [...placeTags(query, found), searchTag, ...cardTags(found.data.products)]);
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
        summary: 'What may be meant by what was typed so far',
        description:
          'A notice where the shop has one for these words, at most 8 searches, then categories and official stores: 12 entries in all.',
        consumes: ['application/x-www-form-urlencoded'],
        body: suggestionForm,
        response: { 200: suggestionReply, ...formErrorReplies },
      },
    },
    ({ body }) => search.suggest(body.search),
  );
};

/**
 * Whose changed prices may change which products are found, in what order, and their counts: those of the departments
 * in which there are some. What is found by its words for the first time, or no more, is told by `search` and `counts`.
 * Under other filters, what is left out may come in.
 */
function placeTags(query: SearchQuery, { metadata: { facets } }: SearchReply): string[] {
  const { 'filter_by[category]': category } = query;
  const isFiltered = Object.keys(query).some((name) => name.startsWith('filter_by[') && name !== 'filter_by[category]');
  if (isFiltered || facets === undefined) return [listingTag({})];
  const departments = category === undefined ? facets.category.map(({ value }) => Number(value)) : [category];
  return ['counts', ...departments.map((id) => listingTag({ category: id }))];
}
