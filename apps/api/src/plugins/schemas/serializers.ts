/** Compiles the serializers of responses. Each distinct schema is compiled once in a process. */
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type BuildSerializer = NonNullable<
  NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>['buildSerializer']
>;

const build = SerializerSelector();
/** Compiled serializers, by the shared schemas and options of a server, and then by the schema of a response. */
const compiled = new Map<string, Map<string, ReturnType<ReturnType<BuildSerializer>>>>();

/**
 * Compiles one serializer for each distinct schema. Fastify would compile a serializer for each route and status: some
 * 1,200, of which 130 differ. A server would need 1.5 s of CPU time before it listens. A serializer has no state, so
 * all servers of a process share it.
 */
export const buildSerializer: BuildSerializer = (sharedSchemas, options) => {
  const compile = build(sharedSchemas, options);
  const owner = JSON.stringify([sharedSchemas, options]);
  const serializers = compiled.get(owner) ?? new Map();
  compiled.set(owner, serializers);
  return (route) => {
    const key = JSON.stringify(route.schema);
    const serializer = serializers.get(key) ?? compile(route);
    serializers.set(key, serializer);
    return serializer;
  };
};
