/** The API: every call of the specification, on Fastify. */
export { type ApiOptions, api } from './api.ts';
export { createApi } from './create-api.ts';
export { inProcessFetch } from './in-process.ts';
export { serverOptions } from './plugins/limits.ts';
