import { describe, expect, test } from 'vitest';
import { readBrandRules } from './brand-rules.ts';
import { readOccasionRules } from './occasion-rules.ts';

const brands = readBrandRules(`
# comment
makita, maquita => taladro, esmeriladora
hot wheels => carro de juguete
la costeña, costeña => chile en lata
moto g => celular
oral-b => cepillo dental
vivo celular => celular
vans => tenis`);

const occasions = readOccasionRules(`
regalo niña => muñeca, peluche ; hasta 800
regalo niño => balón
navidad => esfera ; 11-15..12-25
árbol navidad => árbol
perro jala => pechera
no dormir => almohada
se fue luz => linterna`);

describe('AP-20 brands of an operator', () => {
  test.each([
    ['makita', 'makita', ''],
    ['taladro maquita 500', 'maquita', 'taladro 500'],
    ['pista hot wheels', 'hot wheels', 'pista'],
    ['hot-wheels', 'hot wheels', ''],
    ['hotwheels', 'hotwheels', ''],
    ['la costeña', 'la costeña', ''],
    ['moto g84', 'moto g', '84'],
    ['oral b', 'oral b', ''],
    ['wheels hot', undefined, undefined],
    ['la moderna', undefined, undefined],
    ['vivo', undefined, undefined],
    ['tenis vans', 'vans', 'tenis'],
    // A verb.
    ['van a poner casa', undefined, undefined],
  ])('"%s": %s and "%s"', (text, phrase, rest) => {
    const found = brands.find(text);
    expect([found?.phrase, found?.rest]).toEqual([phrase, rest]);
  });

  test('an everyday word alone is a brand that is given with its product', () => {
    expect(brands.findBare('vivo')?.rule.things).toEqual(['celular']);
    expect(brands.findBare('viva')).toBeUndefined();
    expect(brands.findBare('vivo en casa')).toBeUndefined();
    expect(readBrandRules('taladro => taladro').findBare('%%%')).toBeUndefined();
    expect(brands.knows({ text: 'makita' })).toBe(true);
    expect(brands.knows({ text: 'maceta' })).toBe(false);
  });
});

describe('AP-20 occasions of an operator', () => {
  test.each([
    ['regalo para mi niña', 'muñeca', 'mi'],
    ['para una niña un regalo', 'muñeca', 'una un'],
    ['regalo para niño', 'balón', ''],
    ['navidad', 'esfera', ''],
    ['adorno de navidad', 'esfera', 'adorno'],
    ['un arbol para la navidad', 'árbol', 'un'],
    ['que el perro no jale', 'pechera', 'que el no'],
    ['perros que jalan', 'pechera', 'que'],
    ['no puedo dormir', 'almohada', 'puedo'],
  ])('"%s": %s', (text, thing) => {
    expect(occasions.find(text)?.rule.things[0]).toBe(thing);
  });

  test.each(['adorno', 'puedo dormir', 'luces', 'la luz', 'jalar'])('"%s" is none', (text) => {
    expect(occasions.find(text)).toBeUndefined();
  });

  test('a price limit is in centavos, a season is days of the year', () => {
    expect(occasions.find('regalo niña')).toMatchObject({ rule: { priceMax: 80_000 }, length: 2, rest: '' });
    expect(occasions.find('navidad')?.rule.season).toEqual({ from: '11-15', to: '12-25' });
    expect(occasions.size).toBe(7);
  });

  test.each(['makita', 'makita => ', ' => taladro', 'a => b => c', 'makita => taladro ; pronto', 'de la => casa'])(
    'a line that is no rule is an error with its number: "%s"',
    (line) => {
      expect(() => readOccasionRules(`\n${line}`)).toThrow(/^line 2: /);
    },
  );
});

test('AP-20 UI-09 what stands beside a thing in several rules, or in its only one', () => {
  const rules = readOccasionRules(
    'picnic => mantel, vaso, hielera\ncena => vaso, copa, manteles\nbañarse => boiler de paso, toalla',
  );
  expect(rules.beside('mantel')).toEqual(['vaso']);
  expect(rules.beside('vasos')).toEqual(['mantel']);
  expect(rules.beside('boiler de paso')).toEqual(['toalla']);
  expect(rules.beside('silla')).toEqual([]);
  expect(['boiler de paso', 'unos boilers de paso', 'boiler'].map(rules.isThing)).toEqual([true, true, false]);
});

test.each([
  ['le gusta el te', true],
  ['le gusta el té', true],
  ['que te gusta', false],
  ['no te gusta', false],
])('AP-20 in "%s" tea is said: %s', (text, isTea) => {
  const rules = readOccasionRules('gusta té => infusión');
  expect(rules.find(text)?.rule.things).toEqual(isTea ? ['infusión'] : undefined);
});
