/** One page of the storefront, rendered whole: the unit that a page cache can keep (architecture §3). */
import { staticEntity } from '../errors/error-pages.ts';
import { createEntity, type Entity } from '../http/entity.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import type { RequestScope } from '../request-scope.ts';
import type { PageDependencies } from './page-dependencies.ts';

/** A finished page. Everything in it is the same for everybody, unless its `cache-control` says `private`. */
export type Page = Entity;

/** A page that was rendered whole, with the texts of the inline scripts that the storefront itself wrote into it. */
export type WholePage = { body: Buffer; scripts: readonly string[] };

/** An answer of the storefront. A page that was rendered whole is beside it, not in its body. */
export type Rendered = { response: Response; page: WholePage | undefined };

/**
 * Renders a request of the storefront; what React Router's handler does, context and all. `dependencies` gathers what the page was
 * made of, `scope` is whom it is made for.
 */
export type Render = (request: Request, dependencies?: PageDependencies, scope?: RequestScope) => Promise<Rendered>;

export type PageOptions = {
  render: Render;
  publicOrigin: string;
  /** Told of what was thrown past the storefront's own error page. */
  onError(error: unknown, requestId?: string): void;
};

/** Turns a request into a page. It never rejects: what cannot be rendered is the crash page. */
export type MakePage = (request: Request, dependencies?: PageDependencies, scope?: RequestScope) => Promise<Page>;

export function createPages({ render, publicOrigin, onError }: PageOptions): MakePage {
  return async (request, dependencies, scope) => {
    try {
      const rendered = await render(request, dependencies, scope);
      if (isUnrendered(request, rendered.response)) return staticEntity(500, publicOrigin);
      return await finish(request, rendered, publicOrigin);
    } catch (error) {
      onError(error, scope?.id);
      return staticEntity(500, publicOrigin);
    }
  };
}

/** React Router answers so when its error page failed, too; it has told its `handleError` already. */
function isUnrendered(request: Request, response: Response): boolean {
  const asksData = new URL(request.url).pathname.endsWith('.data');
  return response.status >= 500 && !asksData && !/html|json/.test(response.headers.get('content-type') ?? '');
}

async function finish(request: Request, { response, page }: Rendered, publicOrigin: string): Promise<Page> {
  const body = page?.body ?? Buffer.from(await response.arrayBuffer());
  const headers = plainHeaders(response.headers);
  if (/^text\/html\b/.test(response.headers.get('content-type') ?? '')) {
    headers['content-security-policy'] = contentSecurityPolicy(body, page?.scripts ?? [], publicOrigin);
  }
  headers['cache-control'] ??= defaultCaching(request, response);
  const keep = isRead(request) && response.status < 300 && !/no-store/.test(String(headers['cache-control']));
  return createEntity(response.status, headers, body, { keep });
}

/** A page that says nothing about caching may be cached and asked for anew each time; one that sets a cookie is somebody's own. */
function defaultCaching(request: Request, response: Response): string {
  if (!isRead(request) || response.headers.has('set-cookie') || response.status >= 500) return 'private, no-store';
  return 'public, max-age=0, must-revalidate';
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

function plainHeaders(headers: Headers): Record<string, string | string[]> {
  const plain: Record<string, string | string[]> = {};
  for (const [name, value] of headers) plain[name] = value;
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) plain['set-cookie'] = cookies;
  delete plain['content-length'];
  delete plain['transfer-encoding'];
  return plain;
}
