import { inProcess } from '@tianguis/api';
import { overFetch, type Transport } from '@tianguis/contract/client';
import type { FastifyInstance } from 'fastify';

/**
 * Returns the transport by which the storefront calls the API: in this process, or over the network at `API_BASE_URL`.
 */
export function createApiAccess(app: FastifyInstance, apiBaseUrl: string | undefined): Transport {
  return apiBaseUrl === undefined ? inProcess(app) : overFetch(apiBaseUrl);
}
