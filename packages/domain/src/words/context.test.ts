import { describe, expect, test } from 'vitest';
import { tokenise } from './analyse.ts';
import { inContext } from './context.ts';
import { readSynonyms } from './synonyms.ts';

/** Titles that start so, by category; the first digit of a category is its department. */
const starts: Record<string, Record<number, number>> = {
  cepillo: { 11: 20, 21: 20 },
  detergente: { 21: 10 },
  escoba: { 22: 10 },
  shampoo: { 12: 30 },
  collar: { 31: 90, 41: 10 },
  correa: { 41: 10 },
};
const kinds = {
  departmentOf: (id: number) => Math.floor(id / 10),
  startsOf: ([name = '']: readonly string[]) =>
    new Map(Object.entries(starts[name] ?? {}).map(([id, count]) => [Number(id), count])),
};
const synonyms = readSynonyms('');

function read(word: string, main: readonly number[] = []) {
  const [clause] = synonyms.expand(tokenise(word));
  if (clause === undefined) throw new Error(word);
  const lists = { markers: [`^${word}`], special: [], minor: ['@99'], inside: [], mixed: [], started: [] };
  return { clause, thing: { clause: 0, main, ...lists } };
}
/** Categories that are left out of the first thing, among the others. */
const leftOut = (first: ReturnType<typeof read>, ...others: string[]) =>
  inContext([first, ...others.map((word) => read(word))], kinds)[0]?.thing.minor;

describe('AP-20 what a thing of several departments means among others', () => {
  test.each([
    ['a brush beside detergents is none for hair', read('cepillo'), ['detergente', 'escoba'], ['@99', '@11']],
    ['a brush beside shampoo is', read('cepillo'), ['shampoo'], ['@99', '@21']],
    ['alone it may be both', read('cepillo'), [], ['@99']],
    ['where nothing else of it is, it may be both', read('cepillo'), ['correa'], ['@99']],
    ['what is mostly of one department stays there', read('collar'), ['cepillo', 'detergente'], ['@99']],
    ['unless the others are elsewhere', read('collar', [31]), ['correa'], ['@99', '@31']],
  ])('%s', (_, first, others, expected) => {
    expect(leftOut(first, ...others)).toEqual(expected);
  });
});
