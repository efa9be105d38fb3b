/** Tests `npm run shop -- mail …` on a real database. */
import { beforeEach, expect, test } from 'vitest';
import { openTestShop } from '../test-operator.ts';

const { pool, shop } = await openTestShop();

beforeEach(() => pool.query('delete from mails'));

test('issue 16, 8: mails are kept and shown where there is no mail server', async () => {
  expect((await shop(['mail', 'list'])).out).toBe('No mails.\n');
  const written = await shop(['mail', 'test', 'Ana@example.com']);
  expect(written.err).toBe('');
  expect(written.out).toContain('There is no mail server (SMTP_URL), so it stays here.');
  const [, id = ''] = /mail show (\S+)/.exec(written.out) ?? [];
  expect((await shop(['mail', 'list'])).out).toMatch(/not sent +test +Ana@example\.com +Correo de prueba de \S/);
  const shown = await shop(['mail', 'show', id]);
  expect(shown.out).toMatch(/^To {7}Ana@example\.com$/m);
  expect(shown.out).toContain('Tu tienda ya manda correos');
  expect((await shop(['mail', 'show', id, '--html'])).out).toMatch(/^<!DOCTYPE html>/);
  expect(JSON.parse((await shop(['mail', 'list', 'ana@example.com', '--json'])).out)).toMatchObject([
    { id, kind: 'test' },
  ]);
  expect((await shop(['mail', 'list', 'otra@example.com'])).out).toBe('No mails.\n');
  // The job was enqueued in the same transaction.
  const { rows } = await pool.query(`select data from pgboss.job where name = 'send-mail' and data->>'id' = $1`, [id]);
  expect(rows).toEqual([{ data: { id } }]);
});

test.each([
  [['mail', 'test'], 'Name the address'],
  [['mail', 'test', 'nobody'], 'Name the address'],
  [['mail', 'show'], 'Name the mail'],
  [['mail', 'show', "'; drop table mails"], 'is no id of a mail'],
  [['mail', 'show', '00000000-0000-4000-8000-000000000000'], 'There is no mail 00000000'],
  [['mail', 'burn'], 'There is no "mail burn"'],
])('%j is refused with a sentence', async (words, sentence) => {
  const { code, err } = await shop(words);
  expect(code).toBe(1);
  expect(err).toContain(sentence);
});

test('what a mail has of control characters does not reach the terminal', async () => {
  await pool.query(`insert into mails (kind, recipient, subject, html, plain_text)
    values ('test', 'a@example.com', E'Hola\\u001b[31m', '', '')`);
  expect((await shop(['mail', 'list'])).out).not.toContain('\u001b');
});

test('issue 37 A5 "mail show" says that a text with a secret is erased', async () => {
  const { rows } = await pool.query(`insert into mails (kind, recipient, subject, html, plain_text, is_secret)
    values ('sign-in-code', 'ana@example.com', 'Tu código para entrar', '', '', true) returning id`);
  for (const words of [[], ['--html']])
    expect((await shop(['mail', 'show', rows[0]?.id, ...words])).out).toContain(
      'The text is erased, since it had a secret',
    );
});

test('issue 37 A3 "mail list" finds the mails of every spelling of an address', async () => {
  await pool.query(`insert into mails (kind, recipient, subject, html, plain_text) values
    ('test', 'eva@xn--and-6ma2c.mx', 'Una', '', ''), ('test', 'eva@ñandú.mx', 'Otra', '', '')`);
  const { out } = await shop(['mail', 'list', 'Eva@Ñandú.mx']);
  expect(out).toContain('Una');
  expect(out).toContain('Otra');
});
