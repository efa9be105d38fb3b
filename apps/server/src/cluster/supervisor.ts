/** Supervises the processes of a shop: starts them, restarts dead ones, reads their metrics, and stops them. */
import type { Worker as Process } from 'node:cluster';
import type { Log } from '../logging/logging.ts';
import type { Snapshot } from '../metrics/metrics.ts';
import { within } from '../within.ts';
import { restartDelay } from './backoff.ts';
import { type Child, follow } from './child.ts';
import { createMetricsReader } from './metrics-reader.ts';

export type Role = 'web' | 'worker';

export type SupervisorOptions = {
  fork(role: Role): Process;
  log: Log;
  /** Called if no web process is left and restarting has failed. */
  onLost(error: Error): void;
  /** Milliseconds in which a successor must become ready; default 60,000. */
  successorTimeout?: number;
};

export type Supervisor = {
  /**
   * Starts a process, and resolves when it is ready. From then on, the supervisor restarts it when it dies. Rejects
   * with a sentence for the operator if the process exits before it is ready.
   */
  begin(name: string, role: Role): Promise<void>;
  /** Sends the URL of the database to all processes, and to processes that are started later. */
  giveDatabase(url: string): void;
  /**
   * Replaces the processes one after the other, each when its successor is ready. Further calls meanwhile cause one
   * more replacement of all processes, since files may have changed. Two replacements never run at the same time.
   */
  replaceAll(): Promise<void>;
  /** The number of web processes that are ready. */
  webReady(): number;
  readMetrics(): Promise<Map<string, Snapshot>>;
  /** Lets all processes finish their work, and kills those that need longer than `timeout` milliseconds. */
  stop(timeout: number): Promise<void>;
};

/** A place for a process, which lasts through all its restarts. */
type Unit = { name: string; role: Role; current: Child; failures: number; restart?: NodeJS.Timeout };

/** Milliseconds after which a process counts as started well. */
const goodAge = 10_000;
/** The shop stops when each web process has failed this many times in a row. */
const mostFailures = 3;
/** Milliseconds that a process has to drain its connections. This is longer than the limit in the process itself. */
const drainTimeout = 5_000;
const replaceTimeout = 20_000;

export function createSupervisor({ fork, log, onLost, successorTimeout = 60_000 }: SupervisorOptions): Supervisor {
  const units: Unit[] = [];
  const alive = new Set<Child>();
  const metrics = createMetricsReader();
  let url: string | undefined;
  let stopping = false;
  let replacing: Promise<void> | undefined;
  let replaceAgain = false;

  function start(name: string, role: Role): Child {
    if (stopping) throw new Error('The shop is being closed.');
    const child = follow(fork(role), name, metrics.onMessage);
    alive.add(child);
    void child.ended.then(() => alive.delete(child));
    if (url !== undefined) child.send({ kind: 'database', url });
    return child;
  }

  /** Makes `child` the current process of the unit, and restarts it when it dies. */
  function supervise(unit: Unit, child: Child): void {
    unit.current = child;
    void child.ended.then((how) => {
      if (unit.current === child && !stopping) onDeath(unit, child, how);
    });
  }

  function onDeath(unit: Unit, { pid, age, sentence }: Child, how: string): void {
    unit.failures = age > goodAge ? 1 : unit.failures + 1;
    const why = sentence === undefined ? '' : `: ${sentence}`;
    log.error({ process: unit.name, pid }, `the process ${unit.name} ended ${how}${why}`);
    const web = units.filter(({ role }) => role === 'web');
    if (web.length > 0 && web.every(({ current, failures }) => !current.isReady && failures >= mostFailures)) {
      onLost(new Error(sentence ?? `No web process stays alive; the last one ended ${how}.`));
      return;
    }
    unit.restart = setTimeout(() => {
      supervise(unit, start(unit.name, unit.role));
      log.info({ process: unit.name, pid: unit.current.pid }, `the process ${unit.name} is restarted`);
    }, restartDelay(unit.failures));
  }

  async function replace(unit: Unit): Promise<void> {
    const next = start(unit.name, unit.role);
    try {
      await within(successorTimeout, next.ready, `It was not ready within ${successorTimeout / 1_000} s.`);
    } catch (error) {
      await next.end(0);
      throw error;
    }
    // Read the current process only now, since the old one may have died and been restarted meanwhile.
    const before = unit.current;
    clearTimeout(unit.restart);
    supervise(unit, next);
    if (before.isReady) {
      before.send({ kind: 'drain' });
      await within(drainTimeout, before.drained).catch(() => undefined);
    }
    await before.end(replaceTimeout);
  }

  async function replaceEach(): Promise<void> {
    for (const unit of units) {
      try {
        await replace(unit);
      } catch (err) {
        if (!stopping) log.error({ process: unit.name, err }, 'the new process did not begin: the old ones stay');
        return;
      }
    }
    log.info({}, 'all processes were replaced');
  }

  async function replaceWhileAsked(): Promise<void> {
    do {
      replaceAgain = false;
      await replaceEach();
    } while (replaceAgain && !stopping);
    replacing = undefined;
  }

  return {
    async begin(name, role) {
      const child = start(name, role);
      await child.ready;
      const unit: Unit = { name, role, current: child, failures: 0 };
      units.push(unit);
      supervise(unit, child);
    },
    giveDatabase(address) {
      url = address;
      for (const child of alive) child.send({ kind: 'database', url });
    },
    replaceAll() {
      replaceAgain = true;
      replacing ??= replaceWhileAsked();
      return replacing;
    },
    webReady: () => units.filter(({ role, current }) => role === 'web' && current.isReady).length,
    async readMetrics() {
      const ready = units.filter(({ current }) => current.isReady);
      const read = await Promise.all(
        ready.map(async ({ name, current }) => [name, await metrics.read(current)] as const),
      );
      return new Map(read.filter((one): one is [string, Snapshot] => one[1] !== undefined));
    },
    async stop(timeout) {
      stopping = true;
      for (const { restart } of units) clearTimeout(restart);
      await Promise.all([...alive].map((child) => child.end(timeout)));
    },
  };
}
