import Fastify from 'fastify';
import type { InjectOptions } from 'light-my-request';
import { expect, test } from 'vitest';
import { registerForms } from '../forms.ts';
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

/** Sends values to a route that wants a number, a boolean and a text. @returns what the route got, or its status */
async function routeOf() {
  const properties = { n: { type: 'integer', minimum: 1 }, b: { type: 'boolean' }, s: { type: 'string' } };
  const schema = { type: 'object', properties, additionalProperties: false };
  const app = Fastify();
  registerValidation(app);
  registerForms(app);
  app.get('/q', { schema: { querystring: schema } }, async ({ query }) => query);
  app.get('/p/:n', { schema: { params: schema } }, async ({ params }) => params);
  app.post('/b', { schema: { body: schema } }, async ({ body }) => body);
  const got = async (request: InjectOptions) => {
    const reply = await app.inject(request);
    return reply.statusCode === 200 ? reply.json() : reply.statusCode;
  };
  const type = 'application/x-www-form-urlencoded';
  return {
    query: (text: string) => got({ url: `/q?${text}` }),
    path: (text: string) => got({ url: `/p/${text}` }),
    form: (text: string) => got({ method: 'POST', url: '/b', headers: { 'content-type': type }, payload: text }),
    json: (body: object) => got({ method: 'POST', url: '/b', payload: body }),
  };
}

test('issue 37 A6 numbers and booleans are read from queries, paths and forms', async () => {
  const { query, path, form } = await routeOf();
  expect(await query('n=16&b=true&s=16')).toEqual({ n: 16, b: true, s: '16' });
  expect(await form('n=016&b=false&s=true')).toEqual({ n: 16, b: false, s: 'true' });
  expect(await path('9007199254740')).toEqual({ n: 9_007_199_254_740 });
});

test.each(['0x10', '0b1', '1e3', '1.0', '%201', '1%20', '%2B1', '', 'Infinity', 'NaN', 'true', '-1', '0', '%EF%BC%91'])(
  'issue 37 A6 the text %j is no number in a query, a path and a form',
  async (text) => {
    const { query, path, form } = await routeOf();
    expect(await Promise.all([query(`n=${text}`), form(`n=${text}`), path(text)])).toEqual([400, 400, 400]);
  },
);

test.each(['', '1', '0', 'TRUE', 'on', 'yes', 'null'])('issue 37 A6 the text %j is no boolean', async (text) => {
  const { query, form } = await routeOf();
  expect(await Promise.all([query(`b=${text}`), form(`b=${text}`)])).toEqual([400, 400]);
});

test('issue 37 A6 a value of JSON has the right type or is refused', async () => {
  const { json } = await routeOf();
  expect(await json({ n: 16, b: true, s: '16' })).toEqual({ n: 16, b: true, s: '16' });
  const wrong = {
    n: ['16', '0x10', '', null, true, false, [16], {}],
    b: ['true', 'false', 1, 0, null, '', [true]],
    s: [16, true, false, null, ['16'], {}],
  };
  for (const [name, values] of Object.entries(wrong))
    for (const value of values) expect(await json({ [name]: value }), JSON.stringify({ [name]: value })).toBe(400);
});
