import { expect, test } from 'vitest';
import { createLexicon } from './lexicon.ts';
import { readOccasionRules } from './occasion-rules.ts';
import { readSynonyms } from './synonyms.ts';

test('UI-09 AP-16 what no kind of thing starts with is a part of a title, and no suggestion', () => {
  const phrase = (shown: string) => ({ phrase: shown, shown, products: 9 });
  const lexicon = createLexicon(
    {
      words: [],
      phrases: [phrase('un muerto'), phrase('unidad interna')],
      starts: [{ term: 'unidad', category: 1, starts: 9, products: 9, titles: 9 }],
      categories: [{ path: [1], name: 'Almacenamiento' }],
      brands: [],
    },
    () => false,
  );
  const rules = { synonyms: readSynonyms(''), occasions: readOccasionRules(''), day: '01-01' };
  expect(lexicon.suggest('un', 8, rules)).toEqual(['unidad interna']);
});
