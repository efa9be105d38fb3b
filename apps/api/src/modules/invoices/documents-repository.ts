/** SQL of invoices and credit notes. Amounts are centavos. */
import type { StoredFault, UnitOfWork } from '@tianguis/database';
import type { Concept, PiecesOfPart } from '@tianguis/domain/invoice';
import { sql } from 'kysely';
import { seal, unseal } from '../accounts/service.ts';
import { readConcepts, writeConcepts } from './cfdi/stored-concepts.ts';
import { invoiceKey } from './repository.ts';

export interface NewDocument {
  order: string;
  store: number;
  /** Of the refunds of a credit note; empty for the invoice. */
  cause: string;
  total: number;
  shipping: number;
  pieces: readonly PiecesOfPart[];
  concepts: readonly Concept[];
  paymentForm: string;
  at: Date;
}

export interface StoredDocument {
  id: string;
  folio: number;
  order: string;
  store: number;
  cause: string;
  state: 'due' | 'upload' | 'refused' | 'failed' | 'stamped';
  total: number;
  shipping: number;
  pieces: PiecesOfPart[];
  concepts: Concept[];
  paymentForm: string;
  sealed: string | null;
  xml: string | null;
  uuid: string | null;
  faults: StoredFault[];
  attempts: number;
  createdAt: Date;
  stampedAt: Date | null;
}

/** @param on the database, or a transaction of it */
export const documentRepository = (on: Pick<UnitOfWork, 'db'>) => {
  const { db } = on;

  async function select(which: ReturnType<typeof sql>): Promise<StoredDocument[]> {
    const { rows } = await sql<Omit<StoredDocument, 'sealed' | 'xml' | 'concepts'> & Stored>`
      select id, folio, order_id as "order", store_id as store, cause, state, total, shipping, pieces, concepts,
             payment_form as "paymentForm", sealed, xml, uuid, faults, attempts, created_at as "createdAt",
             stamped_at as "stampedAt"
        from cfdis where ${which} order by folio`.execute(db);
    const key = rows.length > 0 ? await invoiceKey(on) : undefined;
    return rows.map((row) => {
      const open = (text: Buffer | null) => text && key && unseal(text, { key, owner: row.id }).toString();
      const uuid = row.uuid?.toUpperCase() ?? null;
      return {
        ...row,
        ...{ uuid, concepts: readConcepts(row.concepts), sealed: open(row.sealed) || null, xml: open(row.xml) || null },
      };
    });
  }

  return {
    /** Invoices and credit notes of an order, from old to new. */
    of: (order: string) => select(sql`order_id = ${order}`),

    async find(id: string): Promise<StoredDocument | undefined> {
      return (await select(sql`id::text = ${id}`))[0];
    },

    /** Documents whose turn it is, the earliest first. */
    async due(most: number, now: Date): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        select id from cfdis where state = 'due' and next_at <= ${now} order by next_at, folio limit ${most}`.execute(
        db,
      );
      return rows.map(({ id }) => id);
    },

    /** Parts with an invoice and with refunds that may lack a credit note. */
    async withUncredited(most: number): Promise<{ order: string; store: number }[]> {
      const { rows } = await sql<{ order: string; store: number }>`
        select c.order_id as "order", c.store_id as store from cfdis c join orders o on o.id = c.order_id
         where c.cause = '' and c.state = 'stamped' and o.payment_state in ('paid', 'disputed') and exists (
           select from jsonb_to_recordset(c.pieces) n (key uuid, earlier integer)
             join refunded_pieces f on f.line_id = n.key and f.earlier >= n.earlier
            where not exists (select from cfdis d
                               where d.order_id = c.order_id and d.store_id = c.store_id and d.cause = f.cause))
         order by c.folio limit ${most}`.execute(db);
      return rows;
    },

    /** Adds a document. A document of the same part and cause that was refused is replaced. */
    async add(document: NewDocument): Promise<void> {
      const { order, store, cause, total, shipping, pieces, concepts, paymentForm, at } = document;
      await db
        .deleteFrom('cfdis')
        .where('order_id', '=', order)
        .where('store_id', '=', store)
        .where('cause', '=', cause)
        .where('state', '=', 'refused')
        .execute();
      await db
        .insertInto('cfdis')
        .values({
          ...{ order_id: order, store_id: store, cause, total, shipping, payment_form: paymentForm },
          ...{ pieces: JSON.stringify(pieces), concepts: writeConcepts(concepts), created_at: at, next_at: at },
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    /** Takes a document that is due for a try. @returns false if another worker has taken it */
    async take(id: string, now: Date, next: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('cfdis')
        .set((set) => ({ attempts: set('attempts', '+', 1), next_at: next }))
        .where('id', '=', id)
        .where('state', '=', 'due')
        .where('next_at', '<=', now)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /** Stores the XML that is sent to the stamping service, so that each try sends the same. */
    async setSealed(id: string, xml: string | null): Promise<void> {
      const sealed = xml === null ? null : seal(Buffer.from(xml), { key: await invoiceKey(on), owner: id });
      await db.updateTable('cfdis').set({ sealed }).where('id', '=', id).where('state', '=', 'due').execute();
    },

    /** @returns false if the document is stamped already, or if another document has this fiscal folio */
    async setStamped(id: string, { xml, uuid, at }: { xml: string; uuid: string; at: Date }): Promise<boolean> {
      const stamped = seal(Buffer.from(xml), { key: await invoiceKey(on), owner: id });
      const { numAffectedRows } = await sql`
        update cfdis set state = 'stamped', xml = ${stamped}, uuid = ${uuid}::uuid, stamped_at = ${at}, faults = '[]'
         where id::text = ${id} and state <> 'stamped' and not exists (select from cfdis o where o.uuid = ${uuid}::uuid)`.execute(
        db,
      );
      return numAffectedRows === 1n;
    },

    /** Changes the state of a document that is not stamped. @returns false if the document is stamped */
    async setState(
      id: string,
      state: 'due' | 'upload' | 'refused' | 'failed',
      faults: readonly StoredFault[],
      next: Date,
    ): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('cfdis')
        .set({ state, faults: JSON.stringify(faults), next_at: next })
        .where('id', '=', id)
        .where('state', '<>', 'stamped')
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
};

interface Stored {
  sealed: Buffer | null;
  xml: Buffer | null;
  concepts: unknown[];
}
