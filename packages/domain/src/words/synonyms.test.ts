import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tokenise } from './analyse.ts';
import { readSynonyms, SynonymError } from './synonyms.ts';

const waysOf = (text: string, search: string) =>
  readSynonyms(text)
    .expand(tokenise(search))
    .map(({ ways }) => ways.map((words) => words.join(' ')));

test('AP-20 each name of a line finds the others, in whatever number and gender', () => {
  const text = 'pantalla, televisión, tele\n# a comment\nsuéter, jersey  # another';
  expect(waysOf(text, 'teles')).toEqual([['tele', 'pantalla', 'television']]);
  expect(waysOf(text, 'JERSEYS azules')).toEqual([['jersey', 'sueter'], ['azul']]);
});

test('AP-20 names of several words are found as one, the longest first', () => {
  const text = 'laptop, computadora portátil\ncomputadora, pc';
  expect(waysOf(text, 'computadora portatil gamer')).toEqual([['computadora portatil', 'laptop'], ['gamer']]);
  expect(waysOf(text, 'computadora gamer')).toEqual([['computadora', 'pc'], ['gamer']]);
  expect(waysOf(text, 'laptop')).toEqual([['laptop', 'computadora portatil']]);
});

test('AP-20 a line with an arrow goes one way, and on to what means the same there', () => {
  const text = 'lap => laptop\nlaptop, notebook';
  expect(waysOf(text, 'lap')).toEqual([['lap', 'laptop', 'notebook']]);
  expect(waysOf(text, 'laptop')).toEqual([['laptop', 'notebook']]);
});

test.each([
  ['pantalla', 'line 1: two names or more'],
  ['a\n\nuno, dos\ntele, de la', 'line 1'],
  ['tele => tv => pantalla', 'line 1: two names or more, with at most one "=>"'],
  ['tele, un nombre largo que dice mucho más que cuatro cosas', 'more than 4 words'],
])('AP-20 a line that cannot be meant is told by its number: %s', (text, message) => {
  expect(() => readSynonyms(text)).toThrow(SynonymError);
  expect(() => readSynonyms(text)).toThrow(message);
});

test('AP-20 the file of the shop can be read, and has 150 groups and more', () => {
  const file = new URL('../../../../config/synonyms.txt', import.meta.url);
  expect(readSynonyms(readFileSync(file, 'utf8')).size).toBeGreaterThanOrEqual(150);
});
