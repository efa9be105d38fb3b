/** Tests of the commands of the newsletter (AP-19). */
import { beforeEach, expect, test } from 'vitest';
import { openTestShop } from '../test-operator.ts';

const { pool, shop } = await openTestShop();

beforeEach(async () => {
  await pool.query('truncate newsletter_subscribers');
  await pool.query(
    `insert into newsletter_subscribers (email, gender, confirmed_at)
     values ('eva@correo.mx', 2, '2026-12-01T10:00:00Z'), ('=ana@correo.mx', 1, '2026-12-02T10:00:00Z'),
            ('antes@correo.mx', 1, null)`,
  );
});

test('AP-19 the list and the export have confirmed addresses only, each with the link that ends its subscription', async () => {
  expect((await shop(['newsletter', 'list'])).out).toMatch(
    /^E-mail .*\n=ana@correo\.mx +men +2026-12-02T10:00:00Z\neva@correo\.mx +women .*\n2 confirmed; 1 not confirmed/,
  );
  const rows = JSON.parse((await shop(['newsletter', 'list', '--rows', '1', '--json'])).out);
  expect(rows).toMatchObject([
    { email: '=ana@correo.mx', unsubscribe: expect.stringContaining('/avisos/boletin/baja?token=') },
  ]);
  const lines = (await shop(['newsletter', 'export'])).out.trimEnd().split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toBe('email,offers,confirmed,unsubscribe');
  // A program for tables must not read an address as a formula.
  expect(lines[1]).not.toMatch(/^=/);
  expect(lines[2]).toMatch(
    /^eva@correo\.mx,women,2026-12-01T10:00:00Z,http:\/\/\S+\/avisos\/boletin\/baja\?token=[\w.-]+$/,
  );
});

test.each([
  [['send'], 'There is no "newsletter send".'],
  [['list', 'x'], 'more than this command takes'],
  [['list', '--rows', 'x'], 'is no number of rows'],
])('AP-19 newsletter %j is refused with one sentence', async (words, sentence) => {
  const { code, err } = await shop(['newsletter', ...words]);
  expect([code, err]).toEqual([1, expect.stringContaining(sentence)]);
});
