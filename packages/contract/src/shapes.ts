/** Small shapes that several resources share. */
import Type, { type Static, type TSchema } from 'typebox';

export const nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/**
 * Stands for a schema that has an `$id` and is listed in `sharedSchemas`: written once in the OpenAPI document and compiled
 * once by the serializer, however many replies carry it.
 * @throws Error when the schema has no `$id`: a mistake of ours, seen at the first import.
 */
export function ref<Schema extends TSchema>(schema: Schema) {
  if (!('$id' in schema) || typeof schema.$id !== 'string')
    throw new Error('A schema without $id cannot be referred to.');
  return Type.Unsafe<Static<Schema>>({ $ref: `${schema.$id}#` });
}

export const categoryCrumb = Type.Object({ id: Type.Integer(), name: Type.String(), slug: Type.String() });

/** Which part of a longer list a reply holds. */
export const pageMetadata = Type.Object({
  total: Type.Integer({ description: 'Entries in all pages' }),
  page: Type.Integer(),
  page_size: Type.Integer(),
  pages: Type.Integer({ description: '0 when there is nothing' }),
});
