import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Creates a folder and its missing parents. It replaces Node's `mkdir` with `recursive`, which never returns below
 * /proc: the system reports existing folders there as missing.
 * @throws Error of the system when the folder cannot be created or written to
 */
export function makeFolder(folder: string): void {
  const missing: string[] = [];
  let existing = resolve(folder);
  for (; !existsSync(existing); existing = dirname(existing)) missing.unshift(existing);
  if (!statSync(existing).isDirectory()) throw new Error(`${existing} is no directory`);
  for (const one of missing) makeOne(one);
  accessSync(folder, constants.W_OK | constants.X_OK);
}

function makeOne(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have created the folder first.
    if (!(existsSync(folder) && statSync(folder).isDirectory())) throw error;
  }
}
