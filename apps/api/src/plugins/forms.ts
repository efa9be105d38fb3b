/** Bodies of HTML forms, which several calls of the specification take. A field that comes twice counts with its last value. */
import type { FastifyInstance } from 'fastify';

export function registerForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
}
