/** The pages of the storefront, cached where they are the same for everybody (architecture §3). */
import type { ServerBuild } from 'react-router';
import type { Entity } from '../http/entity.ts';
import { type CachedPage, cachePage, uncachedPage } from '../page-cache/cached-page.ts';
import type { Outcome, PageCache } from '../page-cache/page-cache.ts';
import { sizeOf } from '../page-cache/page-record.ts';
import type { RequestScope } from '../request-scope.ts';
import type { MakePage } from './page.ts';
import { PageDependencies } from './page-dependencies.ts';
import { type PublicAddress, type PublicRules, readPublicAddresses } from './public-addresses.ts';

export type CachedPagesOptions = {
  make: MakePage;
  routes: ServerBuild['routes'];
  rules: PublicRules;
  publicOrigin: string;
  cache: PageCache<CachedPage>;
  cdn?: CdnHeaders | undefined;
};

/** What a page tells a CDN; nothing without one. */
export type CdnHeaders = {
  /** Name of the header that carries a page's tags: `cache-tag`, `surrogate-key`, `edge-cache-tag`. */
  tagHeader: string;
  /** Seconds for which it may keep a page. */
  maxAge: number;
};

export type CachedPages = {
  /** The address under which a page may be cached; undefined when it is nobody's but the asker's. */
  addressOf(url: string): PublicAddress | undefined;
  /** Whether a public page is in memory and given as it is, so that it costs nothing to be had. */
  has(address: PublicAddress): boolean;
  /** While the database is away: whether one was found on disk, which then is in memory. */
  recall(address: PublicAddress): Promise<boolean>;
  /**
   * A public page, cached or made. `visitor`: who asks, if that is known, so that one counts once. `scope`: the request that it would
   * be made for, in which nothing is the visitor's own.
   */
  get(address: PublicAddress, visitor?: string, scope?: RequestScope): Promise<{ page: CachedPage; outcome: Outcome }>;
  /** A public cached page, at once. */
  peek(address: PublicAddress, visitor?: string): CachedPage | undefined;
  /** What a CDN is told of a page as it is sent (`cdn-cache-control`, RFC 9213); nothing without one. */
  cdnControl(page: CachedPage, outcome: Outcome): string | undefined;
};

/** Nothing is cached for longer, should a change ever go unheard. */
const longestLife = 259_200_000;

export function createCachedPages({ make, routes, rules, publicOrigin, cache, cdn }: CachedPagesOptions): CachedPages {
  // Compressed now for those to come; where nobody comes after, only for an asker who takes it.
  const prepare = async (address: PublicAddress, page: Entity, until: number) =>
    cache.isEnabled
      ? cachePage(page, { until, onGrow: (bytes) => cache.grow(address, bytes) })
      : { ...uncachedPage(page), until };
  const numberOf = (visitor: string | undefined) => (visitor === undefined ? undefined : cache.visitor(visitor));
  const makeCached = async (address: PublicAddress, scope: RequestScope | undefined) => {
    const dependencies = new PageDependencies();
    const page = await make(new Request(`${publicOrigin}${address}`), dependencies, scope);
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
    peek: (address, visitor) => cache.peek(address, numberOf(visitor)),
    get: (address, visitor, scope) => cache.get(address, () => makeCached(address, scope), numberOf(visitor)),
    cdnControl({ until }, outcome) {
      if (!cdn || outcome === 'passed') return undefined;
      const seconds = Math.min(cdn.maxAge, Math.floor((until - Date.now()) / 1_000));
      return outcome === 'stale' || cache.isAway || seconds <= 0
        ? 'no-store'
        : `max-age=${seconds}, stale-if-error=86400`;
    },
  };
}

/** A CDN drops pages by their tags. Fastly parts them by spaces, the others by commas. */
function withTags(page: Entity, tags: readonly string[], cdn: CdnHeaders | undefined): Entity {
  if (!cdn || tags.length === 0) return page;
  const text = tags.join(cdn.tagHeader === 'surrogate-key' ? ' ' : ',');
  return { ...page, headers: { ...page.headers, [cdn.tagHeader]: text } };
}
