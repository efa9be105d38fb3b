import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';
import { normaliseWord } from './normalise.ts';
import { different, groupsOf, same } from './test-pairs.ts';

const keyOf = (word: string) => normaliseWord(fold(word));

const file = new URL('../../../../../shared/data/search/word-pairs.json', import.meta.url);
const given: { same: string[][]; different: string[][] } = existsSync(file)
  ? JSON.parse(readFileSync(file, 'utf8'))
  : { same: [], different: [] };

describe('AP-20 normalisation of words', () => {
  test.each(groupsOf(same))('%s: the same word', (...words) => {
    expect(new Set(words.map(keyOf)).size).toBe(1);
  });

  test.each(groupsOf(different))('%s and %s: two words', (one = '', other = '') => {
    expect(keyOf(one)).not.toBe(keyOf(other));
  });

  test.skipIf(given.same.length === 0)('the word pairs of the requirements (skipped without their file)', () => {
    expect(given.same.filter(([one = '', other = '']) => keyOf(one) !== keyOf(other))).toEqual([]);
    expect(given.different.filter(([one = '', other = '']) => keyOf(one) === keyOf(other))).toEqual([]);
  });

  test('words with digits do not change', () => {
    for (const word of ['iphone15s', 'ps5', '1000ms', 'gtx1080s']) expect(normaliseWord(word)).toBe(word);
  });

  test('a word that ends in a vowel and its plural in -s have the same form', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[bcdfglmnprt][aou][bcdfglmnprt][aou]$/), (word) => {
        expect(keyOf(`${word}s`)).toBe(keyOf(word));
        expect(keyOf(word).length).toBeGreaterThan(2);
      }),
    );
  });
});
