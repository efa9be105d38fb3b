import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';
import { categoryMarkers, leafCategoryMarkers, titleStartMarkers } from './marker-terms.ts';
import { productWords } from './product-words.ts';

describe('AP-20 marker terms of title starts', () => {
  test.each([
    ['Tenis para correr', '', ['^teni']],
    ['Raqueta de tenis', '', ['^raqueta']],
    ['Paquete de 4 focos LED', '', ['^paquete', '^foco']],
    ['Juego de mancuernas con discos', '', ['^juego', '^mancuerna']],
    ['Juego de mesa', '', ['^juego']],
    ['Mini refrigerador', '', ['^mini', '^refrigerador']],
    ['Samsung Pantalla 55"', 'Samsung', ['^samsung', '^pantalla']],
    ['El Palacio Silla', 'El Palacio', ['^palacio', '^silla']],
    ['4 sillas', '', ['^4', '^silla']],
    ['Ibanez GRG121 Guitarra', 'Ibanez', ['^ibanez', '^grg121', '^grg', '^121', '^guitarra']],
    ['de la', '', []],
  ])('"%s" of brand "%s": %j', (title, brand, markers) => {
    expect([...titleStartMarkers(fold(title), brand)]).toEqual(markers);
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
    const words = productWords({ ...product, categories: ['Audio y video', 'Bocinas portátiles'] });
    const markers = [...words.keys()].filter((word) => /^[^\p{L}\p{N}]/u.test(word));
    expect(markers).toEqual(['^bocina', '=audio_video', '~audio', '~video', '=bocina_portatil', '+bocina']);
  });
});
