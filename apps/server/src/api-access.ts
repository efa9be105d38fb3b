/** How the storefront reaches the API: in this process, or over the network when `API_BASE_URL` says where it is. */
import { inProcess } from '@tianguis/api';
import { overFetch, type Transport } from '@tianguis/contract/client';
import type { FastifyInstance } from 'fastify';
import { requestScope } from './request-scope.ts';

/**
 * Calls carry the id of the request that they are made for, so that one id finds all of it in the logs, and the address of whoever sent it:
 * an API elsewhere must have this machine in its TRUST_PROXY to believe that.
 */
export function createApiAccess(app: FastifyInstance, apiBaseUrl: string | undefined): Transport {
  const isHere = apiBaseUrl === undefined;
  const send = isHere ? inProcess(app, () => requestScope.getStore()?.address()) : overFetch(apiBaseUrl);
  return (call) => {
    const scope = requestScope.getStore();
    if (!scope) return send(call);
    const headers = { ...call.headers, 'x-request-id': scope.id };
    return send({ ...call, headers: isHere ? headers : { ...headers, 'x-forwarded-for': scope.address() } });
  };
}
