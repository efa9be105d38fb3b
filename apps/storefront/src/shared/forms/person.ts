/** Texts of the personal fields, which registration and profile share. */
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

/** Error texts of the fields, in the sequence of the form. A field with an empty object shows the API's texts. */
export const personSentences = {
  nombre: { TOO_LONG: 'Escribe un nombre más corto' },
  apellidoP: { TOO_LONG: 'Escribe un apellido más corto' },
  apellidoM: { TOO_LONG: 'Escribe un apellido más corto' },
  telefono: { INVALID_FORMAT: 'Escribe los diez dígitos de tu teléfono' },
  cumpleanios: {},
  genero: {},
} satisfies FieldSentences;

/** Whether a telephone has the ten digits of Mexico. An empty text is also valid. */
export const isPhone = (plain: string): boolean => /^(\d{10})?$/.test(plain);

/** The digits of a telephone, which people type and browsers fill in with spaces and prefix: +52 55 1234 5678. */
export const plainPhone = (text: string): string => text.replace(/[\s().-]/g, '').replace(/^\+?52(?=\d{10}$)/, '');
