/**
 * CachedPages of failures, one for each status: the same for everybody, so each is made once, whatever is asked how often.
 */
import { createEntity, type Entity } from '../http/entity.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import { staticPage } from './static-page.ts';

export type ErrorPages = {
  /** The page of a status. Never rejects. */
  of(status: number): Promise<Entity>;
  /** From now on pages are made so: with the frame of the shop around them. */
  makeBy(make: (status: number) => Promise<Entity>): void;
};

/** What a page of a failure says of itself: it is of this moment, and nothing that anybody keeps. */
const headers = { 'cache-control': 'no-store', vary: 'accept' };

export function createErrorPages(publicOrigin: string): ErrorPages {
  const kept = new Map<number, Promise<Entity>>();
  let make = async (status: number) => staticEntity(status, publicOrigin);

  async function attempt(status: number): Promise<Entity> {
    try {
      const page = await make(status);
      // The storefront gives its crash page for what it cannot render.
      if (page.status === status) return { ...page, headers: { ...page.headers, ...headers }, etag: undefined };
    } catch {
      // The page that needs nothing stands in for it.
    }
    // The next one who asks may be luckier.
    kept.delete(status);
    return staticEntity(status, publicOrigin);
  }

  return {
    of(status) {
      const page = kept.get(status) ?? attempt(status);
      kept.set(status, page);
      return page;
    },
    makeBy(way) {
      make = way;
      kept.clear();
    },
  };
}

/** The page that needs nothing but its status. */
export function staticEntity(status: number, publicOrigin: string): Entity {
  const body = Buffer.from(staticPage(status));
  const policy = contentSecurityPolicy(body, [], publicOrigin);
  return createEntity(
    status,
    { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy, ...headers },
    body,
    { keep: false },
  );
}
