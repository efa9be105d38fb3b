/** Compiles the serializers of responses. Each distinct schema is compiled once in a process, at its first response. */
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';
import { atFirstUse } from '../../first-use.ts';

type BuildSerializer = NonNullable<
  NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>['buildSerializer']
>;
type Serializer = ReturnType<ReturnType<BuildSerializer>>;

const build = SerializerSelector();
/** Optimising the code of validators of unions would take as long again as compiling it, and V8 optimises code anyway. */
const unoptimised = { ajv: { code: { optimize: false } } };
/** Serializers, by the shared schemas and options of a server, and then by the schema of a response. */
const known = new Map<string, Map<string, Serializer>>();

/**
 * Compiles one serializer for each distinct schema. Fastify would compile a serializer for each route and status: some
 * 1,200, of which 130 differ. A server would need 1.5 s of CPU time before it listens. A serializer has no state, so
 * all servers of a process share it.
 */
export const buildSerializer: BuildSerializer = (sharedSchemas, options) => {
  const owner = JSON.stringify([sharedSchemas, options]);
  const serializers = known.get(owner) ?? new Map<string, Serializer>();
  known.set(owner, serializers);
  return (route) => {
    const key = JSON.stringify(route.schema);
    const serializer =
      serializers.get(key) ?? serializerOf(() => build(sharedSchemas, { ...options, ...unoptimised })(route));
    serializers.set(key, serializer);
    return serializer;
  };
};

/** A build of its own for each schema, since a build forgets a shared schema once it has compiled that schema. */
function serializerOf(compile: () => Serializer): Serializer {
  const compiled = atFirstUse(compile);
  return (value) => compiled()(value);
}
