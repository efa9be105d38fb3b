/**
 * Pages that an operator composes of blocks (RT-01 home, RT-15 corners and landings), as calls return them. They
 * contain the current products, stores and pictures of each block.
 */
import Type, { type Static } from 'typebox';
import { product } from '../catalogue/products.ts';
import { store } from '../catalogue/stores.ts';
import { nullable, ref } from '../shapes.ts';
import {
  type ContentKind,
  contentActions,
  contentKey,
  contentKinds,
  contentLink,
  contentMoment,
  heroLook,
  textVersion,
} from './content-documents.ts';

const products = Type.Array(ref(product));
const changesAt = (description: string) => nullable(Type.String({ format: 'date-time', description }));
const shown = { title: Type.String(), more: nullable(contentLink) };
const slide = Type.Object({
  eyebrow: Type.String(),
  title: Type.String(),
  text: Type.String(),
  look: heroLook,
  actions: contentActions,
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
  Type.Object({
    type: Type.Literal('countdown'),
    title: Type.String(),
    text: Type.String(),
    action: nullable(contentLink),
    ends_at: Type.String({ format: 'date-time', description: 'The moment to which it counts down' }),
  }),
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
    at: Type.Optional(contentMoment),
    version: Type.Optional(textVersion),
  },
  { additionalProperties: false },
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
      version: nullable(
        Type.Object(
          {
            name: textVersion,
            valid_from: Type.String({ format: 'date' }),
            is_current: Type.Boolean({ description: 'False for a version that another version has replaced' }),
          },
          { description: 'The version of a legal text; null for other pages' },
        ),
      ),
      blocks: Type.Array(block),
    }),
  }),
  metadata: Type.Object({
    preview: Type.Boolean(),
    changes_at: changesAt('When the page, its blocks or their daily products change; null: not scheduled'),
  }),
});
export type ContentReply = Static<typeof contentReply>;
export type ContentPage = ContentReply['data']['page'];

/** The list of pages, for menus and sitemaps. */
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
  metadata: Type.Object({ changes_at: changesAt('When a page begins or ends; null: not scheduled') }),
});
export type ContentListReply = Static<typeof contentListReply>;
