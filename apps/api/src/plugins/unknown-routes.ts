/** Replies to unknown paths of the API: 404, or 405 with `Allow` if the path supports other methods. */
import { apiRoots } from '@tianguis/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';

/** Register it after the other plugins and before the modules, since it sees only routes that are registered later. */
export function registerUnknownRoutes(app: FastifyInstance): void {
  const methods = new Map<string, Set<string>>();
  // Reply in onRequest, before the body is read, so that the reply does not depend on the body.
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?');
    for (const [pattern, allowed] of methods) {
      if (!matches(pattern, path)) continue;
      // The path supports the method, but a part of the path exceeds the router's limit, so the router found no route.
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

  // Add this hook after the routes above, so that it does not see them.
  app.addHook('onRoute', ({ url, method }) => {
    const known = methods.get(url) ?? new Set();
    for (const one of [method].flat()) known.add(one);
    methods.set(url, known);
  });
}

/** Roots of the API that are also calls. */
const ownRoots = new Set(['healthz', 'readyz']);

function matches(pattern: string, path: string): boolean {
  const expected = pattern.split('/');
  const actual = path.split('/');
  return (
    expected.length === actual.length &&
    expected.every((part, at) => (part.startsWith(':') ? actual[at] !== '' : part === actual[at]))
  );
}
