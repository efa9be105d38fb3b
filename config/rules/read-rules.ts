/** Reads a file of rules that an operator writes. */
import { readFileSync } from 'node:fs';
import type { Static, TSchema } from 'typebox';
import { firstFault } from '../fault.ts';

/**
 * Reads a JSON file of rules, and converts them.
 * @param what the rules, for the sentences of errors: `tax rules`
 * @param convert throws an Error with a sentence without its full stop if a value is invalid
 * @throws Error with one sentence for an operator: the file, the rule, what is wrong
 */
export function readRules<Schema extends TSchema, Rules>(
  file: string,
  what: string,
  schema: Schema,
  convert: (given: Static<Schema>) => Rules,
): Rules {
  let read: unknown;
  try {
    read = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)));
  } catch (error) {
    throw new Error(`The ${what} ${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  const fault = firstFault(schema, read);
  if (fault !== undefined) throw new Error(`The ${what} ${file} are wrong: ${fault}`);
  try {
    return convert(read as Static<Schema>);
  } catch (error) {
    throw new Error(`The ${what} ${file} are wrong: ${error instanceof Error ? error.message : error}.`);
  }
}
