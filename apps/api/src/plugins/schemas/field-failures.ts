/** Turns errors of the validator into failures of fields. */
import type { FieldErrorCode } from '@tianguis/contract';
import type { FastifySchemaValidationError } from 'fastify';
import type { FieldFailure } from '../../failure.ts';

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

/** A validator error with the wrong value. */
type BodyError = FastifySchemaValidationError & { data?: unknown };

/**
 * Returns one failure for each field: the first that the validator found. Returns none for faults of the whole body.
 */
export function fieldFailures(errors: readonly BodyError[]): FieldFailure[] {
  const found = new Map<string, FieldFailure>();
  for (const error of errors) {
    const name = nameOf(error);
    if (name !== '' && !found.has(name)) found.set(name, { name, ...reasonOf(error) });
  }
  return [...found.values()];
}

/**
 * Converts `/products/0/id` to products.0.id. For a missing or unknown field, the validator returns the path of its
 * parent.
 */
function nameOf({ instancePath, params }: FastifySchemaValidationError): string {
  const path = instancePath.split('/').slice(1).map(unescapePointer);
  const property = params.missingProperty ?? params.additionalProperty;
  return [...path, ...(property === undefined ? [] : [String(property)])].join('.');
}

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

function reasonOf({ keyword, params, data }: BodyError): Omit<FieldFailure, 'name'> {
  const bound = bounds[keyword];
  const limit = Number(params.limit);
  // For an empty field, "required" is a more helpful message than a minimum length or a format.
  if (data === '') return { code: 'REQUIRED' };
  if (bound) return { code: bound, limit };
  if (keyword !== 'type') return { code: others[keyword] ?? 'WRONG' };
  if (params.type === 'integer') return { code: 'NOT_WHOLE' };
  return { code: params.type === 'number' ? 'NOT_A_NUMBER' : 'WRONG' };
}
