/**
 * Parses bodies of HTML forms, which several calls of the specification accept. If a field is repeated, the last value
 * counts.
 */
import type { FastifyInstance } from 'fastify';

const forms = new WeakSet<object>();

/** Whether a body was parsed from a form, whose values are texts whatever their meaning. */
export const isForm = (body: unknown): body is object => typeof body === 'object' && body !== null && forms.has(body);

export function registerForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    const form = Object.fromEntries(new URLSearchParams(String(body)));
    forms.add(form);
    done(null, form);
  });
}
