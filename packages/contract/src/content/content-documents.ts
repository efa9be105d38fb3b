/** Documents of content pages, as an operator writes them: the blocks of a page, and the contents of each block. */
import { categoryNamePattern, linkPattern, momentPattern, type Sort, sorts } from '@tianguis/domain';
import Type, { type Static } from 'typebox';

const strict = { additionalProperties: false };
const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });
const id = Type.Integer({ minimum: 1, maximum: 2147483647 });

export const contentKinds = ['home', 'corner', 'landing'] as const;
export type ContentKind = (typeof contentKinds)[number];

/** A time in seconds, with its offset from UTC: `2026-11-27T00:00:00-06:00`. */
export const contentMoment = Type.String({
  pattern: momentPattern,
  description: 'A moment to the second, with its offset from UTC, such as 2026-11-27T00:00:00-06:00',
});
/** The block is shown from the moment `from` until the moment `until`. Each of the two fields may be absent. */
const schedule = { from: Type.Optional(contentMoment), until: Type.Optional(contentMoment) };

export const contentLink = Type.Object(
  {
    label: text(60),
    href: Type.String({ pattern: linkPattern, description: 'A path of this shop, or an https address' }),
  },
  strict,
);
export type ContentLink = Static<typeof contentLink>;

/** A category: its names (`hogar-y-jardin/cocina`), or its number. A number means another category in another shop. */
const categoryReference = Type.Union([
  Type.String({ pattern: categoryNamePattern, maxLength: 250, description: 'The names of the address of a category' }),
  id,
]);
export type CategoryReference = Static<typeof categoryReference>;

export const categoryLists = ['gamers', 'supermarket'] as const;
export type CategoryList = (typeof categoryLists)[number];

/** The products of a block: either these ids, or the first products of a listing. */
export const productSource = Type.Object(
  {
    ids: Type.Optional(Type.Array(id, { minItems: 1, maxItems: 30 })),
    category: Type.Optional(categoryReference),
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
    sort: Type.Optional(Type.Unsafe<Sort>({ type: 'string', enum: [...sorts] })),
    rotate: Type.Optional(
      Type.Unsafe<'daily'>({
        type: 'string',
        enum: ['daily'],
        description: 'Other products of the listing each day, from midnight in Mexico City',
      }),
    ),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 30, default: 12 })),
  },
  strict,
);
export type ProductSource = Static<typeof productSource>;

export const heroLooks = ['papel-picado', 'lona', 'noche', 'nopal'] as const;
export type HeroLook = (typeof heroLooks)[number];
export const heroLook = Type.Unsafe<HeroLook>({ type: 'string', enum: [...heroLooks] });
const words = { eyebrow: Type.Optional(text(60)), title: text(90), text: Type.Optional(text(240)) };
export const contentActions = Type.Array(contentLink, { maxItems: 2 });

const slideDocument = Type.Object(
  { ...words, look: heroLook, actions: contentActions, products: Type.Optional(productSource), ...schedule },
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
          Type.Object({ category: categoryReference }, strict),
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
    {
      type: Type.Literal('departments'),
      ...titled,
      ids: Type.Optional(Type.Array(categoryReference, { minItems: 1, maxItems: 24 })),
    },
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
      lead: Type.Optional(Type.Boolean({ description: 'The first tile spans the whole width above the others' })),
      tiles: Type.Array(tileDocument, { minItems: 2, maxItems: 8 }),
    },
    strict,
  ),
  Type.Object(
    {
      type: Type.Literal('countdown'),
      title: text(60),
      text: Type.Optional(text(140)),
      action: Type.Optional(contentLink),
      from: schedule.from,
      until: contentMoment,
    },
    { ...strict, description: 'Counts down to `until`. The block is then left out' },
  ),
  Type.Object({ type: Type.Literal('text'), markdown: text(40_000), ...schedule }, strict),
]);
export type BlockDocument = Static<typeof blockDocument>;

export const contentKey = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 80 });

/** The version of a legal text. Each order stores the versions that its customer accepted. */
export const textVersion = Type.String({
  pattern: '^[0-9A-Za-z.-]{1,40}$',
  description: 'A version of a legal text: a number or a date',
});

/** The document of a page: a file of `content/`, or the input of `shop content set`. */
export const contentDocument = Type.Object(
  {
    slug: Type.Optional(contentKey),
    /** Key of the landing that is this page's parent in the breadcrumb. */
    parent: Type.Optional(contentKey),
    /** Version of a legal text, and the date from which the version is valid. Only landings have both. */
    version: Type.Optional(textVersion),
    date: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
    title: text(60),
    description: text(160),
    /** The page exists between these moments. Only corners, and landings without a version, have them. */
    ...schedule,
    blocks: Type.Array(blockDocument, { minItems: 1, maxItems: 30 }),
  },
  strict,
);
export type ContentDocument = Static<typeof contentDocument>;
