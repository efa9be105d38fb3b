/** Tests of the word files that are delivered with the shop. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('AP-16 a phrase of occasions.txt stands in one line only: which rule it means is never a matter of order', () => {
  const text = readFileSync(new URL('occasions.txt', import.meta.url), 'utf8');
  const rules = text.split('\n').filter((line) => line.includes('=>') && !line.startsWith('#'));
  const phrases = rules.flatMap((line) => line.slice(0, line.indexOf('=>')).split(',')).map((phrase) => phrase.trim());
  const seen = new Set<string>();
  const repeated = phrases.filter((phrase) => seen.size === seen.add(phrase).size);
  expect(phrases.length).toBeGreaterThan(20_000);
  expect(repeated).toEqual([]);
});
