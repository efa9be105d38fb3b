/** The names of incomplete backups, and the deletion of those that killed backups have left. */
import { readdirSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { isAlive } from '@tianguis/database/embedded';

const day = 86_400_000;

/** Includes the host name: several machines may write to one folder, with equal process ids. */
export const unfinishedName = (file: string): string => `${file}.${hostname()}-${process.pid}.unfinished`;

/**
 * Deletes incomplete backups beside a file: of its own name, or of names that match `alike`. Those of this machine if
 * their process has exited, those of other machines if they were not written to for a day.
 */
export function removeLeftOvers(file: string, alike: RegExp | undefined): void {
  for (const name of readdirSync(dirname(file))) {
    const own = name.startsWith(basename(file)) ? basename(file) : alike?.exec(name)?.[0];
    const [, host = hostname(), digits] = /^\.(?:(.+)-)?(\d+)\.unfinished$/.exec(name.slice(own?.length)) ?? [];
    if (own === undefined || digits === undefined) continue;
    const path = join(dirname(file), name);
    // One with our own process id is of an earlier process.
    const isOver =
      host === hostname()
        ? Number(digits) === process.pid || !isAlive(Number(digits))
        : Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.NaN) > day;
    if (isOver) rmSync(path, { force: true });
  }
}
