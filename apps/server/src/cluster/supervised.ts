/** The side of a supervised process: the messages that it receives from the primary and sends to it. */
import cluster from 'node:cluster';
import type { Metrics } from '../metrics/metrics.ts';
import { registerProcess } from '../metrics/process.ts';
import type { Settings } from '../settings/settings.ts';
import type { FromChild, FromPrimary } from './messages.ts';

/** Whether this process was started by a primary, which then manages the database, signals and metrics. */
export const isSupervised = cluster.isWorker;

/** Resolves with the address of the database when the primary sends it. */
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
 * Reports that this process is ready, and answers the requests of the primary from now on.
 * @param drain closes connections after their next answer, so that clients connect to other processes
 */
export function reportReady(metrics: Metrics, { metricsPort }: Settings, drain?: () => Promise<void>): void {
  if (metricsPort !== undefined) registerProcess(metrics);
  process.on('message', async (message: FromPrimary) => {
    if (message.kind === 'read metrics') send({ kind: 'metrics', id: message.id, snapshot: await metrics.read() });
    if (message.kind !== 'drain') return;
    await drain?.();
    send({ kind: 'drained' });
  });
  send({ kind: 'ready' });
}

/** Reports a failure to the primary, which prints it once for all processes. */
export function reportFailure(sentence: string): void {
  send({ kind: 'failed', sentence });
}

function send(message: FromChild): void {
  // The primary may have exited.
  if (process.connected) process.send?.(message, undefined, {}, () => undefined);
}
