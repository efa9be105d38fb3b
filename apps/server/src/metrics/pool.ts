import type pg from 'pg';
import type { Metrics } from './metrics.ts';

/** Connections to the database: those that work, those that rest, and who waits for one. */
export function registerPool(metrics: Metrics, pool: pg.Pool): void {
  metrics.gauge('database_connections', 'Open connections of the pool by what they do.', () => [
    { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
    { labels: { state: 'idle' }, value: pool.idleCount },
  ]);
  metrics.gauge('database_waiting', 'Requests that wait for a connection.', () => pool.waitingCount);
}
