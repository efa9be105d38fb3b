import { inProcess } from '@tianguis/api';
import { overFetch, type Transport } from '@tianguis/contract/client';
import type { FastifyInstance } from 'fastify';

/** How the storefront reaches the API: in this process, or over the network when `API_BASE_URL` says where it is. */
export function createApiAccess(app: FastifyInstance, apiBaseUrl: string | undefined): Transport {
  return apiBaseUrl === undefined ? inProcess(app) : overFetch(apiBaseUrl);
}
