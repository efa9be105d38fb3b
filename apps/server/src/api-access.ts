import { inProcess, withoutPermit } from '@tianguis/api';
import { overFetch, type Transport } from '@tianguis/contract/client';
import type { FastifyInstance } from 'fastify';

/**
 * Returns the transport by which the storefront calls the API: in this process, or over the network at `API_BASE_URL`.
 * A page that waits for another machine has no permit of this one. The other machine has permits of its own.
 */
export function createApiAccess(app: FastifyInstance, apiBaseUrl: string | undefined): Transport {
  if (apiBaseUrl === undefined) return inProcess(app);
  const transport = overFetch(apiBaseUrl);
  return (call) => withoutPermit(() => transport(call));
}
