import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyse, tokenise } from './analyse.ts';
import { fold } from './fold.ts';
import { normaliseWord } from './normalise.ts';

/** Whether the search matches a product with this title. */
function finds(search: string, title: string): boolean {
  const terms = analyse(title);
  return tokenise(search).every(({ alternatives }) =>
    alternatives.some((alternative) => alternative.every((term) => terms.has(term))),
  );
}

describe('AP-20 units and models', () => {
  test.each([
    ['pantalla 55 pulgadas', 'Pantalla Smart TV 55" 4K'],
    ['pantalla 55"', 'Pantalla de 55 pulgadas'],
    ['pantalla 55”', "Pantalla 55'' LED"],
    ['pantalla 55', 'Pantalla de 55 pulgadas'],
    ['disco duro 1tb', 'Disco duro externo 1 TB'],
    ['disco duro 1 tb', 'Disco duro externo 1TB'],
    ['leche 1 litro', 'Leche entera 1 L'],
    ['leche 1000 ml', 'Leche entera 1 L'],
    ['agua 1.5 l', 'Agua natural 1,500 ml'],
    ['jamaica ½ kg', 'Flor de jamaica 500 g'],
    ['power bank 10000mah', 'Power bank 10,000 mAh'],
    ['iphone15', 'iPhone 15 de 128 GB'],
    ['iphone 15', 'Funda para iPhone15'],
    ['128gb', 'iPhone 15 de 128 GB'],
    ['wh1000xm5', 'Audífonos WH-1000XM5'],
    ['wh-1000 xm5', 'Audífonos WH-1000XM5'],
    ['wh 1000xm5', 'Audífonos WH-1000XM5'],
    ['wifi', 'Repetidor Wi-Fi 6'],
    ['wi fi', 'Repetidor Wi-Fi 6'],
    ['usb-c', 'Cable USB C a USB C'],
    ['levis 501', "Jeans Levi's 501"],
    ['sa-42117', 'Foco ahorrador, clave SA-42117'],
    ['ps5', 'Consola PlayStation 5 (PS5)'],
    ['talla 27.5', 'Tenis talla 27.5'],
    ['tornillo 1/4', 'Tornillo de 1/4 de pulgada'],
    ['12 piezas', 'Paquete de 12 pzas'],
  ])('"%s" finds "%s"', (search, title) => {
    expect(finds(search, title)).toBe(true);
  });

  test.each([
    ['pantalla 55 pulgadas', 'Pantalla de 65 pulgadas'],
    ['pantalla 55 pulgadas', 'Cable de 55 cm para pantalla'],
    ['disco 1 tb', 'Disco de 1 GB'],
    ['iphone 15', 'iPhone 14'],
    ['leche 1 litro', 'Leche 1 galón'],
  ])('"%s" does not find "%s"', (search, title) => {
    expect(finds(search, title)).toBe(false);
  });
});

describe('AP-20 words', () => {
  test('case, accents and typographic quotes make no difference; ñ does', () => {
    expect(finds('AUDIFONOS INALAMBRICOS', 'Audífonos inalámbricos')).toBe(true);
    expect(finds('cafe', 'Café')).toBe(true);
    expect(finds('pingüino', 'Pinguino')).toBe(true);
    expect(finds('piña', 'Pina')).toBe(false);
  });

  test('tea is a word, with its accent or before what it is of; "te" is none', () => {
    expect([...analyse('Té verde')]).toEqual(['te', 'verde']);
    expect([...analyse('te de manzanilla')]).toEqual(['te', 'manzanilla']);
    expect([...analyse('té')]).toEqual(['te']);
    expect([...analyse('lo que te gusta')]).toEqual(['gusta']);
  });

  test('stop words are left out', () => {
    expect([...analyse('La mesa de la sala para el comedor')]).toEqual(['mesa', 'sala', 'comedor']);
    expect(tokenise('de la para')).toEqual([]);
  });

  test('no text yields a term with control characters or separators', () => {
    for (const text of [
      '≈a\0b≈1≈x',
      '≈^tenis≈1≈x',
      '≈a\nb≈1≈c',
      '9'.repeat(3_000),
      `${'9'.repeat(3_000)} kg`,
      'a'.repeat(3_000),
    ])
      for (const word of analyse(text)) expect(word).toMatch(/^[a-zñ0-9.%"]{1,200}$/);
  });

  test('a search for a title matches the title, in any case and without its accents', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.stringMatching(/^[A-Za-zñáéíóúü0-9 "'.,&+/½-]{0,40}$/),
    );
    fc.assert(
      fc.property(text, (title) => {
        expect(finds(title, title)).toBe(true);
        expect(finds(fold(title), title)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

test('AP-20 RT-08 a small number is also what titles write in words, in a search alone', () => {
  expect(tokenise('2 puertas')[0]).toMatchObject({ alternatives: [['2'], ['dos']], terms: ['2'] });
  expect(tokenise('para 6 personas')[0]?.alternatives).toEqual([['6persona'], ['seis', 'persona'].map(normaliseWord)]);
  expect(tokenise('15 watts')[0]?.alternatives).toEqual([['15w']]);
});

test('texts that are only words are read like texts with signs', () => {
  const word = fc.constantFrom(
    ...'Mesa té tés sin cable libre libres de azúcar la el un año niño verde 3 led'.split(' '),
  );
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
      const text = words.join(' ');
      // The sign is no word, so nothing of the text changes.
      expect(tokenise(text)).toEqual(tokenise(`≈ ${text}`));
      expect(tokenise(` ${text} `)).toEqual(tokenise(`≈ ${text} `));
    }),
  );
});
