/** SQL of invoices for operators. Amounts are centavos. */
import type { StoredFault, UnitOfWork } from '@tianguis/database';
import { sql } from 'kysely';
import type { StoredDocument } from '../documents-repository.ts';

/** What a list shows of an invoice or a credit note. It has no data of the customer. */
export interface InvoiceSheet {
  id: string;
  folio: number;
  number: string;
  store: number;
  seller: string;
  cause: string;
  state: StoredDocument['state'];
  total: number;
  uuid: string | null;
  faults: StoredFault[];
  attempts: number;
  createdAt: Date;
}

/** Sheets of a list at most. */
const most = 1_000;

/** @param on the database, or a transaction of it */
export const sheetRepository = ({ db }: Pick<UnitOfWork, 'db'>) => {
  async function select(which: ReturnType<typeof sql>): Promise<InvoiceSheet[]> {
    const { rows } = await sql<InvoiceSheet>`
      select c.id, c.folio, o.number, c.store_id as store, s.name as seller, c.cause, c.state, c.total,
             upper(c.uuid::text) as uuid, c.faults, c.attempts, c.created_at as "createdAt"
        from cfdis c join orders o on o.id = c.order_id
        join order_sellers s on s.order_id = c.order_id and s.store_id = c.store_id
       where ${which} order by c.folio desc limit ${most}`.execute(db);
    return rows;
  }
  return {
    /** @param open whether only documents are listed that wait for somebody */
    list: (open: boolean) => select(open ? sql`c.state in ('due', 'upload', 'failed')` : sql`true`),
    one: (id: string) => select(sql`c.id::text = ${id}`),
  };
};
