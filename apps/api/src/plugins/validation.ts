/** Checks what comes in against the contract. Text of a query becomes numbers and booleans; what the contract does not name is refused. */
import { Ajv } from 'ajv';
import type { FastifyInstance } from 'fastify';

const options = {
  coerceTypes: true,
  useDefaults: true,
  removeAdditional: false,
  strict: true,
  // Otherwise bounds are not looked at for "Infinity" and "1e400", which come through as whole numbers.
  strictNumbers: false,
};

export function registerValidation(app: FastifyInstance): void {
  // Fastify's own compiler drops unknown parameters: a misspelt filter would then list the whole shop.
  const ajv = new Ajv({ ...options, allErrors: false });
  // Whoever filled in a form is told of all its faults at once. The size of a body bounds their number.
  const bodies = new Ajv({ ...options, allErrors: true });
  app.setValidatorCompiler(({ schema, httpPart }) => (httpPart === 'body' ? bodies : ajv).compile(schema));
}
