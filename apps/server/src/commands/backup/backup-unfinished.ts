/** Names incomplete backups, and deletes incomplete backups of killed processes. */
import { readdirSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { isAlive } from '@tianguis/database/embedded';

const day = 86_400_000;

/**
 * The name of an incomplete backup. It contains the host name, since several machines with equal process ids may write
 * to one folder.
 */
export const unfinishedName = (file: string): string => `${file}.${hostname()}-${process.pid}.unfinished`;

/**
 * Deletes incomplete backups of `file`, and of names that match `alike`. A file of this machine is deleted if its
 * process has exited. A file of another machine is deleted if nobody wrote to it for a day.
 */
export function removeLeftOvers(file: string, alike: RegExp | undefined): void {
  for (const name of readdirSync(dirname(file))) {
    const own = name.startsWith(basename(file)) ? basename(file) : alike?.exec(name)?.[0];
    const [, host = hostname(), digits] = /^\.(?:(.+)-)?(\d+)\.unfinished$/.exec(name.slice(own?.length)) ?? [];
    if (own === undefined || digits === undefined) continue;
    const path = join(dirname(file), name);
    // A file with our own process id belongs to an earlier process.
    const isOver =
      host === hostname()
        ? Number(digits) === process.pid || !isAlive(Number(digits))
        : Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.NaN) > day;
    if (isOver) rmSync(path, { force: true });
  }
}
