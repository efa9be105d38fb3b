/** What a backup is called while it grows, and what backups that were killed have left of theirs. */
import { readdirSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { isAlive } from '@tianguis/database/embedded';

const day = 86_400_000;

/** Names this machine too: several may write to one folder, and their processes have the same numbers. */
export const unfinishedName = (file: string): string => `${file}.${hostname()}-${process.pid}.unfinished`;

/**
 * Removes what killed backups left beside a file: of its own name, or of names that begin like `alike`. Those of processes that are gone
 * from this machine, and of other machines what nobody has written to for a day.
 */
export function removeLeftOvers(file: string, alike: RegExp | undefined): void {
  for (const name of readdirSync(dirname(file))) {
    const own = name.startsWith(basename(file)) ? basename(file) : alike?.exec(name)?.[0];
    const [, host = hostname(), digits] = /^\.(?:(.+)-)?(\d+)\.unfinished$/.exec(name.slice(own?.length)) ?? [];
    if (own === undefined || digits === undefined) continue;
    const path = join(dirname(file), name);
    // One with our own number is of somebody who had it before us.
    const isOver =
      host === hostname()
        ? Number(digits) === process.pid || !isAlive(Number(digits))
        : Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.NaN) > day;
    if (isOver) rmSync(path, { force: true });
  }
}
