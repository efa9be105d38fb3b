/** The code of a supervised process for the messages from and to the primary. */
import cluster from 'node:cluster';
import type { Metrics } from '../metrics/metrics.ts';
import { registerProcess } from '../metrics/process.ts';
import type { Settings } from '../settings/settings.ts';
import type { FromChild, FromPrimary } from './messages.ts';

/** Whether a primary started this process. The primary then manages the database, signals and metrics. */
export const isSupervised = cluster.isWorker;

/** Resolves with the URL of the database when the primary sends it. */
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
 * Reports that this process is ready, and from then on answers the messages of the primary.
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
  // Do not throw if the primary has exited.
  if (process.connected) process.send?.(message, undefined, {}, () => undefined);
}
