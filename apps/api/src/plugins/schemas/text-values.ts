/**
 * Reads the values of paths, queries and forms, which are texts whatever their meaning. Bodies of JSON are never read
 * in this way: their values have types, and a wrong type is a mistake of the caller.
 */
import { readWhole } from '@tianguis/domain';

/** The parts of a schema that decide how texts are read. */
export interface ObjectSchema {
  properties?: Readonly<Record<string, { readonly type?: unknown }>>;
}

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  integer: (text) => readWhole(text, 0, Number.MAX_SAFE_INTEGER),
  boolean: (text) => ({ true: true, false: false })[text],
};

/**
 * Replaces texts by the numbers and booleans that the schema wants. Other texts stay unchanged, so that the validator
 * refuses these texts.
 */
export function readTextValues({ properties = {} }: ObjectSchema, values: Record<string, unknown>): void {
  for (const [name, { type }] of Object.entries(properties)) {
    const text = values[name];
    if (typeof text !== 'string' || typeof type !== 'string') continue;
    const value = Object.hasOwn(readers, type) ? readers[type]?.(text) : undefined;
    if (value !== undefined) values[name] = value;
  }
}
