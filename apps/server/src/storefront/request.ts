import type { FastifyRequest } from 'fastify';
import type { RequestScope } from '../request-scope.ts';

/**
 * The web request for the storefront. Pages that are read are asked for under the shop's public origin, whatever `Host` the
 * client sent, so that nobody can have another host's links put into a page that others will see. A form keeps the origin it was
 * sent to, since React Router compares that with the browser's `Origin`. Cookies stay behind: they are the scope's, and a public
 * page has none. What is read ends when nobody waits for it; what is written does not.
 * @throws TypeError when the address is none
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
