/** Tests what the migrations of e-mails and mails do with the rows of earlier releases. */
import { readFileSync } from 'node:fs';
import { withDatabase } from '@tianguis/testkit';
import { expect, test } from 'vitest';

const { pool } = await withDatabase();
const migration = (name: string) => readFileSync(new URL(`../../migrations/${name}.sql`, import.meta.url), 'utf8');

test('issue 37 A5 codes and links of mails that were sent or have expired are erased, from subjects too', async () => {
  await pool.query('alter table mails drop column expires_at');
  await pool.query(`insert into mails (kind, recipient, subject, html, plain_text, is_secret, created_at, sent_at)
    select kind, recipient, subject, text, text, kind <> 'password-changed', now() - age, case when sent then now() end
      from (values
        ('sign-in-code', 'sent', '042917 es tu código para entrar', '042917', interval '1 minute', true),
        ('registration-code', 'old', '042918 es tu código para crear tu cuenta', '042918', '31 minutes', false),
        ('recovery-link', 'waits', 'Elige una contraseña nueva', 'token', '5 minutes', false),
        ('privacy-answer', 'unsent', 'Respuesta 123456', 'text', '1 day', false),
        ('password-changed', 'open', 'Tu contraseña cambió', 'text', '1 day', true)
      ) as v (kind, recipient, subject, text, age, sent)`);
  await pool.query(migration('0137_mailed_secrets'));
  const { rows } = await pool.query(`select recipient, subject, html, plain_text as text,
      round(extract(epoch from expires_at - created_at) / 60)::integer as minutes from mails order by recipient`);
  expect(rows).toEqual([
    { recipient: 'old', subject: 'Tu código para crear tu cuenta', html: '', text: '', minutes: 30 },
    { recipient: 'open', subject: 'Tu contraseña cambió', html: 'text', text: 'text', minutes: null },
    { recipient: 'sent', subject: 'Tu código para entrar', html: '', text: '', minutes: 30 },
    { recipient: 'unsent', subject: 'Respuesta 123456', html: 'text', text: 'text', minutes: null },
    { recipient: 'waits', subject: 'Elige una contraseña nueva', html: 'token', text: 'token', minutes: 30 },
  ]);
});

test('issue 37 A3 stored e-mails in ASCII get lower case, and carts do not change', async () => {
  await pool.query(`insert into customers (email, nombre)
    values ('Ana.M+1@Correo.MX', 'Ana'), ('Ñandú@Correo.mx', 'Luis')`);
  await pool.query(`insert into newsletter_subscribers (email, gender) values ('ANA@correo.mx', 1)`);
  const carts = async () => (await pool.query('select cart_id from customers order by nombre')).rows;
  const before = await carts();
  await pool.query(migration('0136_canonical_emails'));
  const { rows } = await pool.query(`select email from customers union all select email from newsletter_subscribers`);
  const emails = ['ana.m+1@correo.mx', 'ana@correo.mx', 'Ñandú@Correo.mx'];
  expect(rows.map(({ email }) => email).sort()).toEqual(emails);
  expect(await carts()).toEqual(before);
});
