import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';
import { productWords } from './product-words.ts';
import { beginningSigns, categorySigns, kindSigns } from './signs.ts';

describe('AP-20 what a title begins with', () => {
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
  ])('"%s" of brand "%s": %j', (title, brand, signs) => {
    expect([...beginningSigns(fold(title), brand)]).toEqual(signs);
  });
});

describe('AP-20 what a category is called', () => {
  test.each([
    ['Relojes', ['=reloj']],
    ['Colchones y blancos', ['=blanco_colchon', '~colchon', '~blanco']],
    ['Espejos, cuadros y relojes', ['=cuadro_espejo_reloj', '~espejo', '~cuadro', '~reloj']],
    ['Juguetes para gato', ['=gato_juguete']],
    ['—', []],
  ])('"%s": %j', (name, signs) => {
    expect([...categorySigns(name)]).toEqual(signs);
  });

  test('what the own category begins with is told of it alone, and nobody can type a sign', () => {
    expect([...kindSigns('Bocinas portátiles y micrófonos')]).toEqual(['+bocina', '+microfono']);
    const product = { title: 'Bocina', brand: 'Xoloitz', model: '', facts: [], texts: ['^mesa =silla ~sofá +cama'] };
    const words = productWords({ ...product, categories: ['Audio y video', 'Bocinas portátiles'] });
    const signs = [...words.keys()].filter((word) => /^[^\p{L}\p{N}]/u.test(word));
    expect(signs).toEqual(['^bocina', '=audio_video', '~audio', '~video', '=bocina_portatil', '+bocina']);
  });
});
