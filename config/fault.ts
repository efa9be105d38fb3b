/** Describes the first validation error of a configuration in one sentence for operators. */
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';

type Fault = ReturnType<typeof Value.Errors>[number];

/** The first validation error of `value`: field, requirement, actual value. Undefined if `value` matches `schema`. */
export function firstFault(schema: TSchema, value: unknown): string | undefined {
  if (Value.Check(schema, value)) return undefined;
  const faults = Value.Errors(schema, value);
  // TypeBox reports an unknown field twice: for the field itself, and for its object. The second error contains the
  // field's name.
  const fault = faults.find(({ keyword }) => keyword !== 'boolean');
  return fault && sentence(schema, value, fault);
}

function sentence(schema: TSchema, value: unknown, fault: Fault): string {
  const [unknown] = fault.keyword === 'additionalProperties' ? fault.params.additionalProperties : [];
  const known = Object.keys(at(schema, `${pointer(fault.schemaPath)}/properties`) ?? {});
  if (unknown !== undefined) {
    return `"${field(`${fault.instancePath}/${unknown}`)}" is unknown; known here are ${known.join(', ')}.`;
  }
  const [missing] = fault.keyword === 'required' ? fault.params.requiredProperties : [];
  if (missing !== undefined) return `"${field(`${fault.instancePath}/${missing}`)}" is missing.`;
  const where = fault.instancePath === '' ? 'the whole file' : `"${field(fault.instancePath)}"`;
  const description = at(schema, `${pointer(fault.schemaPath)}/description`);
  const meaning = typeof description === 'string' ? ` (${description})` : '';
  return `${where} ${requirement(fault)}${meaning}; it is ${shown(at(value, fault.instancePath))}.`;
}

const kinds: Readonly<Record<string, string>> = {
  integer: 'a whole number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

function requirement(fault: Fault): string {
  switch (fault.keyword) {
    case 'type':
      return `must be ${kinds[String(fault.params.type)] ?? fault.params.type}`;
    case 'minimum':
      return `must be ${fault.params.limit} or more`;
    case 'maximum':
      return `must be ${fault.params.limit} or less`;
    case 'enum':
      return `must be one of ${fault.params.allowedValues.map((allowed) => JSON.stringify(allowed)).join(', ')}`;
    case 'minLength':
      return 'must not be empty';
    case 'maxLength':
      return `must have ${fault.params.limit} letters or fewer`;
    case 'minItems':
      return `must have ${fault.params.limit} or more entries`;
    case 'uniqueItems':
      return 'must not hold an entry twice';
    case 'pattern':
      return `must match ${fault.params.pattern}`;
    default:
      return fault.message;
  }
}

/** Turns a JSON pointer into JavaScript notation: `/menu/bar/2/href` into `menu.bar[2].href`. */
function field(path: string): string {
  return path
    .slice(1)
    .replaceAll(/\/(\d+)(?=\/|$)/g, '[$1]')
    .replaceAll('/', '.');
}

function pointer(schemaPath: string): string {
  return schemaPath.slice(1);
}

function at(value: unknown, path: string): unknown {
  let found = value;
  for (const key of path.split('/').slice(1)) {
    found = typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[key] : undefined;
  }
  return found;
}

/** A value as JSON, shortened. */
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
