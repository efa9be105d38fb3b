/** Reads how a customer can confirm their identity (RL-05), and until when a confirmation is valid. */
import type { Proof } from '@tianguis/contract';
import type { Database } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';
import { passkeyRepository } from '../passkeys/passkey-repository.ts';
import type { Account } from '../sessions/account-repository.ts';
import { confirmationMinutes } from '../sessions/session-repository.ts';

/** @param db the database, or a transaction of it */
export function confirmationRepository(db: Kysely<Database>) {
  /** The password and the passkeys of a customer. Without either, a customer confirms by a mailed code. */
  const ownProofs = async ({ id, passwordHash }: Account): Promise<Proof[]> => [
    ...(passwordHash === null ? [] : (['contrasena'] as const)),
    ...((await passkeyRepository(db).of(id)).length === 0 ? [] : (['llave'] as const)),
  ];
  const hasOwnProof = async (account: Account): Promise<boolean> => (await ownProofs(account)).length > 0;
  return {
    hasOwnProof,
    /** A mailed code is offered only to customers who have neither a password nor a passkey. */
    proofs: async (account: Account): Promise<Proof[]> =>
      (await hasOwnProof(account)) ? ownProofs(account) : ['codigo'],
    /** Until when the session is confirmed; null if it was never confirmed, or if the confirmation has expired. */
    async confirmedUntil(session: string): Promise<Date | null> {
      const { rows } = await sql<{ until: Date }>`
        select until from customer_sessions, lateral (select confirmed_at + make_interval(mins => ${confirmationMinutes}))
          as _(until) where id = ${session} and until > now()`.execute(db);
      return rows[0]?.until ?? null;
    },
  };
}
