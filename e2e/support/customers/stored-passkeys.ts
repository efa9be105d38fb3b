/** The passkeys of a customer in the shop's database. */
import { withShopDatabase } from '../shop/database.ts';

/** The passkeys of a customer in the shop, oldest first. */
export const passkeysOf = (customer: string) =>
  withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ id: string; name: string }>(
      'select id, name from passkeys where customer_id = $1 order by created_at',
      [customer],
    );
    return rows;
  });

/** Stores a passkey that no device has. */
export const storePasskey = (customer: string, name: string, isBackedUp: boolean): Promise<void> =>
  withShopDatabase(({ pool }) =>
    pool
      .query(
        `insert into passkeys (customer_id, credential_id, public_key, counter, transports, name, is_backed_up)
         values ($1, $2, $3, 0, '{}', $4, $5)`,
        [customer, `x${customer}`, Buffer.from('x'), name, isBackedUp],
      )
      .then(() => undefined),
  );
