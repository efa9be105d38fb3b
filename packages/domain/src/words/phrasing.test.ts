import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPhrasing, tidy } from './phrasing.ts';

/** Prices in pesos. */
const filters: ReadonlyArray<[search: string, text: string, says: Record<string, unknown>]> = [
  ['celular menos de 5000', 'celular', { priceMax: 5000 }],
  ['celulares por menos de $5,000 pesos', 'celulares', { priceMax: 5000 }],
  ['laptop de hasta 15 mil', 'laptop', { priceMax: 15_000 }],
  // Issue 37 B2: a bound does not lose its centavos.
  ['azúcar de menos de 9.50', 'azucar', { priceMax: 9.5 }],
  ['celular hasta $1,999.90', 'celular', { priceMax: 1999.9 }],
  ['café entre 89.50 y 120.75', 'cafe', { priceMin: 89.5, priceMax: 120.75 }],
  ['bocina de menos de 1.5 mil', 'bocina', { priceMax: 1500 }],
  ['tenis hasta mil pesos', 'tenis', { priceMax: 1000 }],
  ['perfume que no pase de 500', 'perfume', { priceMax: 500 }],
  ['sala no más de 12 000 pesos', 'sala', { priceMax: 12_000 }],
  ['pantalla más de 20 mil', 'pantalla', { priceMin: 20_000 }],
  ['reloj entre 200 y 500', 'reloj', { priceMin: 200, priceMax: 500 }],
  ['bici entre 2 y 5 mil pesos', 'bici', { priceMin: 2000, priceMax: 5000 }],
  ['mochila de 300 a 600 pesos', 'mochila', { priceMin: 300, priceMax: 600 }],
  ['guitarra acústica de 1500 a 3000', 'guitarra acustica', { priceMin: 1500, priceMax: 3000 }],
  ['juguete de 500 pesos', 'juguete', { priceMin: 375, priceMax: 625 }],
  ['juguetes de 100 pesos o menos', 'juguetes', { priceMax: 100 }],
  ['tenis de 800 para abajo', 'tenis', { priceMax: 800 }],
  ['pantalla de 5000 o más', 'pantalla', { priceMin: 5000 }],
  ['sala con un presupuesto de 8 mil', 'sala', { priceMax: 8000 }],
  ['celular de 10 mil', 'celular', { priceMin: 7500, priceMax: 12_500 }],
  ['bocina en oferta', 'bocina', { onOffer: true }],
  ['ofertas de televisiones', 'televisiones', { onOffer: true }],
  ['estufa con envío gratis', 'estufa', { freeShipping: true }],
  ['licuadora barata', 'licuadora', { sort: 'price_asc' }],
  ['reloj bonito y barato para mi novia', 'reloj bonito para mi novia', { sort: 'price_asc' }],
  ['algo bueno, bonito y barato para mi sala', 'para mi sala', { sort: 'price_asc' }],
  ['el más barato de los microondas', 'microondas', { sort: 'price_asc' }],
  ['colchón más barato', 'colchon', { sort: 'price_asc' }],
  ['perfume caro', 'perfume', { sort: 'price_desc' }],
  ['perfume que no sea tan caro', 'perfume', { sort: 'price_asc' }],
  ['tenis talla 25', 'tenis 25', {}],
  ['bicicleta rodada 26', 'bicicleta 26', {}],
  ['rodada 16 para niño', 'bicicleta 16 para niño', {}],
  ['máquina para la barba yo solo', 'maquina para la barba', {}],
  ['crema para la cara', 'crema para la cara', {}],
  ['ok google busca unas botas de trabajo', 'unas botas de trabajo', {}],
  ['bocina alexa', 'bocina alexa', {}],
  ['alexa busca un foco', 'un foco', {}],
  ['busca polos', 'busca polos', {}],
  ['oye me puedes enseñar cunas de madera por favor', 'cunas de madera', {}],
  ['hola me buscas un mezcal de espadín', 'mezcal de espadin', {}],
  ['me consigues unas velas', 'velas', {}],
  ['fíjate que ocupo una silla de ruedas', 'silla de ruedas', {}],
  ['licuadoras que sí aguanten', 'licuadoras', {}],
  ['señorita me da precio de las bombas para el tinaco', 'bombas para el tinaco', {}],
  ['ok quiero un carro de esos que se suben', 'un carro que se suben', {}],
  ['mi abuelo ya no oye bien', 'mi abuelo ya no oye bien', {}],
  ['cervezas bien frías', 'cervezas frias', {}],
  ['libro para alguien que le gustan las historias de miedo', 'libro las historias de miedo', {}],
  ['regalo para alguien que le gusta pescar', 'regalo para alguien que le gusta pescar', {}],
  ['aceite 5w30', 'aceite 5w-30', {}],
  ['audífonos mejor calificados', 'audifonos', { sort: 'rating' }],
];
/** What looks like a price and is none. */
const plain = [
  'pañales de 3 a 6 meses',
  'tornillos de 100 a 200 piezas',
  'juguete de 5 años',
  'aceite 5w-30',
  'llanta 205/55 r16',
  'pantalla de 55 pulgadas',
  'memoria de 128 gb',
  'iphone 15',
  'foco de 60 w',
  'tinaco de 1100 litros',
  'resma de 500 hojas',
  'caramelo macizo',
];

describe('AP-20 what a search says beside words', () => {
  test.each(filters)('"%s" is "%s" and %j', (search, text, says) => {
    const { priceMin, priceMax, sort, onOffer, freeShipping, ...rest } = readPhrasing(search);
    const pesos = (centavos: number | undefined) => (centavos === undefined ? undefined : centavos / 100);
    const read = { priceMin: pesos(priceMin), priceMax: pesos(priceMax), sort, onOffer, freeShipping };
    expect(Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))).toEqual(says);
    expect(rest.text).toBe(text);
  });

  test.each(plain)('"%s" has no price', (search) => {
    const { priceMin, priceMax, sort } = readPhrasing(search);
    expect([priceMin, priceMax, sort]).toEqual([undefined, undefined, undefined]);
  });

  test.each([
    ['audífonos sin cable', 'audifonos', ['cable']],
    ['galletas sin azúcar sin gluten', 'galletas', ['azucar', 'gluten']],
    ['teclado no inalámbrico', 'teclado', ['inalambrico']],
    ['bajar de peso sin salir de mi casa', 'bajar de peso sin salir de mi casa', []],
    ['agua sin azúcar', 'agua', ['azucar']],
    ['no break', 'no break', []],
    ['refrigerador no frost', 'refrigerador no frost', []],
    ['silla para quien ya no puede caminar', 'silla para quien ya no puede caminar', []],
  ])('"%s" is "%s" without %j', (search, text, without) => {
    expect(readPhrasing(search)).toMatchObject({ text, without });
  });

  test.each([
    ['quiero una mochila que sea de cuero', 'mochila cuero'],
    ['¿Tienen refrigeradores de dos puertas?', 'refrigeradores de 2 puertas'],
    ['cuál es la mejor licuadora', 'licuadora'],
    ['oye dónde encuentro tenis blancos', 'tenis blancos'],
    ['necesito una cama para mi perro', 'cama para mi perro'],
    ['busco algo para el dolor', 'para el dolor'],
    ['qué le regalo a mi novio', 'regalo a mi novio'],
    ['un detallito para mi maestra', 'un regalo para mi maestra'],
    ['qué le pueden traer los reyes a mi hijo', 'regalo los reyes a mi hijo'],
    ['bocina pa la fiesta', 'bocina para la fiesta'],
    ['foco pal baño', 'foco para el baño'],
    ['q no se me enfríe', 'que no se me enfrie'],
    ['comedor donde quepamos seis', 'comedor para 6 personas'],
    ['camita para mi perrito', 'camita para mi perro'],
    ['perrito de peluche', 'perrito de peluche'],
    ['roperos grandes para mi casa', 'roperos grandes'],
    ['mi casa es de dos pisos, necesito una bomba', 'bomba, mi casa es de dos pisos'],
    [
      'se me descompuso el boiler y ahora ocupo un calentador de paso',
      'calentador de paso, se me descompuso el boiler',
    ],
    ['necesito una lámpara porque quiero una luz bonita', 'lampara porque luz bonita'],
    ['dónde pongo la ropa sucia', 'donde pongo la ropa sucia'],
    ['dónde venden ropa', 'ropa'],
    ['quería ver si de casualidad tienen colchones individuales', 'colchones individuales'],
    ['mira lo que pasa es que ando en busca de una mesa plegable', 'mesa plegable'],
    ['pues fíjate que estoy interesado en una pantalla', 'pantalla'],
    ['qué opciones hay de audífonos', 'audifonos'],
    ['cuál freidora de aire me conviene', 'freidora de aire'],
    ['enséñame todo lo que tengas de pokemon', 'pokemon'],
    ['quiero comprarle a mi hijo unos patines', 'patines para mi hijo'],
    ['mi maestra me pidió un cuaderno de cuadro chico', 'cuaderno de cuadro chico'],
    ['se me antoja un café de grano', 'cafe de grano'],
    ['qué es bueno para la tos', 'para la tos'],
    ['con qué puedo limpiar la plata', 'limpiar la plata'],
    ['si tienen me gustaría ver cortinas', 'cortinas'],
    ['la neta quiero un celular que tome buenas fotos', 'celular que tome buenas fotos'],
    ['vi un sillón y quiero uno así', 'vi un sillon y asi'],
    ['se me antojó', 'se me antojo'],
    ['tienda de casas para mi casa de campo', 'tienda de casas para mi casa de campo'],
  ])('ways of speaking fall away: "%s" is "%s"', (search, text) => {
    expect(readPhrasing(search).text).toBe(text);
  });

  test('any text is read without failing, and prices are whole centavos in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (search) => {
        const { text, priceMin = 0, priceMax = Infinity } = readPhrasing(search);
        expect(text).toBe(text.trim());
        expect(Number.isInteger(priceMin) && priceMin <= priceMax).toBe(true);
      }),
    );
  });
});

describe('F9 the loose end of a sentence', () => {
  /** The definition: any sequence of separators, each with a conjunction or none, which no word follows. */
  const byDefinition = (text: string): string =>
    text
      .replace(/\s+(?=[,;.]|$)|\s+(?=\s)/g, '')
      .replace(/(?:[\s,;.]+(?:y|e|o|u|de|con|en|a|por|que)?(?![\p{L}\d]))+$/u, '')
      .trim();

  test('is removed as its definition says', () => {
    const piece = fc.constantFrom(' ', ',', ';', '.', ' y', ', de', ' que', 'y', 'a', 'tenis', '2', 'ñ', '-');
    fc.assert(
      // The definition takes exponential time, so texts are short.
      fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
        expect(tidy(pieces.join(''))).toBe(byDefinition(pieces.join('')));
      }),
      { numRuns: 3_000, seed: 37 },
    );
  });

  test.each(['; ,', ',', '. ', ' y,', ', ,y ;'])('takes no exponential time after many %j', (separators) => {
    /** CPU time of five searches, in microseconds. */
    const cost = (times: number) => {
      const search = `tenis${separators.repeat(times)}x`;
      const began = process.cpuUsage();
      for (let n = 0; n < 5; n++) readPhrasing(search);
      return process.cpuUsage(began).user;
    };
    cost(6);
    // Twice as many separators cost two to four times as much. With exponential time, the factor is above 1,000.
    expect(cost(12) / Math.max(cost(6), 1_000)).toBeLessThan(100);
  });
});
