import { fastify } from 'fastify';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { Failure } from '../failure.ts';
import { withApi } from '../test-api.ts';
import { classify } from './classify.ts';
import { registerValidation } from './schemas/validation.ts';

const { app } = await withApi();

describe('classification of errors', () => {
  const databaseError = (code: string) => Object.assign(new pg.DatabaseError('x', 1, 'error'), { code });

  test.each(['57P01', '57P03', '53300', '08006', '57014'])('SQLSTATE %s is an unavailable database', (code) => {
    expect(classify(databaseError(code))).toEqual({ code: 'DATABASE_UNAVAILABLE', detail: undefined });
  });

  test.each(['42P01', '23505', '22P02', '42601'])('SQLSTATE %s is an internal error', (code) => {
    expect(classify(databaseError(code))).toEqual({ code: 'INTERNAL', detail: undefined });
  });

  test.each(['22021', '22P05'])('SQLSTATE %s is a text with a NUL character, which the client sent', (code) => {
    expect(classify(databaseError(code)).code).toBe('INVALID_REQUEST');
  });

  test.each([{ minLength: 2 }, { pattern: '^[0-9]{5}$' }, { enum: ['a'] }])(
    'ER-09 an empty text that %j refuses is reported as missing',
    async (rule) => {
      const schema = { body: { type: 'object', properties: { nombre: { type: 'string', ...rule } } } };
      const other = fastify();
      registerValidation(other);
      other.setErrorHandler((error, _request, reply) => reply.send(classify(error).fields));
      other.post('/', { schema }, () => []);
      const reply = await other.inject({ method: 'POST', url: '/', payload: { nombre: '' } });
      expect(reply.json()).toEqual([{ name: 'nombre', code: 'REQUIRED' }]);
      const wrong = await other.inject({ method: 'POST', url: '/', payload: { nombre: 'x' } });
      expect(wrong.json()).toEqual([expect.not.objectContaining({ code: 'REQUIRED' })]);
    },
  );

  test('a missing file is an internal error, though its code is that of a missing socket', () => {
    expect(classify(Object.assign(new Error('x'), { code: 'ENOENT', syscall: 'open' })).code).toBe('INTERNAL');
    expect(classify(Object.assign(new Error('x'), { code: 'ENOENT', syscall: 'connect' })).code).toBe(
      'DATABASE_UNAVAILABLE',
    );
  });

  test('issue 13 A8: an error of a plugin for the client is no internal error', async () => {
    for (const path of [
      '/docs/static/index.html/%00',
      '/docs/static/%00',
      '/docs/static/..%2f..%2fpackage.json',
      '/docs/static/none',
    ]) {
      const reply = await app.inject(path);
      expect(reply.statusCode, path).toBeGreaterThanOrEqual(400);
      expect(reply.statusCode, path).toBeLessThan(500);
      expect(reply.json()).toMatchObject({ status: reply.statusCode, msg: expect.any(String) });
    }
    const ofPlugin = (status: number) =>
      classify(Object.assign(new Error('/inside'), { status, statusCode: status, expose: false }));
    expect(ofPlugin(404)).toEqual({ code: 'ROUTE_NOT_FOUND', detail: undefined });
    expect(ofPlugin(418)).toEqual({ code: 'INVALID_REQUEST', detail: undefined });
    expect(ofPlugin(500).code).toBe('INTERNAL');
  });

  test('issue 13 A5: a full disk is no unavailable database', () => {
    const failed = (code: string, syscall: string) => classify(Object.assign(new Error('x'), { code, syscall })).code;
    expect(['ENOSPC', 'EIO', 'EDQUOT', 'EROFS'].map((code) => failed(code, 'write'))).toEqual(
      Array(4).fill('INTERNAL'),
    );
    expect(['ECONNRESET', 'EPIPE'].map((code) => failed(code, 'write'))).toEqual(Array(2).fill('DATABASE_UNAVAILABLE'));
  });

  test('thrown values that are no errors, and errors of other libraries with a status, are internal errors', () => {
    expect(classify('x').code).toBe('INTERNAL');
    expect(classify(Object.assign(new Error('x'), { statusCode: 404 })).code).toBe('INTERNAL');
    expect(classify(new Failure('STORE_NOT_FOUND', 'none')).detail).toBe('none');
  });
});
