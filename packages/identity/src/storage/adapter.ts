/** Stores the provider's data in PostgreSQL, so that any number of processes share it. */
import type { Database } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';
import { type Adapter, type AdapterFactory, type AdapterPayload, errors } from 'oidc-provider';
import { endGrant, endTokens, hashOf, secret } from './grants.ts';

/**
 * Seconds for which a refresh token is still accepted after its use. The reply to the first use may have been lost, or
 * two tabs may have used the token at the same time. A later use counts as theft, and the provider ends the grant with
 * all its tokens.
 */
export const graceSeconds = 10;

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
    /** Consumes a record, and returns it as it was before; undefined if it is unknown, has expired or was consumed. */
    const taken = async (id: string): Promise<AdapterPayload | undefined> => {
      const { rows } = await sql<{ payload: AdapterPayload }>`
        update identity_records set consumed_at = now()
         where ${one(id)} and consumed_at is null and (expires_at is null or expires_at > now())
        returning payload`.execute(db);
      return rows[0]?.payload;
    };
    // The library compares the verifier (PKCE) before it consumes a code. So the code is consumed when it is found: of
    // two simultaneous redemptions one gets the code, and a redemption with a wrong verifier uses the code up.
    const isTaken = model === 'AuthorizationCode';
    return {
      async upsert(id, payload, expiresIn) {
        const { jti, ...others } = payload;
        const stored = JSON.stringify(secret.has(model) ? others : payload);
        // The lifetime in seconds. Records without a lifetime never expire.
        const expiry = typeof expiresIn === 'number' && Number.isFinite(expiresIn) ? expiresIn : null;
        const grant = payload.grantId ?? null;
        // A grant that ends at the same time waits for this lock, and then deletes the new record as well. After the
        // grant has ended, no record is added.
        const parent =
          secret.has(model) && grant !== null
            ? sql`select from identity_records where model = 'Grant' and id_hash = ${hashOf(grant)} for key share`
            : sql`select`;
        await sql`
          with parent as materialized (${parent})
          insert into identity_records (model, id_hash, payload, grant_id, uid, account_id, expires_at)
          select ${model}::text, ${hashOf(id)}::bytea, ${stored}::jsonb, ${grant}::text, ${payload.uid ?? null}::text,
                 ${payload.accountId ?? null}::uuid, now() + make_interval(secs => ${expiry}::float8)
            from parent
          on conflict (model, id_hash) do update
            set payload = excluded.payload, grant_id = excluded.grant_id, uid = excluded.uid,
                account_id = excluded.account_id, expires_at = excluded.expires_at`.execute(db);
      },
      async find(id) {
        const payload = (isTaken ? await taken(id) : undefined) ?? (await found(one(id)));
        return payload && secret.has(model) ? { ...payload, jti: id } : payload;
      },
      findByUid: (uid) => found(sql`model = ${model} and uid = ${uid}`),
      // Device codes are not supported.
      findByUserCode: async () => undefined,
      async consume(id) {
        if (isTaken) return;
        const { numAffectedRows = 0n } = await sql`
          update identity_records set consumed_at = now() where ${one(id)} and consumed_at is null`.execute(db);
        // A refresh token is accepted for some seconds after its use. All else is used once.
        if (numAffectedRows === 0n && model !== 'RefreshToken') throw new errors.InvalidRequest('it was used before');
      },
      async destroy(id) {
        if (model === 'Grant') return endGrant(db, id);
        await sql`delete from identity_records where ${one(id)}`.execute(db);
      },
      revokeByGrantId: (grantId) => endTokens(db, grantId),
    };
  };
}

/**
 * Replaces the id of a token by another secret. The earlier id is not accepted any more.
 * @returns false if the token has ended in the meantime
 */
export async function replaceTokenId(
  db: Kysely<Database>,
  model: 'AccessToken' | 'RefreshToken',
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update identity_records set id_hash = ${hashOf(to)} where model = ${model} and id_hash = ${hashOf(from)}`.execute(
    db,
  );
  return numAffectedRows > 0n;
}
