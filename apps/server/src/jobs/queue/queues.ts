/** The tables and queues of pg-boss, in their own schema of the shop's database. */
import { PgBoss, type Queue } from 'pg-boss';
import type { Job } from '../job.ts';

export const jobSchema = 'pgboss';

/** The queue of jobs that failed in all attempts. */
export const deadLetters = 'dead-letters';

const day = 86_400;

/**
 * Makes the missing queues of these jobs. Any number of processes may do so concurrently.
 * @param boss a started one
 */
export async function makeQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  await boss.createQueue(deadLetters, { retentionSeconds: 90 * day });
  for (const job of jobs) {
    // The policy cannot be changed later: pg-boss builds an index for it.
    const policy = job.options.key ? 'exclusive' : 'standard';
    await boss.createQueue(job.name, { ...queueOptions(job), policy });
  }
}

/** Updates queues that an earlier release made to the current options of the jobs. */
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
    // Missing heartbeats reveal a dead worker long before the time limit.
    heartbeatSeconds: 20,
    deleteAfterSeconds: day,
    notify: true,
    // A scheduled job is enqueued again anyway.
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

/** Opens the queues to enqueue or manage jobs, not to run them. Makes missing tables and queues. */
export async function openQueues(pool: Querier, jobs: readonly Job[]): Promise<PgBoss> {
  const boss = new PgBoss({ db: fromQuerier(pool), schema: jobSchema, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  boss.on('warning', () => undefined);
  await boss.start();
  try {
    await makeQueues(boss, jobs);
    // Makes pg-boss cache the queues: later it must not query `pool`, whose connections may all be in transactions.
    for (const { name } of jobs) await boss.insert(name, []);
  } finally {
    // Maintenance is done by workers.
    await boss.stop({ close: false, graceful: false });
  }
  return boss;
}
