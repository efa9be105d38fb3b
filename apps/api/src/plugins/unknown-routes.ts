/** Addresses of the API that are no call: 404, or 405 with `Allow` when another method would do. */
import { apiRoots } from '@tianguis/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';

/** Keep last of the plugins and before the modules: it sees the routes that come after it. */
export function registerUnknownRoutes(app: FastifyInstance): void {
  const methods = new Map<string, Set<string>>();
  // In onRequest, so that the answer does not depend on a body that nobody will read.
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?');
    for (const [pattern, allowed] of methods) {
      if (!matches(pattern, path)) continue;
      // The method would do: a part of the path is longer than any name can be, so the router has not found the call.
      if (allowed.has(request.method)) break;
      reply.header('allow', [...allowed].join(', '));
      throw new Failure('METHOD_NOT_ALLOWED');
    }
    throw new Failure('ROUTE_NOT_FOUND');
  };
  const handler = () => {
    throw new Failure('ROUTE_NOT_FOUND');
  };
  for (const root of apiRoots) {
    if (root === 'docs') continue;
    app.all(`/${root}/*`, { onRequest, schema: { hide: true } }, handler);
    const own = app.supportedMethods.filter(
      (method) => !(ownRoots.has(root) && (method === 'GET' || method === 'HEAD')),
    );
    app.route({ method: own, url: `/${root}`, onRequest, schema: { hide: true }, handler });
  }

  // After the routes above, so that it counts none of them as a call.
  app.addHook('onRoute', ({ url, method }) => {
    const known = methods.get(url) ?? new Set();
    for (const one of [method].flat()) known.add(one);
    methods.set(url, known);
  });
}

/** Roots that are themselves calls. */
const ownRoots = new Set(['healthz', 'readyz']);

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part === given[at]))
  );
}
