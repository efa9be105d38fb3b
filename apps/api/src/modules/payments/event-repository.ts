/** SQL of the events of providers, and of sweeps for lost events. */
import type { UnitOfWork } from '@tianguis/database';
import type { ProviderEvent } from '@tianguis/payments';
import { sql } from 'kysely';

/** @param on the database, or a transaction of it */
export const eventRepository = ({ db }: Pick<UnitOfWork, 'db'>) => ({
  /** Stores an event. @returns false if the event was stored before */
  async add(provider: string, { id, kind, payment }: ProviderEvent): Promise<boolean> {
    const row = await db
      .insertInto('payment_events')
      .values({ provider, event_id: id, kind, payment_id: payment })
      .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
      .returning('event_id')
      .executeTakeFirst();
    return row !== undefined;
  },

  /** The payments of events that were not handled yet, the earliest first. */
  async undone(provider: string, most: number): Promise<{ id: string; payment: string | null }[]> {
    return db
      .selectFrom('payment_events')
      .select(['event_id as id', 'payment_id as payment'])
      .where('provider', '=', provider)
      .where('done_at', 'is', null)
      .orderBy('arrived_at')
      .limit(most)
      .execute();
  },

  async setDone(provider: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await db
      .updateTable('payment_events')
      .set({ done_at: sql`now()` })
      .where('provider', '=', provider)
      .where('event_id', 'in', [...ids])
      .execute();
  },

  /** Until when the provider was asked for all payments that changed. */
  async sweptTo(provider: string): Promise<Date | undefined> {
    const row = await db
      .selectFrom('payment_sweeps')
      .select('swept_to')
      .where('provider', '=', provider)
      .executeTakeFirst();
    return row?.swept_to;
  },

  async setSweptTo(provider: string, at: Date): Promise<void> {
    await db
      .insertInto('payment_sweeps')
      .values({ provider, swept_to: at })
      .onConflict((conflict) => conflict.column('provider').doUpdateSet({ swept_to: at }))
      .execute();
  },

  /** Deletes events that were handled more than `days` ago. @returns the number of deleted events */
  async prune(days: number): Promise<number> {
    const { numDeletedRows } = await db
      .deleteFrom('payment_events')
      .where('done_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
});
