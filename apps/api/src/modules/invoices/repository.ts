/** SQL of requests for invoices, and of the tax data that customers used last. */
import { readSigningKey, type StoredFault, type UnitOfWork } from '@tianguis/database';
import type { Receiver } from '@tianguis/domain/invoice';
import { sql } from 'kysely';
import { seal, unseal } from '../accounts/service.ts';

export interface StoredRequest {
  store: number;
  form: string;
  state: 'waiting' | 'refused' | 'issued';
  faults: StoredFault[];
  receiver: Receiver | null;
}

/** The key that encrypts tax data of customers and their invoices. */
export const invoiceKey = ({ db }: Pick<UnitOfWork, 'db'>): Promise<Buffer> => readSigningKey(db, 'invoices');

const ownerOf = (order: string, store: number): string => `${order} ${store}`;
const write = (receiver: Receiver, key: Buffer, owner: string): Buffer =>
  seal(Buffer.from(JSON.stringify(receiver)), { key, owner });
const read = (data: Buffer, key: Buffer, owner: string): Receiver =>
  JSON.parse(unseal(data, { key, owner }).toString()) as Receiver;

/** @param on the database, or a transaction of it */
export const requestRepository = (on: Pick<UnitOfWork, 'db'>) => ({
  /** The tax data that a customer used last. */
  async last(customer: string): Promise<Receiver | undefined> {
    const row = await on.db
      .selectFrom('customer_tax')
      .select('data')
      .where('customer_id', '=', customer)
      .executeTakeFirst();
    return row && read(row.data, await invoiceKey(on), customer);
  },

  async remember(customer: string, receiver: Receiver, at: Date): Promise<void> {
    const data = write(receiver, await invoiceKey(on), customer);
    await on.db
      .insertInto('customer_tax')
      .values({ customer_id: customer, data, used_at: at })
      .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ data, used_at: at }))
      .execute();
  },

  /** The requests of an order. */
  async of(order: string): Promise<StoredRequest[]> {
    const rows = await on.db.selectFrom('invoice_requests').selectAll().where('order_id', '=', order).execute();
    const key = rows.length > 0 ? await invoiceKey(on) : undefined;
    return rows.map(({ store_id: store, form_id: form, state, faults, receiver }) => ({
      ...{ store, form, state, faults },
      receiver: receiver && key ? read(receiver, key, ownerOf(order, store)) : null,
    }));
  },

  /**
   * Adds the request of a part, or corrects one that was refused.
   * @returns false if the part has a request that is not refused, or that this form has corrected before
   */
  async ask(
    order: string,
    store: number,
    { form, receiver, at }: { form: string; receiver: Receiver; at: Date },
  ): Promise<boolean> {
    const data = write(receiver, await invoiceKey(on), ownerOf(order, store));
    const { numInsertedOrUpdatedRows } = await on.db
      .insertInto('invoice_requests')
      .values({ order_id: order, store_id: store, form_id: form, receiver: data, requested_at: at })
      .onConflict((conflict) =>
        conflict
          .columns(['order_id', 'store_id'])
          .doUpdateSet({ form_id: form, receiver: data, state: 'waiting', faults: '[]' })
          .where('invoice_requests.state', '=', 'refused')
          .where('invoice_requests.form_id', '<>', form),
      )
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  },

  /** Changes the state of a request that waits. */
  async end(order: string, store: number, state: 'refused' | 'issued', faults: readonly StoredFault[] = []) {
    await on.db
      .updateTable('invoice_requests')
      .set({ state, faults: JSON.stringify(faults) })
      .where('order_id', '=', order)
      .where('store_id', '=', store)
      .where('state', '=', 'waiting')
      .execute();
  },
});

/** @param on the database, or a transaction of it */
export const customerInvoices = ({ db }: Pick<UnitOfWork, 'db'>) => ({
  /** The invoices and credit notes of a customer, the newest first. */
  async issued(customer: string): Promise<{ number: string; uuid: string; total: number; cause: string; at: Date }[]> {
    const rows = await db
      .selectFrom('cfdis as c')
      .innerJoin('orders as o', 'o.id', 'c.order_id')
      .select(['o.number', 'c.uuid', 'c.total', 'c.cause', 'c.stamped_at as at'])
      .where('o.customer_id', '=', customer)
      .where('c.state', '=', 'stamped')
      .orderBy('c.folio', 'desc')
      .execute();
    return rows.flatMap(({ uuid, at, ...row }) =>
      uuid === null || at === null ? [] : [{ ...row, uuid: uuid.toUpperCase(), at }],
    );
  },

  /**
   * Removes the tax data of a customer. A request without an invoice ends, unless its XML was sent to the stamping
   * service, which may have stamped it.
   */
  async erase(customer: string): Promise<void> {
    await db.deleteFrom('customer_tax').where('customer_id', '=', customer).execute();
    await sql`
      delete from cfdis c using orders o
       where o.id = c.order_id and o.customer_id = ${customer} and c.cause = '' and c.state <> 'stamped'
         and (c.state <> 'due' or c.sealed is null)`.execute(db);
    await sql`
      delete from invoice_requests r using orders o
       where o.id = r.order_id and o.customer_id = ${customer} and not exists (
         select from cfdis c where c.order_id = r.order_id and c.store_id = r.store_id)`.execute(db);
    await sql`
      update invoice_requests r set receiver = null from orders o
       where o.id = r.order_id and o.customer_id = ${customer}`.execute(db);
  },
});
