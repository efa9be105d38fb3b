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
  /** Every part that has something in it. */
  index(): Promise<SitemapIndexReply>;
  /** Up to 5,000 entries of a part. @throws Failure `SITEMAP_PART_NOT_FOUND` when the part has nothing in it */
  part(kind: SitemapKind, part: number, query: SitemapQuery): Promise<SitemapPartReply>;
}

/** As the sitemap protocol has moments. */
const toSeconds = (moment: Date) => moment.toISOString().replace(/\.\d+Z$/, 'Z');

/** The index reads every product's date, so it is read at most once in ten minutes, however many ask. */
const indexTtlMs = 600_000;
const lastId = 2_147_483_647;

export function createSitemapService(
  repository: SitemapRepository,
  catalogue: Pick<CatalogueIndex, 'countByCategory' | 'countByStore' | 'lastChanges'>,
  options?: CachedValueOptions,
): SitemapService {
  /** Ids of what has products on sale. */
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
    // Few ask for it and none of them is a shopper: whoever comes after that waits, rather than read of long ago.
    { ttlMs: indexTtlMs, staleFactor: 1, ...options },
  );

  return {
    index,
    async part(kind, part, { after }) {
      const span = sitemapSpans[kind];
      const first = Math.min((part - 1) * span, lastId);
      const until = Math.min(part * span, lastId);
      const from = Math.max(after ?? first, first);
      // One more than is given tells whether there is more.
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
