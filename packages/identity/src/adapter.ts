/** Stores the provider's data in PostgreSQL, so that any number of processes share it. */
import { createHash } from 'node:crypto';
import type { Database } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

import { opaqueOf } from './readable-tokens.ts';

/**
 * Seconds for which a refresh token is still accepted after its use. The reply to the first use may have been lost, or
 * two tabs may have used the token at the same time. A later use counts as theft, and the provider ends the grant with
 * all its tokens.
 */
export const graceSeconds = 10;

/** Models whose id is a secret of its holder. Only the hash of such an id is stored. */
const secret: ReadonlySet<string> = new Set(['AccessToken', 'RefreshToken', 'AuthorizationCode']);

const hashOf = (id: string): Buffer => createHash('sha256').update(id).digest();

/** The adapter of each model of the provider. */
export function createAdapter(db: Kysely<Database>): AdapterFactory {
  return (model): Adapter => {
    const one = (id: string) => sql`model = ${model} and id_hash = ${hashOf(id)}`;
    /** Reads a record, except if it has expired and is not deleted yet. */
    const found = async (condition: ReturnType<typeof sql>) => {
      const { rows } = await sql<{ payload: AdapterPayload; consumed: number | null; isInGrace: boolean | null }>`
        select payload, extract(epoch from consumed_at)::integer as consumed,
               consumed_at > now() - make_interval(secs => ${graceSeconds}) as "isInGrace"
          from identity_records where ${condition} and (expires_at is null or expires_at > now())`.execute(db);
      const [row] = rows;
      if (row === undefined) return undefined;
      const isUsed = row.consumed !== null && !(model === 'RefreshToken' && row.isInGrace);
      return isUsed ? { ...row.payload, consumed: row.consumed } : row.payload;
    };
    return {
      async upsert(id, payload, expiresIn) {
        const { jti, ...others } = payload;
        const stored = JSON.stringify(secret.has(model) ? others : payload);
        // The lifetime in seconds. Records without a lifetime never expire.
        const expiry = typeof expiresIn === 'number' && Number.isFinite(expiresIn) ? expiresIn : null;
        await sql`
          insert into identity_records (model, id_hash, payload, grant_id, uid, account_id, expires_at)
          values (${model}, ${hashOf(id)}, ${stored}, ${payload.grantId ?? null}, ${payload.uid ?? null},
                  ${payload.accountId ?? null}, now() + make_interval(secs => ${expiry}))
          on conflict (model, id_hash) do update
            set payload = excluded.payload, grant_id = excluded.grant_id, uid = excluded.uid,
                account_id = excluded.account_id, expires_at = excluded.expires_at`.execute(db);
      },
      async find(presented) {
        const id = secret.has(model) ? opaqueOf(presented) : presented;
        const payload = await found(one(id));
        return payload && secret.has(model) ? { ...payload, jti: id } : payload;
      },
      findByUid: (uid) => found(sql`model = ${model} and uid = ${uid}`),
      // Device codes are not supported.
      findByUserCode: async () => undefined,
      async consume(id) {
        await sql`update identity_records set consumed_at = coalesce(consumed_at, now()) where ${one(id)}`.execute(db);
      },
      async destroy(id) {
        await sql`delete from identity_records where ${one(id)}`.execute(db);
      },
      revokeByGrantId: (grantId) => endTokens(db, grantId),
    };
  };
}

const endTokens = async (db: Kysely<Database>, grant: string): Promise<void> => {
  await sql`delete from identity_records where grant_id = ${grant}`.execute(db);
};

/** Ends a grant with all of its tokens. A refresh at the same time returns no token that is accepted. */
export async function endGrant(db: Kysely<Database>, grant: string): Promise<void> {
  await sql`delete from identity_records where model = 'Grant' and id_hash = ${hashOf(grant)}`.execute(db);
  await endTokens(db, grant);
}

/**
 * Ends all sessions, grants and tokens that an account has with the provider, for all clients.
 * @param db the database, or a transaction of it
 */
export async function endAccount(db: Kysely<Database>, account: string): Promise<void> {
  await sql`delete from identity_records where account_id = ${account}`.execute(db);
}
