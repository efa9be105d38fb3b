/** The pages of the storefront, kept where they are the same for everybody (architecture §3). */
import type { ServerBuild } from 'react-router';
import type { Entity } from '../storefront/entity.ts';
import type { MakePage } from '../storefront/page.ts';
import { type KeptPage, keepPage, passedPage } from './kept-page.ts';
import { Notes } from './notes.ts';
import type { Outcome, PageCache } from './page-cache.ts';
import { sizeOf } from './page-record.ts';
import { type PublicAddress, type PublicRules, readPublicAddresses } from './public-pages.ts';

export type PagesOptions = {
  make: MakePage;
  routes: ServerBuild['routes'];
  rules: PublicRules;
  publicOrigin: string;
  cache: PageCache<KeptPage>;
  cdn?: CdnHeaders | undefined;
};

/** What a page tells a CDN; nothing without one. */
export type CdnHeaders = {
  /** Name of the header that carries a page's tags: `cache-tag`, `surrogate-key`, `edge-cache-tag`. */
  tagHeader: string;
  /** Seconds for which it may keep a page. */
  maxAge: number;
};

export type Pages = {
  /** The address under which a page may be kept; undefined when it is nobody's but the asker's. */
  addressOf(url: string): PublicAddress | undefined;
  /** Whether a public page is in memory and given as it is, so that it costs nothing to be had. */
  has(address: PublicAddress): boolean;
  /** While the database is away: whether one was found on disk, which then is in memory. */
  recall(address: PublicAddress): Promise<boolean>;
  /** A public page, kept or made. `visitor`: who asks, if that is known, so that one counts once. */
  get(address: PublicAddress, visitor?: string): Promise<{ page: KeptPage; outcome: Outcome }>;
  /** A public page that is kept, at once. */
  peek(address: PublicAddress, visitor?: string): KeptPage | undefined;
  /** What a CDN is told of a page as it is sent (`cdn-cache-control`, RFC 9213); nothing without one. */
  cdnControl(page: KeptPage, outcome: Outcome): string | undefined;
};

/** Nothing is kept for longer, should a change ever go unheard. */
const longestLife = 259_200_000;

export function createPageSource({ make, routes, rules, publicOrigin, cache, cdn }: PagesOptions): Pages {
  // Compressed now for those to come; where nobody comes after, only for an asker who takes it.
  const prepare = async (address: PublicAddress, page: Entity, until: number) =>
    cache.keeps
      ? keepPage(page, { until, onGrow: (bytes) => cache.grow(address, bytes) })
      : { ...passedPage(page), until };
  const numberOf = (visitor: string | undefined) => (visitor === undefined ? undefined : cache.visitor(visitor));
  const makeKept = async (address: PublicAddress) => {
    const notes = new Notes();
    const page = await make(new Request(`${publicOrigin}${address}`), notes);
    const failed = page.status >= 500 || notes.failed;
    const kept = page.status === 200 && page.etag !== undefined && page.headers['set-cookie'] === undefined;
    const tags = [...notes.tags];
    const until = Math.min(notes.until, Date.now() + longestLife);
    const keptPage = kept && !failed ? await prepare(address, withTags(page, tags, cdn), until) : passedPage(page);
    return {
      page: keptPage,
      tags,
      until,
      kept,
      failed,
      bytes: keptPage.bytes + sizeOf(address, tags),
    };
  };

  return {
    addressOf: readPublicAddresses(routes, rules),
    has: (address) => cache.has(address),
    recall: (address) => cache.recall(address),
    peek: (address, visitor) => cache.peek(address, numberOf(visitor)),
    get: (address, visitor) => cache.get(address, () => makeKept(address), numberOf(visitor)),
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
