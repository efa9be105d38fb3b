import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ofAbsence, readAudience, readDetail } from './details.ts';
import { readPhrasing } from './phrasing.ts';

describe('AP-20 RT-09 what a search says beside the thing', () => {
  test.each([
    ['mochila para mi niña de 5 años', 'mochila', 'para-nina-5-anos', 'Para niña · 5 años'],
    ['tenis para mujer', 'tenis', 'para-mujer', 'Para mujer'],
    ['pijamas para recien nacidos', 'pijamas', 'para-recien-nacido', 'Para recién nacido'],
    ['juguete de 18 meses', 'juguete', 'para-18-meses', 'De 18 meses'],
    ['bici para niños de 1 año', 'bici', 'para-nino-1-ano', 'Para niño · 1 año'],
  ])('"%s" is "%s" and %s', (search, rest, id, label) => {
    const found = readAudience(search);
    expect(found?.rest).toBe(rest);
    expect(found?.detail).toMatchObject({ id, label });
    // An address says the same, and as a search too.
    expect(readDetail(id)).toEqual(found?.detail);
    expect(readAudience(`cosa ${found?.detail.text}`)?.detail).toEqual(found?.detail);
  });

  test.each(['funda para celular', 'correa para perro', 'alimento de 20 kg', 'garantía de 2 anillos'])(
    '"%s" says for nobody',
    (search) => {
      expect(readAudience(search)).toBeUndefined();
    },
  );

  test('what it must not have', () => {
    expect(readDetail('sin-azucar', () => 'azúcar')).toEqual({
      id: 'sin-azucar',
      text: 'sin azucar',
      label: 'Sin azúcar',
    });
    expect(readPhrasing(ofAbsence('azucar').text).without).toEqual(['azucar']);
  });

  test.each([
    '',
    'sin-',
    'sin-dos-cosas',
    'para-',
    'para-marciano',
    'para-nina-500-anos',
    'otra',
    'sin-<b>',
    '__proto__',
  ])('"%s" cannot be read', (id) => {
    expect(readDetail(id)).toBeUndefined();
  });

  test('any text is read without failing, and what is read has the same id again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (id) => {
        const detail = readDetail(id);
        if (detail) expect(readDetail(detail.id)?.id).toBe(detail.id);
      }),
    );
  });
});
