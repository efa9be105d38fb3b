/**
 * What a request from outside brings, made once by the listener and handed on explicitly: to React Router's context, to the calls
 * of the API that are made for it, to the log.
 */
import { clientGone } from '@tianguis/api';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type RequestScope = {
  readonly id: string;
  /** Of whoever asks, behind the proxies of TRUST_PROXY; undefined when they have gone. */
  readonly address: string | undefined;
  /** What is the visitor's own: absent for a page that is the same for everybody. */
  readonly personal?: {
    /** The header, as the browser sent it. */
    readonly cookie: string;
    /** Aborted when whoever asked has gone. */
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

/** The same request as a public page knows it: whose calls of the API are logged and counted, and nothing of its visitor. */
export function withoutVisitor({ id, address }: RequestScope): RequestScope {
  return { id, address };
}
