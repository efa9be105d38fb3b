/**
 * Notes that a step of an order needs a mail (OD-02, OD-06). The row is written in the transaction of the step, and its
 * key is the order, the parcel, the seller, the step and a cause. So a step that is reported twice is mailed once.
 */
import type { Unit } from '@tianguis/database';

export interface NotedMail {
  order: string;
  parcel?: string;
  step: string;
  /** Tells mails of one step apart. */
  cause?: string;
}

/** Notes a mail to the customer. */
export const noteMail = (unit: Unit, mail: NotedMail): Promise<void> => note(unit, mail, null);

/** Notes a mail to a seller. */
export const noteSellerMail = (unit: Unit, { store, ...mail }: NotedMail & { store: number }): Promise<void> =>
  note(unit, mail, store);

async function note({ db }: Unit, { order, parcel, step, cause = '' }: NotedMail, store: number | null): Promise<void> {
  await db
    .insertInto('order_mails')
    .values({ order_id: order, parcel_id: parcel ?? null, store_id: store, step, cause })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Notes a mail about its sub-order to each seller of an order. */
export async function noteSellers({ db }: Unit, order: string): Promise<void> {
  await db
    .insertInto('order_mails')
    .columns(['order_id', 'store_id', 'step'])
    .expression((select) =>
      select
        .selectFrom('order_sellers')
        .select(['order_id', 'store_id', select.val('order').as('step')])
        .where('order_id', '=', order)
        .orderBy('store_id'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
