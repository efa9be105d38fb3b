/** Ends grants, which does not need the library of the provider. */
import { createHash } from 'node:crypto';
import type { Database } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';

/** The hash by which a record is stored. */
export const hashOf = (id: string): Buffer => createHash('sha256').update(id).digest();

/**
 * Models whose id is a secret of its holder. Only the hash of such an id is stored. Each record of these models belongs
 * to a grant.
 */
export const secret: ReadonlySet<string> = new Set(['AccessToken', 'RefreshToken', 'AuthorizationCode']);

/**
 * Deletes the tokens and codes of a grant. An interaction names the grant that its browser had before: if the visitor
 * signs in to another account, the provider ends this grant, and then goes on with the interaction.
 */
export const endTokens = async (db: Kysely<Database>, grant: string): Promise<void> => {
  await sql`delete from identity_records where grant_id = ${grant} and model = any(${[...secret]})`.execute(db);
};

/**
 * Ends a grant with all of its tokens. The grant is deleted first, so a refresh at the same time returns no token that
 * is accepted.
 */
export async function endGrant(db: Kysely<Database>, grant: string): Promise<void> {
  await sql`delete from identity_records where model = 'Grant' and id_hash = ${hashOf(grant)}`.execute(db);
  await endTokens(db, grant);
}

/**
 * Ends all sessions, grants and tokens that an account has with the provider, for all clients.
 * @param db the database, or a transaction of it
 */
export async function endAccount(db: Kysely<Database>, account: string): Promise<void> {
  // Grants first, as above: the second statement also finds tokens that were added while the first one waited.
  await sql`delete from identity_records where account_id = ${account} and model = 'Grant'`.execute(db);
  await sql`delete from identity_records where account_id = ${account}`.execute(db);
}
