/** Starts a PostgreSQL again that died under an open shop: on its port, so that whoever knows its address finds it there. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { isAlive, readPidFile, stopPostmaster } from './postmaster.ts';
import { start } from './run.ts';

export type Watch = {
  readonly pid: number;
  /** Ends the watching; what is being started by then is waited for. */
  stop(): Promise<void>;
};

export type WatchOptions = {
  pid: number;
  port: number;
  /** Told that it died, that it serves again, and why it could not be started yet. */
  onDeath(state: 'died' | 'back' | 'failed', reason?: unknown): void;
};

const glance = 250;
const firstPause = 500;
const longestPause = 30_000;

export function watchCluster(cluster: Cluster, { pid: firstPid, port, onDeath }: WatchOptions): Watch {
  const ending = new AbortController();
  let pid = firstPid;
  let reviving: Promise<void> | undefined;

  async function revive(): Promise<void> {
    onDeath('died');
    for (let pause = firstPause; !ending.signal.aborted; pause = Math.min(2 * pause, longestPause)) {
      try {
        pid = (await start(cluster, port)).pid;
        return onDeath('back');
      } catch (error) {
        onDeath('failed', error);
        await wait(pause, undefined, { signal: ending.signal }).catch(() => undefined);
      }
    }
  }

  /**
   * Told to stop by SIGTERM, it takes nobody in any more and waits until those who are connected go, as our pools never do all at once:
   * it is ended, and is then like one that died.
   */
  const isStopping = () => {
    const file = readPidFile(cluster.folder);
    return file?.pid === pid && file.stopping;
  };
  const timer = setInterval(() => {
    if (reviving) return;
    if (isAlive(pid) && !isStopping()) return;
    const gone = isAlive(pid) ? stopPostmaster(pid) : Promise.resolve();
    reviving = gone
      .then(revive, (error) => onDeath('failed', error))
      .finally(() => {
        reviving = undefined;
      });
  }, glance).unref();

  return {
    get pid() {
      return pid;
    },
    async stop() {
      clearInterval(timer);
      ending.abort();
      await reviving;
    },
  };
}
