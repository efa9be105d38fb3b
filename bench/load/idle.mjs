// Waits until a shop has nothing left to do, so that a measurement does not contain the work of its preparation.
import { setTimeout as wait } from 'node:timers/promises';

const [every, samples, patience] = [100, 30, 180_000];

/** Returns after 3 seconds without a query of another connection. @throws Error after 3 minutes */
export async function untilIdle(pool) {
  const end = performance.now() + patience;
  for (let idle = 0; idle < samples; await wait(every)) {
    const { rowCount } = await pool.query(
      `select from pg_stat_activity
        where state <> 'idle' and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    );
    idle = rowCount === 0 ? idle + 1 : 0;
    if (performance.now() > end) throw new Error('The shop does not come to rest.');
  }
}
