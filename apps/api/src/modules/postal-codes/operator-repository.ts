import type { Database, Unit } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';
import type { PostalCodeRow } from './read-table.ts';

/** Codes per statement. */
const batch = 5_000;

export interface TableState {
  codes: number;
  isWhole: boolean;
}

export interface Differences {
  added: number;
  changed: number;
  removed: number;
  same: number;
}

/**
 * Locks the table of postal codes, so that imports run one after the other. @returns the state of the table; undefined
 * if there is no table
 */
export async function lockTable({ db }: Unit): Promise<TableState | undefined> {
  await sql`lock table postal_codes in share row exclusive mode`.execute(db);
  return readState(db);
}

async function readState(db: Kysely<Database>): Promise<TableState | undefined> {
  const { rows } = await sql<TableState>`
    select t.is_whole as "isWhole", (select count(*)::integer from postal_codes) as codes
      from postal_code_table as t`.execute(db);
  return rows[0];
}

/** Replaces the table by these rows, and writes only differences. */
export async function replaceTable(
  { db }: Unit,
  rows: readonly PostalCodeRow[],
  { isWhole, source }: { isWhole: boolean; source: string },
): Promise<Differences> {
  await sql`create temporary table new_codes (like postal_codes including indexes) on commit drop`.execute(db);
  for (let from = 0; from < rows.length; from += batch) {
    const part = JSON.stringify(rows.slice(from, from + batch));
    await sql`insert into new_codes select code, municipality, city, colonias from jsonb_to_recordset(${part}::jsonb)
      as x(code text, municipality text, city text, colonias text[])`.execute(db);
  }
  await sql`analyze new_codes`.execute(db);
  const removed = await sql`
    delete from postal_codes as p where not exists (select from new_codes as n where n.code = p.code)`.execute(db);
  const changed = await sql`
    update postal_codes as p set municipality = n.municipality, city = n.city, colonias = n.colonias from new_codes as n
     where n.code = p.code
       and (n.municipality, n.city, n.colonias) is distinct from (p.municipality, p.city, p.colonias)`.execute(db);
  const added = await sql`
    insert into postal_codes (code, municipality, city, colonias)
    select code, municipality, city, colonias from new_codes as n
     where not exists (select from postal_codes as p where p.code = n.code) order by code`.execute(db);
  await sql`
    insert into postal_code_table (is_whole, source) values (${isWhole}, ${source})
    on conflict (is_only) do update
      set is_whole = excluded.is_whole, source = excluded.source, imported_at = now()`.execute(db);
  // Update statistics, since PostgreSQL may have planned queries for an empty table.
  await sql`analyze postal_codes`.execute(db);
  const counts = [added, changed, removed].map(({ numAffectedRows }) => Number(numAffectedRows ?? 0));
  const [addedCount = 0, changedCount = 0, removedCount = 0] = counts;
  return {
    added: addedCount,
    changed: changedCount,
    removed: removedCount,
    same: rows.length - addedCount - changedCount,
  };
}
