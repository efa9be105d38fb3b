/** Products: as cards in lists (AP-13, listings) and in detail (product page). Money is in centavos, integers. */
import { type Condition, listingFilters } from '@tianguis/domain';
import Type, { type Static } from 'typebox';
import { categoryCrumb, nullable, ref } from '../shapes.ts';

const id = Type.Integer({ minimum: 1, maximum: 2147483647 });

export const pricing = Type.Object({
  list_price: Type.Integer({ description: 'Centavos, before any offer' }),
  sales_price: Type.Integer({ description: 'Centavos, the price today' }),
  percentage_discount: Type.Integer({ description: 'Whole percent, rounded down' }),
});
export type Pricing = Static<typeof pricing>;

export const productFeatures = Type.Object({
  is_backorder: Type.Boolean({ description: 'Made or ordered for the buyer' }),
  is_big_ticket: Type.Boolean({ description: 'Large or heavy: delivered by appointment' }),
  extended_catalogue_days: Type.Integer({
    description: 'Extra days because it comes from the wider catalogue; 0: none',
  }),
  is_store_pickup: Type.Boolean({ description: 'May be collected in a shop' }),
  fulfillment_id: Type.Integer({ description: '0: the seller ships; 1: stored and shipped by us' }),
  digital: Type.Boolean({ description: 'Delivered as a code by mail' }),
  is_store_only: Type.Boolean({ description: 'Sold in shops only, cannot be bought here' }),
  super_express: Type.Boolean({ description: 'Delivered the same day where covered' }),
});
export type ProductFeatures = Static<typeof productFeatures>;

export const productPicture = Type.Object({
  thumbnail: Type.String({ description: 'Path, 320 pixels wide' }),
  source: Type.String({ description: 'Path, 1280 pixels wide' }),
  alt: Type.String(),
  color: nullable(Type.String({ description: 'Value of the option "Color" that it shows; null: any' })),
});
export type ProductPicture = Static<typeof productPicture>;

/** A product for a card, a cart line or a call by ids (ST-09). */
export const product = Type.Object(
  {
    id: Type.Integer(),
    sku: Type.String(),
    title: Type.String(),
    slug: Type.String({ description: 'For /producto/{id}/{slug}' }),
    brand: Type.String(),
    is_active: Type.Boolean(),
    stock: Type.Integer(),
    cart_quantity: Type.Integer({ description: "Pieces in the caller's cart; 0 in catalogue calls" }),
    pricing,
    shipping: Type.Object({ is_free: Type.Boolean() }),
    features: productFeatures,
    variations: Type.Array(Type.Object({ sku: Type.String(), fulfillment_id: Type.Integer() })),
    childrenSku: Type.String({ description: "SKU of the variant on offer; '0' when the product has no choices" }),
    pictures: Type.Array(productPicture, { description: 'On cards the first one or two' }),
    store: Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      slug: Type.String(),
      is_official: Type.Boolean(),
      is_own: Type.Boolean(),
    }),
    rating: Type.Object({ average: Type.Number(), count: Type.Integer() }),
    months: Type.Integer({
      description: 'Months without interest at most, of those that the shop offers for the price; 0: none',
    }),
    colors: Type.Array(Type.Object({ name: Type.String(), hex: Type.String() }), {
      description: 'Colours to choose from',
    }),
    variant: nullable(
      Type.Object(
        { sku: Type.String(), options: Type.Record(Type.String(), Type.String()) },
        {
          description:
            'The variant that a search asks for, with the options that it names; price, stock and picture are its own. ' +
            'Null: the search names none, or this is no search',
        },
      ),
    ),
    price_from: Type.Boolean({ description: 'Other variants cost more than `pricing`' }),
    sold_count: Type.Integer(),
    condition: Type.Unsafe<Condition>({ type: 'string', enum: Object.keys(listingFilters.condition.options) }),
  },
  { $id: 'Product' },
);
export type Product = Static<typeof product>;

export const productVariant = Type.Object({
  sku: Type.String(),
  options: Type.Record(Type.String(), Type.String(), {
    description: '{"Color": "Negro", "Talla": "M"}, in the sequence in which they are offered',
  }),
  color_hex: nullable(Type.String()),
  pricing,
  stock: Type.Integer(),
  fulfillment_id: Type.Integer(),
});
export type ProductVariant = Static<typeof productVariant>;

export const specificationGroup = Type.Object({
  group: Type.String(),
  rows: Type.Array(Type.Tuple([Type.String(), Type.String()])),
});
export type SpecificationGroup = Static<typeof specificationGroup>;

/** A product in detail, for its page. */
export const productDetail = Type.Object(
  {
    ...product.properties,
    model: Type.String(),
    gtin: nullable(Type.String()),
    category: Type.Object({ id: Type.Integer(), breadcrumb: Type.Array(categoryCrumb) }),
    description: Type.Array(Type.String(), { description: 'Paragraphs' }),
    highlights: Type.Array(Type.String()),
    specifications: Type.Array(specificationGroup),
    warranty: Type.String(),
    offer_ends_at: nullable(Type.String({ description: 'ISO 8601 in UTC; null when no offer is running' })),
    variants: Type.Array(productVariant),
    seller: Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      slug: Type.String(),
      is_official: Type.Boolean(),
      is_own: Type.Boolean(),
      rating: Type.Object({ average: Type.Number(), count: Type.Integer() }),
      city: Type.String(),
      state: Type.String(),
      since: Type.String({ description: 'YYYY-MM-DD' }),
      shipping_policy: Type.String(),
      return_policy: Type.String(),
      accent: Type.String({ description: '#rrggbb' }),
      logo: nullable(Type.String({ description: 'Path, 320 pixels wide' })),
    }),
    rating_histogram: Type.Array(Type.Integer(), {
      minItems: 5,
      maxItems: 5,
      description: 'Reviews of 1, 2, 3, 4, 5 stars',
    }),
  },
  { $id: 'ProductDetail' },
);
export type ProductDetail = Static<typeof productDetail>;

export const productParams = Type.Object({ id });
export const productReply = Type.Object({ data: Type.Object({ product: ref(productDetail) }) });
export type ProductReply = Static<typeof productReply>;

export const relatedQuery = Type.Object(
  { page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 24, default: 12 })) },
  { additionalProperties: false },
);
export type RelatedQuery = Static<typeof relatedQuery>;
export const recommendationsQuery = Type.Object(
  {
    seen: Type.String({
      pattern: '^[0-9]{1,10}(,[0-9]{1,10}){0,23}$',
      description: 'Ids of products viewed before, the latest first, comma-separated, at most 24',
    }),
    page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 24, default: 12 })),
  },
  { additionalProperties: false },
);
export type RecommendationsQuery = Static<typeof recommendationsQuery>;
export const relatedReply = Type.Object({ data: Type.Object({ products: Type.Array(ref(product)) }) });
export type RelatedReply = Static<typeof relatedReply>;

export const companionsReply = Type.Object({
  data: Type.Object({
    together: Type.Object({
      source: Type.Unsafe<'visitors' | 'catalogue'>({
        type: 'string',
        enum: ['visitors', 'catalogue'],
        description: 'Who says that they go together',
      }),
      products: Type.Array(ref(product), { description: 'With nothing to choose: one button adds all of them' }),
    }),
    seen: Type.Array(ref(product), { description: 'What others looked at, too; empty: too few did' }),
  }),
});
export type CompanionsReply = Static<typeof companionsReply>;
