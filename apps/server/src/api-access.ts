/** How the storefront reaches the API: in this process, or over the network when `API_BASE_URL` says where it is. */
import { inProcess } from '@tianguis/api';
import { overFetch, type Transport } from '@tianguis/contract/client';
import type { FastifyInstance } from 'fastify';
import { requestScope } from './request-scope.ts';

/** Calls carry the id of the request that they are made for, so that one id finds all of it in the logs, and the address of whoever sent it. */
export function createApiAccess(app: FastifyInstance, apiBaseUrl: string | undefined): Transport {
  const send = apiBaseUrl === undefined ? inProcess(app) : overFetch(apiBaseUrl);
  return (call) => {
    const scope = requestScope.getStore();
    return send({ ...call, requestId: scope?.id, address: scope?.address() });
  };
}
