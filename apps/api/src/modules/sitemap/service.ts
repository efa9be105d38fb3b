import type { CatalogueIndex } from '@tianguis/catalogue-index';
import {
  type SitemapIndexReply,
  type SitemapKind,
  type SitemapPartReply,
  type SitemapQuery,
  sitemapBatch,
  sitemapSpans,
} from '@tianguis/contract';
import { type CachedValueOptions, cachedValue } from '@tianguis/database/cached-value';
import { Failure } from '../../failure.ts';
import type { SitemapRepository } from './repository.ts';

export interface SitemapService {
  /** All parts of the sitemap that have entries. */
  index(): Promise<SitemapIndexReply>;
  /** Up to 5,000 entries of a part. @throws Failure `SITEMAP_PART_NOT_FOUND` if the part is empty */
  part(kind: SitemapKind, part: number, query: SitemapQuery): Promise<SitemapPartReply>;
}

/** A time in the format of the sitemap protocol. */
const toSeconds = (moment: Date) => moment.toISOString().replace(/\.\d+Z$/, 'Z');

/** Milliseconds for which the index is cached, since building it reads the date of every product. */
const indexTtlMs = 600_000;
const lastId = 2_147_483_647;

export function createSitemapService(
  repository: SitemapRepository,
  catalogue: Pick<CatalogueIndex, 'countByCategory' | 'countByStore' | 'lastChanges'>,
  options?: CachedValueOptions,
): SitemapService {
  /** Ids of the categories or stores with products on sale. */
  const withProducts = async (kind: SitemapKind): Promise<number[]> => {
    if (kind === 'categories') return (await catalogue.countByCategory()).map(({ category }) => category);
    if (kind === 'stores') return [...new Set((await catalogue.countByStore()).map(({ store }) => store))];
    return [];
  };
  const index = cachedValue(
    async () => {
      const [products, categories, stores] = await Promise.all([
        catalogue.lastChanges(sitemapSpans.products),
        repository.parts('categories', sitemapSpans.categories, await withProducts('categories')),
        repository.parts('stores', sitemapSpans.stores, await withProducts('stores')),
      ]);
      const parts = products.map(({ range, changedAt }) => ({ part: range, modified_at: toSeconds(changedAt) }));
      return { data: { products: parts, categories, stores } };
    },
    // Only search engines read the index, and rarely. So they wait for a new value, and never get a stale one.
    { ttlMs: indexTtlMs, staleFactor: 1, ...options },
  );

  return {
    index,
    async part(kind, part, { after }) {
      const span = sitemapSpans[kind];
      const first = Math.min((part - 1) * span, lastId);
      const until = Math.min(part * span, lastId);
      const from = Math.max(after ?? first, first);
      // Read one entry more than needed, to find out whether there are more.
      const rows = await repository.entries(
        kind,
        { after: from, until, limit: sitemapBatch + 1 },
        await withProducts(kind),
      );
      if (rows.length === 0 && after === undefined) throw new Failure('SITEMAP_PART_NOT_FOUND');
      const entries = rows.slice(0, sitemapBatch);
      return {
        data: { entries },
        metadata: { next: rows.length > sitemapBatch ? (entries.at(-1)?.id ?? null) : null },
      };
    },
  };
}
