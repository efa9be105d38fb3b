/** Small shapes that several resources share. */
import Type, { type Static, type TSchema } from 'typebox';

export const nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/**
 * A reference to a schema with an `$id` that is listed in `sharedSchemas`. The OpenAPI document contains such a schema
 * once, and the serializer compiles it once, however many replies use it.
 * @throws Error when the schema has no `$id`: a programming error, which shows at the first import.
 */
export function ref<Schema extends TSchema>(schema: Schema) {
  if (!('$id' in schema) || typeof schema.$id !== 'string')
    throw new Error('A schema without $id cannot be referred to.');
  return Type.Unsafe<Static<Schema>>({ $ref: `${schema.$id}#` });
}

export const categoryCrumb = Type.Object({ id: Type.Integer(), name: Type.String(), slug: Type.String() });

/** Describes which page of a longer list a reply contains. */
export const pageMetadata = Type.Object({
  total: Type.Integer({ description: 'Entries in all pages' }),
  page: Type.Integer(),
  page_size: Type.Integer(),
  pages: Type.Integer({ description: '0 when there is nothing' }),
});
