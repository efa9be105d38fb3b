/** How the storefront reaches the API: in this process, or over the network when `API_BASE_URL` says where it is. */
import { inProcessFetch } from '@tianguis/api';
import type { FastifyInstance } from 'fastify';
import { requestScope } from './request-scope.ts';

export type ApiFetch = (request: Request) => Promise<Response>;

/** Calls carry the id of the request that they are made for, so that one id finds all of it in the logs. */
export function createApiAccess(app: FastifyInstance, apiBaseUrl: string | undefined): ApiFetch {
  const send = apiBaseUrl === undefined ? inProcessFetch(app) : overNetwork(apiBaseUrl);
  return (request) => {
    const id = requestScope.getStore()?.id;
    if (id !== undefined) request.headers.set('x-request-id', id);
    return send(request);
  };
}

function overNetwork(apiBaseUrl: string): ApiFetch {
  return (request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(`${apiBaseUrl}${pathname}${search}`, request));
  };
}
