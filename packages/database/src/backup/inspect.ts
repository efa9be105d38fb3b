/** What a shop's schema holds, asked of PostgreSQL itself, so that a new table is never forgotten. */
import type pg from 'pg';
import { derivedTables } from '../schema-scripts.ts';

export type Table = {
  name: string;
  /** What `COPY` carries: columns that are not computed, in their order. */
  columns: string[];
  /** Bytes on disk: how far the work is goes by them. */
  bytes: number;
  /** Rows that a backup holds. Unlogged tables lose theirs by any crash, and cannot be read on a replica; derived ones are computed anew. */
  kept: boolean;
};

/**
 * Tables whose rows say nothing after a restore: what pages were invalidated, numbered by this server's own transactions,
 * applied scripts, and files of builds, which the processes that have them write anew.
 */
export const transientTables: readonly string[] = [
  ...['invalidations', 'schema_scripts'],
  ...['storefront_builds', 'storefront_files'],
];

/** The schema that a shop's tables are in. */
export async function homeSchema(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string | null }>('select current_schema() as name');
  const name = rows[0]?.name;
  if (!name) throw new Error('The database has no schema to work in: see the search_path of its user.');
  return name;
}

/** The ordinary tables of a schema, without those that belong to an extension. */
export async function listTables(client: pg.ClientBase, schema: string): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name, pg_table_size(c.oid)::float8 as bytes, c.relpersistence = 'p' and not c.relname = any ($2) as kept,
            array(select a.attname::text from pg_attribute a
                   where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
       from pg_class c
      where c.relnamespace = to_regnamespace(quote_ident($1)) and c.relkind = 'r'
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      order by c.relname`,
    [schema, [...transientTables, ...(await derivedTables(client))]],
  );
  return rows;
}

/** Names of the sequences of a schema, those of identity columns included. */
export async function listSequences(client: pg.ClientBase, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c
      where c.relnamespace = to_regnamespace(quote_ident($1)) and c.relkind = 'S'
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      order by c.relname`,
    [schema],
  );
  return rows.map(({ name }) => name);
}

/** Names of the tables that hold rows, but for those that every shop has. */
export async function filledTables(client: pg.ClientBase, schema: string): Promise<string[]> {
  const always = ['migrations', 'signing_keys'];
  const tables = await listTables(client, schema);
  const names = tables.flatMap(({ name, kept }) => (kept && !always.includes(name) ? [name] : []));
  const filled: string[] = [];
  for (const name of names) {
    const { rows } = await client.query<{ filled: boolean }>(
      `select exists (select from ${qualified(schema, name)}) as filled`,
    );
    if (rows[0]?.filled) filled.push(name);
  }
  return filled;
}

/** An identifier as SQL takes it, whatever is in it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const qualified = (schema: string, name: string): string => `${quoted(schema)}.${quoted(name)}`;
