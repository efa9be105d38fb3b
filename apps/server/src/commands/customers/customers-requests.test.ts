/**
 * Tests `npm run shop -- customers requests`, `answer` and `authenticator`, and the findings of `doctor` about requests
 * and e-mails.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addBusinessDays, dateInMexico } from '@tianguis/domain';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { examine } from '../doctor.ts';
import { openTestShop } from '../test-operator.ts';

const { pool, shop, url } = await openTestShop();
const folder = mkdtempSync(join(tmpdir(), 'requests-'));
afterAll(() => rmSync(folder, { recursive: true }));

const today = dateInMexico(Date.now());
let ana = '';
beforeEach(async () => {
  await pool.query(
    'truncate customers, customer_sessions, customer_audit, mails, privacy_requests restart identity cascade',
  );
  const { rows } = await pool.query(
    `insert into customers (email, nombre) values ('Ana@correo.mx', 'Ana'), ('luis@correo.mx', 'Luis') returning id`,
  );
  ana = rows[0].id;
});

/** Adds a request. @returns its number */
async function file(email: string, due: string, texto = 'Mis datos\u001b[31m\nde todo'): Promise<string> {
  const { rows } = await pool.query(
    `insert into privacy_requests (customer_id, derecho, texto, received_at, due_on)
     select id, 'acceso', $2, '2026-11-02T18:00:00Z', $3 from customers where email = $1 returning number`,
    [email, texto, due],
  );
  return `ARCO-2026-${String(rows[0].number).padStart(6, '0')}`;
}
const audit = async () => (await pool.query('select operator, action, detail from customer_audit order by id')).rows;
let files = 0;
const answerFile = (text: string | Buffer) => {
  const name = join(folder, `${files++}.txt`);
  writeFileSync(name, text);
  return name;
};

test('issue 16, 10: requests lists the open ones, and those of one customer with all that was written', async () => {
  expect((await shop(['customers', 'requests'])).out).toBe('No request by the law of privacy is open.\n');
  const late = await file('Ana@correo.mx', '2026-11-03');
  const next = await file('luis@correo.mx', addBusinessDays(today, 1));
  const far = await file('luis@correo.mx', addBusinessDays(today, 12));
  const { out } = await shop(['customers', 'requests']);
  const [, first, second, third] = out.split('\n');
  expect(first).toMatch(new RegExp(`^${late}  acceso  2026-11-02T18:00:00Z  2026-11-03  overdue +${ana}$`));
  expect(second).toMatch(new RegExp(`^${next} .*  1 working day `));
  expect(third).toMatch(new RegExp(`^${far} .*  12 working days `));
  for (const word of ['correo.mx', 'Mis datos', 'Ana']) expect(out).not.toContain(word);
  expect(await audit()).toEqual([]);

  const own = await shop(['customers', 'requests', 'ana@correo.mx', '--as', 'Carmen']);
  expect(own.out).toMatch(/^State +open, overdue$/m);
  expect(own.out).toContain('What the customer wrote:\n  Mis datos [31m\n  de todo\n');
  expect(own.out).not.toContain('\u001b');
  expect(await audit()).toEqual([{ operator: 'Carmen', action: 'shown', detail: { what: 'requests' } }]);
});

test('issue 16, 7: answer mails a file, once, and is noted', async () => {
  const folio = await file('Ana@correo.mx', addBusinessDays(today, 12));
  const words = [
    'customers',
    'answer',
    folio.toLowerCase(),
    '--file',
    answerFile('\uFEFFEsto tenemos.\n'),
    '--as',
    'Carmen',
  ];
  expect(await shop(words)).toEqual({
    ...{ code: 0, err: '', out: `${folio} is answered.\nThe answer is mailed to Ana@correo.mx.\n` },
  });
  const { rows } = await pool.query('select id, recipient, subject, plain_text as text, is_secret from mails');
  expect(rows).toMatchObject([{ recipient: 'Ana@correo.mx', is_secret: true }]);
  expect(rows[0].text).toContain('\n\nEsto tenemos.\n\n');
  // The job that sends all mails will send this mail.
  const jobs = await pool.query(`select from pgboss.job where name = 'send-mail' and data->>'id' = $1`, [rows[0].id]);
  expect(jobs.rowCount).toBe(1);
  expect(await shop(words)).toMatchObject({ code: 1, err: `${folio} is answered already, on ${today}.\n` });
  expect((await shop(['customers', 'requests'])).out).toContain('No request');
  const own = (await shop(['customers', 'requests', ana])).out;
  expect(own).toMatch(/^State +answered on /m);
  expect(own).toContain('What the shop answered:\n  Esto tenemos.\n');
  expect((await audit())[0]).toEqual({ operator: 'Carmen', action: 'request-answered', detail: { folio } });
});

test('issue 16, 7: an answer may come by the standard input', async () => {
  const folio = await file('Ana@correo.mx', addBusinessDays(today, 12));
  const { out } = await shop(['customers', 'answer', folio, '--file', '-'], 'Hola, Ana:\r\nlisto.\n');
  expect(out).toContain('is answered');
  const { rows } = await pool.query('select answer, state from privacy_requests');
  expect(rows).toEqual([{ answer: 'Hola, Ana:\nlisto.', state: 'respondida' }]);
});

test.each([
  ['Name the request by its number.', ['answer']],
  ['--file F', ['answer', '1']],
  ['cannot be read from', ['answer', '1', '--file', join(folder, 'none')]],
  ['it is no text in UTF-8', ['answer', '1', '--file', answerFile(Buffer.from([0xff, 0xfe, 0x41]))]],
  ['The answer is empty.', ['answer', '1', '--file', answerFile(' \n')]],
  ['There is no request 2', ['answer', '2', '--file', answerFile('Hola')]],
  ['There is no request ARCO-2025-000001', ['answer', 'ARCO-2025-000001', '--file', answerFile('Hola')]],
  ['leave --mailed out', ['answer', '1', '--mailed', '--file', answerFile('Hola')]],
  ['There is no customer with the e-mail', ['requests', 'nobody@correo.mx']],
  ['Write --off', ['authenticator', 'ana@correo.mx']],
  ['has no authenticator app', ['authenticator', 'ana@correo.mx', '--off']],
])('what cannot be done is refused with a sentence, and changes nothing: %s', async (sentence, words) => {
  await file('Ana@correo.mx', today);
  const { code, err } = await shop(['customers', ...words]);
  expect(code).toBe(1);
  expect(err).toContain(sentence);
  expect(await audit()).toEqual([]);
  expect((await pool.query(`select from privacy_requests where state = 'recibida'`)).rowCount).toBe(1);
  expect((await pool.query('select from mails')).rowCount).toBe(0);
});

test('issue 16, 10: show tells of an app and passkeys, and authenticator --off turns it off', async () => {
  await pool.query(
    `insert into authenticators (customer_id, secret, confirmed_at) values ($1, 'x', '2026-11-01T10:00:00Z')`,
    [ana],
  );
  await pool.query(`insert into recovery_codes (customer_id, code_hash) values ($1, 'a'), ($1, 'b')`, [ana]);
  await pool.query(
    `insert into passkeys (customer_id, credential_id, public_key, counter, transports, is_backed_up, name)
     values ($1, 'c', 'k', 0, '{}', false, 'Mi teléfono')`,
    [ana],
  );
  const shown = (await shop(['customers', 'show', ana])).out;
  expect(shown).toMatch(/^App +authenticator app since 2026-11-01T10:00:00Z, 2 recovery codes left$/m);
  expect(shown).toMatch(/^Passkeys +1$/m);
  const { out } = await shop(['customers', 'authenticator', 'ana@correo.mx', '--off', '--as', 'Carmen']);
  expect(out).toContain('The authenticator app of Ana@correo.mx is off');
  expect((await shop(['customers', 'show', ana])).out).toMatch(/^App +no authenticator app$/m);
  expect((await pool.query('select kind, recipient from mails')).rows).toEqual([
    { kind: 'authenticator-removed', recipient: 'Ana@correo.mx' },
  ]);
  expect((await audit()).map(({ action }) => action)).toEqual(['shown', 'authenticator-removed', 'shown']);
});

test('issue 16, 10: doctor warns of requests that are overdue or due within three working days', async () => {
  const found = async () => {
    const all = await examine({ DATABASE_URL: url, DATA_DIR: folder }, Date.parse('2026-11-25T18:00:00Z'));
    return all.flatMap(({ name, state, says }) => (name === 'Privacy requests' ? [`${state}: ${says}`] : []));
  };
  expect(await found()).toEqual(['ok: 0 open, none due within 3 working days.']);
  await file('Ana@correo.mx', '2026-12-01');
  expect(await found()).toEqual(['ok: 1 open, none due within 3 working days, the first until 2026-12-01.']);
  // The time is a Wednesday, so Monday is three business days away.
  await file('Ana@correo.mx', '2026-11-30');
  await file('luis@correo.mx', '2026-11-25');
  expect(await found()).toEqual([expect.stringMatching(/^warn: 2 due within 3 working days: the law/)]);
  await file('luis@correo.mx', '2026-11-24');
  expect(await found()).toEqual([
    expect.stringMatching(/^warn: 1 overdue since 2026-11-24, 2 due within 3 working days: the law/),
  ]);
  await pool.query(`update privacy_requests set state = 'respondida'`);
  expect(await found()).toEqual(['ok: 0 open, none due within 3 working days.']);
});

test('AF-07 doctor warns of accounts whose erasure waits, and show says for what', async () => {
  const found = async () => {
    const all = await examine({ DATABASE_URL: url, DATA_DIR: folder });
    return all.flatMap(({ name, state, says }) => (name === 'Erasures' ? [`${state}: ${says}`] : []));
  };
  const age = (days: number) =>
    pool.query('update customers set deletion_requested_at = now() - make_interval(days => $1) where id = $2', [
      days,
      ana,
    ]);
  await age(30);
  expect(await found()).toEqual([expect.stringMatching(/^ok: /)]);
  await age(32);
  expect(await found()).toEqual([`warn: Accounts that were not erased in time: 1 (for example ${ana}).`]);
  await pool.query(
    `insert into orders (number, checkout_id, customer_id, goods, total, buyer)
     values ('0000000001', gen_random_uuid(), $1, 0, 0, '{}')`,
    [ana],
  );
  expect((await shop(['customers', 'show', ana])).out).toMatch(/^To settle +order 0000000001 is not paid$/m);
  await pool.query('delete from orders');
});

test('issue 37 A3 doctor lists e-mails in another spelling than the canonical one, with their invisible signs', async () => {
  const found = async () => {
    const all = await examine({ DATABASE_URL: url, DATA_DIR: folder });
    return all.flatMap(({ name, state, says }) => (name === 'E-mails' ? [`${state}: ${says}`] : []));
  };
  await pool.query('delete from customers');
  const add = async (email: string) =>
    (await pool.query(`insert into customers (email, nombre) values ($1, 'Ana') returning id`, [email])).rows[0].id;
  for (const email of ['ana@correo.mx', "o'hara+1@xn--and-6ma2c.com.mx"]) await add(email);
  expect(await found()).toEqual(['ok: All are stored in their canonical spelling.']);
  const id = await add('ana\u200b@correo.mx');
  await pool.query(`insert into newsletter_subscribers (email, gender) values ('ana@ñandú.mx', 1)`);
  expect(await found()).toEqual([
    'warn: 2 in another spelling than the canonical one: ' +
      `ana\\u{200b}@correo.mx (customer ${id}), ana@ñandú.mx (newsletter).`,
  ]);
  await pool.query('delete from customers; delete from newsletter_subscribers');
  for (let n = 0; n < 7; n++) await add(`<${n}>@correo.mx`);
  expect(await found()).toEqual([expect.stringMatching(/^warn: 7 in another .*\), …\.$/)]);
});
