/** Stores: the retailer's own store, and the stores of third parties. */
import { initials, lastPageNumber } from '@tianguis/domain';
import Type, { type Static } from 'typebox';
import { categoryCrumb, nullable, pageMetadata, ref } from '../shapes.ts';
import { facetValue } from './listing-filters.ts';

export const store = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    slug: Type.String(),
    is_own: Type.Boolean(),
    is_official: Type.Boolean(),
    description: Type.String(),
    city: Type.String(),
    state: Type.String(),
    since: Type.String({ description: 'YYYY-MM-DD' }),
    accent: Type.String({ description: '#rrggbb' }),
    logo: nullable(Type.String({ description: 'Path of a picture' })),
    rating: Type.Object({ average: Type.Number(), count: Type.Integer() }),
    on_time: Type.Optional(
      Type.Integer({
        description: 'Percent of its parcels that arrived as promised (OD-05); absent for too few parcels',
      }),
    ),
    shipping_policy: Type.String(),
    return_policy: Type.String(),
    products: Type.Integer({ description: 'Active products' }),
    departments: Type.Array(
      Type.Object({
        ...categoryCrumb.properties,
        products: Type.Integer({ description: 'Active products of the store' }),
      }),
      { description: 'Departments that it sells in, most products first' },
    ),
  },
  { $id: 'Store' },
);
export type Store = Static<typeof store>;

/** Sort orders of the list of stores. */
export const storeSorts = ['name', 'official'] as const;
export type StoreSort = (typeof storeSorts)[number];

export const storesQuery = Type.Object(
  {
    'filter_by[official]': Type.Optional(
      Type.Boolean({ description: 'true: only official stores; false: as if absent' }),
    ),
    'filter_by[letter]': Type.Optional(
      Type.String({ enum: [...initials], description: 'First letter of the name, without its accent; # is no letter' }),
    ),
    'filter_by[department]': Type.Optional(
      Type.Integer({ minimum: 1, maximum: 2147483647, description: 'Stores that sell in this department' }),
    ),
    order_by: Type.Optional(
      Type.Unsafe<StoreSort>({
        type: 'string',
        enum: [...storeSorts],
        default: 'name',
        description: '`official`: our own store, then official ones, then all others, each by name',
      }),
    ),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: lastPageNumber, default: 1 })),
    page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 60 })),
    facets: Type.Optional(Type.Boolean({ default: false, description: 'Also count what each filter would leave' })),
  },
  { additionalProperties: false },
);
export type StoresQuery = Static<typeof storesQuery>;

/** The number of stores for each choice of a filter, with all other filters applied. */
export const storeFacets = Type.Object({
  letter: Type.Array(facetValue, { description: 'All letters of the alphabet in sequence, # last' }),
  department: Type.Array(facetValue, {
    description: 'Departments in which any store sells, sorted as in the tree; the count may be 0',
  }),
});
export type StoreFacets = Static<typeof storeFacets>;

export const storesReply = Type.Object({
  data: Type.Object({ stores: Type.Array(ref(store)) }),
  metadata: Type.Object({ ...pageMetadata.properties, facets: Type.Optional(storeFacets) }),
});
export type StoresReply = Static<typeof storesReply>;

export const storeParams = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2147483647 }) });
export const storeReply = Type.Object({ data: Type.Object({ store: ref(store) }) });
export type StoreReply = Static<typeof storeReply>;
