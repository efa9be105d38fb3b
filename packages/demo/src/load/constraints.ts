import type { ClientBase } from 'pg';

interface Definition {
  table: string;
  name: string;
  definition: string;
  /** `f`: a foreign key; `c`: a primary key or another that has an index; `i`: a plain index. */
  kind: 'f' | 'c' | 'i';
}

/** Puts indexes and keys back; `onEach` is told how many of all of them stand. */
export type PutBack = (onEach: (done: number, all: number) => void) => Promise<void>;

/**
 * Takes every key and index off the tables, and foreign keys of others to them, and gives what puts them back just as they were. Filling
 * first and indexing afterwards is several times faster than row by row; inside the load's transaction nobody else ever sees the
 * tables bare.
 */
export async function setAsideIndexes(client: ClientBase, tables: readonly string[]): Promise<PutBack> {
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
  // Foreign keys lean on primary keys, so they go first and come back last.
  const ofKind = (kind: Definition['kind']) => rows.filter((row) => row.kind === kind);
  const leaving = [...ofKind('f'), ...ofKind('i'), ...ofKind('c')];
  for (const { table, name, kind } of leaving) {
    await client.query(kind === 'i' ? `drop index ${name}` : `alter table ${table} drop constraint ${name}`);
  }
  return async (onEach) => {
    for (const [i, { table, name, definition, kind }] of leaving.toReversed().entries()) {
      onEach(i, leaving.length);
      await client.query(kind === 'i' ? definition : `alter table ${table} add constraint ${name} ${definition}`);
    }
  };
}
