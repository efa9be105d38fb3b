/** Photographs that customers add to returns and reviews (AF-02, AF-05). */
import Type, { type Static } from 'typebox';

const strict = { additionalProperties: false };
const uuid = (description: string) =>
  Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', description });

export const photographsParams = Type.Object(
  { formulario: uuid('The form to which the photographs belong, chosen by the caller') },
  strict,
);
export const photographParams = Type.Object({ fotografia: uuid('The photograph') }, strict);

export const photographQuery = Type.Object(
  { tamano: Type.Optional(Type.Enum(['previa'], { description: 'A small square; default: the whole photograph' })) },
  strict,
);
export type PhotographQuery = Static<typeof photographQuery>;

export const photographsReply = Type.Object({
  status: Type.String(),
  data: Type.Object({
    fotografias: Type.Array(Type.Object({ id: Type.String() }), { description: 'In the sequence of their addition' }),
  }),
});
export type PhotographsReply = Static<typeof photographsReply>;

export const addedPhotographReply = Type.Object({ status: Type.String(), data: Type.Object({ id: Type.String() }) });
export type AddedPhotographReply = Static<typeof addedPhotographReply>;
