import pg from 'pg';
import { pause } from '../pause.ts';

/** The key of the advisory lock: an arbitrary number that no other lock uses. */
const lockId = 7_426_011;
const timeout = 10_000;
const retryAfter = 2_000;

/**
 * Does the work while this process is the leader. The leader has an advisory lock, which ends with its connection.
 * Other processes try repeatedly to become the leader, until `ending`.
 */
export async function whileLeader(
  url: string,
  ending: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  while (!ending.aborted) {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'tianguis CDN',
      connectionTimeoutMillis: timeout,
      query_timeout: timeout,
      keepAlive: true,
      options: '-c tcp_keepalives_idle=30 -c tcp_keepalives_count=3',
    });
    const lost = new AbortController();
    client.on('error', () => lost.abort());
    client.on('end', () => lost.abort());
    try {
      await client.connect();
      const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [lockId]);
      if (rows[0]?.locked) await work(AbortSignal.any([ending, lost.signal]));
    } catch {
      // The database is unavailable. The feed of invalidations reports this, so this code does not.
    } finally {
      await client.end().catch(() => undefined);
    }
    await pause(retryAfter, ending);
  }
}
