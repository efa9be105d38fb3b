/** Tests what the migration of the accounts' first sign-in does with the rows of earlier releases. */
import { readFileSync } from 'node:fs';
import { withDatabase } from '@tianguis/testkit';
import { expect, test } from 'vitest';

const { pool } = await withDatabase();

test('issue 37 M2: an account with a device, a session or an old registration is not new', async () => {
  // The columns, keys and indexes as the releases before had them.
  await pool.query(`
    alter table customers drop column first_signed_in_at;
    alter table customer_devices drop column seen_at;
    alter table authenticators drop column activation;
    drop index recovery_links_customer;
    alter table recovery_links drop constraint recovery_links_pkey, add primary key (customer_id),
      add constraint recovery_links_token_hash_key unique (token_hash)`);
  await pool.query(`insert into customers (email, nombre, privacy_accepted_at) values
    ('device@correo.mx', 'Ana', null), ('session@correo.mx', 'Eva', null), ('inserted@correo.mx', 'Luis', null),
    ('old@correo.mx', 'Noé', now() - interval '401 days'), ('pending@correo.mx', 'Iris', now())`);
  await pool.query(`insert into customer_devices (customer_id, token_hash, created_at)
    select id, email::bytea, now() - interval '399 days' from customers where nombre = 'Ana'`);
  await pool.query(`insert into customer_sessions
      (customer_id, token_hash, method, device, address, ends_at, created_at, seen_at, device_hash)
    select id, email::bytea, 'password', 'x', 'x', now(), now() - interval '30 days', now() - interval '2 days', email::bytea
      from customers where nombre in ('Ana', 'Eva')`);
  await pool.query(readFileSync(new URL('../../migrations/0144_account_recovery.sql', import.meta.url), 'utf8'));
  const { rows } = await pool.query(`
    select email, (extract(epoch from now() - first_signed_in_at) / 86400)::integer as days,
           (select (extract(epoch from now() - seen_at) / 86400)::integer from customer_devices
             where customer_id = c.id) as seen
      from customers c order by email`);
  expect(rows).toEqual([
    { email: 'device@correo.mx', days: 399, seen: 2 },
    { email: 'inserted@correo.mx', days: null, seen: null },
    { email: 'old@correo.mx', days: 401, seen: null },
    { email: 'pending@correo.mx', days: null, seen: null },
    { email: 'session@correo.mx', days: 30, seen: null },
  ]);
});
