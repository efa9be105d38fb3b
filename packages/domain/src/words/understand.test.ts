import { describe, expect, test } from 'vitest';
import { understand } from './understand.ts';
import { readWordRules } from './word-rules.ts';

const nouns = new Set([
  'taladro',
  'celular',
  'funda',
  'perfume',
  'cargador',
  'arrocera',
  'arroz',
  'pechera',
  'perro',
  'canasta',
  'vestido',
  'crema',
  'zapato',
  'casa',
  'gota',
]);
const rules = readWordRules({
  synonyms: 'cel => celular',
  brands: [
    'makita, maquita => taladro',
    'adidas, addidas => tenis',
    'vivo celular => celular',
    'moto g => celular',
    'kinder => chocolate',
    'ferragato => zapato oxford, vestido',
  ].join('\n'),
  occasions: [
    'regalo mamá => perfume, bolsa ; hasta 1500',
    'regalo => perfume',
    'navidad => esfera',
    'canasta navideña => canasta, vino',
    'perro jala => pechera',
    'concierto => boleto',
    'regalo tío => loción',
    'gusta arroz => arrocera, arroz',
    'regalo pescador, gusta pescar => caña de pescar, carrete',
    'regalo alumnos kinder => dulce, lápiz',
    'xv años => perfume, vestido',
    'crema arrugas => crema antiarrugas',
    'zapatos mojados => secador',
    'ver quién toca puerta => timbre',
    'plancha no calienta, cable roto => cargador',
    'centro mesa, canasta navidad mesa => florero',
    'recámara vacía => mesa de noche',
    'mosquitos => repelente',
    'papá ronca => tapones',
    'arden ojos => gotas',
    'cansan ojos computadora, ojos computadora, ojos rojos => lentes',
  ].join('\n'),
});
const knowledge = {
  ...rules,
  kinds: {
    nounness: (term: string) => (nouns.has(term) ? 1 : 0),
    isKind: () => false,
    isOtherKind: () => false,
    followedBy: (word: string) => (word === 'casa' ? 'campaña' : undefined),
    isNamed: () => false,
    scope: () => ({ size: 0, main: [], silent: [], started: [1], special: [], minor: [], mixed: [] }),
    startsOf: () => new Map(),
    departmentOf: (id: number) => id,
    sizesOf: () => [],
    productsOf: () => 0,
    works: [],
    startsIn: () => new Map<string, number>(),
    categoriesWith: () => [],
    categoriesStartingWith: () => [],
    isCategory: () => false,
  },
  correct: (text: string) => text.replace('taldro', 'taladro'),
  carries: (name: string) => name === 'adidas',
};
const read = (text: string) => {
  const { tokens, things, missingBrand } = understand(text, knowledge);
  return { text: tokens.map((token) => token.text).join(' '), things, missingBrand };
};

describe('AP-20 what a search asks for', () => {
  test.each([
    ['taldro', { text: 'taladro', things: [], missingBrand: undefined }],
    // A brand that is not there, alone, with a model, and with a thing.
    ['makita', { text: '', things: ['taladro'], missingBrand: 'makita' }],
    ['moto g84', { text: '', things: ['celular'], missingBrand: 'moto g' }],
    ['funda makita', { text: 'funda makita', things: [], missingBrand: undefined }],
    ['vivo', { text: '', things: ['celular'], missingBrand: 'vivo' }],
    ['vivo en mi casa', { text: 'vivo casa', things: [], missingBrand: undefined }],
    ['tenis addidas', { text: 'adidas tenis', things: [], missingBrand: undefined }],
    // Gifts and occasions.
    ['regalo para mi mamá', { text: '', things: ['perfume', 'bolsa'], missingBrand: undefined }],
    ['un regalo original', { text: '', things: ['perfume'], missingBrand: undefined }],
    ['perfume de regalo', { text: 'perfume', things: [], missingBrand: undefined }],
    ['árbol de navidad', { text: 'arbol navidad', things: [], missingBrand: undefined }],
    ['cosas para navidad', { text: '', things: ['esfera'], missingBrand: undefined }],
    ['canasta navideña', { text: 'canasta navideña', things: [], missingBrand: undefined }],
    ['boletos para un concierto', { text: 'boletos concierto', things: [], missingBrand: undefined }],
    // What somebody likes says more than who it is; "que le doy" and "para mi tío" ask for a present.
    [
      'regalo para mi tío que le gusta pescar',
      { text: '', things: ['caña de pescar', 'carrete'], missingBrand: undefined },
    ],
    ['regalo para mi tío que le gusta el arroz', { text: '', things: ['arrocera', 'arroz'], missingBrand: undefined }],
    ['qué le doy a mi tío', { text: '', things: ['loción'], missingBrand: undefined }],
    ['para mi tío', { text: '', things: ['loción'], missingBrand: undefined }],
    ['algo bonito para mi tío', { text: '', things: ['loción'], missingBrand: undefined }],
    ['vestido para mi tío', { text: 'vestido tio', things: [], missingBrand: undefined }],
    // A word of an occasion is no brand.
    ['kinder', { text: '', things: ['chocolate'], missingBrand: 'kinder' }],
    ['regalo para alumnos de kinder', { text: '', things: ['dulce', 'lápiz'], missingBrand: undefined }],
    // A thing that comes first is what is wanted, unless the file has a better name for it.
    ['vestido para xv años', { text: 'vestido xv años', things: [], missingBrand: undefined }],
    ['zapatos mojados baratos de piel', { text: 'zapatos mojados piel', things: [], missingBrand: undefined }],
    ['crema para las arrugas', { text: '', things: ['crema antiarrugas'], missingBrand: undefined }],
    ['mesa de centro', { text: 'mesa centro', things: [], missingBrand: undefined }],
    ['centro de mesa', { text: '', things: ['florero'], missingBrand: undefined }],
    // What does not work is no thing without it.
    ['mi plancha no calienta', { text: '', things: ['cargador'], missingBrand: undefined }],
    ['celular sin cable', { text: 'celular', things: [], missingBrand: undefined }],
    // A phrase that is whole goes before a rule that is hardly nearer.
    ['me arden los ojos de ver la computadora', { text: '', things: ['gotas'], missingBrand: undefined }],
    ['mi papá ronca', { text: '', things: ['tapones'], missingBrand: undefined }],
    ['mosquitos en la casa', { text: '', things: ['repelente'], missingBrand: undefined }],
    ['casa de campaña para mosquitos', { text: 'casa campaña mosquitos', things: [], missingBrand: undefined }],
    // What a thing comes in is not what is wanted.
    ['caja de arroz de 12 kilos', { text: 'arroz 12 kilos', things: [], missingBrand: undefined }],
    ['costal de cemento', { text: 'costal cemento', things: [], missingBrand: undefined }],
    // A rule that is near enough goes before a thing that is only mentioned.
    ['cansan ojos rojos computadora y celular', { text: '', things: ['lentes'], missingBrand: undefined }],
    // A verb says what it is like.
    ['vestido que no ocupe mucho lugar', { text: 'vestido ocupe lugar', things: [], missingBrand: undefined }],
    ['vestido que no se moje', { text: 'vestido moje', things: [], missingBrand: undefined }],
    // Two things, of which either is wanted.
    ['perfume y unos zapatos de piel', { text: 'piel', things: ['perfume', 'zapatos'], missingBrand: undefined }],
    ['perfume y rosas', { text: 'perfume rosas', things: [], missingBrand: undefined }],
    // What a maker is known for, of what the text names.
    ['zapato ferragato', { text: 'ferragato', things: ['zapato oxford'], missingBrand: undefined }],
    ['zapato rojo ferragato', { text: 'zapato rojo ferragato', things: [], missingBrand: undefined }],
    // Needs.
    ['ver quién toca la puerta del perro', { text: '', things: ['timbre'], missingBrand: undefined }],
    ['para que el perro no jale', { text: '', things: ['pechera'], missingBrand: undefined }],
    ['para cargar el celular', { text: 'cargar celular', things: ['cargador'], missingBrand: undefined }],
    ['algo para hacer arroz', { text: 'hacer arroz', things: ['arrocera'], missingBrand: undefined }],
    ['arroz', { text: 'arroz', things: [], missingBrand: undefined }],
    // Why a thing is wanted names no other one.
    ['vestido porque me arden los ojos', { text: 'vestido arden ojos', things: [], missingBrand: undefined }],
    ['gotas porque me arden los ojos', { text: '', things: ['gotas'], missingBrand: undefined }],
  ])('"%s": %j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test.each([
    ['zapato ferragato', true],
    ['perfume y unos zapatos', true],
    ['regalo para mi mamá', undefined],
  ])('"%s" names its things itself: %s', (text, isNamed) => {
    expect(understand(text, knowledge).isNamed).toBe(isNamed);
  });

  test('the price of an occasion, unless the text says one', () => {
    expect(understand('regalo mamá', knowledge).phrasing.priceMax).toBe(150_000);
    expect(understand('regalo mamá hasta 300', knowledge).phrasing.priceMax).toBe(30_000);
  });

  test('a present for a grown-up is nothing for children', () => {
    const ofPeople = ['infantil', 'bebe', 'niño', 'niña', 'mujer', 'dama', 'hombre', 'caballero'];
    const excluded = (text: string) => understand(text, knowledge).excluded?.filter((word) => ofPeople.includes(word));
    const ofChildren = ['infantil', 'bebe', 'niño', 'niña'];
    expect(excluded('regalo para mi tío')).toEqual([...ofChildren, 'mujer', 'dama']);
    expect(excluded('regalo para mi tío y mi mamá')).toEqual(ofChildren);
    expect(excluded('regalo para mi mamá embarazada')).toEqual([]);
    expect(excluded('regalo para mi sobrino y mi tío')).toEqual([]);
  });

  test('a verb is no brand, though it is spelt as one', () => {
    expect(understand('se me makita el lavabo', knowledge).missingBrand).toBeUndefined();
    expect(understand('la makita', knowledge).missingBrand).toBe('makita');
  });

  test('beside a brand, what it makes is spelt right', () => {
    const correct = (text: string) => text.replace('taladrp', 'taladro');
    const { tokens, makerMissing } = understand('taladrp makita', { ...knowledge, correct });
    expect([tokens.map(({ text }) => text), makerMissing]).toEqual([['taladro', 'makita'], 'makita']);
  });

  test('what titles say of other parties is not meant', () => {
    expect(understand('regalo para mi tío', knowledge).excluded).toContain('quince');
    expect(understand('regalo para mi tío que celebra quince años', knowledge).excluded).not.toContain('quince');
  });

  test('an age is also a word for who is that old', () => {
    const { tokens } = understand('funda para 8 años', knowledge);
    expect(tokens.at(-1)?.alternatives).toContainEqual(['infantil']);
    expect(understand('funda para 40 años', knowledge).tokens.at(-1)?.alternatives).toHaveLength(1);
  });
});

test('UI-09 a present for a child who is no baby is nothing for babies', () => {
  const forBabies = (text: string) => understand(text, knowledge).excluded?.includes('bebe');
  expect(forBabies('regalo para niño de 5 años')).toBe(true);
  expect(forBabies('regalo para niño de 2 años')).toBe(false);
  expect(forBabies('zapatos para niño de 5 años')).toBe(true);
});
