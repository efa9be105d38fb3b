/** The side of a process that a primary began: what it is told, and what it tells. */
import cluster from 'node:cluster';
import type { Metrics } from '../metrics/metrics.ts';
import { registerProcess } from '../metrics/process.ts';
import type { Settings } from '../settings.ts';
import type { FromChild, FromPrimary } from './messages.ts';

/** Whether this process was begun by a primary, which then looks after the database, signals and figures. */
export const isSupervised = cluster.isWorker;

/** Resolves with the address of the database when the primary tells it. */
export function databaseFromPrimary(): Promise<string> {
  return new Promise((resolve) => {
    const listen = (message: FromPrimary) => {
      if (message.kind !== 'database') return;
      process.off('message', listen);
      resolve(message.url);
    };
    process.on('message', listen);
  });
}

/**
 * Says that the work can begin, and does from now on what the primary asks for.
 * @param drain lets the visitors go to other processes
 */
export function reportReady(metrics: Metrics, { metricsPort }: Settings, drain?: () => Promise<void>): void {
  if (metricsPort !== undefined) registerProcess(metrics);
  process.on('message', async (message: FromPrimary) => {
    if (message.kind === 'read metrics') tell({ kind: 'metrics', id: message.id, snapshot: await metrics.read() });
    if (message.kind !== 'drain') return;
    await drain?.();
    tell({ kind: 'drained' });
  });
  tell({ kind: 'ready' });
}

/** Leaves it to the primary to say what went wrong, once for all its processes. */
export function reportFailure(sentence: string): void {
  tell({ kind: 'failed', sentence });
}

function tell(message: FromChild): void {
  // The primary may be gone, and then nobody needs to know.
  if (process.connected) process.send?.(message, undefined, {}, () => undefined);
}
