/** Other devices on which a customer is signed in. */
import { phoneUserAgent } from '@tianguis/testkit/documents';
import { signInByCall } from '../../support/customers/customers.ts';
import { withShopDatabase } from '../../support/shop/database.ts';
import { Client } from './client.ts';

/** Ids of a customer's open sessions, the oldest first. */
export const openSessionsOf = (customer: string) =>
  withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ id: string }>(
      'select id from customer_sessions where customer_id = $1 and ended_at is null order by created_at',
      [customer],
    );
    return rows.map(({ id }) => id);
  });

/** Signs the customer in on another device. The device is known, so the shop asks for no code. */
export async function onAnotherDevice(customer: { id: string; email: string }, userAgent = phoneUserAgent) {
  const known = await withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query('delete from customer_devices where customer_id = $1 returning *', [customer.id]);
    // A new account needs no code.
    await pool.query('update customers set first_signed_in_at = null where id = $1', [customer.id]);
    return rows;
  });
  const client = new Client(userAgent);
  await signInByCall(client, customer.email);
  // Makes the first device known again.
  await withShopDatabase(async ({ pool }) => {
    for (const { token_hash, created_at } of known)
      await pool.query('insert into customer_devices (customer_id, token_hash, created_at) values ($1, $2, $3)', [
        ...[customer.id, token_hash, created_at],
      ]);
  });
  return client;
}
