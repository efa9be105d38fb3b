/**
 * Restarts a PostgreSQL that dies while the shop is open. It restarts on the same port, so that its URL remains valid.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { isAlive, readPidFile, stopPostmaster } from './postmaster.ts';
import { start } from './run.ts';

export type Watch = {
  readonly pid: number;
  /** Stops watching; waits for a restart in progress. */
  stop(): Promise<void>;
};

export type WatchOptions = {
  pid: number;
  port: number;
  /** Called when PostgreSQL died, when it works again, and when a restart failed, with the reason. */
  onDeath(state: 'died' | 'back' | 'failed', reason?: unknown): void;
};

const checkIntervalMs = 250;
const firstRetryMs = 500;
const maxRetryMs = 30_000;

export function watchCluster(cluster: Cluster, { pid: firstPid, port, onDeath }: WatchOptions): Watch {
  const stopping = new AbortController();
  let pid = firstPid;
  let restarting: Promise<void> | undefined;

  async function restart(): Promise<void> {
    onDeath('died');
    for (let pause = firstRetryMs; !stopping.signal.aborted; pause = Math.min(2 * pause, maxRetryMs)) {
      try {
        pid = (await start(cluster, { port })).pid;
        return onDeath('back');
      } catch (error) {
        onDeath('failed', error);
        await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  }

  /**
   * After SIGTERM, PostgreSQL refuses new connections and waits until all existing ones close. Our pools never close
   * all connections at once, so PostgreSQL would wait forever. So the watcher stops PostgreSQL, and then restarts it
   * like a PostgreSQL that died.
   */
  const isStopping = () => {
    const file = readPidFile(cluster.folder);
    return file?.pid === pid && file.stopping;
  };
  const timer = setInterval(() => {
    if (restarting) return;
    if (isAlive(pid) && !isStopping()) return;
    const stopped = isAlive(pid) ? stopPostmaster(pid) : Promise.resolve();
    restarting = stopped
      .then(restart, (error) => onDeath('failed', error))
      .finally(() => {
        restarting = undefined;
      });
  }, checkIntervalMs).unref();

  return {
    get pid() {
      return pid;
    },
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await restarting;
    },
  };
}
