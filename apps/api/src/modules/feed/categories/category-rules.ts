/** Reads the operator's rules for categories from a file (docs/catalogue-feed.md). */
import { readFileSync } from 'node:fs';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { type CategoryRules, createCategoryMap } from './category-map.ts';

const paths = Type.Record(Type.String(), Type.String({ minLength: 1 }));
const schema = Type.Object(
  { create: Type.Boolean(), product_type: paths, google_product_category: paths },
  { additionalProperties: false },
);

/** @throws Error with one sentence: the file, and its fault */
export function readCategoryRules(file: string): CategoryRules {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(
      `The rules for categories ${file} cannot be read: ${error instanceof Error ? error.message : error}`,
    );
  }
  if (!Value.Check(schema, value)) {
    const [fault] = Value.Errors(schema, value);
    const where = fault?.instancePath ? `at ${fault.instancePath}` : 'as a whole';
    throw new Error(
      `The rules for categories ${file} are wrong ${where}: they are {"create": true or false, "product_type": {"from": "A > B"}, "google_product_category": {"from": "A > B"}}.`,
    );
  }
  try {
    createCategoryMap(value, []);
  } catch (error) {
    throw new Error(`The rules for categories ${file} are wrong: ${error instanceof Error ? error.message : error}`);
  }
  return value;
}
