/** SQL of the devices that customers allowed to show push notifications. */
import type { PushKind } from '@tianguis/contract';
import { readSigningKey, type UnitOfWork } from '@tianguis/database';
import { type RawBuilder, sql } from 'kysely';

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
/** SQL: the session `s` of the device `d` is open. */
const isOpen = sql`s.ended_at is null and s.ends_at > now()`;
/** SQL: devices `d` that get push notifications of one of these kinds at least, with their open sessions `s`. */
const devicesFor = (kinds: readonly string[]) =>
  sql`push_subscriptions d join customer_sessions s
    on s.id = d.session_id and ${isOpen} and d.kinds && ${[...kinds]}::text[]`;

/** SQL: the customer has a device for one of these kinds. @param customer SQL: id of the customer */
export const hasDeviceFor = (customer: RawBuilder<unknown>, kinds: readonly PushKind[]) =>
  sql<boolean>`exists (select from ${devicesFor(kinds)} where d.customer_id = ${customer})`;

/** @param on the database, or a transaction of it */
export const pushRepository = ({ db }: Pick<UnitOfWork, 'db'>) => ({
  /**
   * Adds or renews a device. A device of another customer becomes a device of this customer, and gets every kind, since
   * the other customer made the choice.
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

  /** Ids of the customer's devices for this kind. */
  async ofCustomer(customer: string, kind: string): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select d.id from ${devicesFor([kind])} where d.customer_id = ${customer} order by d.id`.execute(db);
    return rows.map(({ id }) => id);
  },

  /** Where to send a push notification; undefined unless the device still gets this kind. */
  async target(id: string, kind: string): Promise<PushTarget | undefined> {
    const { rows } = await sql<PushTarget>`
      select d.endpoint, d.p256dh, d.auth from ${devicesFor([kind])} where d.id = ${id}`.execute(db);
    return rows[0];
  },

  /** Whether the customer has a device for one of these kinds. */
  async hasDevice(customer: string, kinds: readonly PushKind[]): Promise<boolean> {
    const { rows } = await sql<{ has: boolean }>`
      select ${hasDeviceFor(sql`${customer}::uuid`, kinds)} as has`.execute(db);
    return rows[0]?.has ?? false;
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

  /** Returns the key. Creates the key if there is none. */
  makeSigningKey: () => readSigningKey(db, keyName),
});
