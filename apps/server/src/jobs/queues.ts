/** The tables and queues of pg-boss, in a schema of their own of the shop's database. */
import { PgBoss, type Queue } from 'pg-boss';
import type { Job } from './job.ts';

export const jobSchema = 'pgboss';

/** Where jobs lie that failed as often as they may. */
export const deadLetters = 'dead-letters';

const day = 86_400;

/**
 * Makes the queues of these jobs that are not there yet. Any number of processes may do it at once.
 * @param boss a started one
 */
export async function makeQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  await boss.createQueue(deadLetters, { retentionSeconds: 90 * day });
  for (const job of jobs) {
    // Whether keys count is decided once and for all: pg-boss builds an index for it.
    const policy = job.options.key ? 'exclusive' : 'standard';
    await boss.createQueue(job.name, { ...queueOptions(job), policy });
  }
}

/** Brings queues made by an earlier version of the shop to what its jobs say now. */
export async function updateQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  for (const job of jobs) await boss.updateQueue(job.name, queueOptions(job));
}

function queueOptions({ options }: Job): Omit<Queue, 'name'> {
  return {
    retryLimit: options.retries ?? 5,
    retryDelay: options.retryDelay ?? 10,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: options.timeLimit ?? 300,
    // A worker that died is noticed by its silence, long before the time limit.
    heartbeatSeconds: 20,
    deleteAfterSeconds: day,
    notify: true,
    // What comes by itself comes again by itself.
    ...(options.schedule === undefined && { deadLetter: deadLetters }),
  };
}

/** A pool or a client of `pg`. */
export type Querier = { query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> };

export function fromQuerier(querier: Querier) {
  return {
    async executeSql(text: string, values?: unknown[]) {
      const { rows } = await querier.query(text, values);
      return { rows };
    },
  };
}

/** The queues for whoever puts jobs in or looks after them but does none. Tables and queues that are missing are made. */
export async function openQueues(pool: Querier, jobs: readonly Job[]): Promise<PgBoss> {
  const boss = new PgBoss({ db: fromQuerier(pool), schema: jobSchema, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  boss.on('warning', () => undefined);
  await boss.start();
  try {
    await makeQueues(boss, jobs);
    // From its first use on, pg-boss knows a queue and no longer asks `pool` for it, whose connections may all be in
    // transactions.
    for (const { name } of jobs) await boss.insert(name, []);
  } finally {
    // What it would do from time to time is a worker's business.
    await boss.stop({ close: false, graceful: false });
  }
  return boss;
}
