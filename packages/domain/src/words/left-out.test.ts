import { expect, test } from 'vitest';
import { tokenise } from './analyse.ts';
import { withModels, worthSaying } from './left-out.ts';
import { readSynonyms } from './synonyms.ts';

test('AP-20 of words that no product has, for whom a thing is and what only leads to another word is not said', () => {
  const words = [
    'mujer',
    'talla',
    'azul',
    'hija',
    'necesita',
    'ver',
    'niñas',
    'nube x9',
    'mucho',
    'toda',
    'bonito',
    '15 años',
  ];
  expect(worthSaying(words)).toEqual(['azul', 'nube x9']);
});

test('UI-09 a device that nothing fits is said with its model, whose number says nothing of other things', () => {
  const devices = ['iphone', 'samsung', 'galaxy'];
  const read = (text: string, ...missed: string[]) => {
    const clauses = readSynonyms('').expand(tokenise(text));
    const gone = clauses.filter((clause) => missed.includes(clause.text));
    const { clauses: all, names } = withModels(clauses, gone, (clause) => devices.includes(clause.text));
    return { names, words: all.map((clause) => clause.text) };
  };
  expect(read('mica para iphone 13', 'iphone')).toEqual({ names: ['iphone 13'], words: ['iphone', '13'] });
  expect(read('mica samsung galaxy s24 mate', 'samsung', 'galaxy', 's24').names).toEqual(['samsung galaxy s24']);
  // Sizes and other things stay.
  expect(read('funda verde 13', 'verde')).toEqual({ names: ['verde'], words: ['verde'] });
  expect(read('funda iphone 13 cm', 'iphone').names).toEqual(['iphone']);
});
