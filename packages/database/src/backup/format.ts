/** Records of a backup: its head, the start and end of each part, and its trailer. */

/** Increase this number when older releases cannot read the backups of this release. */
export const formatVersion = 1;

export type AppliedMigration = { name: string; checksum: string };

export type Head = {
  format: number;
  /** Time of the snapshot, ISO 8601 in UTC. */
  takenAt: string;
  /** Version of the shop's PostgreSQL (`server_version`). */
  postgres: string;
  /** The state of the schema: applied migrations, sorted by name. */
  migrations: AppliedMigration[];
  /**
   * Number of tables. The number of files may change while the backup is written, so only the trailer counts all parts.
   */
  tables: number;
};

/**
 * The data of a part: rows of a table or waiting jobs as `COPY` text, positions of sequences as JSON, or a file of
 * `DATA_DIR`.
 */
export type Part =
  | { kind: 'table'; name: string; columns: string[] }
  | { kind: 'jobs' }
  | { kind: 'sequences' }
  | { kind: 'file'; path: string };

/** Ends a part. `rows` is the number of rows of a table, and 1 for other parts. */
export type PartEnd = { rows: number; bytes: number; sha256: string };

/**
 * Ends the backup. `sha256` covers all earlier frames except data frames. Each data frame is covered by the hash of its
 * part.
 */
export type Trailer = { parts: number; sha256: string };

export type SequencePosition = { name: string; last: string; called: boolean };

/** Allowed paths of files in a backup: below `pictures/`, without `..`. */
export const filePattern: RegExp = /^pictures\/(?:[A-Za-z0-9_-]{1,80}\/){0,3}[A-Za-z0-9_-][A-Za-z0-9._-]{0,200}$/;

export const damaged = (what: string): Error => new Error(`The backup is damaged: ${what}.`);

type Fields = Readonly<Record<string, unknown>>;

function parse(payload: Buffer): Fields {
  try {
    const value: unknown = JSON.parse(payload.toString('utf8'));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
  } catch {
    // The check below reports a value that is no record, and undefined is one.
  }
  throw damaged('a record in it cannot be read');
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

export function readHead(payload: Buffer): Head {
  const { format, takenAt, postgres, migrations, tables } = parse(payload);
  if (isCount(format) && format > formatVersion)
    throw new Error(
      `The backup has format ${format}, and this release of the shop reads up to ${formatVersion}: restore it with a newer release.`,
    );
  const known =
    format === formatVersion && isText(takenAt) && isText(postgres) && isCount(tables) && Array.isArray(migrations);
  if (!known) throw damaged('its head cannot be read');
  return { format, takenAt, postgres, tables, migrations: migrations.map(readMigration) };
}

function readMigration(value: unknown): AppliedMigration {
  const { name, checksum } = (value ?? {}) as Fields;
  if (!isText(name) || !isText(checksum)) throw damaged('its head cannot be read');
  return { name, checksum };
}

export function readPart(payload: Buffer): Part {
  const { kind, name, columns, path } = parse(payload);
  if (kind === 'sequences' || kind === 'jobs') return { kind };
  if (kind === 'table' && isText(name) && Array.isArray(columns) && columns.every(isText))
    return { kind, name, columns };
  if (kind === 'file' && isText(path)) {
    if (!filePattern.test(path)) throw damaged('it contains a file that does not belong in a shop');
    return { kind, path };
  }
  throw damaged('the beginning of a part cannot be read');
}

export function readPartEnd(payload: Buffer): PartEnd {
  const { rows, bytes, sha256 } = parse(payload);
  if (!isCount(rows) || !isCount(bytes) || !isText(sha256)) throw damaged('the end of a part cannot be read');
  return { rows, bytes, sha256 };
}

export function readTrailer(payload: Buffer): Trailer {
  const { parts, sha256 } = parse(payload);
  if (!isCount(parts) || !isText(sha256)) throw damaged('its end cannot be read');
  return { parts, sha256 };
}

/** @throws Error when the bytes are no list of positions */
export function readSequences(payload: Buffer): SequencePosition[] {
  const { sequences } = parse(payload);
  if (!Array.isArray(sequences)) throw damaged('the positions of its sequences cannot be read');
  return sequences.map((one: Fields) => {
    if (!isText(one.name) || !isText(one.last) || !/^-?\d{1,19}$/.test(one.last) || typeof one.called !== 'boolean')
      throw damaged('the positions of its sequences cannot be read');
    return { name: one.name, last: one.last, called: one.called };
  });
}

export function partName(part: Part): string {
  if (part.kind === 'table') return `the table ${part.name}`;
  return part.kind === 'file' ? `the file ${part.path}` : `the ${part.kind}`;
}
