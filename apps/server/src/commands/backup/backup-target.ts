/** The target of a backup: a file, which is written atomically, or a pipe. */
import {
  closeSync,
  createWriteStream,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Writable } from 'node:stream';
import { removeLeftOvers, unfinishedName } from './backup-unfinished.ts';

export type Target = {
  name: string;
  stream: Writable;
  /** Completes the target: the finished file gets its name. */
  commit(): Promise<void>;
  /** Deletes the incomplete file. */
  discard(): Promise<void>;
  /** Explains errors of the target in a sentence; returns other errors unchanged. */
  explain(error: unknown): unknown;
};

const ending = '.backup';
const ownStart = /^tianguis-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z\.backup/;
const isOwnName = (name: string) => ownStart.exec(name)?.[0] === name;

export const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/**
 * Opens a file that only its owner may read. An old file of the same name is replaced when the new file is complete.
 * Incomplete files of killed backups are deleted first, to free disk space.
 */
export function openTarget(path: string): Target {
  const inFolder = isFolder(path);
  const file = inFolder ? join(path, `tianguis-${new Date().toISOString().replaceAll(':', '-')}${ending}`) : path;
  const unfinished = unfinishedName(file);
  try {
    removeLeftOvers(file, inFolder ? ownStart : undefined);
    closeSync(openSync(unfinished, 'wx', 0o600));
  } catch (error) {
    throw new Error(`No file can be written in ${dirname(file)}: ${reasonOf(error)}.`);
  }
  const stream = createWriteStream(unfinished, { flags: 'r+', flush: true });
  const closed = new Promise<void>((done) => stream.once('close', done));
  return {
    name: file,
    stream,
    async commit() {
      await closed;
      renameSync(unfinished, file);
      syncFolder(dirname(file));
    },
    async discard() {
      stream.destroy();
      await closed;
      rmSync(unfinished, { force: true });
    },
    explain: (error) =>
      codeOf(error) === 'ENOSPC' || codeOf(error) === 'EDQUOT' || codeOf(error) === 'EFBIG'
        ? new Error(
            `The disk of ${dirname(file)} is full: the backup was not written, and nothing of it was left behind.`,
          )
        : error,
  };
}

export function standardOutput(): Target {
  if (process.stdout.isTTY) throw new Error('A backup is not for a terminal: write it to a file, or into a pipe.');
  return {
    name: 'standard output',
    stream: process.stdout,
    commit: async () => undefined,
    discard: async () => undefined,
    explain: (error) =>
      codeOf(error) === 'EPIPE' || codeOf(error) === 'ERR_STREAM_PREMATURE_CLOSE'
        ? new Error('The backup was cut off: its reader has closed the pipe.')
        : error,
  };
}

/**
 * Deletes all backups in a folder except the newest ones, by the time in their names. @returns the names of the deleted
 * files
 */
export function removeOldest(folder: string, keep: number): string[] {
  const old = readdirSync(folder).filter(isOwnName).sort().slice(0, -keep);
  for (const name of old) rmSync(join(folder, name));
  return old;
}

function syncFolder(folder: string): void {
  if (process.platform === 'win32' || !existsSync(folder)) return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

function reasonOf(error: unknown): string {
  switch (codeOf(error)) {
    case 'ENOENT':
      return 'there is no such folder';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'it is not writable';
    case 'EEXIST':
      return `another backup is being written there (${basename(process.argv[1] ?? '')} ${process.pid})`;
    default:
      return error instanceof Error ? error.message : String(error);
  }
}
