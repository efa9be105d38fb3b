import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AddressField, addressFaults, addressFields, addressLengths, plainAddress } from './address.ts';

const home = {
  ...{ nombre: 'Ana Ríos', calle: 'Orizaba', numeroExterior: '101', numeroInterior: '', colonia: 'Roma Norte' },
  ...{ codigoPostal: '06700', municipio: 'Cuauhtémoc', ciudad: '', entreCalles: '', referencias: '' },
  telefono: '5512345678',
};
const anything = fc.record(
  Object.fromEntries(addressFields.map((name) => [name, fc.string({ unit: 'binary', maxLength: 400 })])) as Record<
    AddressField,
    fc.Arbitrary<string>
  >,
);

test('RL-04 a plain address stays as it is, whatever was typed', () => {
  fc.assert(
    fc.property(anything, (typed) => {
      expect(plainAddress(plainAddress(typed))).toEqual(plainAddress(typed));
    }),
  );
});

test('RL-04 what has no fault fits, and has no control or invisible characters and no spaces around it', () => {
  const mostly = fc.record(
    Object.fromEntries(
      addressFields.map((name) => [
        name,
        fc.oneof(
          { weight: 8, arbitrary: fc.constant(home[name]) },
          { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: addressLengths[name] + 3 }) },
        ),
      ]),
    ) as Record<AddressField, fc.Arbitrary<string>>,
  );
  fc.assert(
    fc.property(mostly, (typed) => {
      const plain = plainAddress(typed);
      fc.pre(addressFaults(plain).length === 0);
      for (const name of addressFields) {
        expect([...plain[name]].length).toBeLessThanOrEqual(addressLengths[name]);
        expect(plain[name]).not.toMatch(/\p{C}|^\s|\s$|\s\s/u);
      }
    }),
  );
});

test.each(['s/n', 'S/N', 'SN', 's. n.', 's.n', 'Sin número', 'sin num.'])(
  'RL-04 %s is a house without a number',
  (text) => {
    expect(plainAddress({ numeroExterior: text }).numeroExterior).toBe('S/N');
  },
);

test.each(['\u3164', '\u115f', '\u3164 \uffa0', '\u2800'])('RL-04 I1 %j is no text of an address', (text) => {
  for (const name of ['municipio', 'colonia', 'calle', 'numeroExterior', 'nombre'] as const)
    expect(addressFaults(plainAddress({ ...home, [name]: text }))).toEqual([{ name, code: 'REQUIRED' }]);
});

test.each([
  ['55 1234 5678', '5512345678'],
  ['+52 (55) 1234-5678', '5512345678'],
  // Notations that a phone's list of contacts may contain.
  ['52 55 1234 5678', '5512345678'],
  ['+1 555 123 4567', '+15551234567'],
])('RL-04 the telephone %s is stored as %s', (typed, stored) => {
  const plain = plainAddress({ ...home, telefono: typed });
  expect(plain.telefono).toBe(stored);
  expect(addressFaults(plain)).toHaveLength(/^\d{10}$/.test(stored) ? 0 : 1);
});

test('RL-04 each field that must be there is named, all at once', () => {
  expect(addressFaults(plainAddress({})).map(({ name, code }) => `${name} ${code}`)).toEqual([
    'codigoPostal REQUIRED',
    'municipio REQUIRED',
    'colonia REQUIRED',
    'calle REQUIRED',
    'numeroExterior REQUIRED',
    'nombre REQUIRED',
    'telefono REQUIRED',
  ]);
});
