/**
 * The notifications that customers turned on or off, by kind and channel (RT-20). Mails about account safety cannot be
 * turned off.
 */
import type { NotificationChannel, NotificationKind } from '@tianguis/contract';
import type { Database } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';

/** Switches of customers who have changed none: only mails about their orders are on, no advertising. */
const isOnByDefault: Readonly<Record<NotificationKind, boolean>> = {
  pedidos: true,
  ofertas: false,
  favoritos: false,
  opiniones: false,
};

export type NotificationSwitches = Record<NotificationKind, Record<NotificationChannel, boolean>>;

export interface Switch {
  kind: NotificationKind;
  channel: NotificationChannel;
  isOn: boolean;
}

/** Whether to send a customer a mail of this kind. @param db the database, or a transaction of it */
export async function wantsMail(db: Kysely<Database>, customer: string, kind: NotificationKind): Promise<boolean> {
  return (await readSwitches(db, customer))[kind].correo;
}

/** Whether customers who have not changed this switch get mails of this kind. */
export const isMailOnByDefault = (kind: NotificationKind): boolean => isOnByDefault[kind];

/** Turns mails of a kind off, for anybody with a link to do so. Does nothing if the customer does not exist. */
export async function turnMailOff(db: Kysely<Database>, customer: string, kind: NotificationKind): Promise<void> {
  const known = await db.selectFrom('customers').select('id').where('id', '=', customer).executeTakeFirst();
  if (known) await setSwitches(db, customer, [{ kind, channel: 'correo', isOn: false }]);
}

/** All switches of a customer. */
export async function readSwitches(db: Kysely<Database>, customer: string): Promise<NotificationSwitches> {
  const touched = await db
    .selectFrom('notification_settings')
    .select(['kind', 'channel', 'is_on as isOn'])
    .where('customer_id', '=', customer)
    .execute();
  const isOnFor = (kind: NotificationKind, channel: NotificationChannel) =>
    touched.find((one) => one.kind === kind && one.channel === channel)?.isOn ?? isOnByDefault[kind];
  const switchesOf = (kind: NotificationKind) => ({ correo: isOnFor(kind, 'correo') });
  return {
    pedidos: switchesOf('pedidos'),
    ofertas: switchesOf('ofertas'),
    favoritos: switchesOf('favoritos'),
    opiniones: switchesOf('opiniones'),
  };
}

/** Stores the switches with the time of the change, since turning a switch gives or withdraws consent. */
export async function setSwitches(db: Kysely<Database>, customer: string, switches: readonly Switch[]): Promise<void> {
  if (switches.length === 0) return;
  await db
    .insertInto('notification_settings')
    .values(switches.map(({ kind, channel, isOn }) => ({ customer_id: customer, kind, channel, is_on: isOn })))
    .onConflict((on) =>
      on
        .columns(['customer_id', 'kind', 'channel'])
        .doUpdateSet({ is_on: (is) => is.ref('excluded.is_on'), changed_at: sql<Date>`now()` })
        .whereRef('notification_settings.is_on', '!=', (is) => is.ref('excluded.is_on')),
    )
    .execute();
}
