import type { Snapshot } from '../metrics/metrics.ts';
import type { Child } from './child.ts';
import type { FromChild } from './messages.ts';

/** Milliseconds for which the primary waits for the metrics of a process. */
const timeout = 1_000;

/**
 * Reads the metrics of processes over their channels. The caller passes all messages of the processes to `onMessage`.
 */
export function createMetricsReader(): {
  onMessage(message: FromChild): void;
  /** The metrics of a process; undefined if the process does not answer in time. */
  read(child: Child): Promise<Snapshot | undefined>;
} {
  const pending = new Map<number, (snapshot: Snapshot) => void>();
  let nextId = 1;
  return {
    onMessage(message) {
      if (message.kind === 'metrics') pending.get(message.id)?.(message.snapshot);
    },
    async read(child) {
      const id = nextId++;
      const { promise, resolve } = Promise.withResolvers<Snapshot | undefined>();
      const timer = setTimeout(resolve, timeout, undefined);
      pending.set(id, resolve);
      child.send({ kind: 'read metrics', id });
      const snapshot = await promise;
      clearTimeout(timer);
      pending.delete(id);
      return snapshot;
    },
  };
}
