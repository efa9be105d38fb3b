/** Compiles response serializers, each distinct schema once in a process. */
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type BuildSerializer = NonNullable<
  NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>['buildSerializer']
>;

const build = SerializerSelector();
/** By the shared schemas and options of a server, then by the schema of a response. */
const compiled = new Map<string, Map<string, ReturnType<ReturnType<BuildSerializer>>>>();

/**
 * Gives each schema one serializer. Fastify compiles a serializer for each route and status, some 1,200 in all, of
 * which 130 differ: a server would spend 1.5 s of CPU time before it listens. A serializer has no state, so all servers
 * of a process share it.
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
