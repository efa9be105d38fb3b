/** What search engines may find: addresses in parts, so that a shop of any size can be told in full. */
import Type, { type Static } from 'typebox';
import { nullable } from './shapes.ts';

/** What has pages of its own, a page a row. */
export const sitemapKinds = ['products', 'categories', 'stores'] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

const lastId = 2_147_483_647;
const span = 45_000;

/**
 * Ids that a part spans: part 1 holds 1 to 45,000, and so on, whatever else is added or goes. A part can therefore never have more
 * than the 50,000 addresses that the sitemap protocol allows, and as ids end at 2^31 − 1 there are never more than 47,722 parts,
 * which fit into one index of 50,000. The tree of categories, which every shopper's menu loads whole, is one part.
 */
export const sitemapSpans: Readonly<Record<SitemapKind, number>> = { products: span, categories: lastId, stores: span };
const lastPart = Math.ceil(lastId / span);

/** Entries that one call gives at most: some 100 kB, so that a part is never in memory as a whole. */
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
