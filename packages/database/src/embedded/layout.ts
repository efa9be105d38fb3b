/** Version number of the layout of a data directory. With it, a release detects a layout that it cannot read. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Layout 1: `postgres/`, `postgres.password`, `postgres.log`, `lock`, `server.pid`, `pictures/`. Increase the number
 * when an older release would damage a directory of this release.
 */
const layout = 1;

const fileOf = (dataDir: string) => join(dataDir, 'layout');

/** @throws Error of one sentence when a newer release created this directory */
export function checkLayout(dataDir: string): void {
  const file = fileOf(dataDir);
  // Directories that were created before this file existed have layout 1.
  if (!existsSync(file)) return;
  const text = readFileSync(file, 'utf8').trim();
  if (!/^\d{1,6}$/.test(text))
    throw new Error(`The file ${file} does not contain a number: write 1 into it, or restore a backup.`);
  if (Number(text) > layout)
    throw new Error(
      `The data directory ${dataDir} was made by a newer release of the shop (its layout is ${text}, this release knows ${layout}): start that release.`,
    );
}

export function markLayout(dataDir: string): void {
  const file = fileOf(dataDir);
  if (!existsSync(file)) writeFileSync(file, `${layout}\n`, { flush: true });
}
