/** The fields by which the shop knows a person: of the registration, and of the profile. */
import type { FieldSentences } from './form-results.ts';

export const personWords = {
  firstName: 'Nombre',
  lastName: 'Apellido paterno',
  secondLastName: 'Apellido materno',
  phone: 'Teléfono',
  phoneHint: 'Diez dígitos, con lada.',
  birthday: 'Cumpleaños',
  gender: 'Género',
  genderNone: 'Prefiero no decirlo',
  genders: [
    { value: 'femenino', label: 'Femenino' },
    { value: 'masculino', label: 'Masculino' },
    { value: 'no-binario', label: 'No binario' },
    { value: 'otro', label: 'Otro' },
  ],
  optional: 'opcional',
} as const;

/** Sentences for what is refused, in the sequence of the form; an empty one has the API's. */
export const personSentences = {
  nombre: { TOO_LONG: 'Escribe un nombre más corto' },
  apellidoP: { TOO_LONG: 'Escribe un apellido más corto' },
  apellidoM: { TOO_LONG: 'Escribe un apellido más corto' },
  telefono: { INVALID_FORMAT: 'Escribe los diez dígitos de tu teléfono' },
  cumpleanios: {},
  genero: {},
} satisfies FieldSentences;

/** Whether a telephone has the ten digits of Mexico; an empty one is none, and not wrong. */
export const isPhone = (plain: string): boolean => /^(\d{10})?$/.test(plain);

/** A telephone as people write it and browsers fill it in, without what is no digit of it: +52 55 1234 5678. */
export const plainPhone = (text: string): string => text.replace(/[\s().-]/g, '').replace(/^\+?52(?=\d{10}$)/, '');
