import { expect, test } from 'vitest';
import { tokenise } from './analyse.ts';
import { withFractions } from './fractions.ts';
import { readSynonyms } from './synonyms.ts';

const clausesOf = (text: string) => withFractions(readSynonyms('').expand(tokenise(text)));
const isMatch = (asked: string, sold: string) => {
  const terms = new Set(tokenise(sold).flatMap((token) => token.terms));
  return clausesOf(asked).every(({ alternatives }) => alternatives.some((way) => way.every((term) => terms.has(term))));
};

test.each([
  ['17 pulgadas', '17.3"', true],
  ['17"', '17.3 pulgadas', true],
  ['17 pulgadas', '18"', false],
  ['17.3 pulgadas', '17"', false],
  ['14 pies', '14.5 pies', true],
  ['17 cm', '17.3 cm', false],
])('RT-08 AP-16 who asks for %s finds %s: %s', (asked, sold, isFound) => {
  expect(isMatch(asked, sold)).toBe(isFound);
});

test('RT-08 the whole size itself comes first', () => {
  const [clause] = clausesOf('17 pulgadas');
  expect(clause?.alternatives[0]).toEqual(['17in']);
  expect(clause?.own).toBe(1);
});
