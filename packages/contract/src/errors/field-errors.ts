/** The closed list of error codes for one field of a body or form. */
import { plural } from '@tianguis/domain';
import Type, { type Static } from 'typebox';

const characters = (count: number) => plural(count, 'carácter', 'caracteres');

/** The sentence that a shopper reads beside a field, by code. `limit` is the limit that the value violates. */
export const fieldErrorCatalogue = {
  REQUIRED: () => 'Completa este dato.',
  UNKNOWN_FIELD: () => 'No esperábamos este dato.',
  NOT_AN_OPTION: () => 'Elige una de las opciones.',
  NOT_A_NUMBER: () => 'Escribe un número.',
  NOT_WHOLE: () => 'Escribe un número entero.',
  INVALID_FORMAT: () => 'Revisa que esté bien escrito.',
  TOO_SHORT: (limit: number) => `Escribe al menos ${characters(limit)}.`,
  TOO_LONG: (limit: number) => `Escribe como máximo ${characters(limit)}.`,
  TOO_SMALL: (limit: number) => `Lo menos que puedes poner es ${limit}.`,
  TOO_LARGE: (limit: number) => `Lo más que puedes poner es ${limit}.`,
  TOO_FEW: (limit: number) => `Elige al menos ${limit}.`,
  TOO_MANY: (limit: number) => `Elige como máximo ${limit}.`,
  TAKEN: () => 'Ya está en uso. Prueba con otro.',
  WRONG: () => 'Este dato no es correcto.',
} as const satisfies Record<string, (limit: number) => string>;

export type FieldErrorCode = keyof typeof fieldErrorCatalogue;

export const fieldErrorCodes = Object.keys(fieldErrorCatalogue) as FieldErrorCode[];

/** One field of an error reply. */
export const fieldError = Type.Object({
  name: Type.String({ description: 'As in the body; what lies deeper is joined by dots: products.0.id' }),
  code: Type.Unsafe<FieldErrorCode>({ type: 'string', enum: fieldErrorCodes, description: 'One of a closed list' }),
  msg: Type.String({ description: 'A sentence in Spanish that may be shown beside the field' }),
});
export type FieldError = Static<typeof fieldError>;
