import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { damaged, readSequences } from '../format.ts';
import { listSequences, listTables, qualified, quoted } from '../inspect.ts';
import { prepareJobs } from '../jobs.ts';
import type { PartReader } from '../read.ts';
import { dropIndexes } from './indexes.ts';

export type LoadOptions = {
  /** A connection that nobody else uses; after a failure the caller must close it. */
  client: pg.ClientBase;
  /** Tables of the backup that do not exist in this release, and are skipped. */
  without?: readonly string[];
  /**
   * Stores a file. A stored file must do no harm when the restore fails later. Without this function, files are
   * skipped.
   */
  putFile?(path: string, bytes: AsyncIterable<Buffer>): Promise<void>;
  /** Called at each step, with a text for the operator. */
  onStep?(step: string): void;
};

/** Limits the memory for the positions of sequences: a shop has some dozens of sequences. */
const maxSequenceBytes = 1_000_000;

export type Loaded = { tables: number; rows: number; files: number };

/**
 * Loads the parts of a backup into the empty tables. Disables triggers, and creates keys and indexes after the rows.
 */
export async function load(options: LoadOptions, parts: AsyncIterable<PartReader>, schema: string): Promise<Loaded> {
  const { client, onStep = () => {}, without = [] } = options;
  const tables = new Map((await listTables(client, schema)).map((table) => [table.name, table]));
  const needed = without.find((name) => tables.has(name));
  if (needed !== undefined)
    throw new Error(
      `The shop needs its table "${needed}": --without is only for a table that this release does not know. Nothing has changed.`,
    );
  const missing = new Set([...tables.values()].flatMap(({ name, isBackedUp }) => (isBackedUp ? [name] : [])));
  for (const name of tables.keys()) await client.query(`alter table ${qualified(schema, name)} disable trigger user`);
  const recreateIndexes = await dropIndexes(client, schema);
  // Migrations may have inserted rows that the backup contains as well.
  await client.query(`truncate ${[...tables.keys()].map((name) => qualified(schema, name)).join(', ')}`);
  const intoJobs = await prepareJobs(client);
  const sum: Loaded = { tables: 0, rows: 0, files: 0 };

  for await (const reader of parts) {
    const { part } = reader;
    if (part.kind === 'sequences') await setPositions(client, schema, reader);
    else if (part.kind === 'jobs') await copyIn(client, intoJobs, reader);
    else if (part.kind === 'file') {
      await options.putFile?.(part.path, reader.bytes());
      sum.files++;
    } else if (!without.includes(part.name)) {
      checkColumns(part, tables.get(part.name)?.columns);
      const columns = part.columns.map(quoted).join(', ');
      // FREEZE: no other transaction sees these tables before the commit, so VACUUM need not visit their rows later.
      await copyIn(client, `copy ${qualified(schema, part.name)} (${columns}) from stdin with (freeze)`, reader);
      missing.delete(part.name);
      sum.tables++;
      sum.rows += reader.end().rows;
    }
  }
  const [lost] = missing;
  if (lost !== undefined) throw damaged(`it has no table ${lost}`);
  onStep('Building keys and indexes');
  await recreateIndexes();
  for (const name of tables.keys()) await client.query(`alter table ${qualified(schema, name)} enable trigger user`);
  return sum;
}

function checkColumns({ name, columns }: { name: string; columns: string[] }, ours: string[] | undefined): void {
  if (!ours)
    throw new Error(
      `The backup contains a table "${name}" that no migration of the shop creates: leave it out with --without ${name}.`,
    );
  const other = columns.find((column) => !ours.includes(column)) ?? ours.find((column) => !columns.includes(column));
  if (other !== undefined)
    throw new Error(
      `The column "${other}" of the table "${name}" was not made by the shop's migrations: it cannot be restored.`,
    );
}

async function copyIn(client: pg.ClientBase, statement: string, reader: PartReader): Promise<void> {
  const stream = client.query(copyFrom(statement));
  try {
    await pipeline(reader.bytes(), stream);
  } catch (error) {
    // PostgreSQL's message contains the table and the line that PostgreSQL rejects.
    if (!(error instanceof pg.DatabaseError)) throw error;
    throw new Error(
      `The backup cannot be restored, and nothing has changed: ${error.message}${error.where ? ` (${error.where.split('\n')[0]})` : ''}.`,
      { cause: error },
    );
  }
  if (stream.rowCount !== reader.end().rows) throw damaged('a table has another number of rows than was written');
}

async function setPositions(client: pg.ClientBase, schema: string, reader: PartReader): Promise<void> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of reader.bytes()) {
    length += piece.length;
    if (length > maxSequenceBytes) throw damaged('the positions of its sequences cannot be read');
    pieces.push(piece);
  }
  const known = await listSequences(client, schema);
  for (const { name, last, called } of readSequences(Buffer.concat(pieces))) {
    if (!known.includes(name)) continue;
    await client.query('select setval($1::text::regclass, $2::text::bigint, $3)', [
      qualified(schema, name),
      last,
      called,
    ]);
  }
}
