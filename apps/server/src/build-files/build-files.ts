/**
 * Files of the storefront's other builds. A tab that was opened before a deployment requests scripts of an earlier
 * build. During a rolling deployment, a page of the new build may request files from a process of the old build. So
 * each process publishes the files of its build in the database, and reads files of other builds from there.
 */
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { inTransaction, type OpenDatabase } from '@tianguis/database';
import { LRUCache } from 'lru-cache';
import type { Entity } from '../http/entity.ts';
import { fileEntity } from '../http/static-files.ts';
import { createCachedList } from './cached-list.ts';
import { deleteOldBuilds, insertBuild } from './stored-builds.ts';

export type BuildFiles = {
  /** Stores the files of this process's build for other processes, and deletes builds that are too old. */
  publish(): Promise<void>;
  /** A file of any build; undefined if no build has the file. Rejects if the database is unavailable. */
  find(path: string): Promise<Entity | undefined>;
};

export type BuildFilesOptions = {
  database: Pick<OpenDatabase, 'pool' | 'timed'>;
  /** Files of this process's build, by the path of their URL. */
  own: ReadonlyMap<string, Entity>;
  /** Number of builds whose files are stored, including this build. */
  keep: number;
  /** Days for which the files of a build are stored after a process last served the build. */
  days: number;
  /** Shortest time between two readings of the list of files, in milliseconds. */
  betweenReadings?: number;
};

const decompress = promisify(brotliDecompress);
/** The form of file names in builds. Other names are not looked up. */
const hashedName = /^\/assets\/[\w.-]{1,200}$/;
const memoryBytes = 8 * 2 ** 20;
export function createBuildFiles({
  database,
  own,
  keep,
  days,
  betweenReadings = 1_000,
}: BuildFilesOptions): BuildFiles {
  const { pool, timed } = database;
  const paths = [...own.keys()].filter((path) => hashedName.test(path)).sort();
  const id = hash('sha256', paths.join('\n'), 'hex').slice(0, 32);
  const listed = createCachedList(betweenReadings, async () => {
    const { rows } = await timed.query<{ path: string }>('select path from storefront_files');
    return new Set(rows.map(({ path }) => path));
  });
  // Many tabs request a file at the same time, so the file is read once.
  const files = new LRUCache<string, { entity: Entity; bytes: number }>({
    maxSize: memoryBytes,
    sizeCalculation: ({ bytes }) => bytes,
    fetchMethod: (path) => readFile(timed, path),
  });

  return {
    async publish() {
      if (paths.length > 0)
        await inTransaction(pool, async (client) => {
          // This lock prevents a process from deleting files that another process is writing.
          await client.query(`select pg_advisory_xact_lock(hashtext('storefront_builds'))`);
          const { rowCount } = await client.query('update storefront_builds set seen_at = now() where id = $1', [id]);
          if (rowCount === 0) await insertBuild(client, id, paths, own);
          await deleteOldBuilds(client, keep, days);
        });
    },
    async find(path) {
      if (!hashedName.test(path) || !(await listed(path))) return undefined;
      return (await files.fetch(path))?.entity;
    },
  };
}

async function readFile(
  timed: OpenDatabase['timed'],
  path: string,
): Promise<{ entity: Entity; bytes: number } | undefined> {
  const { rows } = await timed.query<{ body: Buffer; is_brotli: boolean }>(
    'select body, is_brotli from storefront_files where path = $1',
    [path],
  );
  const [file] = rows;
  if (file === undefined) return undefined;
  const body = file.is_brotli ? await decompress(file.body) : file.body;
  const entity = fileEntity(path, body, file.is_brotli ? file.body : undefined);
  return { entity, bytes: path.length + body.length + file.body.length };
}
