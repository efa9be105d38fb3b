import type { Database } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';

/** A stored photograph, for the file of an operator. */
export interface PhotographSheet {
  id: string;
  customer: string;
  use: string;
  added: Date;
  bytes: Buffer;
}

/** @param db the database, or a transaction of it */
export function photographOperatorRepository(db: Kysely<Database>) {
  return {
    async ofUse(id: string): Promise<PhotographSheet[]> {
      const { rows } = await sql<PhotographSheet>`
        select id, customer_id as customer, used_by as use, added_at as added, bytes from photographs
         where used_by is not null and split_part(used_by, ' ', 2) = ${id} order by used_by, place`.execute(db);
      return rows;
    },
    async eraseUnused(): Promise<number> {
      const { numAffectedRows = 0n } = await sql`
        delete from photographs where used_by is null and added_at < now() - interval '1 day'`.execute(db);
      return Number(numAffectedRows);
    },
  };
}
