import type { FastifyPluginAsync } from 'fastify';
import { Failure } from '../../failure.ts';
import type { Realm } from './service.ts';

/**
 * All addresses of the realm but those that the API answers itself (AP-05): the provider reads the request as Node gave
 * it, and writes the reply.
 */
export const identityRoutes: FastifyPluginAsync<{ realm: string; open(): Promise<Realm> }> = async (
  app,
  { realm, open },
) => {
  app.removeAllContentTypeParsers();
  // The body stays unread.
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
