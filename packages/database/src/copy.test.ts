/** Tests of a COPY when the server ends its connection. */
import { withDatabase } from '@tianguis/testkit';
import { expect, test } from 'vitest';
import { isUnavailable, openCopy } from './index.ts';

const { pool } = await withDatabase();

/** Returns a connection that the server has ended during a COPY. */
async function brokenCopy() {
  const client = await pool.connect();
  await client.query('create temp table lines (text text)');
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const copy = openCopy(client, 'copy lines from stdin');
  await copy.write('one\n');
  const ended = new Promise((resolve) => client.once('end', resolve));
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await ended;
  return { client, copy };
}

test('issue 13 A1 a write after the connection broke fails with an error that says so', async () => {
  const { client, copy } = await brokenCopy();
  const error = await copy.write('two\n').catch((reason: unknown) => reason);
  expect(isUnavailable(error), String(error)).toBe(true);
  await copy.abort(new Error('given up'));
  client.release(true);
});

test('issue 13 A1 its end fails, too, and abort does not hang', async () => {
  const { client, copy } = await brokenCopy();
  const error = await copy.end().catch((reason: unknown) => reason);
  expect(isUnavailable(error), String(error)).toBe(true);
  await copy.abort(new Error('given up'));
  client.release(true);
  const other = await brokenCopy();
  await other.copy.abort(new Error('given up'));
  other.client.release(true);
});
