import { expect, test } from 'vitest';
import { Vocabulary } from './vocabulary.ts';

const phrases = (titles: readonly string[]) => {
  const vocabulary = new Vocabulary();
  for (const title of titles)
    vocabulary.add({ title, brand: '', model: '', categories: [], categoryIds: [], facts: [], texts: [] });
  return [...vocabulary.phrases()].map(({ shown }) => shown).sort();
};

test('a phrase that several titles begin with is suggested in its most frequent spelling', () => {
  expect(phrases(['Tenis para correr', 'Tenis de calle', 'TENIS'])).toEqual(['tenis']);
});

test('no phrase ends in the middle of a name', () => {
  const titles = ['Audífonos gamer Foco Rojo', 'Audífonos gamer Foco Rojo', 'Audífonos de diadema'];
  expect(phrases(titles)).toEqual(['audífonos', 'audífonos gamer foco rojo']);
  const tejidas = [
    'Sonaja tejida de estambre Paso Chiquito',
    'Sonaja tejida de estambre Paso Chiquito',
    'Sonaja tejida',
  ];
  expect(phrases(tejidas)).toEqual(['sonaja tejida']);
});
