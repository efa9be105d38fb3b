/**
 * Parses bodies of HTML forms, which several calls of the specification accept. If a field is repeated, the last value
 * counts.
 */
import type { FastifyInstance } from 'fastify';

export function registerForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
}
