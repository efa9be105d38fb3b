import type { Transport } from '@tianguis/contract/client';
import type { FastifyInstance } from 'fastify';

/**
 * Calls of the typed client that stay in this process. Query, headers and body go through the same routes and checks as a call from
 * outside.
 * @param address of the visitor whom a call is made for, which `request.ip` then is
 */
export function inProcess(app: FastifyInstance, address: () => string | undefined = () => undefined): Transport {
  return async ({ method, path, headers, body }) => {
    const remoteAddress = address();
    const reply = await app.inject({
      ...{ method, url: path, headers },
      ...(body === undefined ? {} : { payload: body }),
      ...(remoteAddress === undefined ? {} : { remoteAddress }),
    });
    const get = (name: string) => {
      const value = reply.headers[name];
      return value === undefined ? null : [value].flat().join(', ');
    };
    return { status: reply.statusCode, headers: { get }, text: reply.payload };
  };
}
