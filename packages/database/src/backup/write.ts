import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Part, PartEnd, SequencePosition } from './format.ts';
import { encodeFrame } from './frames.ts';
import { listSequences, qualified, type Table } from './inspect.ts';
import { copyJobsOut, hasJobs } from './jobs.ts';
import { Seal } from './seal.ts';
import { beginSnapshot, describe } from './snapshot.ts';

/** A file of the shop: its path below `DATA_DIR`, and its bytes. */
export type BackupFile = { path: string; read(): Readable };

export type BackupOptions = {
  /** A connection that nobody else uses. After a failure the caller must close it, since a COPY may be in progress. */
  client: pg.ClientBase;
  /** Files that cannot be produced again, listed within the snapshot. Default: none. */
  files?(client: pg.ClientBase): AsyncIterable<BackupFile>;
  /** Called during the backup with the size of the tables written so far, in bytes on disk. */
  onProgress?(done: number, total: number): void;
  /** Called once at the end, with the numbers of written tables, rows, files and bytes. */
  onEnd?(summary: BackupSummary): void;
};

export type BackupSummary = { tables: number; rows: number; files: number; bytes: number };

/** Maximum bytes of a data frame. Smaller frames would cost time, because each frame needs several calls. */
const frameSize = 512 * 1024;

/**
 * Writes the whole shop, from one snapshot, as frames. Other sessions may read and write meanwhile; only changes of the
 * schema wait for the end of the backup.
 * @throws Error of one sentence for an operator
 */
export async function* writeBackup({
  client,
  files,
  onProgress = () => {},
  onEnd = () => {},
}: BackupOptions): AsyncGenerator<Buffer> {
  const sum: BackupSummary = { tables: 0, rows: 0, files: 0, bytes: 0 };
  const seal = new Seal();
  const { schema, tables } = await beginSnapshot(client);
  const total = tables.reduce((bytes, table) => bytes + table.bytes, 0);
  let before = 0;

  yield seal.frame('H', await describe(client, tables.length));
  for (const table of tables) {
    const part: Part = { kind: 'table', name: table.name, columns: table.columns };
    yield seal.frame('P', part);
    const end = yield* writePart(copyOut(client, schema, table), (bytes) =>
      onProgress(Math.min(before + bytes, before + table.bytes), total),
    );
    yield seal.frame('E', end);
    before += table.bytes;
    onProgress(before, total);
    sum.tables++;
    sum.rows += end.rows;
    sum.bytes += end.bytes;
  }
  if (await hasJobs(client)) {
    yield seal.frame('P', { kind: 'jobs' } satisfies Part);
    yield seal.frame('E', yield* writePart(client.query(copyTo(copyJobsOut))));
  }
  yield seal.frame('P', { kind: 'sequences' } satisfies Part);
  yield seal.frame('E', yield* writePart(one(JSON.stringify({ sequences: await readPositions(client, schema) }))));
  for await (const file of files?.(client) ?? []) {
    yield seal.frame('P', { kind: 'file', path: file.path } satisfies Part);
    const end = yield* writePart(file.read());
    yield seal.frame('E', end);
    sum.files++;
    sum.bytes += end.bytes;
  }
  yield seal.close();
  await client.query('rollback');
  onEnd(sum);
}

function copyOut(client: pg.ClientBase, schema: string, { name, columns }: Table): Readable & { rowCount: number } {
  const list = columns.map((column) => `"${column.replaceAll('"', '""')}"`).join(', ');
  return client.query(copyTo(`copy ${qualified(schema, name)} (${list}) to stdout`));
}

/**
 * Sequences are not part of a snapshot. They are read after the rows, so each position is at or above every number in
 * the rows.
 */
async function readPositions(client: pg.ClientBase, schema: string): Promise<SequencePosition[]> {
  const positions: SequencePosition[] = [];
  for (const name of await listSequences(client, schema)) {
    const { rows } = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${qualified(schema, name)}`,
    );
    if (rows[0]) positions.push({ name, ...rows[0] });
  }
  return positions;
}

async function* one(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}

async function* writePart(
  source: AsyncIterable<Buffer> & { rowCount?: number },
  onBytes: (bytes: number) => void = () => {},
): AsyncGenerator<Buffer, PartEnd> {
  const hash = createHash('sha256');
  let bytes = 0;
  let buffered: Buffer[] = [];
  let bufferedBytes = 0;
  for await (const piece of source) {
    buffered.push(piece);
    bufferedBytes += piece.length;
    if (bufferedBytes < frameSize) continue;
    const payload = Buffer.concat(buffered);
    hash.update(payload);
    bytes += payload.length;
    buffered = [];
    bufferedBytes = 0;
    yield encodeFrame('D', payload);
    onBytes(bytes);
  }
  if (bufferedBytes > 0) {
    const payload = Buffer.concat(buffered);
    hash.update(payload);
    bytes += payload.length;
    yield encodeFrame('D', payload);
  }
  return { rows: source.rowCount ?? 1, bytes, sha256: hash.digest('hex') };
}
