import type { ClientBase } from 'pg';

interface Definition {
  table: string;
  name: string;
  definition: string;
  /** Kind of object. `f`: foreign key; `c`: primary key or unique constraint; `i`: index. */
  kind: 'f' | 'c' | 'i';
}

/** Recreates the dropped indexes and keys; `onEach` reports progress. */
export type RecreateIndexes = (onEach: (done: number, all: number) => void) => Promise<void>;

/**
 * Drops all keys and indexes of the tables, and foreign keys of other tables that refer to them. Returns a function
 * that recreates them. A bulk load followed by index builds is several times faster. The caller's transaction hides the
 * tables without indexes from other sessions.
 */
export async function dropIndexes(client: ClientBase, tables: readonly string[]): Promise<RecreateIndexes> {
  const { rows } = await client.query<Definition>(
    `with ours as (select unnest($1::text[]::regclass[]) as oid)
     select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition,
            case contype when 'f' then 'f' else 'c' end as kind
       from pg_constraint
      where contype = 'f' and (conrelid in (select oid from ours) or confrelid in (select oid from ours))
         or contype in ('p', 'u') and conrelid in (select oid from ours)
     union all
     select i.indrelid::regclass::text, i.indexrelid::regclass::text, pg_get_indexdef(i.indexrelid), 'i'
       from pg_index i
      where i.indrelid in (select oid from ours)
        and not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.contype in ('p', 'u', 'x'))
     order by 4 desc, 2`,
    [tables],
  );
  // Foreign keys depend on primary keys. So foreign keys are dropped first and recreated last.
  const ofKind = (kind: Definition['kind']) => rows.filter((row) => row.kind === kind);
  const dropped = [...ofKind('f'), ...ofKind('i'), ...ofKind('c')];
  for (const { table, name, kind } of dropped) {
    await client.query(kind === 'i' ? `drop index ${name}` : `alter table ${table} drop constraint ${name}`);
  }
  return async (onEach) => {
    for (const [i, { table, name, definition, kind }] of dropped.toReversed().entries()) {
      onEach(i, dropped.length);
      await client.query(kind === 'i' ? definition : `alter table ${table} add constraint ${name} ${definition}`);
    }
  };
}
