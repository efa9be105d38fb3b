import type { FastifyRequest } from 'fastify';
import type { RequestScope } from '../requests/request-scope.ts';

/**
 * Converts a request for the storefront. The request of a page gets the shop's public origin, whatever `Host` the
 * client sent, so that nobody can put links to another host into a cached page. A form has the origin to which it was
 * sent, since React Router compares it with the browser's `Origin`. Cookies are removed: the scope contains them, and a
 * public page gets none. If the client disconnects, reading is aborted, but writing is not.
 * @throws TypeError if the URL is invalid
 */
export function toWebRequest(request: FastifyRequest, publicOrigin: string, scope?: RequestScope): Request {
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const origin =
    reads || request.host === new URL(publicOrigin).host ? publicOrigin : `${request.protocol}://${request.host}`;
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (name === 'cookie') continue;
    for (const one of [value].flat()) if (one !== undefined && !name.startsWith(':')) headers.append(name, one);
  }
  const url = `${origin}${request.raw.url ?? '/'}`;
  if (reads) return new Request(url, { headers, signal: scope?.personal?.signal ?? null });
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null;
  return new Request(url, { method: request.method, headers, body });
}
