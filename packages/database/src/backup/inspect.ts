/**
 * Lists tables and sequences of the shop's schema from PostgreSQL's system catalogue, so that backups include new
 * tables automatically.
 */
import type pg from 'pg';
import { derivedTables } from '../migration/schema-scripts.ts';

export type Table = {
  name: string;
  /** Columns for `COPY`: all except generated columns, sorted by position. */
  columns: string[];
  /** Size on disk in bytes, for the progress report. */
  bytes: number;
  /**
   * Whether backups contain the rows. Unlogged tables lose their rows in a crash and cannot be read on a replica.
   * Derived tables are rebuilt after a restore.
   */
  isBackedUp: boolean;
};

/**
 * Tables whose rows are useless after a restore. Rows of the invalidation log contain transaction numbers of the old
 * server. The restore applies all scripts again. Processes write their build files again.
 */
export const transientTables: readonly string[] = [
  ...['invalidations', 'schema_scripts'],
  ...['storefront_builds', 'storefront_files'],
];

/** The schema of the shop's tables. */
export async function homeSchema(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string | null }>('select current_schema() as name');
  const name = rows[0]?.name;
  if (!name) throw new Error('The database has no schema to work in: see the search_path of its user.');
  return name;
}

/** The ordinary tables of a schema, without the tables of extensions. */
export async function listTables(client: pg.ClientBase, schema: string): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name, pg_table_size(c.oid)::float8 as bytes,
            c.relpersistence = 'p' and not c.relname = any ($2) as "isBackedUp",
            array(select a.attname::text from pg_attribute a
                   where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
                   order by a.attnum) as columns
       from pg_class c
      where c.relnamespace = to_regnamespace(quote_ident($1)) and c.relkind = 'r'
        and not exists (
          select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      order by c.relname`,
    [schema, [...transientTables, ...(await derivedTables(client))]],
  );
  return rows;
}

/** Names of the sequences of a schema, including those of identity columns. */
export async function listSequences(client: pg.ClientBase, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c
      where c.relnamespace = to_regnamespace(quote_ident($1)) and c.relkind = 'S'
        and not exists (
          select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      order by c.relname`,
    [schema],
  );
  return rows.map(({ name }) => name);
}

/** Names of the tables that have rows, except tables that have rows in every shop. */
export async function filledTables(client: pg.ClientBase, schema: string): Promise<string[]> {
  const always = ['migrations', 'signing_keys'];
  const tables = await listTables(client, schema);
  const names = tables.flatMap(({ name, isBackedUp }) => (isBackedUp && !always.includes(name) ? [name] : []));
  const filled: string[] = [];
  for (const name of names) {
    const { rows } = await client.query<{ filled: boolean }>(
      `select exists (select from ${qualified(schema, name)}) as filled`,
    );
    if (rows[0]?.filled) filled.push(name);
  }
  return filled;
}

/** Quotes an identifier for SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const qualified = (schema: string, name: string): string => `${quoted(schema)}.${quoted(name)}`;
