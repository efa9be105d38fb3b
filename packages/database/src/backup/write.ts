import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { formatVersion, type Head, type Part, type PartEnd, type SequencePosition, type Trailer } from './format.ts';
import { encodeFrame, type FrameKind } from './frames.ts';
import { homeSchema, listSequences, listTables, qualified, type Table } from './inspect.ts';
import { copyJobsOut, hasJobs } from './jobs.ts';
import { speakPlainly } from './session.ts';

/** A file that belongs to the shop: its place below `DATA_DIR`, and its bytes. */
export type KeptFile = { path: string; read(): Readable };

export type BackupOptions = {
  /** A connection of its own. After a failure it must be closed, for a table may be half way through it. */
  client: pg.ClientBase;
  /** Files that cannot be made again, asked for within the snapshot; none unless told. */
  files?(client: pg.ClientBase): AsyncIterable<KeptFile>;
  /** Called with how much of the tables' bytes on disk has been written. */
  onProgress?(done: number, total: number): void;
  /** Called once, with what was written. */
  onEnd?(summary: BackupSummary): void;
};

export type BackupSummary = { tables: number; rows: number; files: number; bytes: number };

/** Small pieces cost more in calls than in bytes. */
const chunk = 512 * 1024;

/**
 * The whole shop as one snapshot, as frames. Others read and write meanwhile; nothing waits for it but changes of the schema.
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

/**
 * Locks the tables against changes of their columns, then takes the snapshot, so that the two cannot differ: a table that came or went
 * meanwhile is seen, and it is begun again.
 */
async function beginSnapshot(client: pg.ClientBase): Promise<{ schema: string; tables: Table[] }> {
  const schema = await homeSchema(client);
  for (let attempt = 1; ; attempt++) {
    const found = await listTables(client, schema);
    await client.query('begin isolation level repeatable read read only');
    await speakPlainly(client);
    const locked = found
      .filter(({ kept }) => kept)
      .map(({ name }) => qualified(schema, name))
      .join(', ');
    if (locked) await client.query(`lock table ${locked} in access share mode`);
    const tables = await listTables(client, schema);
    if (shape(tables) === shape(found)) {
      if (!tables.some(({ name }) => name === 'migrations'))
        throw new Error('This database holds no shop: it has no table "migrations".');
      return { schema, tables: tables.filter(({ kept }) => kept) };
    }
    await client.query('rollback');
    if (attempt === 5) throw new Error('The schema is being changed just now: try again when that is done.');
  }
}

const shape = (tables: readonly Table[]) => JSON.stringify(tables.map(({ name, columns }) => [name, columns]));

async function describe(client: pg.ClientBase, tables: number): Promise<Head> {
  const { rows: migrations } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations order by name',
  );
  const { rows } = await client.query<{ at: Date; version: string }>(
    `select now() as at, current_setting('server_version') as version`,
  );
  const [{ at, version } = { at: new Date(0), version: '' }] = rows;
  return { format: formatVersion, takenAt: at.toISOString(), postgres: version, migrations, tables };
}

function copyOut(client: pg.ClientBase, schema: string, { name, columns }: Table): Readable & { rowCount: number } {
  const list = columns.map((column) => `"${column.replaceAll('"', '""')}"`).join(', ');
  return client.query(copyTo(`copy ${qualified(schema, name)} (${list}) to stdout`));
}

/** Positions are no part of a snapshot; read after the rows, none is behind a number that a row has. */
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
  let held: Buffer[] = [];
  let heldBytes = 0;
  for await (const piece of source) {
    held.push(piece);
    heldBytes += piece.length;
    if (heldBytes < chunk) continue;
    const payload = Buffer.concat(held);
    hash.update(payload);
    bytes += payload.length;
    held = [];
    heldBytes = 0;
    yield encodeFrame('D', payload);
    onBytes(bytes);
  }
  if (heldBytes > 0) {
    const payload = Buffer.concat(held);
    hash.update(payload);
    bytes += payload.length;
    yield encodeFrame('D', payload);
  }
  return { rows: source.rowCount ?? 1, bytes, sha256: hash.digest('hex') };
}

/** Numbers the parts and hashes every frame but data, so that none can be left out or put in. */
class Seal {
  readonly #hash = createHash('sha256');
  #parts = 0;

  frame(kind: Exclude<FrameKind, 'D' | 'Z'>, value: Head | Part | PartEnd): Buffer {
    if (kind === 'E') this.#parts++;
    const frame = encodeFrame(kind, Buffer.from(JSON.stringify(value)));
    this.#hash.update(frame);
    return frame;
  }

  close(): Buffer {
    const trailer: Trailer = { parts: this.#parts, sha256: this.#hash.digest('hex') };
    return encodeFrame('Z', Buffer.from(JSON.stringify(trailer)));
  }
}
