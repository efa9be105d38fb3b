/** Reads the tax keys by category from a file (docs/configuration.md). */
import { readFileSync } from 'node:fs';
import {
  createTaxMap,
  readTaxValue,
  type TaxAttribute,
  type TaxKeys,
  type TaxRules,
  taxAttributes,
  taxFields,
  taxKeyOf,
} from '@tianguis/domain/tax';
import Type, { type Static } from 'typebox';
import { firstFault } from './fault.ts';
import { strict } from './schema-parts.ts';

const value = Type.Optional(Type.Union([Type.String(), Type.Number()], { description: 'a number or a text' }));
const keys = Type.Object(
  Object.fromEntries(taxAttributes.map((attribute) => [attribute, value])) as Record<TaxAttribute, typeof value>,
  strict,
);
const schema = Type.Object({ default: keys, categories: Type.Record(Type.String(), keys) }, strict);

/** @throws Error with one sentence for an operator: the file, the rule, what is wrong */
export function loadTaxRules(file: string): TaxRules {
  let read: unknown;
  try {
    read = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)));
  } catch (error) {
    throw new Error(`The tax rules ${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  const fault = firstFault(schema, read);
  if (fault !== undefined) throw new Error(`The tax rules ${file} are wrong: ${fault}`);
  const given = read as Static<typeof schema>;
  try {
    const rules = {
      default: toKeys('default', given.default),
      categories: Object.fromEntries(
        Object.entries(given.categories).map(([path, one]) => [path, toKeys(`"${path}"`, one)]),
      ),
    };
    createTaxMap(rules);
    return rules;
  } catch (error) {
    throw new Error(`The tax rules ${file} are wrong: ${error instanceof Error ? error.message : error}.`);
  }
}

/** @throws Error with a sentence without its full stop if a value is invalid */
function toKeys(rule: string, given: Static<typeof keys>): TaxKeys {
  const read = Object.entries(given).map(([name, written]) => {
    const attribute = name as TaxAttribute;
    const found = readTaxValue(attribute, String(written));
    if (found === undefined)
      throw new Error(`in ${rule}, ${attribute} ${JSON.stringify(written)} ${taxFields[attribute].form}`);
    return [taxKeyOf[attribute], found];
  });
  return Object.fromEntries(read);
}
