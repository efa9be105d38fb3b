import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder with all those above it. `mkdir` of Node with `recursive` never comes back where the system says of an
 * existing place that there is none, as below /proc.
 * @throws Error of the system when it cannot be made or written to
 */
export function makeFolder(folder: string): void {
  const missing: string[] = [];
  let place = resolve(folder);
  for (; !existsSync(place); place = dirname(place)) missing.unshift(place);
  if (!statSync(place).isDirectory()) throw new Error(`${place} is no directory`);
  for (const one of missing) makeOne(one);
  accessSync(folder, constants.W_OK | constants.X_OK);
}

function makeOne(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process was quicker.
    if (!(existsSync(folder) && statSync(folder).isDirectory())) throw error;
  }
}
