/**
 * The scope of a request from outside: created once by the server and passed on explicitly to React Router's context,
 * to the API calls of the page, and to the log.
 */
import { clientGone } from '@tianguis/api';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type RequestScope = {
  readonly id: string;
  /** The visitor's address, behind the proxies of TRUST_PROXY; undefined when the client has disconnected. */
  readonly address: string | undefined;
  /** Personal data; undefined for a public page. */
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

/** The scope of a public page: enough to log and count its API calls, without personal data. */
export function withoutVisitor({ id, address }: RequestScope): RequestScope {
  return { id, address };
}
