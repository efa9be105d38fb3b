/** The sitemap for search engines: URLs in parts, so that a shop of any size can be listed completely. */
import Type, { type Static } from 'typebox';
import { nullable } from '../shapes.ts';

/** Kinds of resources with one page for each row. */
export const sitemapKinds = ['products', 'categories', 'stores'] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

const lastId = 2_147_483_647;
const span = 45_000;

/**
 * How many ids a part of the sitemap covers. Part 1 covers ids 1 to 45,000, and so on, regardless of added or deleted
 * rows. So a part never exceeds the 50,000 URLs that the sitemap protocol allows. Ids end at 2^31 − 1, so there are at
 * most 47,722 parts, which fit into one index of 50,000. All categories are one part, since every shopper's menu loads
 * the whole tree anyway.
 */
export const sitemapSpans: Readonly<Record<SitemapKind, number>> = { products: span, categories: lastId, stores: span };
const lastPart = Math.ceil(lastId / span);

/** Maximum number of entries per call, some 100 kB, so that a whole part is never in memory. */
export const sitemapBatch = 5_000;

const moment = nullable(Type.String({ description: 'ISO 8601 in UTC; null where it is not known' }));

export const sitemapPart = Type.Object({ part: Type.Integer(), modified_at: moment });
export type SitemapPart = Static<typeof sitemapPart>;

export const sitemapIndexReply = Type.Object({
  data: Type.Object({
    products: Type.Array(sitemapPart),
    categories: Type.Array(sitemapPart),
    stores: Type.Array(sitemapPart),
  } satisfies Record<SitemapKind, unknown>),
});
export type SitemapIndexReply = Static<typeof sitemapIndexReply>;

export const sitemapParams = Type.Object({ id: Type.Integer({ minimum: 1, maximum: lastPart }) });
export const sitemapQuery = Type.Object(
  { after: Type.Optional(Type.Integer({ minimum: 0, maximum: 2147483647, description: '`next` of the call before' })) },
  { additionalProperties: false },
);
export type SitemapQuery = Static<typeof sitemapQuery>;

export const sitemapEntry = Type.Object({ id: Type.Integer(), slug: Type.String(), modified_at: moment });
export type SitemapEntry = Static<typeof sitemapEntry>;

export const sitemapPartReply = Type.Object({
  data: Type.Object({ entries: Type.Array(sitemapEntry) }),
  metadata: Type.Object({ next: nullable(Type.Integer({ description: 'For `after`; null at the end of the part' })) }),
});
export type SitemapPartReply = Static<typeof sitemapPartReply>;
