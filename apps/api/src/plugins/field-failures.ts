/** Which fields of a body the validator refused, and why. */
import type { FieldErrorCode } from '@tianguis/contract';
import type { FastifySchemaValidationError } from 'fastify';
import type { FieldFailure } from '../failure.ts';

/** Keywords of JSON Schema that have a bound. */
const bounds: Readonly<Record<string, FieldErrorCode>> = {
  minLength: 'TOO_SHORT',
  maxLength: 'TOO_LONG',
  minimum: 'TOO_SMALL',
  exclusiveMinimum: 'TOO_SMALL',
  maximum: 'TOO_LARGE',
  exclusiveMaximum: 'TOO_LARGE',
  minItems: 'TOO_FEW',
  maxItems: 'TOO_MANY',
};

const others: Readonly<Record<string, FieldErrorCode>> = {
  required: 'REQUIRED',
  additionalProperties: 'UNKNOWN_FIELD',
  enum: 'NOT_AN_OPTION',
  const: 'NOT_AN_OPTION',
  pattern: 'INVALID_FORMAT',
  format: 'INVALID_FORMAT',
};

/** One failure a field, the first that was found; none for what is wrong with the body as a whole. */
export function fieldFailures(errors: readonly FastifySchemaValidationError[]): FieldFailure[] {
  const found = new Map<string, FieldFailure>();
  for (const error of errors) {
    const name = nameOf(error);
    if (name !== '' && !found.has(name)) found.set(name, { name, ...reasonOf(error) });
  }
  return [...found.values()];
}

/** `/products/0/id` is products.0.id; a field that is missing, or is too many, is named beside its place. */
function nameOf({ instancePath, params }: FastifySchemaValidationError): string {
  const inside = instancePath.split('/').slice(1).map(unescapePointer);
  const beside = params.missingProperty ?? params.additionalProperty;
  return [...inside, ...(beside === undefined ? [] : [String(beside)])].join('.');
}

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

function reasonOf({ keyword, params }: FastifySchemaValidationError): Omit<FieldFailure, 'name'> {
  const bound = bounds[keyword];
  const limit = Number(params.limit);
  // Nothing was typed: to say how long it must be would be no help.
  if (keyword === 'minLength' && limit === 1) return { code: 'REQUIRED' };
  if (bound) return { code: bound, limit };
  if (keyword !== 'type') return { code: others[keyword] ?? 'WRONG' };
  if (params.type === 'integer') return { code: 'NOT_WHOLE' };
  return { code: params.type === 'number' ? 'NOT_A_NUMBER' : 'WRONG' };
}
