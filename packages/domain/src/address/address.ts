/** The rules of a Mexican postal address (RL-04, ST-04). The API and the storefront's form share them. */
import { hasUnwritable, plainText } from '../texts/plain-text.ts';
import { isPhone, plainPhone } from './phone.ts';
import { isPossiblePostalCode } from './postal-code.ts';

/** The fields of an address that the customer types; the postal code determines the state. */
export const addressFields = [
  'codigoPostal',
  'municipio',
  'ciudad',
  'colonia',
  'calle',
  'numeroExterior',
  'numeroInterior',
  'entreCalles',
  'referencias',
  'nombre',
  'telefono',
] as const;
export type AddressField = (typeof addressFields)[number];
export type AddressTexts = Readonly<Record<AddressField, string>>;

/** Maximum length of each field in characters. */
export const addressLengths: Readonly<Record<AddressField, number>> = {
  codigoPostal: 5,
  municipio: 80,
  ciudad: 80,
  colonia: 120,
  calle: 120,
  numeroExterior: 20,
  numeroInterior: 20,
  entreCalles: 160,
  referencias: 300,
  nombre: 80,
  telefono: 10,
};

/** Fields that may be empty. */
export const optionalAddressFields: ReadonlySet<AddressField> = new Set([
  'ciudad',
  'numeroInterior',
  'entreCalles',
  'referencias',
]);

/** Maximum number of addresses of a customer. */
export const mostAddresses = 20;

/** The text for a house without a number. */
export const withoutNumber = 'S/N';

export interface AddressFault {
  name: AddressField;
  code: 'REQUIRED' | 'INVALID_FORMAT' | 'TOO_LONG';
  /** The limit that the text violates. */
  limit?: number;
}

/** The typed texts as they are stored. */
export function plainAddress(typed: Readonly<Partial<Record<AddressField, string>>>): AddressTexts {
  const texts = Object.fromEntries(addressFields.map((name) => [name, plainText(typed[name] ?? '')])) as Record<
    AddressField,
    string
  >;
  return {
    ...texts,
    codigoPostal: texts.codigoPostal.replace(/^(c\.? ?p\.? ?)+/i, ''),
    telefono: plainPhone(texts.telefono),
    numeroExterior: isNoNumber(texts.numeroExterior) ? withoutNumber : texts.numeroExterior,
  };
}

/** Whether a text means that a house has no number: `s/n`, `SN`, `s. n.`, `sin número`. */
const isNoNumber = (text: string): boolean => /^(s ?\/ ?n|s\.? ?n\.?|sin n[uú]m(ero|\.)?)\.?$/i.test(text);

/**
 * All faults of an address that `plainAddress` returned: at most one fault for each field, in the sequence of the form.
 */
export function addressFaults(address: AddressTexts): AddressFault[] {
  return addressFields.flatMap((name): AddressFault[] => {
    const text = address[name];
    if (text === '') return optionalAddressFields.has(name) ? [] : [{ name, code: 'REQUIRED' }];
    const limit = addressLengths[name];
    if (name === 'codigoPostal') return isPossiblePostalCode(text) ? [] : [{ name, code: 'INVALID_FORMAT' }];
    if (name === 'telefono') return isPhone(text) ? [] : [{ name, code: 'INVALID_FORMAT' }];
    if ([...text].length > limit) return [{ name, code: 'TOO_LONG', limit }];
    return isWritten(name, text) ? [] : [{ name, code: 'INVALID_FORMAT' }];
  });
}

/** A name must contain a letter, any other field a letter or a digit. */
const isWritten = (name: AddressField, text: string): boolean =>
  (name === 'nombre' ? /\p{L}/u : /[\p{L}\p{N}]/u).test(text) && !hasUnwritable(text);

/** Whether two addresses have the same contents. */
export const isSameAddress = (one: AddressTexts, other: AddressTexts): boolean =>
  addressFields.every((name) => one[name] === other[name]);
