/** The process supervisor of one shop: begins its processes, begins those anew that die, asks them for figures, and ends them. */
import type { Worker as Process } from 'node:cluster';
import type { Log } from '../logging.ts';
import type { Snapshot } from '../metrics/metrics.ts';
import { restAfter } from './backoff.ts';
import { type Child, follow } from './child.ts';
import type { FromChild } from './messages.ts';

export type Role = 'web' | 'worker';

export type SupervisorOptions = {
  fork(role: Role): Process;
  log: Log;
  /** Told when no web process is left and none can be begun any more. */
  onLost(error: Error): void;
  /** Milliseconds that a successor may take until it is ready; 60,000 unless told. */
  successorPatience?: number;
};

export type Supervisor = {
  /**
   * Begins a process and keeps it alive from when it is ready, which is when this resolves.
   * Rejects when it ends before, with a sentence for the operator.
   */
  begin(name: string, role: Role): Promise<void>;
  /** Tells all processes, those to come included, where the database is. */
  giveDatabase(url: string): void;
  /**
   * Replaces the processes one after the other, each only when its successor is ready. Asked for meanwhile, it is done once more
   * from the first, for what has changed on the disk since; never twice at a time.
   */
  replaceAll(): Promise<void>;
  /** How many web processes are ready. */
  webReady(): number;
  readMetrics(): Promise<Map<string, Snapshot>>;
  /** Lets all finish what they do; those that take longer than `patience` milliseconds are killed. */
  stop(patience: number): Promise<void>;
};

type Slot = { name: string; role: Role; current: Child; failures: number; rest?: NodeJS.Timeout };

/** How long a process may take to tell its figures. */
const metricsPatience = 1_000;
/** A process that lived for longer than this had begun well. */
const goodAge = 10_000;
/** So often in a row each web process must have failed before the shop is given up. */
const lastTry = 3;
/** Of a process that is replaced, and was told to let its visitors go: longer than it takes for it by itself. */
const drainPatience = 5_000;
const replacePatience = 20_000;

export function createSupervisor({ fork, log, onLost, successorPatience = 60_000 }: SupervisorOptions): Supervisor {
  const slots: Slot[] = [];
  const alive = new Set<Child>();
  const asked = new Map<number, (snapshot: Snapshot) => void>();
  let url: string | undefined;
  let stopping = false;
  let nextId = 1;
  let replacing: Promise<void> | undefined;
  let replaceAgain = false;

  const onMessage = (message: FromChild) => {
    if (message.kind === 'metrics') asked.get(message.id)?.(message.snapshot);
  };

  function start(name: string, role: Role): Child {
    if (stopping) throw new Error('The shop is being closed.');
    const child = follow(fork(role), name, onMessage);
    alive.add(child);
    void child.ended.then(() => alive.delete(child));
    if (url !== undefined) child.send({ kind: 'database', url });
    return child;
  }

  /** From now on `child` fills the slot, and is begun anew when it ends. */
  function fill(slot: Slot, child: Child): void {
    slot.current = child;
    void child.ended.then((how) => {
      if (slot.current === child && !stopping) onDeath(slot, child, how);
    });
  }

  function onDeath(slot: Slot, { pid, age, sentence }: Child, how: string): void {
    slot.failures = age > goodAge ? 1 : slot.failures + 1;
    const why = sentence === undefined ? '' : `: ${sentence}`;
    log.error({ process: slot.name, pid }, `the process ${slot.name} ended ${how}${why}`);
    const web = slots.filter(({ role }) => role === 'web');
    if (web.length > 0 && web.every(({ current, failures }) => !current.isReady && failures >= lastTry)) {
      onLost(new Error(sentence ?? `No web process stays alive; the last one ended ${how}.`));
      return;
    }
    slot.rest = setTimeout(() => {
      fill(slot, start(slot.name, slot.role));
      log.info({ process: slot.name, pid: slot.current.pid }, `the process ${slot.name} is begun anew`);
    }, restAfter(slot.failures));
  }

  async function replace(slot: Slot): Promise<void> {
    const next = start(slot.name, slot.role);
    try {
      await within(successorPatience, next.ready, `It was not ready within ${successorPatience / 1_000} s.`);
    } catch (error) {
      await next.end(0);
      throw error;
    }
    // Only now is it known whom it follows: one that died meanwhile was begun anew, or is about to be.
    const before = slot.current;
    clearTimeout(slot.rest);
    fill(slot, next);
    if (before.isReady) {
      before.send({ kind: 'drain' });
      await within(drainPatience, before.drained).catch(() => undefined);
    }
    await before.end(replacePatience);
  }

  async function replaceEach(): Promise<void> {
    for (const slot of slots) {
      try {
        await replace(slot);
      } catch (err) {
        if (!stopping) log.error({ process: slot.name, err }, 'the new process did not begin: the old ones stay');
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

  async function readOne({ name, current }: Slot): Promise<[string, Snapshot] | undefined> {
    const id = nextId++;
    const { promise, resolve } = Promise.withResolvers<Snapshot | undefined>();
    const timer = setTimeout(resolve, metricsPatience, undefined);
    asked.set(id, resolve);
    current.send({ kind: 'read metrics', id });
    const snapshot = await promise;
    clearTimeout(timer);
    asked.delete(id);
    return snapshot && [name, snapshot];
  }

  return {
    async begin(name, role) {
      const child = start(name, role);
      await child.ready;
      const slot: Slot = { name, role, current: child, failures: 0 };
      slots.push(slot);
      fill(slot, child);
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
    webReady: () => slots.filter(({ role, current }) => role === 'web' && current.isReady).length,
    async readMetrics() {
      const all = await Promise.all(slots.filter(({ current }) => current.isReady).map(readOne));
      return new Map(all.filter((one) => one !== undefined));
    },
    async stop(patience) {
      stopping = true;
      for (const { rest } of slots) clearTimeout(rest);
      await Promise.all([...alive].map((child) => child.end(patience)));
    },
  };
}

async function within(milliseconds: number, work: Promise<void>, sentence?: string): Promise<void> {
  const { promise, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => reject(new Error(sentence)), milliseconds);
  try {
    await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
