/** Puts a schema that was filled beside the shop in the place of the shop's own, within the caller's transaction. */
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { listTables, qualified } from './inspect.ts';

/** Objects that stand in a schema by themselves; what belongs to a table or to an extension goes with it, or stays. */
const next = `
  select o.type, o.identity
    from pg_depend d, lateral pg_identify_object(d.classid, d.objid, 0) o
   where d.refclassid = 'pg_namespace'::regclass and d.refobjid = to_regnamespace(quote_ident($1)) and d.deptype = 'n'
     and d.objsubid = 0
     and not exists (select from pg_depend e where e.classid = d.classid and e.objid = d.objid and e.deptype in ('a', 'e', 'i'))
   order by (o.type = 'table') desc, o.identity
   limit 1`;

/** In words of `ALTER` and `DROP`, where those differ from the catalogue's. */
const words: Readonly<Record<string, string>> = { 'statistics object': 'statistics' };

async function eachObject(client: pg.ClientBase, schema: string, statement: (object: string) => string): Promise<void> {
  // One at a time: what is dropped takes others with it, and what is moved changes the names of those that mention it.
  for (;;) {
    const { rows } = await client.query<{ type: string; identity: string }>(next, [schema]);
    const [object] = rows;
    if (!object) return;
    await client.query(statement(`${words[object.type] ?? object.type} ${object.identity}`));
  }
}

/** Empties a schema of everything but extensions. */
export async function clearSchema(client: pg.ClientBase, schema: string): Promise<void> {
  await lockAll(client, schema);
  await eachObject(client, schema, (object) => `drop ${object} cascade`);
}

/** Moves everything of one schema into another, empty one. */
export async function moveSchema(client: pg.ClientBase, from: string, to: string): Promise<void> {
  const target = `"${to.replaceAll('"', '""')}"`;
  await eachObject(client, from, (object) => `alter ${object} set schema ${target}`);
}

const attempts = 30;

/**
 * Waits until nobody is at work on any of the tables. Two who lock tables in different orders would stop each other, so all that was
 * locked is let go when the next one takes long, and it is begun again.
 */
async function lockAll(client: pg.ClientBase, schema: string): Promise<void> {
  const tables = (await listTables(client, schema)).map(({ name }) => qualified(schema, name));
  if (tables.length === 0) return;
  for (let attempt = 1; ; attempt++) {
    await client.query('savepoint locking');
    try {
      await client.query(`set local lock_timeout = '900ms'`);
      await client.query(`lock table ${tables.join(', ')} in access exclusive mode`);
      await client.query('set local lock_timeout = 0');
      await client.query('release savepoint locking');
      return;
    } catch (error) {
      await client.query('rollback to savepoint locking');
      // 55P03: it took too long; 40P01: two waited for each other.
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code !== '55P03' && code !== '40P01') throw error;
      if (attempt === attempts)
        throw new Error('The tables of the open shop are in use without a pause: close the shop and try again.');
      await wait(200);
    }
  }
}
