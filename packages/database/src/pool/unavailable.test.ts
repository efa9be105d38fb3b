import pg from 'pg';
import { expect, test } from 'vitest';
import { isConnectionLost, isConnectionMissing, isUnavailable } from '../index.ts';

const ofServer = (code: string) => Object.assign(new pg.DatabaseError('x', 1, 'error'), { code });
const ofSystem = (syscall: string, code: string) => Object.assign(new Error('x'), { syscall, code });

test.each([
  ['57P01 the server stops', ofServer('57P01'), true, true, true],
  ['57P03 it starts', ofServer('57P03'), true, true, true],
  ['53300 it has no free connection', ofServer('53300'), true, false, true],
  ['57014 the statement was cancelled', ofServer('57014'), true, false, false],
  ['23505 a fault of the statement', ofServer('23505'), false, false, false],
  ['nobody listens', ofSystem('connect', 'ECONNREFUSED'), true, true, true],
  ['of several addresses none', new AggregateError([ofSystem('connect', 'ECONNREFUSED')]), true, false, true],
  ['the connection broke', ofSystem('read', 'ECONNRESET'), true, true, true],
  ['a folder is no file', ofSystem('read', 'EISDIR'), false, false, false],
  ['the disk is broken', ofSystem('write', 'EIO'), false, false, false],
  ['the driver says so', new Error('Connection terminated unexpectedly'), true, true, true],
  ['the pool says so', new Error('timeout exceeded when trying to connect'), true, false, true],
  ['a fault of ours', new TypeError('x is undefined'), false, false, false],
  ['no error at all', 'x', false, false, false],
])('issue 13 A1 %s', (_, error, unavailable, lost, missing) => {
  expect([isUnavailable(error), isConnectionLost(error), isConnectionMissing(error)]).toEqual([
    unavailable,
    lost,
    missing,
  ]);
});
