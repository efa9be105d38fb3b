import type { FastifyRequest } from 'fastify';
import { visitorOf } from '../../../visitor.ts';

/** The caller of a sign-in, from values of the request. */
export interface Caller {
  /** From `visitorOf`. */
  address: string;
  /** The header `User-Agent` of the browser. */
  device: string;
}

export const callerOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Caller => ({
  address: visitorOf(ip),
  device: headers['user-agent'] ?? '',
});

/** The access token of a call (RFC 6750, 2.1); undefined if the call has none. */
export const bearerOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  /^Bearer ([\w.~+/=-]{1,2000})$/i.exec(headers.authorization ?? '')?.[1];
