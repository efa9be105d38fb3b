/** Refuses requests that a page of another site makes a browser send (CSRF). */
import type { FastifyInstance } from 'fastify';
import { Failure } from '../failure.ts';

/** The headers in which browsers send the origin of a request, and the origin that received the request. */
export interface RequestOrigin {
  method: string;
  /** `Sec-Fetch-Site` */
  site: string | null | undefined;
  /** `Origin` */
  origin: string | null | undefined;
  to: string;
}

/**
 * Whether a page of another origin sent a request that may change data. Any site may send requests that only read. A
 * request without these headers does not come from a browser, so it cannot misuse a visitor's cookies.
 */
export function isForeign({ method, site, origin, to }: RequestOrigin): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  if (site && site !== 'same-origin' && site !== 'none') return true;
  return origin !== null && origin !== undefined && origin !== to;
}

/**
 * Calls of the identity provider that pages of its clients send from their own origins (AP-04). The calls read no
 * cookie, since the sender has a code or a token. The provider itself decides which origins may read the replies.
 */
const forClients = /^\/realms\/[a-z0-9-]+\/protocol\/openid-connect\/(token|userinfo|revoke)(\?|$)/;

/** Refuses foreign requests. Register it before every route. */
export function registerForeignOrigin(app: FastifyInstance, publicOrigin: string): void {
  const publicHost = new URL(publicOrigin).host;
  app.addHook('onRequest', async ({ method, headers, host, protocol, url }) => {
    if (forClients.test(url)) return;
    const to = host === publicHost ? publicOrigin : `${protocol}://${host}`;
    const site = [headers['sec-fetch-site']].flat()[0];
    if (isForeign({ method, site, origin: headers.origin, to })) throw new Failure('FOREIGN_ORIGIN');
  });
}
