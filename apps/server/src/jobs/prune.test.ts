import { CatalogueBuilder, withDatabase } from '@tianguis/testkit';
import { beforeEach, expect, test } from 'vitest';
import type { Log } from '../logging/logging.ts';
import { readSettings } from '../settings/settings.ts';
import type { Job } from './job.ts';
import { jobs } from './jobs.ts';
import * as prunes from './prune.ts';
import {
  eraseMailedSecrets,
  pruneAudit,
  pruneIdentityRecords,
  pruneMails,
  pruneSessions,
  pruneSignIns,
  thinPriceHistory,
} from './prune.ts';

const database = await withDatabase();
const { pool } = database;
const log: Log = { debug() {}, info() {}, warn() {}, error() {} };
const run = (job: Job) =>
  job.handle({}, { database, settings: readSettings({}), log, signal: new AbortController().signal });

beforeEach(() =>
  pool.query(
    `truncate customers, customer_audit, mails, mailed_codes, sign_in_failures, recovery_requests, identity_records
       cascade`,
  ),
);

test('issue 16, 8: mails are deleted after 30 days', async () => {
  await pool.query(`insert into mails (kind, recipient, subject, html, plain_text, created_at) values
    ('test', 'old@example.com', '', '', '', now() - interval '31 days'),
    ('test', 'young@example.com', '', '', '', now() - interval '29 days')`);
  await run(pruneMails);
  expect((await pool.query('select recipient from mails')).rows).toEqual([{ recipient: 'young@example.com' }]);
});

test('issue 37 A5 texts of mails that were not sent are erased when their codes expire', async () => {
  await pool.query(`truncate mails`);
  await pool.query(`insert into mails (kind, recipient, subject, html, plain_text, is_secret, expires_at) values
    ('sign-in-code', 'over@b.mx', 'Tu código', '042917', '042917', true, now() - interval '1 second'),
    ('sign-in-code', 'valid@b.mx', 'Tu código', '042918', '042918', true, now() + interval '1 minute'),
    ('privacy-answer', 'other@b.mx', 'Respuesta', 'text', 'text', true, null)`);
  await run(eraseMailedSecrets);
  const { rows } = await pool.query('select recipient, html, plain_text as text from mails order by recipient');
  expect(rows).toEqual([
    { recipient: 'other@b.mx', html: 'text', text: 'text' },
    { recipient: 'over@b.mx', html: '', text: '' },
    { recipient: 'valid@b.mx', html: '042918', text: '042918' },
  ]);
});

test('M3: what the identity provider stores is deleted once it has expired', async () => {
  await pool.query(`insert into identity_records (model, id_hash, payload, expires_at) values
    ('AccessToken', 'a', '{}', now() - interval '1 hour'), ('Interaction', 'b', '{}', now() - interval '1 second'),
    ('Session', 'c', '{}', now() + interval '1 hour'), ('Interaction', 'd', '{}', now() + interval '1 minute'),
    ('Grant', 'e', '{}', null)`);
  await run(pruneIdentityRecords);
  const { rows } = await pool.query<{ id: Buffer }>('select id_hash as id from identity_records order by id_hash');
  expect(rows.map(({ id }) => id.toString())).toEqual(['c', 'd', 'e']);
});

test('issue 16, 9: codes, failed sign-ins and sessions are deleted once nobody needs them', async () => {
  await pool.query(`insert into mailed_codes (purpose, subject, code_hash, expires_at) values
    ('sign-in', 'old', 'x', now() - interval '61 minutes'), ('sign-in', 'young', 'x', now() - interval '59 minutes')`);
  await pool.query(`insert into sign_in_failures (key, failures, last_at) values
    ('old', 1, now() - interval '121 minutes'), ('young', 1, now() - interval '119 minutes'),
    ('app:old', 1, now() - interval '1501 minutes'), ('app:young', 1, now() - interval '1499 minutes'),
    ('session:old', 1, now() - interval '1501 minutes'), ('sessions:young', 1, now() - interval '1499 minutes')`);
  await pool.query(`insert into recovery_requests (email, requested_at) values
    ('old@b.mx', now() - interval '61 minutes'), ('young@b.mx', now() - interval '59 minutes')`);
  await pool.query(`insert into customers (email, nombre) values ('old@b.mx', 'Eva'), ('young@b.mx', 'Noé')`);
  await pool.query(`insert into recovery_links (customer_id, token_hash, account_state, expires_at)
    select id, email::bytea, 'x', now() - case nombre when 'Eva' then interval '61 minutes' else '59 minutes' end
      from customers`);
  await run(pruneSignIns);
  expect((await pool.query('select email from recovery_requests')).rows).toEqual([{ email: 'young@b.mx' }]);
  expect((await pool.query('select token_hash as t from recovery_links')).rows).toEqual([
    { t: Buffer.from('young@b.mx') },
  ]);
  await pool.query('delete from customers');
  expect((await pool.query('select subject from mailed_codes')).rows).toEqual([{ subject: 'young' }]);
  expect((await pool.query('select key from sign_in_failures order by key')).rows).toEqual(
    ['app:young', 'sessions:young', 'young'].map((key) => ({ key })),
  );

  await pool.query(`insert into customers (email, password_hash, nombre) values ('a@b.mx', 'x', 'Ana')`);
  await pool.query(`insert into customer_devices (customer_id, token_hash, created_at, seen_at)
    select id, name::bytea, now() - interval '500 days', now() - seen
      from customers, (values ('old', interval '401 days'), ('young', '399 days')) as d (name, seen)`);
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

test('issue 16, 7: e-mails that nobody confirmed are deleted an hour after their codes expired', async () => {
  const { rows } = await pool.query<{ id: string }>(`insert into customers (email, nombre)
    values ('old@b.mx', 'Ana'), ('young@b.mx', 'Luis') returning id`);
  await pool.query(
    `insert into email_changes (customer_id, id, email, new_code_hash, old_code_hash, expires_at) values
       ($1, gen_random_uuid(), 'old', 'x', 'x', now() - interval '61 minutes'),
       ($2, gen_random_uuid(), 'young', 'x', 'x', now() - interval '59 minutes')`,
    rows.map(({ id }) => id),
  );
  await run(pruneSignIns);
  expect((await pool.query('select email from email_changes')).rows).toEqual([{ email: 'young' }]);
});

test('AP-07 what is left of an erased account is deleted after five years; the log of an account stays with it', async () => {
  await pool.query(`truncate customers cascade`);
  await pool.query(`insert into customers (email, password_hash, nombre) values ('a@b.mx', 'x', 'Ana')`);
  await pool.query(`insert into customer_audit (customer_id, actor, action, at)
    select id, 'shop', 'of an account', now() - interval '6 years' from customers union all
    select gen_random_uuid(), 'shop', 'erased long ago', now() - interval '61 months' union all
    select gen_random_uuid(), 'shop', 'erased', now() - interval '59 months'`);
  await pool.query(`insert into privacy_requests (customer_id, derecho, texto, received_at, due_on)
    select id, 'acceso', 'of an account', now() - interval '6 years', now() from customers union all
    select null, 'acceso', 'erased long ago', now() - interval '61 months', now() union all
    select null, 'acceso', 'erased', now() - interval '59 months', now()`);
  await run(pruneAudit);
  const requests = await pool.query<{ texto: string }>('select texto from privacy_requests order by texto');
  expect(requests.rows.map(({ texto }) => texto)).toEqual(['erased', 'of an account']);
  const { rows } = await pool.query<{ action: string }>('select action from customer_audit order by action');
  expect(rows.map(({ action }) => action)).toEqual(['erased', 'of an account']);
});

test('issue 16, 2: sign-ins that wait for a code, and what passkeys were asked, are deleted an hour later', async () => {
  const { rows } = await pool.query<{ id: string }>(
    `insert into customers (email, nombre) values ('waits@b.mx', 'Ana') returning id`,
  );
  const id = rows[0]?.id;
  await pool.query(
    `insert into sign_in_tickets (ticket_hash, customer_id, expires_at) values
      ('old', $1, now() - interval '61 minutes'), ('young', $1, now() - interval '59 minutes')`,
    [id],
  );
  await pool.query(`insert into passkey_challenges (challenge_hash, purpose, expires_at) values
    ('old', 'sign-in', now() - interval '61 minutes'), ('young', 'sign-in', now() - interval '59 minutes')`);
  await pool.query(
    `insert into identity_tickets (ticket_hash, provider, subject, customer_id, expires_at) values
      ('old', 'facebook', '1', $1, now() - interval '61 minutes'),
      ('young', 'facebook', '1', $1, now() - interval '59 minutes')`,
    [id],
  );
  await run(pruneSignIns);
  for (const remaining of [
    'select ticket_hash as hash from sign_in_tickets',
    'select ticket_hash as hash from identity_tickets',
    'select challenge_hash as hash from passkey_challenges',
  ])
    expect((await pool.query(remaining)).rows).toEqual([{ hash: Buffer.from('young') }]);
  await pool.query('delete from customers where id = $1', [id]);
});

test('TR-03 the price history older than 30 days is thinned to one row a day', async () => {
  const rows = new CatalogueBuilder(database.db);
  await rows.categories([{ id: 1 }]);
  await rows.brand();
  await rows.store();
  await rows.product([1], { id: 7 });
  const { id } = await rows.variant(7);
  await pool.query(
    `insert into price_history (variant_id, at, list_price, sale_price) values
       ($1, '2026-01-10T18:00:00Z', 1, 1), ($1, '2026-01-10T19:00:00Z', 2, 2), ($1, '2026-01-11T18:00:00Z', 3, 3)`,
    [id],
  );
  await run(thinPriceHistory);
  const left = await pool.query<{ price: number }>(
    `select list_price as price from price_history where at < '2026-02-01' order by at`,
  );
  expect(left.rows).toEqual([{ price: 2 }, { price: 3 }]);
});

test('issue 4.5, issue 37 B12 the worker has every job of this file', () => {
  const missing = Object.entries(prunes).filter(([, job]) => !jobs.includes(job));
  expect(missing.map(([name]) => name)).toEqual([]);
});
