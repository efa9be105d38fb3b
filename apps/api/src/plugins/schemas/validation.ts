/**
 * Validates requests against the contract. Values of paths, queries and forms are texts, from which numbers and booleans
 * are read. Values of JSON are never converted. Unknown names are refused.
 */
import { Ajv, type AnySchema, type ValidateFunction } from 'ajv';
import type { FastifyInstance } from 'fastify';
import { atFirstUse } from '../../first-use.ts';
import { isForm } from '../forms.ts';
import { type ObjectSchema, readTextValues } from './text-values.ts';

const options = {
  // Ajv would read "0x10" as 16, true as 1, and null as 0 or as an empty text.
  coerceTypes: false,
  useDefaults: true,
  removeAdditional: false,
  strict: true,
  // Do not use strict numbers: Ajv would skip the bounds of 1e400 in a body, which would then pass as an integer.
  strictNumbers: false,
  // Optimising the code takes as long again as compiling it, and V8 optimises code anyway.
  code: { optimize: false },
};

type Validator = Pick<ValidateFunction, 'errors'> & ((values: unknown) => boolean);

/** Validators of parameters and of bodies, by the JSON of their schema. */
const known = { parameters: new Map<string, Validator>(), bodies: new Map<string, Validator>() };

/**
 * Registers the validator of requests. Each distinct schema is compiled once in a process, at its first request. A
 * validator has no state between two calls, so servers share it.
 */
export function registerValidation(app: FastifyInstance): void {
  // Use our own validator: Fastify's would drop unknown parameters, so a misspelt filter would list the whole shop.
  const parameters = new Ajv({ ...options, allErrors: false });
  // Report all faults of a form at once. The limit of the body's size also limits their number.
  const bodies = new Ajv({ ...options, allErrors: true, verbose: true });
  app.setValidatorCompiler(({ schema, httpPart }) =>
    httpPart === 'body'
      ? validatorOf(schema, known.bodies, { ajv: bodies, hasTexts: isForm })
      : validatorOf(schema, known.parameters, { ajv: parameters, hasTexts: isObject }),
  );
}

interface Part {
  ajv: Ajv;
  /** Whether the values of a request are texts. */
  hasTexts(values: unknown): values is object;
}

function validatorOf(schema: AnySchema, validators: Map<string, Validator>, { ajv, hasTexts }: Part): Validator {
  const key = JSON.stringify(schema);
  const same = validators.get(key);
  if (same) return same;
  const compiled = atFirstUse(() => ajv.compile(schema) as ValidateFunction);
  const validator: Validator = (values) => {
    const validate = compiled();
    if (hasTexts(values)) readTextValues(schema as ObjectSchema, values as Record<string, unknown>);
    const isValid = validate(values);
    validator.errors = validate.errors ?? null;
    return isValid;
  };
  validators.set(key, validator);
  return validator;
}

const isObject = (values: unknown): values is object => typeof values === 'object' && values !== null;
