/** A completely rendered page of the storefront, which is the unit of the page cache (decision 5). */
import { acquirerOrigin, isCheckoutPath } from '@tianguis/domain/order';
import { staticEntity } from '../../errors/error-pages.ts';
import { createEntity, type Entity, withCookiesOf } from '../../http/entity.ts';
import { contentSecurityPolicy } from '../../http/security-headers.ts';
import type { RequestScope } from '../../requests/request-scope.ts';
import type { PageDependencies } from './page-dependencies.ts';

/** A rendered page. It is the same for all visitors, unless its `cache-control` is `private`. */
export type Page = Entity;

/** A completely rendered page, with the texts of the inline scripts that the storefront itself wrote into it. */
export type CompletePage = { body: Buffer; scripts: readonly string[] };

/** A response of the storefront. The body of a completely rendered page is in `page`, not in the response. */
export type Rendered = { response: Response; page: CompletePage | undefined };

/**
 * Renders a request with React Router's handler.
 * @param dependencies records the API's replies that the page contains
 * @param scope of the request for which the page is rendered
 */
export type Render = (request: Request, dependencies?: PageDependencies, scope?: RequestScope) => Promise<Rendered>;

export type PageOptions = {
  render: Render;
  publicOrigin: string;
  /** Port of the demo acquirer, whose frame pages of the checkout show. Undefined without a demo acquirer. */
  acquirerPort?: number | undefined;
  /** Called with errors that the storefront's own error page did not handle. */
  onError(error: unknown, requestId?: string): void;
};

/** Renders a request as a page. It never rejects: if rendering fails, it returns the crash page. */
export type RenderPage = (request: Request, dependencies?: PageDependencies, scope?: RequestScope) => Promise<Page>;

export function createPages({ render, publicOrigin, acquirerPort, onError }: PageOptions): RenderPage {
  return async (request, dependencies, scope) => {
    try {
      const rendered = await render(request, dependencies, scope);
      if (isUnrendered(request, rendered.response))
        return withCookiesOf({ headers: plainHeaders(rendered.response.headers) }, staticEntity(500, publicOrigin));
      return await finish(request, rendered, publicOrigin, acquirerPort);
    } catch (error) {
      onError(error, scope?.id);
      return staticEntity(500, publicOrigin);
    }
  };
}

/**
 * Whether a response is React Router's answer after its error page failed as well. React Router has called
 * `handleError` already.
 */
function isUnrendered(request: Request, response: Response): boolean {
  const asksData = new URL(request.url).pathname.endsWith('.data');
  return response.status >= 500 && !asksData && !/html|json/.test(response.headers.get('content-type') ?? '');
}

async function finish(
  request: Request,
  { response, page }: Rendered,
  publicOrigin: string,
  acquirerPort: number | undefined,
): Promise<Page> {
  const body = page?.body ?? Buffer.from(await response.arrayBuffer());
  const headers = plainHeaders(response.headers);
  if (/^text\/html\b/.test(response.headers.get('content-type') ?? '')) {
    // Some documents are not rendered here, such as a mail. They may have their own policy, which allows less.
    headers['content-security-policy'] ??= contentSecurityPolicy(
      body,
      page?.scripts ?? [],
      publicOrigin,
      acquirerOf(request, acquirerPort),
    );
  }
  headers['cache-control'] ??= defaultCaching(request, response);
  const cacheable = isRead(request) && response.status < 300 && !/no-store/.test(String(headers['cache-control']));
  return createEntity(response.status, headers, body, { cacheable });
}

/** The acquirer's origin for a page of the checkout; undefined for all other pages. */
function acquirerOf({ url, headers }: Request, port: number | undefined): string | undefined {
  if (port === undefined || !isCheckoutPath(new URL(url).pathname)) return undefined;
  return acquirerOrigin(headers.get('host') ?? '', port);
}

/**
 * The default `cache-control`: a page may be stored, but must be revalidated. A page that sets a cookie is personal.
 */
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
