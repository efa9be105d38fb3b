import type { FastifyPluginAsync } from 'fastify';
import { Failure } from '../../failure.ts';
import type { Realm } from './service.ts';

/**
 * Routes all URLs of the realm to the provider, except those that the API answers itself (AP-05). The provider reads
 * the original request of Node.js, and writes the reply.
 */
export const identityRoutes: FastifyPluginAsync<{ realm: string; open(): Promise<Realm> }> = async (
  app,
  { realm, open },
) => {
  app.removeAllContentTypeParsers();
  // Leave the body unread, since the provider reads it.
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  app.route({
    method: ['GET', 'POST', 'OPTIONS'],
    url: '/realms/:realm/*',
    schema: { hide: true },
    async handler(request, reply) {
      if ((request.params as { realm: string }).realm !== realm) throw new Failure('ROUTE_NOT_FOUND');
      const { handle } = await open();
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      handle(request.raw, reply.raw);
    },
  });
};
