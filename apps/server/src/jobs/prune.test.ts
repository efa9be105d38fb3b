import { withDatabase } from '@tianguis/testkit';
import { expect, test } from 'vitest';
import type { Log } from '../logging.ts';
import { readSettings } from '../settings.ts';
import type { Job } from './job.ts';
import { pruneIdentityRecords, pruneMails, pruneSessions, pruneSignIns } from './prune.ts';

const database = await withDatabase();
const { pool } = database;
const log: Log = { debug() {}, info() {}, warn() {}, error() {} };
const run = (job: Job) =>
  job.handle({}, { database, settings: readSettings({}), log, signal: new AbortController().signal });

test('issue 16, 8: mails are deleted after 30 days', async () => {
  await pool.query(`insert into mails (kind, recipient, subject, html, plain_text, created_at) values
    ('test', 'old@example.com', '', '', '', now() - interval '31 days'),
    ('test', 'young@example.com', '', '', '', now() - interval '29 days')`);
  await run(pruneMails);
  expect((await pool.query('select recipient from mails')).rows).toEqual([{ recipient: 'young@example.com' }]);
});

test('issue 16, 1: what the identity provider keeps is deleted a day after it expired', async () => {
  await pool.query(`insert into identity_records (model, id_hash, payload, expires_at) values
    ('AccessToken', 'a', '{}', now() - interval '25 hours'), ('AccessToken', 'b', '{}', now() - interval '23 hours'),
    ('Session', 'c', '{}', now() + interval '1 hour'), ('Grant', 'd', '{}', null)`);
  await run(pruneIdentityRecords);
  const { rows } = await pool.query<{ id: Buffer }>('select id_hash as id from identity_records order by id_hash');
  expect(rows.map(({ id }) => id.toString())).toEqual(['b', 'c', 'd']);
});

test('issue 16, 9: codes, failed sign-ins and sessions are deleted once nobody needs them', async () => {
  await pool.query(`insert into mailed_codes (purpose, subject, code_hash, expires_at) values
    ('sign-in', 'old', 'x', now() - interval '61 minutes'), ('sign-in', 'young', 'x', now() - interval '59 minutes')`);
  await pool.query(`insert into sign_in_failures (key, failures, last_at) values
    ('old', 1, now() - interval '121 minutes'), ('young', 1, now() - interval '119 minutes')`);
  await run(pruneSignIns);
  expect((await pool.query('select subject from mailed_codes')).rows).toEqual([{ subject: 'young' }]);
  expect((await pool.query('select key from sign_in_failures')).rows).toEqual([{ key: 'young' }]);

  await pool.query(`insert into customers (email, password_hash, nombre) values ('a@b.mx', 'x', 'Ana')`);
  await pool.query(`insert into customer_devices (customer_id, token_hash, created_at)
    select id, 'old'::bytea, now() - interval '401 days' from customers union all
    select id, 'young'::bytea, now() - interval '399 days' from customers`);
  await pool.query(`insert into customer_sessions (customer_id, token_hash, method, device, address, ends_at, ended_at)
    select id, name::bytea, 'password', name, 'x', now() + over_in, now() - ended
      from customers, (values ('ended long ago', interval '1 day', interval '31 days'), ('ended', '1 day', '29 days'),
                        ('over long ago', '-31 days', null), ('open', '1 day', null)) as s (name, over_in, ended)`);
  await run(pruneSessions);
  const { rows } = await pool.query('select device from customer_sessions order by device');
  expect((await pool.query('select token_hash as t from customer_devices')).rows).toEqual([
    { t: Buffer.from('young') },
  ]);
  expect(rows).toEqual([{ device: 'ended' }, { device: 'open' }]);
});
