/**
 * The cross-site POST by which the page of a bank returns (3-D Secure, PA-01). The browser sends no cookie of the shop
 * with the POST, and its origin is foreign. So the route reads only the id of the attempt, changes nothing, and leads to
 * the page by a GET, which has the cookies again.
 */
import type { FastifyInstance } from 'fastify';

const path = '/comprar/regreso';

export function registerBankReturn(app: FastifyInstance): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The body of the bank is not read.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 65_536 }, (_request, _body, done) => done(null));
    scope.post<{ Params: { attempt: string } }>(
      `${path}/:attempt(^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$)`,
      async (request, reply) =>
        reply.header('cache-control', 'no-store').redirect(`${path}/${request.params.attempt}`, 303),
    );
  });
}
