import type { Database } from '@tianguis/database';
import { mostPhotographs } from '@tianguis/domain/photograph';
import { type Kysely, sql } from 'kysely';

export interface NewPhotograph {
  customer: string;
  form: string;
  hash: Buffer;
  bytes: Uint8Array;
  preview: Uint8Array;
}

/** @param db the database, or a transaction of it */
export function photographRepository(db: Kysely<Database>) {
  const ofForm = (customer: string, form: string) =>
    db.selectFrom('photographs').where('customer_id', '=', customer).where('form_id', '=', form);
  return {
    /** The photographs of a form, in the sequence of their places. */
    list: (customer: string, form: string): Promise<{ id: string; used_by: string | null }[]> =>
      ofForm(customer, form).select(['id', 'used_by']).orderBy('place').execute(),
    /** The photograph that was made of this file. */
    async made(customer: string, form: string, hash: Buffer): Promise<string | undefined> {
      return (await ofForm(customer, form).select('id').where('sent_hash', '=', hash).executeTakeFirst())?.id;
    },
    /** Locks the customer, so that photographs of one customer are added one after the other. */
    async lock(customer: string): Promise<boolean> {
      const row = db.selectFrom('customers').select('id').where('id', '=', customer).forNoKeyUpdate();
      return (await row.executeTakeFirst()) !== undefined;
    },
    /**
     * Adds a photograph at the first free place of a form that was not sent.
     * @returns undefined without such a place
     */
    async add({ customer, form, hash, bytes, preview }: NewPhotograph): Promise<string | undefined> {
      const { rows } = await sql<{ id: string }>`
        insert into photographs (customer_id, form_id, place, sent_hash, bytes, preview)
        select ${customer}::uuid, ${form}::uuid, min(place), ${hash}::bytea, ${Buffer.from(bytes)}::bytea,
               ${Buffer.from(preview)}::bytea
          from generate_series(1, ${mostPhotographs}::integer) place
         where not exists (select from photographs where customer_id = ${customer} and form_id = ${form}
                              and (photographs.place = place.place or used_by is not null))
        having count(*) > 0
        on conflict do nothing returning id`.execute(db);
      return rows[0]?.id;
    },
    /** Erases all but the newest photographs of a customer that nothing uses. */
    async thinUnused(customer: string, most: number): Promise<void> {
      await sql`
        delete from photographs where id in (
          select id from photographs where customer_id = ${customer} and used_by is null
           order by added_at desc, place desc offset ${most})`.execute(db);
    },
    /** Erases a photograph that nothing uses. @returns whether the customer had it */
    async remove(customer: string, id: string): Promise<boolean> {
      const gone = db.deleteFrom('photographs').where('customer_id', '=', customer).where('id', '=', id);
      return (await gone.where('used_by', 'is', null).returning('id').executeTakeFirst()) !== undefined;
    },
    async read(customer: string, id: string, column: 'bytes' | 'preview'): Promise<Buffer | undefined> {
      const found = db.selectFrom('photographs').select(`${column} as bytes`).where('customer_id', '=', customer);
      return (await found.where('id', '=', id).executeTakeFirst())?.bytes;
    },
    /** Photographs of a form become those of their use. @returns their ids, in the sequence of their places */
    async use(customer: string, form: string, use: string): Promise<string[]> {
      const used = db.updateTable('photographs').set({ used_by: use }).where('customer_id', '=', customer);
      const rows = await used
        .where('form_id', '=', form)
        .where('used_by', 'is', null)
        .returning(['id', 'place'])
        .execute();
      return rows.toSorted((one, other) => one.place - other.place).map(({ id }) => id);
    },
    /** A photograph that something uses, whoever added it. */
    async readUsed(id: string, column: 'bytes' | 'preview'): Promise<{ use: string; bytes: Buffer } | undefined> {
      const found = db
        .selectFrom('photographs')
        .select(['used_by', `${column} as bytes`])
        .where('id', '=', id);
      const row = await found.where('used_by', 'is not', null).executeTakeFirst();
      return row && { use: row.used_by ?? '', bytes: row.bytes };
    },
    /** The photographs of a use, each with its form. */
    ofUse: (use: string): Promise<{ id: string; form: string }[]> =>
      db.selectFrom('photographs').select(['id', 'form_id as form']).where('used_by', '=', use).execute(),
    /** How many photographs of a form nothing uses yet. */
    async countUnused(customer: string, form: string): Promise<number> {
      const rows = await ofForm(customer, form).select('id').where('used_by', 'is', null).execute();
      return rows.length;
    },
    /** Erases the photographs of a use, except those of a form, and those with these ids. */
    async eraseUsed(use: string, except: { form: string | null; ids: readonly string[] }): Promise<void> {
      await sql`
        delete from photographs where used_by = ${use} and form_id is distinct from ${except.form}::uuid
           and not id = any(${[...except.ids]}::uuid[])`.execute(db);
    },
    async idsOf(uses: readonly string[]): Promise<{ id: string; use: string }[]> {
      if (uses.length === 0) return [];
      const rows = db
        .selectFrom('photographs')
        .select(['id', 'used_by'])
        .where('used_by', 'in', [...uses]);
      return (await rows.orderBy('place').execute()).map(({ id, used_by }) => ({ id, use: used_by ?? '' }));
    },
    /** All photographs of a customer, the oldest first. */
    all: (customer: string) =>
      db
        .selectFrom('photographs')
        .select(['id', 'added_at', 'used_by'])
        .where('customer_id', '=', customer)
        .orderBy('added_at')
        .orderBy('id')
        .execute(),
  };
}
