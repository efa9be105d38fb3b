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

const product = { title: '', brand: '', model: '', categories: [], categoryIds: [], facts: [], texts: [] };
const of = (products: ReadonlyArray<Partial<typeof product> | { facts: string[]; categories: string[] }>) => {
  const vocabulary = new Vocabulary();
  for (const one of products) vocabulary.add({ ...product, ...one });
  return [...vocabulary.phrases()].map(({ shown }) => shown).sort();
};
const twice = <Texts>(texts: Texts): Texts[] => [texts, texts];

test.each([
  ['Regadera de lluvia de 8" Chorrillo LV-918', 'Chorrillo', ['regadera de lluvia']],
  ['Pantalla para auto de 10" Sonoruta ES-366', 'Sonoruta', ['pantalla', 'pantalla para auto']],
  ['Galletas para perro sabor Pollo', '', ['galletas', 'galletas para perro', 'galletas para perro sabor pollo']],
  ['Licuadora de 700 W Molendra', 'Molendra', ['licuadora de 700 w']],
  ['Rastrillo 12" dientes de acero', '', ['rastrillo']],
  ['Pantalla de 10 Sonoruta', '', ['pantalla']],
  ['Molendra Licuadora portátil', 'Molendra', ['licuadora', 'licuadora portátil']],
])('UI-09 of "%s", a title of "%s": %j', (title, brand, expected) => {
  const [thing = ''] = expected;
  const others = thing === '' || thing.includes(' ') ? [] : [{ title: `${thing} x` }];
  expect(of([...twice({ title, brand }), ...others])).toEqual(expected);
});

test('UI-09 a phrase ends where a phrase of titles does', () => {
  const titles = ['Vestido cruzado midi', 'Vestido cruzado midi con lazo', 'Vestido cruzado largo', 'Vestido'];
  expect(of(titles.map((title) => ({ title })))).toEqual(['vestido', 'vestido cruzado midi']);
});

test('UI-09 things with their colours and for whom they are', () => {
  const botas = { title: 'Botas', facts: ['Negro', 'Mujer', 'Azul marino'], categories: ['Botas'] };
  expect(of(twice(botas))).toEqual([
    'botas',
    'botas azules',
    'botas azules para mujer',
    'botas negras',
    'botas negras para mujer',
    'botas para mujer',
  ]);
  const oxford = { title: 'Oxford', facts: ['Negro'], categories: ['Zapatos para hombre'] };
  expect(of(twice(oxford))).toContain('zapatos negros para hombre');
  // The sheets have the colour, and a flavour is none.
  expect(of(twice({ title: 'Juego de sábanas', facts: ['Negro'], categories: [] }))).toEqual(['juego de sábanas']);
  expect(of(twice({ title: 'Jugo', facts: ['Naranja'], categories: [] }))).toEqual(['jugo']);
  // What one product has alone is not suggested.
  expect(of([{ title: 'Jugo', facts: ['Rojo'], categories: [] }, { title: 'Jugo' }])).toEqual(['jugo']);
});
