/** Search for products (AP-20, AP-23) and suggestions while typing (AP-16, spec §4 and §7). */
import { longestSearch } from '@tianguis/domain';
import Type, { type Static } from 'typebox';
import { nullable, pageMetadata, ref } from '../shapes.ts';
import { facets, listingQuery } from './listing.ts';
import { product } from './products.ts';

const { 'filter_by[id]': _, ...filters } = listingQuery.properties;

/** Query of `GET /search/v1/products`: the typed words, with filters, sort and page as in a listing. */
export const searchQuery = Type.Object(
  {
    query: Type.String({ minLength: 1, maxLength: longestSearch, description: 'The words as typed by the shopper' }),
    client: Type.Optional(
      Type.String({ pattern: '^[A-Za-z0-9_.-]{1,40}$', description: 'The caller: `web`, an application, a partner' }),
    ),
    stage: Type.Optional(
      Type.String({ pattern: '^[A-Za-z0-9_.-]{1,40}$', description: 'Its environment: `production`, `test`' }),
    ),
    literal: Type.Optional(
      Type.Boolean({ default: false, description: 'true: no spelling correction, words are searched as typed' }),
    ),
    details: Type.Optional(
      Type.String({
        maxLength: 300,
        description:
          'Details that the products must have, comma-separated, as ids of `understood.details`: `sin-cable`, ' +
          '`para-nina-5-anos`. Unknown ids are ignored',
      }),
    ),
    ...filters,
  },
  { additionalProperties: false },
);
export type SearchQuery = Static<typeof searchQuery>;

export const searchReply = Type.Object({
  data: Type.Object({ products: Type.Array(ref(product)) }),
  metadata: Type.Object({
    ...pageMetadata.properties,
    query: Type.String({ description: 'The typed words, without characters that no search can use' }),
    corrected: nullable(
      Type.String({ description: 'The corrected spelling that was searched instead; null: no correction' }),
    ),
    suggested: nullable(
      Type.String({ description: 'Similar words, when no product matches the typed ones; null: there are none' }),
    ),
    left_out: Type.Array(Type.String(), {
      description: 'Words that no product matches, and that the search ignored',
    }),
    missing_brand: nullable(
      Type.String({ description: 'A brand that the shop does not have; the products are of its kind. null: none' }),
    ),
    missing_thing: nullable(
      Type.String({
        description: 'A thing that was meant and that the shop does not have; the products are near it. null: none',
      }),
    ),
    missing_price: nullable(
      Type.Object(
        { price_min: Type.Optional(Type.Integer()), price_max: Type.Optional(Type.Integer()) },
        {
          description:
            'Prices that the text asks for, and nothing has, in centavos; the products are the nearest. null: none',
        },
      ),
    ),
    ideas: Type.Array(Type.String(), {
      description: 'For a gift, an occasion or a need: some of the things that are shown for it; else empty',
    }),
    understood: nullable(
      Type.Object(
        {
          text: Type.String({ description: 'The query without the words that became filters, a sort or details' }),
          details: Type.Array(
            Type.Object({
              id: Type.String({ description: 'For the parameter `details`' }),
              label: Type.String({ description: 'For shoppers to read' }),
              said: nullable(
                Type.Integer({
                  minimum: 0,
                  description:
                    'How many of the total say so in title, category or facts; null: all say so, or the detail leaves ' +
                    'out all others',
                }),
              ),
            }),
            { description: 'What products must not have, and for whom they are: of the query and of `details`' },
          ),
          price_min: Type.Optional(Type.Integer({ description: 'Centavos' })),
          price_max: Type.Optional(Type.Integer({ description: 'Centavos' })),
          discount: Type.Optional(Type.Integer({ description: 'Percent off, at least' })),
          free_shipping: Type.Optional(Type.Boolean()),
          order_by: Type.Optional(Type.String({ description: 'As the parameter `order_by`' })),
        },
        { description: 'Filters, a sort and details that the query asks for, and that were applied; null: none' },
      ),
    ),
    complete: Type.Integer({
      minimum: 0,
      description:
        'How many of the total have all words in title, category or facts; these come first by relevance. The others ' +
        'have the words in descriptions, or have most of the words',
    }),
    mentioned: Type.Integer({
      minimum: 0,
      description: 'How many of the total have all words that matter, also in descriptions. 0: no product has them all',
    }),
    for_children: nullable(
      Type.Integer({
        minimum: 0,
        description:
          'For a search for a child: how many products come before the pharmacy products whose title and facts do not ' +
          'say that they are for children. null: there are no such products',
      }),
    ),
    facets: Type.Optional(ref(facets)),
  }),
});
export type SearchReply = Static<typeof searchReply>;

/** Form of `POST /buscador/v1/sugerencias`. */
export const suggestionForm = Type.Object(
  { search: Type.String({ maxLength: longestSearch, description: 'What the shopper has typed so far' }) },
  { additionalProperties: false },
);
export type SuggestionForm = Static<typeof suggestionForm>;

export const suggestionKinds = ['word_item', 'category_item', 'store_item', 'disclaimerNotice'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

export const suggestion = Type.Object({
  clase: Type.Unsafe<SuggestionKind>({
    type: 'string',
    enum: [...suggestionKinds],
    description: 'Words to search, a category, an official store; a notice is only shown',
  }),
  nombre: Type.String(),
  id: Type.Optional(Type.Integer({ description: 'Of the category or the store' })),
  slug: Type.Optional(Type.String()),
});
export type Suggestion = Static<typeof suggestion>;

/** At most 8 words, and 12 entries in all (UI-09): a notice, words, categories, stores. */
export const suggestionReply = Type.Object({
  cadena: Type.String({ description: 'What was typed' }),
  suggestions: Type.Array(suggestion),
});
export type SuggestionReply = Static<typeof suggestionReply>;
