/** State, municipality and colonias of a postal code (AP-20), with the field names of ST-05. */
import Type, { type Static } from 'typebox';
import { nullable } from '../shapes.ts';

export const postalCodeParams = Type.Object({
  codigoPostal: Type.String({ pattern: '^[0-9]{5}$', description: 'Five digits' }),
});

export const postalCodeReply = Type.Object({
  status: Type.String({ description: '`success`' }),
  error: Type.Boolean({ description: 'false' }),
  code: Type.Integer({ description: 'The HTTP status' }),
  ciudad: nullable(Type.String({ description: 'Null where there is none, or where it is not known' })),
  estado: Type.String(),
  colonias: Type.Array(Type.String(), {
    description: 'All of the code, in the alphabet’s sequence; empty where only the state is known',
  }),
  municipio: nullable(Type.String({ description: 'Null where only the state is known' })),
  c_estado: Type.String({ description: 'The number of the state, of two digits: `01` to `32`' }),
});
export type PostalCodeReply = Static<typeof postalCodeReply>;
