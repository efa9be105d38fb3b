/** The public pages of the storefront. They are the same for all visitors, and are cached (decision 16). */
import type { ServerBuild } from 'react-router';
import type { Entity } from '../../http/entity.ts';
import { type CachedPage, cachePage, uncachedPage } from '../../page-cache/cached-page.ts';
import { sizeOf } from '../../page-cache/disk/page-record.ts';
import type { Outcome, PageCache } from '../../page-cache/page-cache.ts';
import type { RequestScope } from '../../requests/request-scope.ts';
import { type PublicAddress, type PublicRules, readPublicAddresses } from '../addresses/public-addresses.ts';
import type { RenderPage } from './page.ts';
import { PageDependencies } from './page-dependencies.ts';

export type CachedPagesOptions = {
  render: RenderPage;
  routes: ServerBuild['routes'];
  rules: PublicRules;
  publicOrigin: string;
  cache: PageCache<CachedPage>;
  cdn?: CdnHeaders | undefined;
};

/** Headers of pages for a CDN. */
export type CdnHeaders = {
  /** Name of the header with a page's tags: `cache-tag`, `surrogate-key` or `edge-cache-tag`. */
  tagHeader: string;
  /** Seconds for which the CDN may cache a page. */
  maxAge: number;
};

export type CachedPages = {
  /** The canonical URL under which a page may be cached; undefined for a personal page. */
  addressOf(url: string): PublicAddress | undefined;
  /** Whether a public page is in memory and can be served without rendering. */
  has(address: PublicAddress): boolean;
  /**
   * Loads a page from disk into memory while the database is unavailable. @returns whether the page is in memory now
   */
  recall(address: PublicAddress): Promise<boolean>;
  /**
   * Returns a public page, from the cache or rendered.
   * @param visitor the visitor's IP address, if known, so that each visitor counts once
   * @param scope of the request, without personal data
   */
  get(address: PublicAddress, visitor?: string, scope?: RequestScope): Promise<{ page: CachedPage; outcome: Outcome }>;
  /** Returns a public page if it is in memory. Synchronous. */
  peek(address: PublicAddress, visitor?: string): CachedPage | undefined;
  /** The header `cdn-cache-control` (RFC 9213) of a page; undefined if there is no CDN. */
  cdnControl(page: CachedPage, outcome: Outcome): string | undefined;
};

/** Milliseconds: pages are cached no longer than this, in case an invalidation is ever missed. */
const longestLife = 259_200_000;

export function createCachedPages({
  render,
  routes,
  rules,
  publicOrigin,
  cache,
  cdn,
}: CachedPagesOptions): CachedPages {
  // Compress the page now for later requests. Without a cache, compress it only for a client that accepts brotli.
  const prepare = async (address: PublicAddress, page: Entity, until: number) =>
    cache.isEnabled
      ? cachePage(page, { until, onGrow: (bytes) => cache.grow(address, bytes) })
      : { ...uncachedPage(page), until };
  const hashOf = (visitor: string | undefined) => (visitor === undefined ? undefined : cache.visitor(visitor));
  const renderPublic = async (address: PublicAddress, scope: RequestScope | undefined) => {
    const dependencies = new PageDependencies();
    const page = await render(new Request(`${publicOrigin}${address}`), dependencies, scope);
    const failed = page.status >= 500 || dependencies.failed;
    const cacheable = page.status === 200 && page.etag !== undefined && page.headers['set-cookie'] === undefined;
    const tags = [...dependencies.tags];
    const until = Math.min(dependencies.until, Date.now() + longestLife);
    const cachedPage =
      cacheable && !failed ? await prepare(address, withTags(page, tags, cdn), until) : uncachedPage(page);
    return {
      page: cachedPage,
      tags,
      until,
      cacheable,
      failed,
      bytes: cachedPage.bytes + sizeOf(address, tags),
    };
  };

  return {
    addressOf: readPublicAddresses(routes, rules),
    has: (address) => cache.has(address),
    recall: (address) => cache.recall(address),
    peek: (address, visitor) => cache.peek(address, hashOf(visitor)),
    get: (address, visitor, scope) => cache.get(address, () => renderPublic(address, scope), hashOf(visitor)),
    cdnControl({ until }, outcome) {
      if (!cdn || outcome === 'passed') return undefined;
      const seconds = Math.min(cdn.maxAge, Math.floor((until - Date.now()) / 1_000));
      return outcome === 'stale' || cache.isAway || seconds <= 0
        ? 'no-store'
        : `max-age=${seconds}, stale-if-error=86400`;
    },
  };
}

/** Adds the header by which a CDN purges the page. Fastly separates tags by spaces, other CDNs by commas. */
function withTags(page: Entity, tags: readonly string[], cdn: CdnHeaders | undefined): Entity {
  if (!cdn || tags.length === 0) return page;
  const text = tags.join(cdn.tagHeader === 'surrogate-key' ? ' ' : ',');
  return { ...page, headers: { ...page.headers, [cdn.tagHeader]: text } };
}
