import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tokenise } from './analyse.ts';
import { readSynonyms, SynonymError } from './synonyms.ts';

const alternativesOf = (text: string, search: string) =>
  readSynonyms(text)
    .expand(tokenise(search))
    .map(({ alternatives }) => alternatives.map((words) => words.join(' ')));

test('AP-20 each name of a line matches the others, in any number and gender', () => {
  const text = 'pantalla, televisión, tele\n# a comment\nsuéter, jersey  # another';
  expect(alternativesOf(text, 'teles')).toEqual([['tele', 'pantalla', 'television']]);
  expect(alternativesOf(text, 'JERSEYS azules')).toEqual([['jersey', 'sueter'], ['azul']]);
});

test('AP-20 names of several words are recognised as one clause, the longest first', () => {
  const text = 'laptop, computadora portátil\ncomputadora, pc';
  expect(alternativesOf(text, 'computadora portatil gamer')).toEqual([['computadora portatil', 'laptop'], ['gamer']]);
  expect(alternativesOf(text, 'computadora gamer')).toEqual([['computadora', 'pc'], ['gamer']]);
  expect(alternativesOf(text, 'laptop')).toEqual([['laptop', 'computadora portatil']]);
});

test('AP-20 what is joined by a hyphen has the synonyms of its words, and those of the joined word go first', () => {
  const text = 'led strip => tira led\nt shirt, playera\ntshirt, camiseta';
  expect(alternativesOf(text, 'led-strip azul')).toEqual([['led strip', 'tira led'], ['azul']]);
  expect(alternativesOf(text, 't-shirt')).toEqual([['tshirt', 't shirt', 'camiseta']]);
  expect(alternativesOf(text, 'usb-c')).toEqual([['usbc', 'usb c']]);
});

test('AP-20 a line with an arrow applies in one direction and includes the synonyms of its target', () => {
  const text = 'lap => laptop\nlaptop, notebook';
  expect(alternativesOf(text, 'lap')).toEqual([['lap', 'laptop', 'notebook']]);
  expect(alternativesOf(text, 'laptop')).toEqual([['laptop', 'notebook']]);
});

test('AP-20 a slip in a name of the file is respelt, where the word is long', () => {
  const { respell } = readSynonyms('smartwatch, reloj inteligente\ntele, pantalla');
  expect([respell('smartwach'), respell('smartwatch'), respell('tell'), respell('xylofono')]).toEqual([
    'smartwatch',
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([
  ['pantalla', 'line 1: two names or more'],
  ['a\n\nuno, dos\ntele, de la', 'line 1'],
  ['tele => tv => pantalla', 'line 1: two names or more, with at most one "=>"'],
  ['tele, un nombre largo que dice mucho más que cuatro cosas', 'more than 4 words'],
])('AP-20 the error for an invalid line has its number: %s', (text, message) => {
  expect(() => readSynonyms(text)).toThrow(SynonymError);
  expect(() => readSynonyms(text)).toThrow(message);
});

test("AP-20 the shop's synonym file is valid and has at least 150 rules", () => {
  const file = new URL('../../../../config/synonyms.txt', import.meta.url);
  expect(readSynonyms(readFileSync(file, 'utf8')).size).toBeGreaterThanOrEqual(150);
});
