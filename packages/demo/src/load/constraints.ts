import type { ClientBase } from 'pg';

interface Definition {
  table: string;
  name: string;
  definition: string;
  isConstraint: boolean;
}

/** Puts indexes and keys back; `onEach` is told how many of all of them stand. */
export type PutBack = (onEach: (done: number, all: number) => void) => Promise<void>;

/**
 * Takes foreign keys and plain indexes off the tables, and gives what puts them back just as they were. Filling first and indexing
 * afterwards is several times faster than row by row; inside the load's transaction nobody else ever sees the tables bare.
 */
export async function setAsideIndexes(client: ClientBase, tables: readonly string[]): Promise<PutBack> {
  const { rows } = await client.query<Definition>(
    `select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition, true as "isConstraint"
       from pg_constraint where contype = 'f' and conrelid = any($1::text[]::regclass[])
     union all
     select i.indrelid::regclass::text, i.indexrelid::regclass::text, pg_get_indexdef(i.indexrelid), false
       from pg_index i
      where i.indrelid = any($1::text[]::regclass[])
        and not i.indisprimary
        and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
     order by 4 desc, 2`,
    [tables],
  );
  for (const { table, name, isConstraint } of rows) {
    await client.query(isConstraint ? `alter table ${table} drop constraint ${name}` : `drop index ${name}`);
  }
  return async (onEach) => {
    for (const [i, { table, name, definition, isConstraint }] of rows.toReversed().entries()) {
      await client.query(isConstraint ? `alter table ${table} add constraint ${name} ${definition}` : definition);
      onEach(i + 1, rows.length);
    }
  };
}
