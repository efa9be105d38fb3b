/** Tests of the rules of forms for visitors (RT-17). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { folioOf, isContactFolio, plainFolio, readContact, withoutLinks } from './contact-request.ts';
import { formAge, formAges } from './form-freshness.ts';

const typed = {
  ...{ nombre: ' Ana  López ', correo: 'Ana@Correo.MX ', telefono: '(55) 1234-5678', asunto: 'factura' },
  ...{ pedido: '09-1734 6625', mensaje: 'No puedo\r\nfacturar.' },
};

describe('RT-17 what a visitor writes', () => {
  test('is stored in plain form', () => {
    expect(readContact(typed)).toEqual({
      request: {
        ...{ name: 'Ana López', email: 'ana@correo.mx', phone: '5512345678', subject: 'factura' },
        ...{ order: '0917346625', text: 'No puedo\nfacturar.' },
      },
    });
    expect(readContact({ ...typed, telefono: '', pedido: ' ' }).request).toMatchObject({ phone: null, order: null });
  });

  test.each([
    ['mira https://a.example/x?y=1', 'mira [enlace]'],
    ['HTTP://A.EXAMPLE', '[enlace]'],
    ['entra a www.premios.mx/gana ya', 'entra a [enlace] ya'],
    ['entra a premios.com.mx', 'entra a [enlace]'],
    ['ｐremios.com', '[enlace]'],
    ['javascript://x', '[enlace]'],
    ['Cuesta 12.50 y mide 1.20 m.', 'Cuesta 12.50 y mide 1.20 m.'],
    ['Fin. Gracias', 'Fin. Gracias'],
    ['mi correo es ana@correo.mx', 'mi correo es ana@correo.mx'],
  ])('%j is mailed to a typed e-mail as %j', (text, mailed) => expect(withoutLinks(text)).toBe(mailed));

  test('no hostile text breaks a rule or takes long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 3_000 }), (text) => {
        const { request } = readContact({ ...typed, nombre: text.slice(0, 90), mensaje: text });
        if (request) expect(request.text.length).toBeLessThanOrEqual(2_000);
      }),
      { numRuns: 200, seed: 54 },
    );
    const began = performance.now();
    for (const unit of ['a.', 'www.', 'a-', 'http://', 'a@a.', '.', 'á.b'])
      withoutLinks(unit.repeat(5_000).slice(0, 20_000));
    expect(performance.now() - began).toBeLessThan(3_000);
  });

  test('a folio has its kind and eight legible signs, and is read as people write it', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (bytes) => {
        const folio = folioOf('C', bytes);
        expect(isContactFolio(folio)).toBe(true);
        expect(folio).not.toMatch(/[IO01l]/);
        expect(plainFolio(` ${folio.slice(0, 4).toLowerCase()}-${folio.slice(4)} `)).toBe(folio);
      }),
      { seed: 54 },
    );
  });

  test.each([
    [0, 'early'],
    [1_999, 'early'],
    [2_000, 'fresh'],
    [formAges.most, 'fresh'],
    [formAges.most + 1, 'late'],
    [-5_000, 'early'],
  ])('a form of %d ms is %s', (age, expected) => expect(formAge(1_000_000, 1_000_000 + age)).toBe(expected));
});
