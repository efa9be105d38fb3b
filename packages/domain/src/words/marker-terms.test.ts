import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';
import { categoryMarkers, leafCategoryMarkers, titleStartMarkers } from './marker-terms.ts';
import { productWords } from './product-words.ts';
import { phraseWords, titleStarts } from './title-starts.ts';

describe('AP-20 marker terms of title starts', () => {
  test.each([
    ['Tenis para correr', '', ['^teni', '^teni_correr']],
    ['Raqueta de tenis', '', ['^raqueta', '^raqueta_teni']],
    ['Paquete de 4 focos LED', '', ['^paquete', '^foco', '^foco_led']],
    ['Juego de mancuernas con discos', '', ['^juego', '^mancuerna', '^mancuerna_disco']],
    ['Juego de mesa', '', ['^juego', '^juego_mesa']],
    ['Paquete de tres boxers de algodón', '', ['^paquete', '^boxer', '^boxer_algodon']],
    ['Mini refrigerador', '', ['^mini', '^refrigerador']],
    ['Samsung Pantalla 55"', 'Samsung', ['^samsung', '^samsung_pantalla', '^pantalla']],
    ['El Palacio Silla', 'El Palacio', ['^palacio', '^palacio_silla', '^silla']],
    ['4 sillas', '', ['^4', '^silla']],
    ['Ibanez GRG121 Guitarra', 'Ibanez', ['^ibanez', '^grg121', '^grg', '^121', '^guitarra']],
    ['de la', '', []],
  ])('"%s" of brand "%s": %j', (title, brand, markers) => {
    expect([...titleStartMarkers(titleStarts(fold(title), brand))]).toEqual(markers);
  });
});

describe('AP-20 the first noun phrase of a title', () => {
  test.each([
    [
      'breville barista express cafetera espresso con molino',
      ['breville', 'barista', 'express', 'cafetera', 'espresso'],
    ],
    ['organizador de escritorio', ['organizador']],
    ['instant vortex plus 10 l horno freidora', ['instant', 'vortex', 'plu', 'horno', 'freidora']],
    ['', []],
  ])('"%s": %j', (head, words) => {
    expect([...phraseWords(head)]).toEqual(words);
  });
});

describe('AP-20 marker terms of category names', () => {
  test.each([
    ['Relojes', ['=reloj']],
    ['Colchones y blancos', ['=blanco_colchon', '~colchon', '~blanco']],
    ['Espejos, cuadros y relojes', ['=cuadro_espejo_reloj', '~espejo', '~cuadro', '~reloj']],
    ['Juguetes para gato', ['=gato_juguete']],
    ['—', []],
  ])('"%s": %j', (name, markers) => {
    expect([...categoryMarkers(name)]).toEqual(markers);
  });

  test('only the leaf category has name-start markers, and no text yields a marker term', () => {
    expect([...leafCategoryMarkers('Bocinas portátiles y micrófonos')]).toEqual(['+bocina', '+microfono']);
    const product = { title: 'Bocina', brand: 'Xoloitz', model: '', facts: [], texts: ['^mesa =silla ~sofá +cama'] };
    const words = productWords({
      ...product,
      categories: ['Audio y video', 'Bocinas portátiles'],
      categoryIds: [2, 20],
    });
    const markers = [...words.keys()].filter((word) => /^[^\p{L}\p{N}]/u.test(word));
    const ofCategories = ['=audio_video', '~audio', '~video', '=bocina_portatil', '+bocina', '@2', '@20'];
    expect(markers).toEqual(['^bocina', '>bocina', ...ofCategories]);
  });
});
