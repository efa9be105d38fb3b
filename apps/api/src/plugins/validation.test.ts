import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerValidation } from './validation.ts';

/** The compiler of validators that a new server has. */
async function compilerOf() {
  const app = Fastify();
  registerValidation(app);
  await app.ready();
  return (schema: unknown, httpPart: string) => app.validatorCompiler?.({ schema, httpPart, method: 'GET', url: '/' });
}
const schema = (type: string) => ({ type: 'object', properties: { a: { type }, b: { type } } });

test('routes and servers with the same schema share one validator', async () => {
  const [one, other] = [await compilerOf(), await compilerOf()];
  expect(one(schema('integer'), 'querystring')).toBe(other(schema('integer'), 'params'));
  expect(one(schema('integer'), 'body')).toBe(other(schema('integer'), 'body'));
});

test('schemas that differ have validators of their own', async () => {
  const compile = await compilerOf();
  const isValid = (type: string) => compile(schema(type), 'querystring')?.({ a: 'x' });
  expect([isValid('integer'), isValid('string'), isValid('integer')]).toEqual([false, true, false]);
});

test('a body has all its faults reported, a query its first fault', async () => {
  const compile = await compilerOf();
  const faults = (part: string) => {
    const validate = compile(schema('integer'), part);
    validate?.({ a: 'x', b: 'y' });
    return validate?.errors?.length;
  };
  expect([faults('querystring'), faults('body')]).toEqual([1, 2]);
});
