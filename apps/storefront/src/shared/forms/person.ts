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
