/**
 * Pages that an operator composes of blocks (RT-01 home, RT-15 corners and landings): what is written in a document, and what a
 * call gives of it. A document says what to show; the call answers with the products, stores and pictures of this moment.
 */
import { linkPattern, momentPattern, type Sort, sorts } from '@tianguis/domain';
import Type, { type Static } from 'typebox';
import { product } from './products.ts';
import { nullable, ref } from './shapes.ts';
import { store } from './stores.ts';

const strict = { additionalProperties: false };
const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });
const id = Type.Integer({ minimum: 1, maximum: 2147483647 });

export const contentKinds = ['home', 'corner', 'landing'] as const;
export type ContentKind = (typeof contentKinds)[number];

/** To the second and with its distance from UTC: `2026-11-27T00:00:00-06:00`. */
const moment = Type.String({
  pattern: momentPattern,
  description: 'A moment to the second with its distance from UTC, such as 2026-11-27T00:00:00-06:00',
});
/** Shown from the first moment until just before the second; without one there is no such end. */
const schedule = { from: Type.Optional(moment), until: Type.Optional(moment) };

export const contentLink = Type.Object(
  {
    label: text(60),
    href: Type.String({ pattern: linkPattern, description: 'A path of this shop, or an https address' }),
  },
  strict,
);
export type ContentLink = Static<typeof contentLink>;

export const categoryLists = ['gamers', 'supermarket'] as const;
export type CategoryList = (typeof categoryLists)[number];

/** Which products a block shows: exactly these, or the first of a listing. */
export const productSource = Type.Object(
  {
    ids: Type.Optional(Type.Array(id, { minItems: 1, maxItems: 30 })),
    category: Type.Optional(id),
    list: Type.Optional(
      Type.Unsafe<CategoryList>({
        type: 'string',
        enum: [...categoryLists],
        description: "The categories of this list of the shop's configuration, in turn (BL-04)",
      }),
    ),
    store: Type.Optional(id),
    brand: Type.Optional(Type.String({ pattern: '^[a-z0-9-]{1,60}$' })),
    discount: Type.Optional(Type.Integer({ minimum: 1, maximum: 99, description: 'This percentage off or more' })),
    freeShipping: Type.Optional(Type.Boolean()),
    order: Type.Optional(Type.Unsafe<Sort>({ type: 'string', enum: [...sorts] })),
    rotate: Type.Optional(
      Type.Unsafe<'daily'>({
        type: 'string',
        enum: ['daily'],
        description: 'Another choice of the listing each day, from midnight in Mexico City',
      }),
    ),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 30, default: 12 })),
  },
  strict,
);
export type ProductSource = Static<typeof productSource>;

export const heroLooks = ['papel-picado', 'lona', 'noche', 'nopal'] as const;
export type HeroLook = (typeof heroLooks)[number];
const look = Type.Unsafe<HeroLook>({ type: 'string', enum: [...heroLooks] });
const words = { eyebrow: Type.Optional(text(60)), title: text(90), text: Type.Optional(text(240)) };
const actions = Type.Array(contentLink, { maxItems: 2 });

const slideDocument = Type.Object(
  { ...words, look, actions, products: Type.Optional(productSource), ...schedule },
  strict,
);
const tileWords = { title: text(60), text: Type.Optional(text(140)), href: contentLink.properties.href };
const tileDocument = Type.Object(
  {
    ...tileWords,
    picture: Type.Optional(
      Type.Union(
        [
          Type.Object({ product: id }, strict),
          Type.Object({ category: id }, strict),
          Type.Object({ products: productSource }, strict),
        ],
        { description: 'The picture of a product, of a category, or of up to three products that a source names' },
      ),
    ),
  },
  strict,
);

const titled = { title: text(60), more: Type.Optional(contentLink), ...schedule };
export const blockDocument = Type.Union([
  Type.Object(
    { type: Type.Literal('hero'), slides: Type.Array(slideDocument, { minItems: 1, maxItems: 6 }), ...schedule },
    strict,
  ),
  Type.Object({ type: Type.Literal('offers'), ...titled, source: productSource }, strict),
  Type.Object(
    { type: Type.Literal('products'), ...titled, source: productSource, grid: Type.Optional(Type.Boolean()) },
    strict,
  ),
  Type.Object({ type: Type.Literal('recommended'), ...titled, source: productSource }, strict),
  Type.Object(
    { type: Type.Literal('departments'), ...titled, ids: Type.Optional(Type.Array(id, { minItems: 1, maxItems: 24 })) },
    strict,
  ),
  Type.Object(
    {
      type: Type.Literal('stores'),
      ...titled,
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 24, default: 8 })),
    },
    strict,
  ),
  Type.Object(
    {
      type: Type.Literal('editorial'),
      ...titled,
      lead: Type.Optional(Type.Boolean({ description: 'The first tile stands wide over the others' })),
      tiles: Type.Array(tileDocument, { minItems: 2, maxItems: 8 }),
    },
    strict,
  ),
  Type.Object({ type: Type.Literal('text'), markdown: text(40_000), ...schedule }, strict),
]);
export type BlockDocument = Static<typeof blockDocument>;

const contentKey = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 80 });

/** What an operator writes: a file of `content/`, or what `shop content set` was given. */
export const contentDocument = Type.Object(
  {
    slug: Type.Optional(contentKey),
    /** Key of the landing that this page belongs to: it stands before it in the way from home. */
    parent: Type.Optional(contentKey),
    title: text(60),
    description: text(160),
    blocks: Type.Array(blockDocument, { minItems: 1, maxItems: 30 }),
  },
  strict,
);
export type ContentDocument = Static<typeof contentDocument>;

const products = Type.Array(ref(product));
const shown = { title: Type.String(), more: nullable(contentLink) };
const slide = Type.Object({
  eyebrow: Type.String(),
  title: Type.String(),
  text: Type.String(),
  look,
  actions,
  products,
});
const tile = Type.Object({
  title: Type.String(),
  text: Type.String(),
  href: Type.String(),
  pictures: Type.Array(Type.String({ description: 'Path of a picture, 320 pixels wide' })),
});

export const block = Type.Union([
  Type.Object({ type: Type.Literal('hero'), slides: Type.Array(slide) }),
  Type.Object({
    type: Type.Literal('offers'),
    ...shown,
    ends_at: nullable(Type.String({ format: 'date-time', description: 'When these offers change or end' })),
    products,
  }),
  Type.Object({ type: Type.Literal('products'), ...shown, grid: Type.Boolean(), products }),
  Type.Object({ type: Type.Literal('recommended'), ...shown, products }),
  Type.Object({
    type: Type.Literal('departments'),
    ...shown,
    departments: Type.Array(
      Type.Object({ id: Type.Integer(), name: Type.String(), slug: Type.String(), icon: Type.String() }),
    ),
  }),
  Type.Object({ type: Type.Literal('stores'), ...shown, stores: Type.Array(ref(store)) }),
  Type.Object({ type: Type.Literal('editorial'), ...shown, lead: Type.Boolean(), tiles: Type.Array(tile) }),
  Type.Object({ type: Type.Literal('text'), html: Type.String({ description: 'Safe HTML, made of Markdown' }) }),
]);
export type Block = Static<typeof block>;
export type BlockOf<Name extends Block['type']> = Extract<Block, { type: Name }>;

export const contentParams = Type.Object({
  kind: Type.Unsafe<ContentKind>({ type: 'string', enum: [...contentKinds] }),
  key: contentKey,
});
export const contentQuery = Type.Object(
  {
    preview: Type.Optional(Type.String({ maxLength: 200, description: 'The token of a signed preview link' })),
    at: Type.Optional(moment),
  },
  strict,
);
export type ContentQuery = Static<typeof contentQuery>;

export const contentReply = Type.Object({
  data: Type.Object({
    page: Type.Object({
      kind: contentParams.properties.kind,
      key: Type.String(),
      slug: Type.String({ description: 'Empty for pages without one' }),
      parent: nullable(
        Type.Object(
          { key: Type.String(), title: Type.String() },
          { description: 'The landing that this page belongs to' },
        ),
      ),
      title: Type.String(),
      description: Type.String(),
      blocks: Type.Array(block),
    }),
  }),
  metadata: Type.Object({
    preview: Type.Boolean(),
    changes_at: nullable(
      Type.String({ format: 'date-time', description: 'When blocks or their daily choice change; null: not foreseen' }),
    ),
  }),
});
export type ContentReply = Static<typeof contentReply>;
export type ContentPage = ContentReply['data']['page'];

/** Which pages there are, for menus and sitemaps. */
export const contentListReply = Type.Object({
  data: Type.Object({
    pages: Type.Array(
      Type.Object({
        kind: contentParams.properties.kind,
        key: Type.String(),
        slug: Type.String(),
        title: Type.String(),
        description: Type.String(),
      }),
    ),
  }),
});
export type ContentListReply = Static<typeof contentListReply>;
