import type pg from 'pg';
import type { Metrics } from './metrics.ts';

/** Metrics of the connection pool: busy connections, idle connections, and requests that wait for a connection. */
export function registerPool(metrics: Metrics, pool: pg.Pool): void {
  metrics.gauge('database_connections', 'Open connections of the pool by state.', () => [
    { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
    { labels: { state: 'idle' }, value: pool.idleCount },
  ]);
  metrics.gauge('database_waiting', 'Requests that wait for a connection.', () => pool.waitingCount);
}
