/** Shops for the tests of backups: fills, backs up, restores and compares them. */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { shopSchema } from '@tianguis/schema';
import { CatalogueBuilder, type TestDatabase } from '@tianguis/testkit';
import { derivedTables } from '../migration/schema-scripts.ts';
import {
  type BackupOptions,
  packing,
  type RestoreOptions,
  type RestoreSummary,
  restoreBackup,
  unpack,
  writeBackup,
} from './index.ts';
import { transientTables } from './inspect.ts';

const awkward = 'tab\t line\n return\r back\\slash \\N "quotes" ñandú 🛒 \u2028 end';

/** Fills most tables, with every character that COPY has to escape. */
export async function fill({ db, pool }: TestDatabase): Promise<void> {
  const rows = new CatalogueBuilder(db);
  await rows.categories([{ id: 1, name: 'Hogar', children: [{ id: 2, children: [{ id: 3 }] }] }]);
  await rows.brand();
  await rows.store({ description: awkward });
  for (let i = 1; i <= 40; i++) {
    const { id } = await rows.product([1, 2, 3], {
      description: awkward,
      highlights: [awkward, ''],
      gtin: i % 2 ? null : `${i}`,
    });
    await rows.variant(id, { options: JSON.stringify({ Color: awkward, Talla: 'M' }) });
    await rows.picture(id);
    await rows.review(id, { body: awkward, seller_reply: null });
  }
  await pool.query(
    `insert into content_pages (kind, key, document) values ('landing', 'uno', '{"title": "Uno", "n": 1.10}')`,
  );
  await pool.query(`insert into signing_keys (name, key) values ('k', $1)`, [
    Buffer.from(Array.from({ length: 64 }, (_, i) => i * 4)),
  ]);
  await pool.query(`insert into customers (email, password_hash, nombre) values ('a@b.mx', 'x', 'Lupe')`);
  await pool.query(`insert into newsletter_subscribers values ('n@b.mx', 1, '2026-02-03 04:05:06.789012+00')`);
  await pool.query(`insert into facts values ('f', '{"a": [1, null]}')`);
  await pool.query('select index_merge_delta()');
  // The call above has built the bitmaps; this update adds changes to the delta.
  await pool.query('update products set sale_price = sale_price - id where id <= 3');
  await pool.query(`select setval('products_id_seq', 4321), setval('reviews_id_seq', 77, false)`);
}

/** Returns a backup of the shop, as the bytes of a file. */
export async function take({ pool }: TestDatabase, more: Partial<BackupOptions> = {}): Promise<Buffer> {
  const client = await pool.connect();
  try {
    const [first, second] = packing();
    const done = pipeline(Readable.from(writeBackup({ client, ...more }), { objectMode: false }), first, second);
    const bytes = await buffer(second);
    await done;
    return bytes;
  } finally {
    client.release(true);
  }
}

/** Restores a backup over a shop's data. */
export async function put(
  { pool }: TestDatabase,
  bytes: Buffer,
  more: Partial<RestoreOptions> = {},
): Promise<RestoreSummary> {
  const client = await pool.connect();
  try {
    return await restoreBackup({ client, schema: shopSchema, frames: unpack(Readable.from([bytes])), ...more });
  } finally {
    client.release(true);
  }
}

/**
 * Describes the whole database, to compare it: each table as number and hash of its rows, each sequence, and all
 * definitions.
 */
export async function stateOf({ pool }: TestDatabase): Promise<Record<string, unknown>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname !~ '^pg_' and schemaname not in ('information_schema', 'pgboss') order by 1`,
  );
  const lost = [...transientTables, ...(await derivedTables(pool))].map((name) => `public.${name}`);
  const state: Record<string, unknown> = {};
  for (const { name } of tables) {
    // Transient and derived tables differ after a restore. Add a table to these lists only if its rows may be lost.
    if (lost.includes(name)) continue;
    const { rows } = await pool.query(
      `select count(*) as rows, md5(coalesce(string_agg(t::text, chr(10) order by t::text collate "C"), '')) as hash
         from ${name} t`,
    );
    state[name] = rows[0];
  }
  const { rows: sequences } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences
      where schemaname <> 'pgboss' and sequencename not like 'invalidations%' order by 1`,
  );
  for (const { name } of sequences)
    state[name] = (await pool.query(`select last_value, is_called from ${name}`)).rows[0];
  const { rows: definitions } = await pool.query<{ text: string }>(
    `select indexdef as text from pg_indexes where schemaname = 'public'
     union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
                 from pg_constraint where connamespace = 'public'::regnamespace
     union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
     union all select p.oid::regprocedure || md5(pg_get_functiondef(p.oid))
                 from pg_proc p where pronamespace = 'public'::regnamespace and prokind = 'f'
     union all select table_name || column_name || ordinal_position || data_type || coalesce(column_default, '')
                        || is_identity || is_generated || coalesce(collation_name, '')
                 from information_schema.columns where table_schema = 'public'
     union all select nspname from pg_namespace where nspname like '%restored%'
     order by 1`,
  );
  state.definitions = definitions.map(({ text }) => text);
  return state;
}

/** A hash of the state, to compare the state before and after. */
export const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');
