/** Checks what comes in against the contract. Text of a query becomes numbers and booleans; what the contract does not name is refused. */
import { Ajv } from 'ajv';
import type { FastifyInstance } from 'fastify';

export function registerValidation(app: FastifyInstance): void {
  // Fastify's own compiler drops unknown parameters: a misspelt filter would then list the whole shop.
  const ajv = new Ajv({
    coerceTypes: true,
    useDefaults: true,
    removeAdditional: false,
    allErrors: false,
    strict: true,
    // Otherwise bounds are not looked at for "Infinity" and "1e400", which come through as whole numbers.
    strictNumbers: false,
  });
  app.setValidatorCompiler(({ schema }) => ajv.compile(schema));
}
