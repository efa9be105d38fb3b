/** The pages of the storefront, kept where they are the same for everybody (architecture §3). */
import type { ServerBuild } from 'react-router';
import type { Entity } from '../storefront/entity.ts';
import type { MakePage } from '../storefront/page.ts';
import { type KeptPage, keepPage } from './kept-page.ts';
import { Notes } from './notes.ts';
import type { Outcome, PageCache } from './page-cache.ts';
import { type PublicAddress, type PublicPages, readPublicAddresses } from './public-pages.ts';

export type PagesOptions = {
  make: MakePage;
  routes: ServerBuild['routes'];
  publicPages: PublicPages;
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
  /** A public page, kept or made. */
  get(address: PublicAddress): Promise<{ page: Entity; outcome: Outcome }>;
  /** A public page that is kept, at once. */
  peek(address: PublicAddress): KeptPage | undefined;
};

/** Nothing is kept for longer, should a change ever go unheard. */
const longestLife = 3_600_000;

export function createPageSource({ make, routes, publicPages, publicOrigin, cache, cdn }: PagesOptions): Pages {
  const makeKept = async (address: PublicAddress) => {
    const notes = new Notes();
    const page = await make(new Request(`${publicOrigin}${address}`), notes);
    const failed = page.status >= 500 || notes.failed;
    const kept = page.status === 200 && page.etag !== undefined && page.headers['set-cookie'] === undefined;
    const keptPage = await keepPage(kept && cdn ? forCdn(page, notes.tags, cdn) : page, (bytes) =>
      cache.grow(address, bytes),
    );
    return {
      page: keptPage,
      tags: [...notes.tags],
      until: Math.min(notes.until, Date.now() + longestLife),
      kept,
      failed,
      bytes: keptPage.bytes + 2 * address.length,
    };
  };

  return {
    addressOf: readPublicAddresses(routes, publicPages),
    peek: (address) => cache.peek(address),
    async get(address) {
      const { page, outcome } = await cache.get(address, () => makeKept(address));
      return { page: page.entity, outcome };
    },
  };
}

/** A CDN keeps a page for a short time, is told which tags to drop it by, and may show an old one while we cannot answer. */
function forCdn(page: Entity, tags: ReadonlySet<string>, { tagHeader, maxAge }: CdnHeaders): Entity {
  if (page.headers['cache-control'] !== 'public, max-age=0, must-revalidate') return page;
  return {
    ...page,
    headers: {
      ...page.headers,
      'cache-control': `public, max-age=0, s-maxage=${maxAge}, stale-while-revalidate=${maxAge}, stale-if-error=86400`,
      // Fastly parts keys by spaces, the others by commas.
      ...(tags.size > 0 && { [tagHeader]: [...tags].join(tagHeader === 'surrogate-key' ? ' ' : ',') }),
    },
  };
}
