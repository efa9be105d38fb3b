/**
 * Files of the storefront's other builds. A tab that was open before a deploy asks for scripts of its own, earlier build; while a deploy
 * rolls, a page of the new build may ask a process of the old one. So each process puts the files of its build into the database, and
 * looks there for what it does not have.
 */
import { hash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { inTransaction, type OpenDatabase } from '@tianguis/database';
import { LRUCache } from 'lru-cache';
import type { ClientBase } from 'pg';
import type { Entity } from '../http/entity.ts';
import { fileEntity } from '../http/static-files.ts';
import type { Log } from '../logging.ts';

export type BuildFiles = {
  /** Writes the files of this process's build for all others, and deletes builds that are too old. */
  publish(): Promise<void>;
  /** The file of whichever build there is; undefined when there is none. Rejects when the database cannot be asked. */
  find(path: string): Promise<Entity | undefined>;
};

export type BuildFilesOptions = {
  database: Pick<OpenDatabase, 'pool' | 'timed'>;
  /** Files of this process's build by the path of their URL. */
  own: ReadonlyMap<string, Entity>;
  /** Builds, this one included, whose files stay. */
  keep: number;
  /** Days for which the files of a build stay that no process serves any more. */
  days: number;
  /** Milliseconds between two readings of which files there are. */
  betweenReadings?: number;
};

const decompress = promisify(brotliDecompress);
/** Anything else is no name that a build gives. */
const hashedName = /^\/assets\/[\w.-]{1,200}$/;
const memoryBytes = 8 * 2 ** 20;
/** A process says so often that it serves its build. */
const again = 3_600_000;
const afterFailure = 10_000;
/** Milliseconds that the opening of the shop waits for it. */
const patience = 5_000;
/** One that was said to be served so lately is, whatever the limits say. */
const servedStill = '2 hours';

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
  const listed = createList(betweenReadings, async () => {
    const { rows } = await timed.query<{ path: string }>('select path from storefront_files');
    return new Set(rows.map(({ path }) => path));
  });
  // Many tabs ask for one file at one time: it is read once.
  const files = new LRUCache<string, { entity: Entity; bytes: number }>({
    maxSize: memoryBytes,
    sizeCalculation: ({ bytes }) => bytes,
    fetchMethod: (path) => readFile(timed, path),
  });

  return {
    async publish() {
      if (paths.length > 0)
        await inTransaction(pool, async (client) => {
          // One after the other: what one process writes, another must not just be deleting.
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

/**
 * Gives the function that says whether a list has an item. For one that it has not, the list is read anew, once for all who ask
 * meanwhile and not more often than each so many milliseconds: whoever invents names waits, and costs next to nothing.
 */
function createList(
  between: number,
  read: () => Promise<ReadonlySet<string>>,
): (item: string) => boolean | Promise<boolean> {
  let known: ReadonlySet<string> = new Set();
  let last: Promise<unknown> = Promise.resolve();
  /** A reading that has not begun, so that it sees whatever is there now. */
  let next: Promise<void> | undefined;

  const readAgain = () => {
    if (next) return next;
    const mine = last.then(async () => {
      next = undefined;
      const reading = read();
      last = Promise.allSettled([reading, wait(between, undefined, { ref: false })]);
      known = await reading;
    });
    next = mine;
    return mine;
  };
  return (item) => known.has(item) || readAgain().then(() => known.has(item));
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

async function insertBuild(
  client: ClientBase,
  id: string,
  paths: readonly string[],
  own: ReadonlyMap<string, Entity>,
): Promise<void> {
  const bodies: Buffer[] = [];
  const compressed: boolean[] = [];
  for (const path of paths) {
    const brotli = await own.get(path)?.brotli?.();
    bodies.push(brotli ?? (await own.get(path)?.body()) ?? Buffer.alloc(0));
    compressed.push(brotli !== undefined);
  }
  await client.query('insert into storefront_builds (id, paths) values ($1, $2)', [id, paths]);
  await client.query(
    `insert into storefront_files (path, body, is_brotli) select * from unnest($1::text[], $2::bytea[], $3::boolean[])
     on conflict (path) do nothing`,
    [paths, bodies, compressed],
  );
}

async function deleteOldBuilds(client: ClientBase, keep: number, days: number): Promise<void> {
  const { rowCount } = await client.query(
    `delete from storefront_builds where seen_at < now() - interval '${servedStill}'
        and (seen_at < now() - make_interval(days => $2)
             or id in (select id from storefront_builds order by seen_at desc, id offset $1))`,
    [keep, days],
  );
  if (rowCount !== 0)
    await client.query(
      'delete from storefront_files f where not exists (select from storefront_builds b where f.path = any (b.paths))',
    );
}

/**
 * Publishes the files before anybody is shown a page that names them, and says from then on each hour that they are served. A database
 * that is away is not waited for: a shop that shows cached pages is better than none.
 */
export async function keepPublished(files: BuildFiles, log: Log, signal: AbortSignal): Promise<void> {
  const rest = (milliseconds: number) => wait(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
  const publish = async (): Promise<number> => {
    try {
      await files.publish();
      return again;
    } catch (err) {
      if (!signal.aborted)
        log.warn({ err }, 'the files of this build cannot be put into the database: tried again soon');
      return afterFailure;
    }
  };
  const first = publish();
  void (async () => {
    for (let pause = await first; !signal.aborted; pause = await publish()) {
      await rest(pause);
      if (signal.aborted) return;
    }
  })();
  await Promise.race([first, rest(patience)]);
}
