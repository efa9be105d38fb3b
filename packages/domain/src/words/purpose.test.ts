import { describe, expect, test } from 'vitest';
import { tokenise } from './analyse.ts';
import { readBrandRules } from './brand-rules.ts';
import { readOccasionRules } from './occasion-rules.ts';
import { withPurpose } from './purpose.ts';
import type { Clause } from './synonyms.ts';
import type { Thing } from './text-query.ts';

const occasions = readOccasionRules(
  [
    'hacer tamales, cocer tamales => tamalera, vaporera, harina',
    'muchas horas sentado, duele espalda silla => silla ergonómica, cojín',
    'fiesta, tocada => bocina de fiesta, cerveza',
    'compré pitufon => funda de celular',
    'noche de labios rojos => labial líquido',
    'regalo hombre => vaporera, silla ejecutiva',
    'mesa madera => silla plegable',
  ].join('\n'),
);
/** Titles of category 1 begin with "tamalera", too; elsewhere "harina", "cojín" and "cerveza" name things. */
const kinds = {
  nounness: (term: string) => (['harina', 'cojin', 'cerveza', 'tamalera'].includes(term) ? 1 : 0),
  startsOf: ([word = '']: readonly string[]) => new Map(word === 'tamalera' ? [[1, 3]] : []),
};
const brands = readBrandRules('pitufon => celular');
const thing: Thing = {
  clause: 0,
  markers: [],
  special: [],
  minor: [],
  inside: [],
  mixed: [],
  started: [],
  main: [1],
};
const clausesOf = (text: string): Clause[] =>
  tokenise(text).map(({ text: word, alternatives, isCode }) => ({
    text: word,
    alternatives,
    own: alternatives.length,
    same: alternatives.length,
    isCode,
  }));
const read = (text: string) =>
  withPurpose({ clauses: clausesOf(text), thing }, { occasions, kinds, brands }, () => []).clauses.map(
    ({ alternatives }) => alternatives.map((way) => way.join('+')),
  );

test('AP-20 a colour is no purpose: a red lipstick need not be liquid', () => {
  expect(read('labial para la noche')).toEqual([['labial'], ['noche', 'labial+liquido']]);
  expect(read('labial rojo noche')).toEqual([['labial'], ['rojo'], ['noche', 'labial+liquido']]);
});

test('AP-20 whom a thing is for is no purpose, nor is what it is made of', () => {
  expect(read('silla para hombre')).toEqual([['silla'], ['hombre']]);
  expect(read('silla de madera')).toEqual([['silla'], ['madera']]);
});

describe('AP-20 what a thing is for says which of its kind is meant', () => {
  test('a special one of the thing, by the whole name, beside the words of the purpose', () => {
    expect(read('silla para estar muchas horas sentado')).toEqual([
      ['silla'],
      ['estar'],
      ['mucha', 'silla+ergonomico'],
      ['hora', 'silla+ergonomico'],
      ['sentado', 'silla+ergonomico'],
    ]);
    expect(read('bocina para la tocada')).toEqual([['bocina'], ['tocado', 'bocina+fiesta']]);
  });

  test('what titles of its categories begin with, and words that name nothing else; no other things', () => {
    expect(read('olla para los tamales')).toEqual([['olla'], ['tamal', 'tamalera', 'vaporera']]);
  });

  test('UI-09 the name of a device is no purpose: what fits another one does not fit it', () => {
    expect(read('funda para pitufon')).toEqual([['funda'], ['pitufon']]);
  });

  test('without a purpose that a rule has, or without other words, nothing is added', () => {
    expect(read('silla roja')).toEqual([['silla'], ['rojo']]);
    expect(read('silla')).toEqual([['silla']]);
  });
});
