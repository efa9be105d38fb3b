/** Fetches the pictures of feeds, a few at once, until none is due. */
import type pg from 'pg';
import type { DrawingPool } from '../drawing/drawing-pool.ts';
import type { PictureStore } from '../store.ts';
import type { PictureHosts } from './fetch-address.ts';
import { FetchFault } from './fetch-fault.ts';
import { fetchRemote, type RemoteOptions } from './fetch-remote.ts';

export interface FetchOptions {
  pool: Pick<pg.Pool, 'query'>;
  store: Pick<PictureStore, 'original' | 'writeOriginal'>;
  /** Decodes the fetched files in a separate process. */
  drawing: Pick<DrawingPool, 'draw'>;
  hosts: PictureHosts;
  /** The shop's own origin, from which no picture is fetched. */
  origin: string;
  /** The most pictures that are fetched at once. */
  concurrency: number;
  signal?: AbortSignal;
  remote?: Omit<RemoteOptions, 'hosts' | 'ownOrigin' | 'signal'>;
  onProgress?(done: number): void;
}

/** The most attempts for a picture with a temporary fault. */
const ATTEMPTS = 5;
/** If the process that fetches a picture dies, another process may fetch the picture after this time. */
const LEASE = '5 minutes';

type Due = { key: string; url: string; attempts: number };

/**
 * Fetches all pictures that are due. Several processes may do so concurrently.
 * @returns the numbers of fetched and of failed pictures
 */
export async function fetchPictures(options: FetchOptions): Promise<{ fetched: number; failed: number }> {
  const sum = { fetched: 0, failed: 0 };
  const lane = async (): Promise<void> => {
    while (!options.signal?.aborted) {
      const due = await takeDue(options.pool);
      if (!due) return;
      if (await fetchOne(due, options)) sum.fetched++;
      else sum.failed++;
      options.onProgress?.(sum.fetched + sum.failed);
    }
  };
  await Promise.all(Array.from({ length: options.concurrency }, lane));
  return sum;
}

async function takeDue(pool: FetchOptions['pool']): Promise<Due | undefined> {
  const { rows } = await pool.query<Due>(
    `update pictures set fetch_attempts = fetch_attempts + 1, fetch_at = now() + interval '${LEASE}'
      where key = (select key from pictures where fetch_state = 'waiting' and fetch_at <= now() order by fetch_at limit 1 for update skip locked)
     returning key, source ->> 'url' as url, fetch_attempts as attempts`,
  );
  return rows[0];
}

async function fetchOne({ key, url, attempts }: Due, options: FetchOptions): Promise<boolean> {
  const { pool, store, hosts, origin, signal, remote } = options;
  try {
    // Another machine that shares the folder may have fetched the picture already.
    if ((await store.original(key)) === undefined) {
      const bytes = await fetchRemote(url, { ...remote, hosts, ownOrigin: origin, ...(signal && { signal }) });
      await store.writeOriginal(key, await normalised(options, bytes));
    }
    await pool.query(`update pictures set fetch_state = 'here', fetch_at = null, fetch_fault = null where key = $1`, [
      key,
    ]);
    return true;
  } catch (error) {
    if (!(error instanceof FetchFault)) throw error;
    if (signal?.aborted) return false;
    const again = error.isTemporary && attempts < ATTEMPTS;
    // Retry after 1, 4, 16 and 64 minutes.
    await pool.query(
      `update pictures set fetch_state = $2, fetch_at = now() + $3 * interval '1 minute', fetch_fault = $4 where key = $1`,
      [key, again ? 'waiting' : 'failed', 4 ** (attempts - 1), error.message],
    );
    return false;
  }
}

async function normalised({ drawing }: FetchOptions, bytes: Buffer): Promise<Uint8Array> {
  try {
    return await drawing.draw({ fetched: bytes }, 0);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // Treat any failure of the drawing process as a fault of the picture, since the picture may have crashed the
    // process.
    throw new FetchFault(reason.startsWith('it ') ? reason : 'it cannot be opened');
  }
}

/**
 * Makes all failed pictures due again, for example after a change of the configuration.
 * @returns the number of pictures that are due
 */
export async function retryFailed(pool: FetchOptions['pool']): Promise<number> {
  await pool.query(
    `update pictures set fetch_state = 'waiting', fetch_attempts = 0, fetch_at = now()
      where fetch_state = 'failed' or (fetch_state = 'waiting' and fetch_fault is not null)`,
  );
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from pictures where fetch_state = 'waiting' and fetch_at <= now()`,
  );
  return rows[0]?.count ?? 0;
}
