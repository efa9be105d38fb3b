import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { type ApiOptions, api } from './api.ts';
import { Failure } from './failure.ts';
import { registerErrors, renderError } from './plugins/errors.ts';
import { serverOptions } from './plugins/limits.ts';

/** Creates the API as a standalone server, for tests and for a shop that runs the API without the storefront. */
export async function createApi(options: ApiOptions, server: FastifyServerOptions = {}): Promise<FastifyInstance> {
  const app = Fastify({ ...serverOptions, ...server });
  registerErrors(app);
  app.setNotFoundHandler((request, reply) => renderError(new Failure('ROUTE_NOT_FOUND'), request, reply));
  await app.register(api, options);
  return app;
}
