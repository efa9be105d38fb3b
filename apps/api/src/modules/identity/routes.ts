import type { FastifyPluginAsync, RouteHandler } from 'fastify';
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
  const handler: RouteHandler = async (request, reply) => {
    if ((request.params as { realm: string }).realm !== realm) throw new Failure('ROUTE_NOT_FOUND');
    const { handle } = await open();
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    handle(request.raw, reply.raw);
  };
  const schema = { hide: true };
  // A GET of the provider may write: a sign-in stores an interaction, a sign-out stores a session. Only the addresses
  // below never write.
  app.route({ method: ['GET', 'POST', 'OPTIONS'], url: '/realms/:realm/*', config: { writes: true }, schema, handler });
  for (const path of ['.well-known/*', 'protocol/openid-connect/certs', 'protocol/openid-connect/userinfo'])
    app.route({ method: ['GET', 'OPTIONS'], url: `/realms/:realm/${path}`, schema, handler });
};
