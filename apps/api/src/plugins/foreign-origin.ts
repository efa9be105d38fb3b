/** Refuses what a page of another site has a browser send. */
import type { FastifyInstance } from 'fastify';
import { Failure } from '../failure.ts';

/** What browsers say of where a request comes from, and the origin that it was sent to. */
export interface Sent {
  method: string;
  /** `Sec-Fetch-Site` */
  site: string | null | undefined;
  /** `Origin` */
  origin: string | null | undefined;
  to: string;
}

/**
 * Whether a request that may change something was sent by a page of another origin. What is only read may be asked for by anybody, and whoever
 * says nothing of itself is no browser, so nobody's cookies or connection are misused.
 */
export function isForeign({ method, site, origin, to }: Sent): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  if (site && site !== 'same-origin' && site !== 'none') return true;
  return origin !== null && origin !== undefined && origin !== to;
}

/** Keep before every route. */
export function registerForeignOrigin(app: FastifyInstance, publicOrigin: string): void {
  const publicHost = new URL(publicOrigin).host;
  app.addHook('onRequest', async ({ method, headers, host, protocol }) => {
    const to = host === publicHost ? publicOrigin : `${protocol}://${host}`;
    const site = [headers['sec-fetch-site']].flat()[0];
    if (isForeign({ method, site, origin: headers.origin, to })) throw new Failure('FOREIGN_ORIGIN');
  });
}
