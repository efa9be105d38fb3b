/** Stores: the retailer's own and third-party sellers. */
import Type, { type Static } from 'typebox';
import { nullable, pageMetadata, ref } from './shapes.ts';

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
    shipping_policy: Type.String(),
    return_policy: Type.String(),
    products: Type.Integer({ description: 'Active products' }),
  },
  { $id: 'Store' },
);
export type Store = Static<typeof store>;

export const storesQuery = Type.Object(
  {
    'filter_by[official]': Type.Optional(Type.Boolean()),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 1 })),
    page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 60 })),
  },
  { additionalProperties: false },
);
export type StoresQuery = Static<typeof storesQuery>;
export const storesReply = Type.Object({
  data: Type.Object({ stores: Type.Array(ref(store)) }),
  metadata: pageMetadata,
});
export type StoresReply = Static<typeof storesReply>;

export const storeParams = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2147483647 }) });
export const storeReply = Type.Object({ data: Type.Object({ store: ref(store) }) });
export type StoreReply = Static<typeof storeReply>;
