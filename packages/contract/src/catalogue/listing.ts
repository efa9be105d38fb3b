/** Lists of products: by ids (AP-13), or by filters, with sort, page and facets with counts. */
import { lastPageNumber, type Sort, sorts } from '@tianguis/domain';
import Type, { type Static } from 'typebox';
import { pageMetadata, ref } from '../shapes.ts';
import { facetValue, filterFacets, filterParameters, noFilterFacets } from './listing-filters.ts';
import { product } from './products.ts';

const numberList = Type.String({
  pattern: '^([0-9]{1,10}(,[0-9]{1,10}){0,99})?$',
  description: 'Ids, comma-separated, at most 100. Empty: no products, as for an empty cart',
});

/**
 * Query of `GET /products/v1/products`. With `filter_by[id]` the call returns these products in the sequence of the
 * ids. It includes products that are no longer on sale (`is_active: false`). `filter_by[id]` cannot be combined with
 * other filters.
 */
export const listingQuery = Type.Object(
  {
    'filter_by[id]': Type.Optional(numberList),
    'filter_by[category]': Type.Optional(
      Type.Integer({ minimum: 1, maximum: 2147483647, description: 'A category of any level' }),
    ),
    'filter_by[store]': Type.Optional(Type.Integer({ minimum: 1, maximum: 2147483647 })),
    ...filterParameters,
    postal_code: Type.Optional(
      Type.String({ pattern: '^[0-9]{5}$', description: 'Where it goes; needed by `filter_by[arrives_tomorrow]`' }),
    ),
    order_by: Type.Optional(Type.Unsafe<Sort>({ type: 'string', enum: [...sorts], default: 'relevance' })),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: lastPageNumber, default: 1 })),
    page_size: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 100,
        description: 'Without it: the count of ids of `filter_by[id]`, 20 when there are none',
      }),
    ),
    facets: Type.Optional(Type.Boolean({ default: false, description: 'Also count what each filter would leave' })),
  },
  { additionalProperties: false },
);
export type ListingQuery = Static<typeof listingQuery>;

export const facets = Type.Object(
  {
    category: Type.Array(facetValue, {
      description: 'The next level below the category filtered by, by id; the departments when there is no such filter',
    }),
    ...filterFacets,
    price: Type.Object(
      { min: Type.Integer(), max: Type.Integer() },
      { description: 'Centavos, under the filters other than price' },
    ),
    unfiltered: Type.Integer({ description: 'How many products there are without the filters below the category' }),
  },
  { $id: 'Facets' },
);
export type Facets = Static<typeof facets>;

/** The facets of a listing without products. */
export const noFacets: Facets = { category: [], ...noFilterFacets, price: { min: 0, max: 0 }, unfiltered: 0 };

export const listingReply = Type.Object({
  data: Type.Object({ products: Type.Array(ref(product)) }),
  metadata: Type.Object({
    ...pageMetadata.properties,
    facets: Type.Optional(ref(facets)),
  }),
});
export type ListingReply = Static<typeof listingReply>;
