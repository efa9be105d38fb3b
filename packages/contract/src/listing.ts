/** Lists of products: by ids (AP-13) or by what they are, with filters, order, page and facets with counts. */
import Type, { type Static } from 'typebox';
import { product } from './products.ts';
import { pageMetadata, ref } from './shapes.ts';

/** Orders of a listing. `relevance` is the shop's own: what sells and pleases most. */
export const listingOrders = ['relevance', 'price_asc', 'price_desc', 'rating', 'newest', 'discount'] as const;
export type ListingOrder = (typeof listingOrders)[number];

const numberList = Type.String({
  pattern: '^([0-9]{1,10}(,[0-9]{1,10}){0,99})?$',
  description: 'Ids, comma-separated, at most 100. Empty: no products, as for an empty cart',
});
const centavos = Type.Integer({ minimum: 0, maximum: 2147483647 });

/**
 * Query of `GET /products/v1/products`. With `filter_by[id]`, exactly those products come back, in that order, those not on
 * sale any more too (`is_active: false`); no other filter may stand beside it.
 */
export const listingQuery = Type.Object(
  {
    'filter_by[id]': Type.Optional(numberList),
    'filter_by[category]': Type.Optional(
      Type.Integer({ minimum: 1, maximum: 2147483647, description: 'A category of any level' }),
    ),
    'filter_by[store]': Type.Optional(Type.Integer({ minimum: 1, maximum: 2147483647 })),
    'filter_by[brand]': Type.Optional(
      Type.String({
        pattern: '^[a-z0-9-]{1,60}(,[a-z0-9-]{1,60}){0,29}$',
        description: 'Slugs of brands, any of them',
      }),
    ),
    'filter_by[price_min]': Type.Optional(centavos),
    'filter_by[price_max]': Type.Optional(centavos),
    'filter_by[rating]': Type.Optional(
      Type.Integer({ minimum: 1, maximum: 5, description: 'This many stars or more' }),
    ),
    'filter_by[discount]': Type.Optional(
      Type.Integer({ minimum: 1, maximum: 99, description: 'This percentage off or more' }),
    ),
    'filter_by[free_shipping]': Type.Optional(
      Type.Boolean({ description: 'true: only those that ship free; false: as if absent' }),
    ),
    'filter_by[fulfillment]': Type.Optional(
      Type.Boolean({ description: 'true: only those stored and shipped by us; false: as if absent' }),
    ),
    order_by: Type.Optional(
      Type.Unsafe<ListingOrder>({ type: 'string', enum: [...listingOrders], default: 'relevance' }),
    ),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 1 })),
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

/** One choice of a facet: what to send to filter by it, what to show, how many products it would leave under the other filters. */
export const facetValue = Type.Object({ value: Type.String(), label: Type.String(), count: Type.Integer() });
export type FacetValue = Static<typeof facetValue>;

export const facets = Type.Object(
  {
    category: Type.Array(facetValue, {
      description: 'The next level below the category filtered by, by id; the departments when there is no such filter',
    }),
    brand: Type.Array(facetValue, {
      description: 'By slug, most products first, at most 60; those filtered by are always among them',
    }),
    rating: Type.Array(facetValue, { description: '4, 3, 2, 1: that many stars or more' }),
    discount: Type.Array(facetValue, { description: '10, 20, 30, 40, 50: that percentage or more' }),
    free_shipping: Type.Integer(),
    fulfillment: Type.Integer(),
    price: Type.Object(
      { min: Type.Integer(), max: Type.Integer() },
      { description: 'Centavos, under the filters other than price' },
    ),
  },
  { $id: 'Facets' },
);
export type Facets = Static<typeof facets>;

/** Where nothing can be chosen. */
export const noFacets: Facets = {
  category: [],
  brand: [],
  rating: [],
  discount: [],
  free_shipping: 0,
  fulfillment: 0,
  price: { min: 0, max: 0 },
};

export const listingReply = Type.Object({
  data: Type.Object({ products: Type.Array(ref(product)) }),
  metadata: Type.Object({
    ...pageMetadata.properties,
    facets: Type.Optional(ref(facets)),
  }),
});
export type ListingReply = Static<typeof listingReply>;
