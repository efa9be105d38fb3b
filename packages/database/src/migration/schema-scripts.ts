/** Applies the scripts of a schema: functions, triggers, views and derived tables. */
import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { SchemaScripts, Script } from './shop-schema.ts';

export const scriptsTable = `create table if not exists schema_scripts (
    name        text primary key,
    checksum    text not null,
    objects     text[] not null,     -- what the script created: DROP statements without the first word
    applied_at  timestamptz not null default now()
  )`;

/** A pool, a connection, or anything else that runs queries. */
export interface Queryable {
  query<Row extends object>(text: string): Promise<{ rows: Row[] }>;
}

type Entry = Script & { checksum: string; derived: boolean; fill: string };

/** The hash of a text. Line ends are ignored, because a checkout on Windows may change them. */
export const checksumOf = (text: string): string =>
  createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');

function entriesOf(parts: readonly SchemaScripts[]): Entry[] {
  const derived = parts.flatMap(({ derived }) => derived ?? []);
  return [
    ...derived.map(({ name, tables, fill }) => ({
      ...{ name: `${name}/tables`, sql: tables, fill, derived: true, checksum: checksumOf(tables + fill) },
    })),
    ...parts
      .flatMap(({ functions }) => functions)
      .map((script) => ({ ...script, fill: '', derived: false, checksum: checksumOf(script.sql) })),
  ];
}

async function readApplied(client: Queryable): Promise<Map<string, { checksum: string; objects: string[] }>> {
  const { rows: there } = await client.query<{ there: boolean }>(
    `select to_regclass('schema_scripts') is not null as there`,
  );
  if (!there[0]?.there) return new Map();
  const { rows } = await client.query<{ name: string; checksum: string; objects: string[] }>(
    'select name, checksum, objects from schema_scripts order by name',
  );
  return new Map(rows.map((row) => [row.name, row]));
}

/** Names of the scripts whose current text is not applied yet, and of applied scripts that no longer exist. */
export async function changedScripts(client: Queryable, parts: readonly SchemaScripts[]): Promise<string[]> {
  const applied = await readApplied(client);
  const entries = entriesOf(parts);
  const changed = entries.filter(({ name, checksum }) => applied.get(name)?.checksum !== checksum);
  const gone = [...applied.keys()].filter((name) => !entries.some((entry) => entry.name === name));
  return [...changed.map(({ name }) => name), ...gone];
}

/** Tables that scripts created. Backups do not contain them. */
export async function derivedTables(client: Queryable): Promise<string[]> {
  const applied = await readApplied(client);
  return [...applied.values()].flatMap(({ objects }) =>
    objects.flatMap((object) => (object.startsWith('table ') ? [object.slice('table '.length)] : [])),
  );
}

/**
 * Applies scripts that changed, within the caller's transaction. When any function changed, or with `again`, all
 * functions are dropped and created again. A derived table is rebuilt only when its own text changed.
 * @returns names of the scripts that had changed
 */
export async function applyScripts(
  client: pg.ClientBase,
  parts: readonly SchemaScripts[],
  again = false,
): Promise<string[]> {
  await client.query(scriptsTable);
  const changed = await changedScripts(client, parts);
  if (changed.length === 0 && !again) return [];
  const applied = await readApplied(client);
  const entries = entriesOf(parts);
  const stays = ({ name, derived }: Entry) => derived && !changed.includes(name);
  const staying = entries.filter(stays).map(({ name }) => name);
  // Objects can be dropped in any sequence, since each DROP cascades to the objects that depend on the dropped one.
  for (const [name, { objects }] of [...applied].filter(([name]) => !staying.includes(name))) {
    for (const object of objects) await client.query(`drop ${dropOf(object)}`);
    await client.query('delete from schema_scripts where name = $1', [name]);
  }
  const made = entries.filter((entry) => !stays(entry));
  for (const { name, sql, checksum } of made) {
    const before = new Set(await listObjects(client));
    await explain(client.query(sql), name);
    const objects = (await listObjects(client)).filter((object) => !before.has(object));
    await client.query('insert into schema_scripts (name, checksum, objects) values ($1, $2, $3)', [
      name,
      checksum,
      objects,
    ]);
  }
  for (const { name, fill } of made) if (fill !== '') await explain(client.query(fill), name);
  return changed;
}

/** Turns "table x" into "table if exists x cascade". Objects that the cascade drops are created again as well. */
function dropOf(object: string): string {
  const at = object.indexOf(' ');
  return `${object.slice(0, at)} if exists ${object.slice(at + 1)} cascade`;
}

/**
 * The independent objects of the schema, as arguments of DROP. Triggers are dropped with their functions, row types
 * with their tables.
 */
async function listObjects(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ object: string }>(`
    with own as (select quote_ident(current_schema())::regnamespace as schema)
    select 'routine ' || p.oid::regprocedure as object from pg_proc p, own where p.pronamespace = own.schema
       and not exists (
         select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
    union all
    select case c.relkind when 'r' then 'table ' when 'v' then 'view ' else 'type ' end || c.oid::regclass
      from pg_class c, own
     where c.relnamespace = own.schema and c.relkind in ('r', 'v', 'c')`);
  return rows.map(({ object }) => object);
}

async function explain(work: Promise<unknown>, name: string): Promise<void> {
  try {
    await work;
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`The script ${name} of the schema failed and was taken back: ${reason}.`, { cause: error });
  }
}
