import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { Failure } from '../failure.ts';
import { withApi } from '../test-api.ts';
import { classify } from './classify.ts';

const { app } = await withApi();

describe('classification of errors', () => {
  const databaseError = (code: string) => Object.assign(new pg.DatabaseError('x', 1, 'error'), { code });

  test.each(['57P01', '57P03', '53300', '08006', '57014'])('SQLSTATE %s is an unavailable database', (code) => {
    expect(classify(databaseError(code))).toEqual({ code: 'DATABASE_UNAVAILABLE', detail: undefined });
  });

  test.each(['42P01', '23505', '22P02', '42601'])('SQLSTATE %s is an internal error', (code) => {
    expect(classify(databaseError(code))).toEqual({ code: 'INTERNAL', detail: undefined });
  });

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
