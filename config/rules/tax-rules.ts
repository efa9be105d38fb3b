/** Reads the tax keys by category from a file (docs/configuration.md). */
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
import { strict } from '../schema-parts.ts';
import { readRules } from './read-rules.ts';

const value = Type.Optional(Type.Union([Type.String(), Type.Number()], { description: 'a number or a text' }));
const keys = Type.Object(
  Object.fromEntries(taxAttributes.map((attribute) => [attribute, value])) as Record<TaxAttribute, typeof value>,
  strict,
);
const schema = Type.Object({ default: keys, categories: Type.Record(Type.String(), keys) }, strict);

/** @throws Error with one sentence for an operator: the file, the rule, what is wrong */
export const loadTaxRules = (file: string): TaxRules =>
  readRules(file, 'tax rules', schema, (given) => {
    const rules = {
      default: toKeys('default', given.default),
      categories: Object.fromEntries(
        Object.entries(given.categories).map(([path, one]) => [path, toKeys(`"${path}"`, one)]),
      ),
    };
    createTaxMap(rules);
    return rules;
  });

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
