import type { Transport } from '@tianguis/contract/client';
import type { FastifyInstance } from 'fastify';

/**
 * Calls of the typed client that stay in this process. Query, headers and body go through the same routes and checks as a call from
 * outside.
 */
export function inProcess(app: FastifyInstance): Transport {
  return async ({ method, path, headers, body }) => {
    const reply = await app.inject({ method, url: path, headers, ...(body === undefined ? {} : { payload: body }) });
    const get = (name: string) => {
      const value = reply.headers[name];
      return value === undefined ? null : [value].flat().join(', ');
    };
    return { status: reply.statusCode, headers: { get }, text: reply.payload };
  };
}
