/**
 * Validates requests against the contract. Converts texts in a query to numbers and booleans. Refuses unknown names.
 */
import { Ajv, type AnySchema, type ValidateFunction } from 'ajv';
import type { FastifyInstance } from 'fastify';

const options = {
  coerceTypes: true,
  useDefaults: true,
  removeAdditional: false,
  strict: true,
  // Do not use strict numbers: Ajv would skip the bounds of "Infinity" and "1e400", which would then pass as integers.
  strictNumbers: false,
};

/** Compiled validators of parameters and of bodies, by the JSON of their schema. */
const compiled = { parameters: new Map<string, ValidateFunction>(), bodies: new Map<string, ValidateFunction>() };

/**
 * Registers the validator of requests. Each distinct schema is compiled once in a process, because compiling takes
 * most of the time in which a server becomes ready. A validator has no state between two calls, so servers share it.
 */
export function registerValidation(app: FastifyInstance): void {
  // Use our own validator: Fastify's would drop unknown parameters, so a misspelt filter would list the whole shop.
  const ajv = new Ajv({ ...options, allErrors: false });
  // Report all faults of a form at once. The limit of the body's size also limits their number.
  const bodies = new Ajv({ ...options, allErrors: true, verbose: true });
  app.setValidatorCompiler(({ schema, httpPart }) =>
    httpPart === 'body' ? validatorOf(schema, bodies, compiled.bodies) : validatorOf(schema, ajv, compiled.parameters),
  );
}

function validatorOf(schema: AnySchema, ajv: Ajv, validators: Map<string, ValidateFunction>): ValidateFunction {
  const key = JSON.stringify(schema);
  const validator = validators.get(key) ?? ajv.compile(schema);
  validators.set(key, validator);
  return validator;
}
