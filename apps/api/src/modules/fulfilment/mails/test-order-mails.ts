/** For tests: a shop with orders, and the mails that it writes about them. */
import { createUnitOfWork, type Message } from '@tianguis/database';
import { withDatabase } from '@tianguis/testkit';
import { expect } from 'vitest';
import { receiveMoney } from '../../orders/service.ts';
import type { PushJob } from '../../push/service.ts';
import { type ReportedEvent, sendParcelEvent } from '../parcels.ts';
import { writeOrderMails } from './write-mails.ts';

export const number = '0000000001';
const letterShop = { name: 'Tianguis', origin: 'https://shop.example' };

export async function withOrderMails() {
  const { pool, db } = await withDatabase({ max: 8 });
  const jobs: Message[] = [];
  const shop = createUnitOfWork(db, { put: async (_, more) => void jobs.push(...more) });
  return {
    ...{ pool, db, shop },
    /** Writes what waits. @param minutes by which the clock is ahead */
    write: (minutes = 0) => writeOrderMails(shop, letterShop, { now: Date.now() + minutes * 60_000 }),
    kinds: async () =>
      (await pool.query('select kind from mails order by created_at, id')).rows.map(({ kind }) => kind as string),
    /** The notifications that were written for devices. */
    pushes: () => jobs.filter(({ job }) => job === 'send-push').map(({ data }) => data as PushJob),
    /** The only mail of a kind. */
    async mail(kind: string): Promise<{ to: string; subject: string; text: string; html: string }> {
      const { rows } = await pool.query(
        'select recipient as to, subject, plain_text as text, html from mails where kind = $1',
        [kind],
      );
      expect(rows).toHaveLength(1);
      return rows[0];
    },
    note: (order: string, step: string) =>
      pool.query('insert into order_mails (order_id, step) values ($1, $2)', [order, step]),
    receive: (order: string, amount: number, providerId: string = crypto.randomUUID()) =>
      shop.withTransaction((unit) =>
        receiveMoney(unit, { provider: 'demo', providerId, order, amount, currency: 'MXN' }),
      ),
    move: (ids: { order: string; parcel: string }, event: ReportedEvent, more = {}) =>
      shop.withTransaction((unit) => sendParcelEvent(unit, ids, event, { actor: 'job', at: new Date(), ...more })),
  };
}
