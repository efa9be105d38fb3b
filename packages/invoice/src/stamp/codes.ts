/** The SAT's codes of refusals (matriz de errores CFDI 4.0), and the field of the receiver that each code is about. */
import type { ReceiverField } from '@tianguis/domain/invoice';

/** First and last code about each field. */
const fields: readonly (readonly [field: ReceiverField, first: number, last: number])[] = [
  // The RFC is not in the SAT's list, or is the generic one of others.
  ['rfc', 40143, 40143],
  // The name does not belong to the RFC.
  ['name', 40144, 40145],
  ['rfc', 40146, 40146],
  // The postal code does not belong to the RFC, or is not that of the place of issue for a generic RFC.
  ['postalCode', 40147, 40149],
  // The regime is unknown, of the other kind of taxpayer, or not that of the RFC.
  ['regime', 40157, 40159],
  // The use is unknown, or does not go with the regime.
  ['use', 40160, 40161],
];

/** The field that a customer has to correct. Null if the refusal is no matter of the customer's data. */
export function fieldOfCode(code: string): ReceiverField | null {
  const [, digits] = /^(?:CFDI)?(\d{5})$/.exec(code.trim().toUpperCase()) ?? [];
  const number = Number(digits);
  return fields.find(([, first, last]) => first <= number && number <= last)?.[0] ?? null;
}
