import { createUnitOfWork } from '@tianguis/database';
import { waitersFor } from '@tianguis/testkit';
import { beforeEach, expect, test } from 'vitest';
import { eraseGoneAccounts } from '../../../customers.ts';
import { dataParts } from '../../../personal-data.ts';
import { createMailService } from '../../mail/service.ts';
import { gatherPersonalData } from '../../personal-data/service.ts';
import { deletionRepository } from '../customers/deletion-repository.ts';
import { accountRepository } from '../customers/repository.ts';
import { openSession } from '../sessions/parts.ts';
import { withAccounts } from '../testing/test-accounts.ts';
import { eraseGoneAccounts as eraseWith } from './erasure.ts';

const { db, database, clear, customer, signIn, exchange, refresh, userInfo } = await withAccounts();
const { pool } = database;
const shop = createUnitOfWork(db);
beforeEach(async () => {
  await clear();
  await pool.query('delete from newsletter_subscribers; delete from identity_records');
});

const marked = (days: number) => ({ deletion_requested_at: new Date(Date.now() - days * 86_400_000) });
const audit = async () =>
  (await pool.query('select customer_id as id, actor, operator, action, detail from customer_audit order by id')).rows;
const emails = async () =>
  (await db.selectFrom('customers').select('email').orderBy('email').execute()).map((c) => c.email);

/** All rows of all tables of the database, as text in lower case. */
async function everything(): Promise<{ table: string; rows: string }[]> {
  const { rows: tables } = await pool.query<{ table: string }>(
    `select format('%I.%I', schemaname, tablename) as table from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  return Promise.all(
    tables.map(async ({ table }) => {
      const { rows } = await pool.query(`select to_jsonb(t)::text as row from ${table} t`);
      return { table, rows: JSON.stringify(rows).toLowerCase() };
    }),
  );
}

test('AP-07 after 30 days everything is erased that the shop kept, and an entry without personal data stays', async () => {
  const id = await customer({ telefono: '5512345678', apellido_p: 'Xochicale' });
  const { token } = (await signIn('ana@correo.mx')).body;
  const tokens = (await exchange(token)).body;
  // Makes failed sign-ins, a mailed code, mails, a newsletter subscription, and entries of the log.
  await signIn('ana@correo.mx', 'wrong', { address: '198.51.100.7' });
  await signIn('ana@correo.mx');
  await pool.query(
    `insert into mails (kind, recipient, subject, html, plain_text) values ('test', 'ANA@correo.mx', '', '', '')`,
  );
  await pool.query(`insert into newsletter_subscribers (email, gender) values ('ana@CORREO.mx', 2)`);
  await pool.query(`insert into recovery_requests (email) values ('ana@correo.mx')`);
  await pool.query(
    `insert into email_changes (customer_id, id, email, new_code_hash, old_code_hash, expires_at)
     values ($1, gen_random_uuid(), 'ana@correo.mx.example', 'x', 'x', now() + interval '1 minute')`,
    [id],
  );
  await pool.query(
    `insert into notification_settings (customer_id, kind, channel, is_on) values ($1, 'ofertas', 'correo', true)`,
    [id],
  );
  await pool.query(
    `insert into privacy_requests (customer_id, derecho, texto, due_on) values ($1, 'acceso', 'Mis datos', now())`,
    [id],
  );
  await pool.query(`insert into mailed_codes (purpose, subject, code_hash, expires_at)
    select 'confirmation', id::text, 'x', now() + interval '1 hour' from customer_sessions`);
  await pool.query(`insert into mailed_codes (purpose, subject, code_hash, expires_at)
    values ('registration', 'ana@correo.mx', 'x', now() + interval '1 hour')`);
  await pool.query(
    `insert into customer_audit (customer_id, actor, action, detail)
    values ($1, 'customer', 'email-changed', '{"before": "ana.xochicale@correo.mx"}')`,
    [id],
  );
  // Delete the rate limits, which expire within an hour.
  await pool.query('delete from rate_limits');
  const luis = await customer({ email: 'luis@correo.mx', ...marked(29) });
  await pool.query(
    `insert into mails (kind, recipient, subject, html, plain_text) values ('test', 'luis@correo.mx', '', '', '')`,
  );
  await pool.query(`insert into newsletter_subscribers (email, gender) values ('luis@correo.mx', 2)`);
  await db.updateTable('customers').set(marked(30)).where('id', '=', id).execute();

  // The customer is still signed in at the last moment, although the product prevents that.
  expect(await eraseGoneAccounts(shop)).toBe(1);
  expect((await userInfo(tokens.access_token)).status).toBe(401);
  expect((await refresh(tokens.refresh_token)).body.error).toBe('invalid_grant');
  expect((await exchange(token)).status).toBe(401);
  expect(await audit()).toEqual([
    { id, actor: 'customer', operator: null, action: 'email-changed', detail: {} },
    { id, actor: 'shop', operator: null, action: 'erased', detail: {} },
  ]);
  const left = await everything();
  const withTrace = (trace: string) => left.filter(({ rows }) => rows.includes(trace)).map(({ table }) => table);
  for (const trace of ['ana@correo', 'xochicale', '5512345678', 'pair:']) expect(withTrace(trace), trace).toEqual([]);
  // The id is only in the audit log.
  expect(withTrace(id)).toEqual(['public.customer_audit']);
  expect((await pool.query('select from mailed_codes')).rowCount).toBe(0);
  // By law, the shop must be able to prove that it answered.
  const requests = await pool.query('select customer_id as customer, texto from privacy_requests');
  expect(requests.rows).toEqual([{ customer: null, texto: 'Mis datos' }]);
  expect(await emails()).toEqual(['luis@correo.mx']);
  for (const table of ['mails', 'newsletter_subscribers'])
    expect((await pool.query(`select from ${table}`)).rowCount, table).toBe(1);
  // A second run erases nothing.
  expect(await eraseGoneAccounts(shop)).toBe(0);
  expect(await audit()).toHaveLength(2);
  expect(luis).not.toBe(id);
});

test('AP-07 two workers at once erase each account once', async () => {
  const ids = await Promise.all(
    Array.from({ length: 12 }, (_, n) => customer({ email: `c${n}@correo.mx`, ...marked(31) })),
  );
  const done = await Promise.all([eraseGoneAccounts(shop), eraseGoneAccounts(shop)]);
  expect(done[0] + done[1]).toBe(12);
  const log = await audit();
  expect(log.map((entry) => entry.id).sort()).toEqual(ids.toSorted());
  expect(await emails()).toEqual([]);
});

test('AP-07 an erasure that fails erases nothing of its account, and holds up no other', async () => {
  const broken = await customer({ email: 'a@correo.mx', ...marked(40) });
  await customer({ email: 'b@correo.mx', ...marked(31) });
  await pool.query(`insert into newsletter_subscribers (email, gender) values ('a@correo.mx', 2)`);
  const failing = {
    tables: [],
    async erase(_: unknown, { id }: { id: string }) {
      if (id === broken) throw new Error('away');
    },
  };
  await expect(eraseWith(shop, { personalData: gatherPersonalData([...dataParts, failing]) })).rejects.toThrow(
    '1 accounts',
  );
  expect(await emails()).toEqual(['a@correo.mx']);
  expect((await pool.query('select from newsletter_subscribers')).rowCount).toBe(1);
  expect(await audit()).toHaveLength(1);
  // A job that must stop does not start to erase another account.
  expect(await eraseGoneAccounts(shop, { signal: AbortSignal.abort() })).toBe(0);
  expect(await eraseGoneAccounts(shop)).toBe(1);
});

/** The last step of each way to sign in. */
const open = (id: string) =>
  shop.withTransaction((unit) =>
    openSession(
      { lifetime: { idleDays: 90, mostDays: 365 }, mail: createMailService({ name: 'x', origin: 'http://x.mx' }) },
      unit,
      { id, cart: id },
      { method: 'password', caller: { address: '203.0.113.7', device: '' } },
    ),
  );

test('AP-07 whoever was recognised before the erasure, or before the account was closed, gets no session', async () => {
  const gone = await customer({ email: 'gone@correo.mx', ...marked(31) });
  await expect(open(gone)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  await eraseGoneAccounts(shop);
  await expect(open(gone)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  const closed = await customer({ blocked_at: new Date() });
  await expect(open(closed)).rejects.toMatchObject({ code: 'ACCOUNT_BLOCKED' });
  expect((await pool.query('select from customer_sessions')).rowCount).toBe(0);
});

test('issue 16, 10: a sign-in waits for the command that closes its account, and gets no session', async () => {
  const id = await customer();
  const closing = await pool.connect();
  try {
    await closing.query('begin');
    await closing.query('update customers set blocked_at = now() where id = $1', [id]);
    let isSettled = false;
    const opened = open(id).finally(() => {
      isSettled = true;
    });
    opened.catch(() => undefined);
    while (!isSettled && (await waitersFor(closing)) === 0);
    await closing.query('commit');
    await expect(opened).rejects.toMatchObject({ code: 'ACCOUNT_BLOCKED' });
  } finally {
    closing.release();
  }
  expect((await pool.query('select from customer_sessions')).rowCount).toBe(0);
});

test('RT-02 sign-ins of one customer at the same time wait for each other, and not for ever', async () => {
  const id = await customer();
  // The test uses a plain transaction, since a unit of work would retry after a deadlock.
  const both = () =>
    db.transaction().execute(async (tx) => {
      expect(await accountRepository(tx).hasPasswordHash(id, await storedHash(id))).toBe(true);
      expect(await deletionRepository(tx).lock(id)).toMatchObject({ id });
    });
  const storedHash = async (of: string) =>
    (await db.selectFrom('customers').select('password_hash as hash').where('id', '=', of).executeTakeFirst())?.hash ??
    null;
  for (let n = 0; n < 5; n++) await Promise.all([both(), both(), both()]);
});

test('AP-07 sign-ins and an erasure at the same time leave nothing behind, and fail with a sentence', async () => {
  for (let n = 0; n < 5; n++) {
    const id = await customer({ email: `c${n}@correo.mx` });
    const [reply] = await Promise.all([
      signIn(`c${n}@correo.mx`),
      db
        .updateTable('customers')
        .set(marked(31))
        .where('id', '=', id)
        .execute()
        .then(() => eraseGoneAccounts(shop)),
    ]);
    expect([200, 401]).toContain(reply.status);
  }
  expect(await emails()).toEqual([]);
  expect((await pool.query('select from customer_sessions')).rowCount).toBe(0);
});
