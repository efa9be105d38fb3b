import { describe, expect, test } from 'vitest';
import { readOccasionRules } from './occasion-rules.ts';
import { createSuggestions, leastPeople } from './suggestions.ts';
import { readSynonyms } from './synonyms.ts';

const phrases = Object.entries({
  celular: 500,
  pantalla: 170,
  'teléfono alámbrico': 20,
  tenis: 100,
  'tenis para correr': 40,
  'tenis para correr de malla': 8,
  'tenis urbanos': 20,
  'playera para correr': 30,
  audífonos: 200,
  'audífonos gamer': 50,
  laptop: 150,
  'laptop gamer': 30,
}).map(([shown, products]) => ({ phrase: shown, shown, products }));
const categories = [
  { path: [1], name: 'Calzado' },
  { path: [1, 2], name: 'Botas de lluvia' },
  { path: [1, 3], name: 'Tazas y vasos' },
  { path: [1, 4], name: 'Sin nada' },
];
const rules = {
  synonyms: readSynonyms(
    'tele, tv => pantalla\nlap => laptop\nvideo monitor, pantalla\nteléfono celular, teléfono de oro, cel',
  ),
  occasions: readOccasionRules(
    [
      'regalo mamá, regalo jefecita, regalo mamá papá => perfume',
      'regalo papá, regalo primer año, regalo miss => cartera',
      'playera boda, playera bélica, playera bebé => playera',
      'regalo navidad => esfera ; 11-15..01-06',
      'no puedo dormir, no puedo ir baño => almohada',
      'disfraz niña, tenis viejos, tapó caño => disfraz, tenis',
    ].join('\n'),
  ),
  day: '11-23',
};
const sources = { phrases, categories, productsOf: (id: number) => (id === 4 ? 0 : 10) };
const { suggest } = createSuggestions(sources, (word) => ({ celualr: 'celular', tenus: 'tenis' })[word]);

describe('UI-09 AP-16 what typed text may become', () => {
  test.each([
    ['ten', ['tenis', 'tenis para correr', 'tenis urbanos', 'tenis para correr de malla']],
    ['tenis par', ['tenis para correr', 'tenis para correr de malla']],
    ['correr', ['tenis para correr', 'playera para correr', 'tenis para correr de malla']],
    ['correr ten', ['tenis para correr', 'tenis para correr de malla']],
    ['audifonos g', ['audífonos gamer']],
    // By another name of it.
    ['tele', ['pantalla', 'teléfono alámbrico']],
    ['tv', ['pantalla']],
    ['lap gam', ['laptop gamer']],
    // With a slip.
    ['audifom', ['audífonos', 'audífonos gamer']],
    ['tenus urb', ['tenis urbanos']],
    // What nothing is called goes on with what was whole.
    ['laptop xq', ['laptop', 'laptop gamer']],
    // A word stands for one: "t" is not "tenis" again.
    ['tenis para t', ['tenis', 'tenis urbanos']],
    ['bot', ['botas de lluvia']],
    ['taz', []],
    ['nada', []],
    ['', []],
    ['%', []],
  ])('"%s": %j', (typed, expected) => {
    expect(suggest(typed, 8, rules)).toEqual(expected);
  });

  test('gifts and occasions as phrases, those in season first, and the first name of each rule', () => {
    const people = ['regalo para mamá', 'regalo para papá', 'regalo para jefecita'];
    expect(suggest('regalo', 8, rules)).toEqual(['regalo de navidad', ...people]);
    expect(suggest('regalo', 8, { ...rules, day: '05-01' })).toEqual([
      ...people.slice(0, 2),
      'regalo de navidad',
      people[2],
    ]);
    expect(suggest('regalo p', 8, rules)).toEqual(['regalo para papá', 'regalo para mamá', 'regalo para jefecita']);
    expect(suggest('regalo d', 8, rules)).toEqual(['regalo de navidad']);
  });

  test('small words stay as they were typed', () => {
    expect(suggest('regalo para mi ma', 8, rules)).toEqual(['regalo para mi mamá']);
    // Nobody gives to "mi su mamá".
    expect(suggest('regalo para mi su', 8, rules)).toContain('regalo para mi mamá');
    expect(suggest('regalo para mi su', 8, rules)).not.toContain('regalo para mi su mamá');
    expect(suggest('regalo para mi', 8, rules)).toEqual([
      'regalo para mi mamá',
      'regalo para mi papá',
      'regalo para mi jefecita',
    ]);
    expect(suggest('regalo de n', 8, rules)).toEqual(['regalo de navidad']);
    // In a sentence they are not what was begun.
    expect(suggest('se me tapó', 8, rules)).toEqual([]);
    expect(suggest('no pue', 8, rules)).toEqual(['no puedo dormir']);
    expect(suggest('no', 8, rules)).toEqual([]);
  });

  test('words for matching are no phrases', () => {
    for (const typed of ['tenis vi', 'playera be', 'regalo pri', 'regalo mi'])
      expect(suggest(typed, 8, rules).join()).not.toMatch(/viejos|bélica|primer|miss/);
    expect(suggest('playera para b', 8, rules)).toEqual(['playera para boda', 'playera para bebé']);
  });

  test('no things that the shop has not', () => {
    expect(suggest('disfraz', 8, rules)).toEqual([]);
    expect(suggest('disfraz para n', 8, rules)).toEqual([]);
  });

  test('a genre is no thing', () => {
    const genres = [
      { path: [1], name: 'Libros' },
      { path: [1, 2], name: 'Rol' },
    ];
    const known = createSuggestions({ ...sources, categories: genres }, () => undefined);
    expect(known.suggest('rol', 8, rules)).toEqual([]);
  });

  test('in the middle of a phrase, by what the words before leave', () => {
    const more = Object.entries({
      vestido: 70,
      'vestido rojo': 200,
      'vestido cruzado': 60,
      'vestido para mujer': 50,
      'vestido rojo para mujer': 8,
      'vestido negro': 5,
      pantalla: 90,
      'pantalla para auto': 80,
      mochila: 20,
      'mochila negra': 9,
    }).map(([shown, products]) => ({ phrase: shown, shown, products }));
    const known = createSuggestions({ ...sources, phrases: more }, () => undefined);
    const ask = (typed: string) => known.suggest(typed, 8, rules);
    expect(ask('vestido rojo p')).toEqual(['vestido rojo para mujer']);
    expect(ask('vestidos rojos para m')).toEqual(['vestido rojo para mujer']);
    // What no product has is left out.
    expect(ask('vestido verde p')[0]).toBe('vestido para mujer');
    // A colour says less than what it is.
    expect(ask('vestido').slice(0, 3)).toEqual(['vestido', 'vestido cruzado', 'vestido rojo']);
    expect(ask('mochila para n')).not.toContain('mochila para negra');
    expect(ask('mochila para n')).toEqual(['mochila', 'mochila negra']);
    expect(ask('vestido para niña de 5')).toEqual(['vestido para niña de 5 años']);
    expect(ask('vestido para niña de 50')).not.toContain('vestido para niña de 50 años');
    // A screen for a car is no "tele".
    expect(ask('tv')).toEqual(['pantalla']);
  });

  test('names of several words that operators know, of words that the catalogue has', () => {
    expect(suggest('telefono c', 8, rules)).toEqual(['teléfono celular']);
    expect(suggest('telefono de', 8, rules)).not.toContain('teléfono de oro');
    expect(suggest('video m', 8, rules)).toEqual(['pantalla']);
  });

  test('by the beginning of another name of several words', () => {
    expect(suggest('video mo', 8, rules)).toEqual(['pantalla']);
  });

  test('no more than asked for', () => {
    expect(suggest('t', 2, rules)).toEqual(['tenis', 'tenis para correr']);
  });

  test('what many people searched comes first, and what few did is not shown', () => {
    const counted = [
      { text: 'tenis blancos', people: leastPeople },
      { text: 'tenis rojos', people: 900 },
      { text: 'tenis de juan pérez', people: leastPeople - 1 },
    ];
    const known = createSuggestions({ ...sources, counted }, () => undefined);
    expect(known.suggest('tenis', 3, rules)).toEqual(['tenis rojos', 'tenis blancos', 'tenis']);
    expect(known.suggest('tenis de ju', 8, rules)).not.toContain('tenis de juan pérez');
  });
});
