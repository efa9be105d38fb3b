import { openDatabase } from '@tianguis/database';
import { withDatabase } from '@tianguis/testkit';
import { expect, test } from 'vitest';
import type { Log } from '../logging/logging.ts';
import { readSettings } from '../settings/settings.ts';
import { eraseAccounts } from './erase-accounts.ts';
import { jobs } from './jobs.ts';

const database = await withDatabase();
const { pool, url } = database;

test('AP-07 the job of two workers at once erases accounts after 30 days, each once, and logs nobody', async () => {
  expect(jobs).toContain(eraseAccounts);
  expect(eraseAccounts.options.schedule).toBe('27 * * * *');
  const lines: string[] = [];
  const write = (...given: unknown[]) => void lines.push(JSON.stringify(given));
  const log: Log = { debug: write, info: write, warn: write, error: write };
  await pool.query(`insert into customers (email, password_hash, nombre, deletion_requested_at)
    select 'c' || n || '@correo.mx', 'x', 'Ana', now() - make_interval(days => case when n <= 10 then 30 else 29 end)
      from generate_series(1, 12) n`);
  await pool.query(`insert into customers (email, password_hash, nombre) values ('stays@correo.mx', 'x', 'Ana')`);
  const other = openDatabase({ url, onIdleError: () => undefined });
  const context = { settings: readSettings({}), log, signal: new AbortController().signal };
  try {
    await Promise.all([database, other].map((each) => eraseAccounts.handle({}, { ...context, database: each })));
  } finally {
    await other.close();
  }
  const { rows } = await pool.query<{ email: string }>('select email from customers order by email');
  expect(rows.map(({ email }) => email)).toEqual(['c11@correo.mx', 'c12@correo.mx', 'stays@correo.mx']);
  const audit = await pool.query('select distinct customer_id from customer_audit');
  expect(audit.rowCount).toBe(10);
  expect((await pool.query('select from customer_audit')).rowCount).toBe(10);
  expect(lines.join()).not.toMatch(/correo|[0-9a-f]{8}-/);
});
