/** What a data directory looks like, numbered, so that a release knows one that it cannot read. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * 1: `postgres/`, `postgres.password`, `postgres.log`, `lock`, `server.pid`, `pictures/`. Raise it when a release before would do harm
 * to what this one leaves behind.
 */
const layout = 1;

const fileOf = (dataDir: string) => join(dataDir, 'layout');

/** @throws Error of one sentence when a newer release made this directory */
export function checkLayout(dataDir: string): void {
  const file = fileOf(dataDir);
  // Made before there was such a file: the first layout.
  if (!existsSync(file)) return;
  const text = readFileSync(file, 'utf8').trim();
  if (!/^\d{1,6}$/.test(text))
    throw new Error(`The file ${file} does not hold a number: put back the 1 that belongs there, or restore a backup.`);
  if (Number(text) > layout)
    throw new Error(
      `The data directory ${dataDir} was made by a newer release of the shop (its layout is ${text}, this release knows ${layout}): start that release.`,
    );
}

export function markLayout(dataDir: string): void {
  const file = fileOf(dataDir);
  if (!existsSync(file)) writeFileSync(file, `${layout}\n`, { flush: true });
}
