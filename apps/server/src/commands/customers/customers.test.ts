/** Tests `npm run shop -- customers …` on a real database. */

import { createHmac } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { readSigningKey } from '@tianguis/database';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openTestShop } from '../test-operator.ts';

const { db, pool, shop, program } = await openTestShop();
const folder = mkdtempSync(join(tmpdir(), 'customers-'));
afterAll(() => rmSync(folder, { recursive: true }));

let ana = '';
beforeEach(async () => {
  await pool.query(
    'truncate customers, customer_sessions, mailed_codes, customer_audit, sign_in_failures, identity_records, mails cascade',
  );
  const { rows } = await pool.query(
    `insert into customers (email, password_hash, nombre, apellido_p) values ('Ana@correo.mx', 'hash', $1, 'Ríos')
     returning id`,
    ['Ana\u001b[31m'],
  );
  ana = rows[0].id;
  await pool.query(`insert into customers (email, password_hash, nombre) values ('luis@correo.mx', 'hash', 'Luis')`);
  await pool.query(`insert into customer_sessions (customer_id, token_hash, method, device, address, ends_at, ended_at)
    select id, sha256((email || n)::bytea), 'password', 'Firefox' || n, '203.0.113.' || n, now() + interval '1 day',
           case when n = 3 then now() end from customers, generate_series(1, 3) n`);
  await pool.query(`insert into customer_devices (customer_id, token_hash) select id, 'x' from customers`);
  await pool.query(`insert into mailed_codes (purpose, subject, code_hash, expires_at)
    select 'sign-in', id::text, 'x', now() + interval '5 minutes' from customers`);
  await pool.query(`insert into identity_records (model, id_hash, payload, account_id)
    select 'AccessToken', sha256(email::bytea), '{}', id from customers`);
});

const audit = async () =>
  (await pool.query('select actor, operator, action, detail from customer_audit order by id')).rows;
const open = async (email: string) =>
  (
    await pool.query(
      `select s.id from customer_sessions s join customers c on c.id = s.customer_id where c.email = $1 and ended_at is null`,
      [email],
    )
  ).rowCount;
const tokens = async () => (await pool.query('select from identity_records')).rowCount;
const fail = async (email: string, address: string, times: number) => {
  const secret = await readSigningKey(db, 'sign-in-failures');
  const [account, ip] = [email, address].map((one) => createHmac('sha256', secret).update(one).digest('base64url'));
  await pool.query(
    `insert into sign_in_failures (key, failures, last_at) values ($1, $3, now()), ($2, $3, now())
      on conflict (key) do update set failures = excluded.failures`,
    [`account:${account}`, `pair:${account}:${ip}`, times],
  );
};

test('issue 16, 10: show has state, sign-ins, failures and the log, and is noted', async () => {
  await fail('ana@correo.mx', '198.51.100.7', 14);
  await fail('luis@correo.mx', '198.51.100.9', 15);
  await pool.query(`update customers set deletion_requested_at = '2026-11-01T10:00:00Z' where id = $1`, [ana]);
  const { code, err, out } = await shop(['customers', 'show', 'ANA@correo.mx', '--as', 'Carmen']);
  expect(err).toBe('');
  expect(code).toBe(0);
  expect(out).toMatch(/^E-mail +Ana@correo\.mx$/m);
  expect(out).toMatch(/^State +its customer asked on 2026-11-01T10:00:00Z .* erased after 2026-12-01T10:00:00Z$/m);
  expect(out).toMatch(/^Sessions +2 open$/m);
  expect(out).toMatch(/^Failures +14 failed sign-ins within an hour$/m);
  expect(out).toMatch(/^ +one IP address waits \d+ s$/m);
  expect(out.match(/ waits /g)).toHaveLength(1);
  expect(out).toMatch(/open +password +203\.0\.113\.1 +Firefox1/);
  expect(out).toMatch(/ended .+ +password +203\.0\.113\.3 +Firefox3/);
  expect(out).toContain('Nothing is noted.');
  for (const other of ['luis', '198.51.100', '\u001b', 'hash']) expect(out).not.toContain(other);
  expect(await audit()).toEqual([{ actor: 'operator', operator: 'Carmen', action: 'shown', detail: {} }]);
  // The id works as well. The second output contains the entry of the first command.
  const again = await shop(['customers', 'show', ana]);
  expect(again.out).toMatch(/shown +operator Carmen$/m);
  expect((await audit())[1].operator).toBe(userInfo().username);
});

test('issue 16, 10: sessions are listed, and ended with their tokens: those of this customer alone', async () => {
  const { out } = await shop(['customers', 'sessions', 'ana@correo.mx']);
  expect(out.split('\n')).toHaveLength(5);
  expect(await open('Ana@correo.mx')).toBe(2);
  const ended = await shop(['customers', 'sessions', 'ana@correo.mx', '--end']);
  expect(ended.out).toBe('Ana@correo.mx is signed out: 2 open sessions ended.\n');
  expect(await open('Ana@correo.mx')).toBe(0);
  expect(await open('luis@correo.mx')).toBe(2);
  expect(await tokens()).toBe(1);
  // The closed account's devices and mailed codes are also void.
  expect((await pool.query('select from customer_devices where forgotten_at is null')).rowCount).toBe(1);
  expect((await pool.query('select from mailed_codes')).rowCount).toBe(1);
  expect(await audit()).toMatchObject([
    { action: 'shown', detail: { what: 'sessions' } },
    { action: 'sessions-ended', actor: 'operator', detail: { sessions: 2 } },
  ]);
});

test('issue 16, 10: close blocks and signs out, unlock takes it back and forgets failures', async () => {
  const closed = await shop(['customers', 'close', 'ana@correo.mx']);
  expect(closed.out).toContain('The account of Ana@correo.mx is closed: 2 open sessions ended.');
  expect(await open('Ana@correo.mx')).toBe(0);
  expect(await tokens()).toBe(1);
  const { rows } = await pool.query('select email from customers where blocked_at is not null');
  expect(rows).toEqual([{ email: 'Ana@correo.mx' }]);
  const twice = await shop(['customers', 'close', 'ana@correo.mx']);
  expect(twice).toMatchObject({ code: 1, err: 'The account of Ana@correo.mx is closed already.\n' });
  expect((await shop(['customers', 'show', ana])).out).toMatch(/^State +closed on /m);
  await fail('ana@correo.mx', '198.51.100.7', 8);
  await fail('luis@correo.mx', '198.51.100.7', 8);
  const [, undo = ''] = /To take it back: npm run shop -- (.+)/.exec(closed.out) ?? [];
  const unlocked = await shop(undo.split(' '));
  expect(unlocked.out).toBe('The account of Ana@correo.mx was closed, and is open: 8 failed sign-ins are forgotten.\n');
  expect((await pool.query('select from customers where blocked_at is not null')).rowCount).toBe(0);
  expect((await pool.query('select from sign_in_failures')).rowCount).toBe(2);
  expect((await audit()).map(({ action }) => action)).toEqual(['closed', 'shown', 'unlocked']);
});

test('issue 16, 10: export prints the data, or writes a file that nobody else reads, and no second time', async () => {
  const { out } = await shop(['customers', 'export', 'ana@correo.mx']);
  expect(JSON.parse(out)).toMatchObject({ perfil: { id: ana, correo: 'Ana@correo.mx' } });
  expect(out).not.toContain('hash');
  expect(out).not.toContain('luis');
  const file = join(folder, 'ana.json');
  expect((await shop(['customers', 'export', ana, '--file', file])).out).toBe(`${file} is written.\n`);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ perfil: { correo: 'Ana@correo.mx' } });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const again = await shop(['customers', 'export', ana, '--file', file]);
  expect(again).toMatchObject({ code: 1, err: `${file} exists: name a new file.\n` });
  expect((await audit()).map(({ action }) => action)).toEqual(['exported', 'exported']);
  const nobody = join(folder, 'nobody.json');
  expect((await shop(['customers', 'export', 'nobody@correo.mx', '--file', nobody])).code).toBe(1);
  expect(existsSync(nobody)).toBe(false);
});

test('issue 16, 10: erase asks for the exact e-mail; its log stays for support, by the id', async () => {
  for (const typed of ['ana@correo.mx\n', '']) {
    const refused = await shop(['customers', 'erase', 'ana@correo.mx'], typed);
    expect(refused.code).toBe(1);
    expect(refused.err).toContain('Type its e-mail to go on: ');
    expect(refused.err).toContain('nothing was erased');
  }
  expect((await pool.query('select from customers')).rowCount).toBe(2);
  // The standard input is that of a real process.
  const erased = await program(['customers', 'erase', 'ana@correo.mx', '--as', 'Carmen'], 'Ana@correo.mx\n');
  expect(erased.code).toBe(0);
  expect(erased.out).toContain('The account of Ana@correo.mx is erased.');
  expect((await pool.query('select email from customers')).rows).toEqual([{ email: 'luis@correo.mx' }]);
  expect(await tokens()).toBe(1);
  expect(await audit()).toEqual([{ actor: 'operator', operator: 'Carmen', action: 'erased', detail: {} }]);
  const log = await shop(['customers', 'log', ana]);
  expect(log.out).toMatch(/erased +operator Carmen/);
  const again = await shop(['customers', 'erase', ana, '--yes']);
  expect(again).toMatchObject({ code: 1, err: `There is no customer with the id ${ana}.\n` });
  expect((await shop(['customers', 'erase', 'luis@correo.mx', '--yes'])).code).toBe(0);
});

test.each([
  [['customers', 'show'], 'Name the customer'],
  [['customers', 'show', 'nobody@correo.mx'], 'There is no customer with the e-mail nobody@correo.mx.'],
  [['customers', 'log', '00000000-0000-4000-8000-000000000000'], 'There is no customer with the id 00000000'],
  [['customers', 'erase', 'nobody@correo.mx'], 'There is no customer with the e-mail'],
  [['customers', 'close', "' or true --"], 'There is no customer with the e-mail'],
  [['customers', 'close', 'ana@correo.mx', 'luis@correo.mx'], 'more than this command takes'],
  [['customers', 'close', 'ana@correo.mx', '--yes'], 'There is no --yes here'],
  [['customers', 'show', 'ana@correo.mx', '--as', ' '], '--as NAME'],
  [['customers', 'toString', 'ana@correo.mx'], 'There is no "customers toString"'],
])('%j is refused with a sentence, and changes nothing', async (words, sentence) => {
  const { code, err } = await shop(words);
  expect(code).toBe(1);
  expect(err).toContain(sentence);
  expect(await audit()).toEqual([]);
  expect((await pool.query('select from customers where blocked_at is null')).rowCount).toBe(2);
});

test('issue 16, 1: identity shows keys and rotates them', async () => {
  expect((await shop(['identity', 'keys'])).out).toContain('There are no keys yet');
  await shop(['identity', 'rotate']);
  const { out } = await shop(['identity', 'rotate']);
  const [, kid = ''] = /^Key (\S+) is published, and signs in 3 minutes\.$/m.exec(out) ?? [];
  const keys = (await shop(['identity', 'keys'])).out;
  expect(keys).toMatch(/signs +until /);
  expect(keys).toMatch(new RegExp(`${kid} .* waits$`, 'm'));
  // The output contains no part of a key.
  expect(keys).not.toContain('{');
  expect((await shop(['identity', 'burn'])).err).toContain('There is no "identity burn"');
  expect((await shop(['identity', 'keys', 'all'])).code).toBe(1);
});
