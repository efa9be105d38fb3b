/** `shop backup`: writes the whole shop to one file, whether the shop is open or closed. */
import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type BackupSummary, packing, unpack, verifyBackup, writeBackup } from '@tianguis/database/backup';
import { createProgress } from '../../logging/progress.ts';
import { readSettings, type Settings } from '../../settings/settings.ts';
import { type CommandEnvironment, type StandaloneCommand, Usage } from '../command.ts';
import { withUnmigratedDatabase } from '../with-database.ts';
import { originalPictures } from './backup-files.ts';
import { isFolder, openTarget, removeOldest, standardOutput, type Target } from './backup-target.ts';

const usage = `  backup FILE|-                     everything of the shop into FILE, or to standard output; the shop may be open
  backup FOLDER [--keep N]          into a file in FOLDER named by the moment; with --keep, the newest N stay
  backup verify FILE|-              reads a backup to its last byte and says what is in it`;

export const backupCommand: StandaloneCommand = { usage, run };

async function run(words: readonly string[], { environment, say }: CommandEnvironment): Promise<void> {
  const [first, second, ...rest] = words;
  if (first === 'verify') {
    if (second === undefined || rest.length > 0) throw new Usage('Which file?');
    return verify(second, say);
  }
  const { target, keep } = readTarget(words);
  const settings = readSettings(environment);
  const folder = target === '-' ? undefined : isFolder(target) && target;
  if (keep !== undefined && !folder) throw new Usage('--keep is for a folder that is there.');
  const out = target === '-' ? standardOutput() : openTarget(target);
  const summary = await write(settings, out);
  const removed = folder && keep !== undefined ? removeOldest(folder, keep) : [];
  // Messages go to standard error, since standard output may be the backup itself.
  const print = target === '-' ? (line: string) => void process.stderr.write(`${line}\n`) : say;
  print(
    `Backup written: ${out.name} (${describe(summary)}). It contains passwords' hashes and signing keys: store it as safely as the shop.`,
  );
  for (const name of removed) print(`Removed: ${name}`);
}

function readTarget(words: readonly string[]): { target: string; keep: number | undefined } {
  const at = words.indexOf('--keep');
  const keep = at === -1 ? undefined : words[at + 1];
  const [target, ...more] = at === -1 ? words : words.toSpliced(at, 2);
  if (target === undefined) throw new Usage('Which file?');
  if (more.length > 0 || (target.startsWith('-') && target !== '-'))
    throw new Usage('That is more than this command takes.');
  if (at !== -1 && !/^[1-9]\d{0,3}$/.test(keep ?? '')) throw new Usage('--keep takes a number from 1 up.');
  // Refuse a missing folder. Creating the folder could hide that its disk is not mounted.
  if (/[/\\]$/.test(target) && !isFolder(fromCaller(target)))
    throw new Error(`There is no folder ${target}: make it first, or name a file without the slash at its end.`);
  return { target: target === '-' ? '-' : fromCaller(target), keep: keep === undefined ? undefined : Number(keep) };
}

async function write(settings: Settings, out: Target): Promise<BackupSummary> {
  const onProgress = createProgress('Backing up', process.stderr);
  let summary: BackupSummary | undefined;
  try {
    await withUnmigratedDatabase(settings, async ({ pool }) => {
      const client = await pool.connect();
      try {
        const frames = writeBackup({
          client,
          files: (within) => originalPictures(within, settings.dataDir),
          onProgress,
          onEnd: (end) => {
            summary = end;
          },
        });
        await pipeline(Readable.from(frames, { objectMode: false }), ...packing(), out.stream);
      } finally {
        client.release(true);
      }
    });
    await out.commit();
  } catch (error) {
    await out.discard();
    throw out.explain(error);
  }
  if (!summary) throw new Error('The backup has no end.');
  return summary;
}

async function verify(file: string, say: (line: string) => void): Promise<void> {
  const { head, tables, files, bytes } = await verifyBackup(unpack(readFrom(file)));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  for (const { name, rows } of tables) say(`${name.padEnd(28)} ${String(rows).padStart(12)}`);
  say(`The backup is whole: ${describe({ tables: tables.length, rows, files, bytes })}.`);
  say(
    `Taken ${head.takenAt} from PostgreSQL ${head.postgres}, schema ${head.migrations.at(-1)?.name ?? 'without migrations'}.`,
  );
}

function describe({ tables, rows, files, bytes }: BackupSummary): string {
  const count = (n: number, one: string) => `${n.toLocaleString('en')} ${one}${n === 1 ? '' : 's'}`;
  return `${count(tables, 'table')}, ${count(rows, 'row')}, ${count(files, 'picture')}, ${(bytes / 1e6).toFixed(1)} MB before compression`;
}

/** Resolves a typed path in the folder where `npm run` was called. */
export const fromCaller = (path: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), path);

/** Reads a backup's bytes. If the file does not exist, the stream fails with one sentence. */
export function readFrom(file: string): Readable {
  if (file === '-') return process.stdin;
  return createReadStream(fromCaller(file), { highWaterMark: 1024 * 1024 }).on('error', (error) => {
    if ('code' in error && error.code === 'ENOENT') error.message = `There is no file ${file}.`;
    // Remove the class, so that the error is printed as one sentence without a stack.
    Object.setPrototypeOf(error, Error.prototype);
  });
}
