/**
 * The scope of a request from outside. The server creates the scope once, and passes the scope explicitly to React
 * Router's context, to the API calls of the page, and to the log.
 */
import { clientGone } from '@tianguis/api';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type RequestScope = {
  readonly id: string;
  /** The visitor's IP address, found behind the proxies of TRUST_PROXY. */
  readonly address: string | undefined;
  /** Personal data of the request; undefined for a public page. */
  readonly personal?: {
    /** The header as the browser sent it. */
    readonly cookie: string;
    /** Aborted when the client disconnects. */
    readonly signal: AbortSignal;
  };
};

export function createRequestScope(request: FastifyRequest, reply: FastifyReply): RequestScope {
  const { cookie = '' } = request.headers;
  let signal: AbortSignal | undefined;
  const personal = {
    cookie,
    get signal() {
      signal ??= clientGone(reply.raw);
      return signal;
    },
  };
  return { id: request.id, address: request.ip, personal };
}

/** The scope of a public page. It is enough to log and count the page's API calls, and has no cookies. */
export function withoutVisitor({ id, address }: RequestScope): RequestScope {
  return { id, address };
}
