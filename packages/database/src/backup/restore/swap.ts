/** Replaces the shop's schema with the staging schema of a restore, within the caller's transaction. */
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { listTables, qualified } from '../inspect.ts';

/**
 * Finds the next independent object of a schema. Objects of a table move with the table, and objects of an extension
 * are left in place.
 */
const next = `
  select o.type, o.identity
    from pg_depend d, lateral pg_identify_object(d.classid, d.objid, 0) o
   where d.refclassid = 'pg_namespace'::regclass and d.refobjid = to_regnamespace(quote_ident($1)) and d.deptype = 'n'
     and d.objsubid = 0
     and not exists (
       select from pg_depend e where e.classid = d.classid and e.objid = d.objid and e.deptype in ('a', 'e', 'i'))
   order by (o.type = 'table') desc, o.identity
   limit 1`;

/** Types of objects that `ALTER` and `DROP` call by another word than the system catalogue does. */
const words: Readonly<Record<string, string>> = { 'statistics object': 'statistics' };

async function eachObject(client: pg.ClientBase, schema: string, statement: (object: string) => string): Promise<void> {
  // Objects are listed again after each statement: a drop cascades to other objects, and a move changes the identity of
  // objects that refer to the moved object.
  for (;;) {
    const { rows } = await client.query<{ type: string; identity: string }>(next, [schema]);
    const [object] = rows;
    if (!object) return;
    await client.query(statement(`${words[object.type] ?? object.type} ${object.identity}`));
  }
}

/** Drops everything in a schema except extensions. */
export async function clearSchema(client: pg.ClientBase, schema: string): Promise<void> {
  await lockAll(client, schema);
  await eachObject(client, schema, (object) => `drop ${object} cascade`);
}

/** Moves all objects of one schema into another schema, which is empty. */
export async function moveSchema(client: pg.ClientBase, from: string, to: string): Promise<void> {
  const target = `"${to.replaceAll('"', '""')}"`;
  await eachObject(client, from, (object) => `alter ${object} set schema ${target}`);
}

const maxAttempts = 30;

/**
 * Locks all tables, which waits until no other session uses them. Two sessions that lock tables in different sequences
 * would deadlock. So when one lock takes long, the function releases all locks and tries again.
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
      // Error codes: 55P03 is a lock timeout, 40P01 is a deadlock.
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code !== '55P03' && code !== '40P01') throw error;
      if (attempt === maxAttempts)
        throw new Error('The tables of the open shop are in use without a pause: close the shop and try again.');
      await wait(200);
    }
  }
}
