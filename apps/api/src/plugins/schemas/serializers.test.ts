import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { serverOptions } from '../limits.ts';
import { buildSerializer } from './serializers.ts';

const named = (type: string) => ({ nombre: { $id: 'nombre', type } });
const compile = (schema: unknown, shared: unknown = {}) =>
  buildSerializer(shared, {})({ schema, method: 'GET', url: '/', httpStatus: '200' });
const reply = () => ({ type: 'object', properties: { id: { type: 'integer' } } });

test('routes and servers with the same schema share one serializer', () => {
  expect(compile(reply())).toBe(compile(reply()));
});

test('schemas that differ, or refer to other shared schemas, have serializers of their own', () => {
  const schema = { type: 'object', properties: { a: { $ref: 'nombre#' } } };
  expect(compile(schema, named('string'))({ a: 7 })).toBe('{"a":"7"}');
  expect(compile(schema, named('integer'))({ a: 7 })).toBe('{"a":7}');
  expect(compile({ type: 'object', properties: { a: { type: 'string' } } })({ a: 7, id: 7 })).toBe('{"a":"7"}');
  expect(compile(reply())({ a: 7, id: 7 })).toBe('{"id":7}');
});

test('a server has the serializers of its own schemas', async () => {
  const [one, other] = ['string', 'integer'].map((type) => {
    const app = Fastify(serverOptions);
    app.addSchema({ $id: 'nombre', type });
    const response = { 200: { type: 'object', properties: { a: { $ref: 'nombre#' } } } };
    app.get('/', { schema: { response } }, async () => ({ a: 7 }));
    return app;
  });
  expect((await one?.inject('/'))?.body).toBe('{"a":"7"}');
  expect((await other?.inject('/'))?.body).toBe('{"a":7}');
});
