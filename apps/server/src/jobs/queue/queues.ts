/** The tables and queues of pg-boss, in their own schema of the shop's database. */
import { PgBoss, type Queue } from 'pg-boss';
import type { Job } from '../job.ts';

export const jobSchema = 'pgboss';

/** The queue of jobs that failed in all attempts. */
export const deadLetters = 'dead-letters';

const day = 86_400;

/**
 * Creates the missing queues of these jobs. Several processes may do so concurrently.
 * @param boss a started instance
 */
export async function makeQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  await boss.createQueue(deadLetters, { retentionSeconds: 90 * day });
  for (const job of jobs) {
    // The policy cannot be changed later, since pg-boss builds an index for it.
    const policy = job.options.key ? 'exclusive' : 'standard';
    await boss.createQueue(job.name, { ...queueOptions(job), policy });
  }
}

/** Updates queues from an earlier release to the current options of the jobs. */
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
    // A failed scheduled job needs no dead letter, since it is enqueued again anyway.
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

/** Opens the queues for enqueuing and managing jobs, not for running them. Creates missing tables and queues. */
export async function openQueues(pool: Querier, jobs: readonly Job[]): Promise<PgBoss> {
  const boss = new PgBoss({ db: fromQuerier(pool), schema: jobSchema, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  boss.on('warning', () => undefined);
  await boss.start();
  try {
    await makeQueues(boss, jobs);
    // Make pg-boss cache the queues now. Later, it must not query `pool`, whose connections may all be in transactions.
    for (const { name } of jobs) await boss.insert(name, []);
  } finally {
    // Stop the maintenance of this instance, since workers do it.
    await boss.stop({ close: false, graceful: false });
  }
  return boss;
}
