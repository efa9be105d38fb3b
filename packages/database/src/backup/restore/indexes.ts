/**
 * Drops keys and indexes while a restore fills tables. Filling is several times faster without them, and tables can be
 * filled in any sequence without foreign keys.
 */
import type pg from 'pg';

type Definition = { drop: string; create: string };

/**
 * Drops all keys, indexes and foreign keys of the tables of a schema. Returns a function that creates these objects
 * again. Call this function only for tables that are not in use yet.
 */
export async function dropIndexes(client: pg.ClientBase, schema: string): Promise<() => Promise<void>> {
  // The sequence in which the objects are created again: a foreign key needs the primary key that it references.
  const { rows } = await client.query<Definition>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
            format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
              as create,
            case contype when 'f' then 3 else 1 end as rank, conrelid::regclass::text || conname as name
       from pg_constraint
      where connamespace = to_regnamespace(quote_ident($1)) and contype in ('p', 'u', 'x', 'f') and conrelid <> 0
     union all
     select format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid), 2,
            i.indexrelid::regclass::text
       from pg_index i join pg_class c on c.oid = i.indrelid
      where c.relnamespace = to_regnamespace(quote_ident($1)) and c.relkind = 'r'
        and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
     order by rank, name`,
    [schema],
  );
  for (const { drop } of rows.toReversed()) await client.query(drop);
  return async () => {
    for (const { create } of rows) await client.query(create);
  };
}
