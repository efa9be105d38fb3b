/** Postal addresses of a customer (RL-04, AP-14, ST-04). */
import { type AddressField, addressLengths, mostAddresses } from '@tianguis/domain';
import Type, { type Static } from 'typebox';

const strict = { additionalProperties: false };

const text = (name: AddressField, description: string) =>
  Type.String({ minLength: 1, maxLength: addressLengths[name], description });
const optional = (name: AddressField, description: string) =>
  Type.Optional(Type.String({ maxLength: addressLengths[name], description }));

/** The form has no field for the state, because the postal code determines the state. */
export const addressForm = Type.Object(
  {
    nombre: text('nombre', 'Who receives'),
    calle: text('calle', 'Without number'),
    numeroExterior: text('numeroExterior', '`S/N` for a house without one'),
    numeroInterior: optional('numeroInterior', 'Flat, floor, office'),
    colonia: text('colonia', 'One of the postal code, or another one'),
    codigoPostal: Type.String({ pattern: '^[0-9]{5}$', description: 'Five digits, as a state has them' }),
    municipio: text('municipio', 'Municipality, or alcaldía'),
    ciudad: optional('ciudad', 'City'),
    entreCalles: optional('entreCalles', 'Between which streets'),
    referencias: optional('referencias', 'What the house looks like'),
    telefono: Type.String({ pattern: '^[0-9]{10}$', description: 'Ten digits, of who receives' }),
    predeterminada: Type.Optional(
      Type.Boolean({ description: 'true makes it the default one; the first address is it in any case' }),
    ),
  },
  strict,
);
export type AddressForm = Static<typeof addressForm>;

/** ST-04. Unknown values are empty texts. */
export const address = Type.Object({
  id: Type.String(),
  nombre: Type.String({ description: 'Who receives' }),
  direccion: Type.String({ description: 'Street with its numbers, in one line' }),
  calle: Type.String(),
  numeroExterior: Type.String(),
  numeroInterior: Type.String(),
  colonia: Type.String(),
  codigoPostal: Type.String(),
  municipio: Type.String(),
  ciudad: Type.String(),
  estado: Type.String(),
  entreCalles: Type.String(),
  referencias: Type.String(),
  telefono: Type.String(),
  predeterminada: Type.Boolean({ description: 'Exactly one of a customer is' }),
});
export type Address = Static<typeof address>;

export const addressesReply = Type.Object({
  data: Type.Object({
    address: Type.Array(address, { maxItems: mostAddresses, description: 'The default one first' }),
  }),
});
export type AddressesReply = Static<typeof addressesReply>;

export const addressReply = Type.Object({ data: Type.Object({ address }) });
export type AddressReply = Static<typeof addressReply>;

export const addressParams = Type.Object(
  { id: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }) },
  strict,
);

export const addressQuery = Type.Object(
  { token: Type.Optional(Type.String({ maxLength: 200, description: 'Session token; the header is better' })) },
  strict,
);
