/**
 * Validates requests against the contract. Converts texts in a query to numbers and booleans. Refuses unknown names.
 */
import { Ajv } from 'ajv';
import type { FastifyInstance } from 'fastify';

const options = {
  coerceTypes: true,
  useDefaults: true,
  removeAdditional: false,
  strict: true,
  // Do not use strict numbers: Ajv would skip the bounds of "Infinity" and "1e400", which would then pass as integers.
  strictNumbers: false,
};

export function registerValidation(app: FastifyInstance): void {
  // Use our own validator: Fastify's would drop unknown parameters, so a misspelt filter would list the whole shop.
  const ajv = new Ajv({ ...options, allErrors: false });
  // Report all faults of a form at once. The limit of the body's size also limits their number.
  const bodies = new Ajv({ ...options, allErrors: true, verbose: true });
  app.setValidatorCompiler(({ schema, httpPart }) => (httpPart === 'body' ? bodies : ajv).compile(schema));
}
