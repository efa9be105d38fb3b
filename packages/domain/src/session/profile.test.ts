import fc from 'fast-check';
import { expect, test } from 'vitest';
import { profileOf, readProfile, type UserInfo } from './profile.ts';

const info: UserInfo = {
  id: '6f0f1c9e',
  name: 'Ana María',
  last_name: 'Ríos',
  second_last_name: 'Peña',
  email: 'ana@correo.mx',
  gender: 'femenino',
  birthday: '1990-02-28',
};

test('ST-01 the profile is filled from user info, all eight fields', () => {
  expect(profileOf(info)).toEqual({
    nombre: 'Ana María',
    correo: 'ana@correo.mx',
    idClaro: '6f0f1c9e',
    apellidoP: 'Ríos',
    apellidoM: 'Peña',
    nombreCompleto: 'Ana María Ríos Peña',
    genero: 'femenino',
    cumpleanios: '1990-02-28',
  });
});

test('ST-01 what a customer did not say is empty', () => {
  expect(profileOf({ ...info, second_last_name: '', gender: null, birthday: null })).toMatchObject({
    nombreCompleto: 'Ana María Ríos',
    genero: '',
    cumpleanios: '',
  });
});

test('ST-01 a stored profile is read again; a forged one never fails, and names nobody', () => {
  expect(readProfile(JSON.stringify(profileOf(info)))).toEqual(profileOf(info));
  for (const text of [undefined, '', '{', 'null', '[]', '"x"', '{"nombre":"Ana"}', '{"nombre":1,"correo":"a@b.mx"}'])
    expect(readProfile(text), text).toBeUndefined();
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const profile = readProfile(text);
      if (profile) for (const part of Object.values(profile)) expect(typeof part).toBe('string');
    }),
  );
});
