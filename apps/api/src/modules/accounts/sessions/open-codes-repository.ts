/** Voids codes and forgets devices when an account gets a new e-mail or password, or when its sessions are ended. */
import type { Database } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';

/**
 * Voids everything that waits for a code: sign-ins that have passed the password, confirmations, and changes of e-mail.
 */
export async function voidOpenCodes(db: Kysely<Database>, customer: string): Promise<void> {
  await sql`delete from mailed_codes
             where (purpose = 'sign-in' and subject = ${customer}::text)
                or (purpose = 'confirmation'
                    and subject in (select id::text from customer_sessions where customer_id = ${customer}))`.execute(
    db,
  );
  await db.deleteFrom('sign_in_tickets').where('customer_id', '=', customer).execute();
  await db.deleteFrom('email_changes').where('customer_id', '=', customer).execute();
}

/**
 * Forgets a customer's devices except the device of one session, so that they need a mailed code again.
 * @param except id of the session whose device is not forgotten; null if all devices are forgotten
 */
export async function forgetOtherDevices(db: Kysely<Database>, customer: string, except: string | null): Promise<void> {
  await sql`update customer_devices d set forgotten_at = now()
             where customer_id = ${customer} and forgotten_at is null
               and not exists (select from customer_sessions s
                                where s.id = ${except}::uuid and s.device_hash = d.token_hash)`.execute(db);
}

/**
 * Forgets the device of a session, so that it needs a mailed code again. A device with another open session of the
 * customer stays known.
 */
export async function forgetDeviceOf(db: Kysely<Database>, session: string): Promise<void> {
  await sql`update customer_devices d set forgotten_at = now()
              from customer_sessions ended
             where ended.id = ${session} and d.customer_id = ended.customer_id and d.token_hash = ended.device_hash
               and forgotten_at is null
               and not exists (select from customer_sessions s
                                where s.customer_id = ended.customer_id and s.device_hash = ended.device_hash
                                  and s.id <> ended.id and s.ended_at is null and s.ends_at > now())`.execute(db);
}
