import type { FieldErrorCode } from '@tianguis/contract';
import { expect, test } from 'vitest';
import { type FieldSentences, refused, typedValues } from './form-results.ts';

const sentences: FieldSentences = { correo: { TAKEN: 'Ese correo ya tiene cuenta' }, clave: {} };
const values = { correo: 'ana@correo.mx' };
const refusal = (...faults: [name: string, code: string][]) =>
  refused(
    values,
    faults.map(([name, code]) => ({ name, code: code as FieldErrorCode, msg: 'Revisa que esté bien escrito.' })),
    sentences,
    'Revisa lo que escribiste.',
  );

test("ER-09 fields refused by the API get the form's own sentence or the API's, in the sequence of the form", () => {
  const { fieldErrors, message, status } = refusal(['clave', 'TOO_SHORT'], ['correo', 'TAKEN']);
  expect(Object.entries(fieldErrors)).toEqual([
    ['correo', 'Ese correo ya tiene cuenta'],
    ['clave', 'Revisa que esté bien escrito.'],
  ]);
  expect([status, message]).toEqual(['invalid', '']);
  for (const code of ['toString', '__proto__', ''])
    expect(refusal(['correo', code]).fieldErrors.correo, code).toBe('Revisa que esté bien escrito.');
});

test('ER-09 a fault of a field that the form does not have, or of no field, still gets a message', () => {
  for (const faults of [
    [],
    [['toString', 'X']],
    [
      ['correo', 'TAKEN'],
      ['rfc', 'X'],
    ],
  ] as [string, string][][])
    expect(refusal(...faults).message, JSON.stringify(faults)).toBe('Revisa lo que escribiste.');
});

test('ER-09 only the named fields are returned', () => {
  const form = new FormData();
  form.set('correo', ' ana@ ');
  form.set('clave', 'secreta');
  expect(typedValues(form, ['correo', 'telefono'])).toEqual({ correo: ' ana@ ', telefono: '' });
});
