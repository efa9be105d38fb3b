/** SQL of the devices that customers allowed to show push notifications. */
import { findSigningKey, readSigningKey, type UnitOfWork } from '@tianguis/database';
import { sql } from 'kysely';

export interface NewSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  customer: string;
  session: string;
  /** Undefined: as before, or all kinds on a new device. */
  kinds: readonly string[] | undefined;
}

/** A device to which a push notification is sent. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

const keyName = 'web-push';
/** SQL: the session `s` of the subscription is open. */
const isOpen = sql`s.ended_at is null and s.ends_at > now()`;

/** @param on the database, or a transaction of it */
export const pushRepository = ({ db }: Pick<UnitOfWork, 'db'>) => ({
  /**
   * Adds or renews a device. An address that belonged to another customer is then of this customer alone, and is told
   * of everything, since the other customer's choice is not theirs.
   * @returns the kinds of the device
   */
  async save({ endpoint, p256dh, auth, customer, session, kinds }: NewSubscription): Promise<string[]> {
    const wanted = kinds === undefined ? sql`null::text[]` : sql`${[...kinds]}::text[]`;
    const { rows } = await sql<{ kinds: string[] }>`
      insert into push_subscriptions as d (endpoint, p256dh, auth, customer_id, session_id, kinds)
      values (${endpoint}, ${p256dh}, ${auth}, ${customer}, ${session},
              coalesce(${wanted}, array['pedidos', 'precios', 'existencias']))
      on conflict (endpoint) do update
         set p256dh = excluded.p256dh, auth = excluded.auth, session_id = excluded.session_id, renewed_at = now(),
             customer_id = excluded.customer_id,
             kinds = case when ${wanted} is null and d.customer_id = excluded.customer_id then d.kinds
                          else excluded.kinds end
      returning kinds`.execute(db);
    return rows[0]?.kinds ?? [];
  },

  /** Removes all but the newest devices of a customer. */
  async keepNewest(customer: string, most: number): Promise<void> {
    await sql`
      delete from push_subscriptions where id in (
        select id from push_subscriptions where customer_id = ${customer}
         order by renewed_at desc, id offset ${most})`.execute(db);
  },

  /** Removes a device of a customer. */
  async remove(customer: string, endpoint: string): Promise<void> {
    await db
      .deleteFrom('push_subscriptions')
      .where('customer_id', '=', customer)
      .where('endpoint', '=', endpoint)
      .execute();
  },

  /** Removes a device whose push service says that it is gone. */
  async removeGone(id: string): Promise<void> {
    await db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
  },

  /** Ids of the customer's devices that are told of this kind, and whose session is open. */
  async ofCustomer(customer: string, kind: string): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select d.id from push_subscriptions d join customer_sessions s on s.id = d.session_id
       where d.customer_id = ${customer} and ${kind} = any (d.kinds) and ${isOpen} order by d.id`.execute(db);
    return rows.map(({ id }) => id);
  },

  /**
   * Where to send a push notification; undefined if the device is no longer told of this kind, or its session has
   * ended.
   */
  async target(id: string, kind: string): Promise<PushTarget | undefined> {
    const { rows } = await sql<PushTarget>`
      select d.endpoint, d.p256dh, d.auth from push_subscriptions d join customer_sessions s on s.id = d.session_id
       where d.id = ${id} and ${kind} = any (d.kinds) and ${isOpen}`.execute(db);
    return rows[0];
  },

  /** Devices of a customer, for the export of the customer's data. */
  async all(customer: string): Promise<{ service: string; kinds: string[]; createdAt: Date; renewedAt: Date }[]> {
    const { rows } = await sql<{ service: string; kinds: string[]; createdAt: Date; renewedAt: Date }>`
      select substring(endpoint from '^https?://([^/:]+)') as service, kinds, created_at as "createdAt",
             renewed_at as "renewedAt"
        from push_subscriptions where customer_id = ${customer} order by created_at, id`.execute(db);
    return rows;
  },

  async removeAll(customer: string): Promise<void> {
    await db.deleteFrom('push_subscriptions').where('customer_id', '=', customer).execute();
  },

  /** Deletes devices whose session has ended. @returns the number of deleted devices */
  async prune(): Promise<number> {
    const { numAffectedRows } = await sql`
      delete from push_subscriptions d using customer_sessions s where s.id = d.session_id and not (${isOpen})`.execute(
      db,
    );
    return Number(numAffectedRows ?? 0n);
  },

  /** The key that signs push notifications; undefined before the first device. */
  signingKey: () => findSigningKey(db, keyName),
  /** Returns the key. Creates the key if there is none. */
  makeSigningKey: () => readSigningKey(db, keyName),
});
