/** Privacy requests by Mexican law. */
import type { PrivacyRequestForm } from '@tianguis/contract';
import type { Database } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';

export interface StoredRequest extends PrivacyRequestForm {
  number: number;
  state: 'recibida' | 'respondida';
  received: Date;
  /** YYYY-MM-DD */
  due: string;
  /** Null if the shop has not answered, or if it answered without this command. */
  answer: string | null;
  answered: Date | null;
}

/** An open request for operators, without the customer's text. */
export interface OpenRequest extends Pick<StoredRequest, 'number' | 'derecho' | 'received' | 'due'> {
  /** Null if the account was erased. */
  customer: string | null;
}

/** The most requests that are read, from new to old. */
const most = 100;
const columns = [
  ...(['number', 'derecho', 'texto', 'state', 'received_at as received'] as const),
  ...(['answer', 'answered_at as answered'] as const),
] as const;
const due = sql<string>`due_on::text`.as('due');

/** @param db the database, or a transaction of it */
export function privacyRequestRepository(db: Kysely<Database>) {
  return {
    add: (
      customer: string,
      { due: due_on, received, ...form }: PrivacyRequestForm & { due: string; received: Date },
    ): Promise<StoredRequest> =>
      db
        .insertInto('privacy_requests')
        .values({ customer_id: customer, ...form, due_on, received_at: received })
        .returning([...columns, due])
        .executeTakeFirstOrThrow(),
    list: (customer: string): Promise<StoredRequest[]> =>
      db
        .selectFrom('privacy_requests')
        .select([...columns, due])
        .where('customer_id', '=', customer)
        .orderBy('number', 'desc')
        .limit(most)
        .execute(),
    /** Open requests of all customers, sorted by the day on which they are due. */
    open: (): Promise<OpenRequest[]> =>
      db
        .selectFrom('privacy_requests')
        .select(['number', 'derecho', 'received_at as received', 'customer_id as customer', due])
        .where('state', '=', 'recibida')
        .orderBy('due_on')
        .orderBy('number')
        .execute(),
    /** Locks the request, so that it is answered once. */
    lock: (number: number): Promise<(StoredRequest & { customer: string | null }) | undefined> =>
      db
        .selectFrom('privacy_requests')
        .select([...columns, 'customer_id as customer', due])
        .where('number', '=', number)
        .forUpdate()
        .executeTakeFirst(),
    async answer(number: number, answer: string, operator: string): Promise<void> {
      await db
        .updateTable('privacy_requests')
        .set({ state: 'respondida', answer, answered_by: operator, answered_at: sql<Date>`now()` })
        .where('number', '=', number)
        .execute();
    },
  };
}
