/** Error pages, one for each status. A page is the same for all visitors, so it is rendered once. */
import { createEntity, type Entity } from '../http/entity.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import { staticPage } from './static-page.ts';

export type ErrorPages = {
  /** The error page of a status. Never rejects. */
  of(status: number): Promise<Entity>;
  /** Sets the function that renders the pages with the shop's frame. Before this call, the pages are static. */
  renderBy(render: (status: number) => Promise<Entity>): void;
};

/** An error page is temporary, so caches must not store it. */
const headers = { 'cache-control': 'no-store', vary: 'accept' };

export function createErrorPages(publicOrigin: string): ErrorPages {
  const cached = new Map<number, Promise<Entity>>();
  let render = async (status: number) => staticEntity(status, publicOrigin);

  async function attempt(status: number): Promise<Entity> {
    try {
      const page = await render(status);
      // If rendering fails, the storefront returns its crash page, which has another status.
      if (page.status === status) return { ...page, headers: { ...page.headers, ...headers }, etag: undefined };
    } catch {
      // Send the static page instead.
    }
    // Forget the page, so that the next request tries again.
    cached.delete(status);
    return staticEntity(status, publicOrigin);
  }

  return {
    of(status) {
      const page = cached.get(status) ?? attempt(status);
      cached.set(status, page);
      return page;
    },
    renderBy(newRender) {
      render = newRender;
      cached.clear();
    },
  };
}

/** The static page of a status, which cannot fail. */
export function staticEntity(status: number, publicOrigin: string): Entity {
  const body = Buffer.from(staticPage(status));
  const policy = contentSecurityPolicy(body, [], publicOrigin);
  return createEntity(
    status,
    { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy, ...headers },
    body,
    { cacheable: false },
  );
}
