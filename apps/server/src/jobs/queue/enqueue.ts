/** Enqueues jobs as rows in the caller's transaction, so that the jobs exist only if it commits. */
import { fromKysely, type KyselyTransactionLike, type PgBoss } from 'pg-boss';
import type { Job } from '../job.ts';
import { jobs as allJobs } from '../jobs.ts';
import { fromQuerier, openQueues, type Querier } from './queues.ts';

/**
 * A client of `pg` or a transaction of Kysely. With a pool, or with Kysely outside of a transaction, each call is a
 * transaction of its own.
 */
export type Transaction = Querier | KyselyTransactionLike;

export type Enqueue = {
  /** Enqueues one job for each element of `data`, except jobs whose key waits or runs already. */
  <Data extends object>(transaction: Transaction, job: Job<Data>, data: readonly Data[]): Promise<void>;
  /** Creates the queues now. Later calls do not use the pool any more. */
  prepare(): Promise<void>;
};

/** Rows per statement, far below PostgreSQL's limits. */
const batch = 1_000;

/**
 * Returns a function that enqueues jobs. Its first call creates missing queues over `pool`. The queues remain even if
 * the caller's transaction is rolled back.
 */
export function createEnqueue(pool: Querier, jobs: readonly Job[] = allJobs): Enqueue {
  let preparing: Promise<PgBoss> | undefined;
  const ready = () => {
    preparing ??= openQueues(pool, jobs);
    preparing.catch(() => {
      preparing = undefined;
    });
    return preparing;
  };
  const enqueue = async <Data extends object>(transaction: Transaction, job: Job<Data>, data: readonly Data[]) => {
    const boss = await ready();
    const db = 'executeQuery' in transaction ? fromKysely(transaction) : fromQuerier(transaction);
    for (let at = 0; at < data.length; at += batch) {
      const rows = data.slice(at, at + batch).map((one) => ({
        data: one,
        ...(job.options.key && { singletonKey: job.options.key(one) }),
      }));
      await boss.insert(job.name, rows, { db });
    }
  };
  return Object.assign(enqueue, { prepare: async () => void (await ready()) });
}
