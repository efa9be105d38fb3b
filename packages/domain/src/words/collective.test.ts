import { describe, expect, test } from 'vitest';
import { readCollective } from './collective.ts';
import { createKinds } from './kinds.ts';
import { productWords } from './product-words.ts';
import { StartCounts } from './start-counts.ts';
import { understand } from './understand.ts';
import { readWordRules } from './word-rules.ts';

const categories = [
  { path: [1], name: 'Ropa y calzado' },
  { path: [1, 10], name: 'Chamarras' },
  { path: [1, 11], name: 'Botas' },
  { path: [1, 12], name: 'Ropa de bebé' },
  { path: [2], name: 'Hogar' },
  { path: [2, 20], name: 'Cobertores' },
  { path: [2, 21], name: 'Calentadores' },
  { path: [3], name: 'Herramientas' },
  { path: [3, 30], name: 'Taladros' },
  { path: [4], name: 'Películas' },
  { path: [5], name: 'Mujer' },
  { path: [6], name: 'Regalos' },
];
const titles: ReadonlyArray<[category: number, title: string]> = [
  [10, 'Chamarra acolchada con forro'],
  [10, 'Chamarra de mezclilla'],
  [11, 'Botas de trabajo de piel'],
  [11, 'Botas vaqueras'],
  [12, 'Mameluco de algodón'],
  [20, 'Cobertor de borrega'],
  [20, 'Cobertor ligero'],
  [21, 'Calentador de torre'],
  [21, 'Calentador de aceite'],
  [30, 'Taladro de 12 V'],
  [30, 'Taladro percutor'],
];

function learn() {
  const counts = new StartCounts();
  for (const [id, title] of titles) {
    const path = categories.find((one) => one.path.at(-1) === id)?.path ?? [];
    const names = path.map((above) => categories.find((one) => one.path.at(-1) === above)?.name ?? '');
    const texts = { title, brand: '', model: '', categories: names, categoryIds: path, facts: [], texts: [] };
    counts.add(texts, productWords(texts));
  }
  return createKinds(counts.rows(), categories);
}

const rules = readWordRules({
  synonyms: '',
  brands: 'iphone => celular',
  occasions: [
    'frío, temporada frío => cobertor, chamarra, calentador, botas',
    'ropa cama, ropa dormir => cobertor',
    'bebé => cobertor, chamarra',
    'temblores, sismos fuertes => taladro',
  ].join('\n'),
});
const knowledge = { ...rules, kinds: learn(), correct: (text: string) => text, carries: () => false };
const thingsOf = (text: string) => understand(text, knowledge).things;

describe('AP-20 words for many things, with what they are for', () => {
  test.each([
    ['ropa para el frio', ['chamarra', 'botas']],
    ['cosas para el frío', ['cobertor', 'chamarra', 'calentador', 'botas']],
    ['accesorios para el frío', ['cobertor', 'chamarra', 'calentador', 'botas']],
    // Whom it is for is no part of what it is for, though a category is called so.
    ['ropa de mujer para el frío', ['chamarra', 'botas']],
    ['ropa de mujer', []],
    // What the file says of the whole text comes first.
    ['ropa de cama', ['cobertor']],
    // None of the things for the cold is a tool.
    ['herramientas para el frío', []],
    // A category is called so.
    ['ropa de bebé', []],
    // A thing, or nothing beside it.
    ['chamarra para el frío', []],
    ['ropa', []],
    // A person and a present are no collectives.
    ['regalo para el frío', ['cobertor', 'chamarra', 'calentador', 'botas']],
    ['ropa para bodas', []],
  ])('"%s": %j', (text, things) => {
    expect(thingsOf(text)).toEqual(things);
  });

  test('whom it is for narrows what the rule says', () => {
    expect(understand('ropa para el frío hombre', knowledge).tokens.map(({ text }) => text)).toEqual(['hombre']);
  });

  test.each(['ropa', 'regalo para el frío', 'películas para el frío', 'mujer con frío', 'chamarra para el frío'])(
    '"%s" has none',
    (text) => {
      expect(readCollective(text, knowledge)).toBeUndefined();
    },
  );

  test('of a word that anything may be called by, all things remain where none is of its departments', () => {
    expect(readCollective('cosas para el frío', knowledge)?.within(['taladro', 'cobertor'])).toEqual([
      'taladro',
      'cobertor',
    ]);
    expect(readCollective('ropa para el frío', knowledge)?.within(['taladro', 'cobertor'])).toEqual([]);
  });
});
