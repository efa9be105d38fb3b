/** Enqueues jobs as rows in the caller's transaction, so that they exist if and only if it is committed. */
import { fromKysely, type KyselyTransactionLike, type PgBoss } from 'pg-boss';
import type { Job } from '../job.ts';
import { jobs as allJobs } from '../jobs.ts';
import { fromQuerier, openQueues, type Querier } from './queues.ts';

/**
 * A client of `pg` or a transaction of Kysely. With a pool, or a Kysely without a transaction, each call is a
 * transaction.
 */
export type Transaction = Querier | KyselyTransactionLike;

export type Enqueue = {
  /** Enqueues one job for each of `data`, except those whose key waits or runs already. */
  <Data extends object>(transaction: Transaction, job: Job<Data>, data: readonly Data[]): Promise<void>;
  /** Makes the queues now. Afterwards the pool is not used any more. */
  prepare(): Promise<void>;
};

/** Rows of one statement, which stays far below PostgreSQL's limits. */
const batch = 1_000;

/**
 * Returns a function that enqueues jobs. Its first call makes the queues over `pool` if no worker has made them yet;
 * they remain even if the caller's transaction is rolled back.
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
