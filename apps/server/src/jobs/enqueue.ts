/** How jobs are put in: rows in the caller's own transaction, so that they exist if and only if what they belong to does. */
import { fromKysely, type KyselyTransactionLike, type PgBoss } from 'pg-boss';
import type { Job } from './job.ts';
import { jobs as allJobs } from './jobs.ts';
import { fromQuerier, openQueues, type Querier } from './queues.ts';

/** A client of `pg` or a transaction of Kysely; with a pool or a Kysely outside of a transaction each call is one by itself. */
export type Transaction = Querier | KyselyTransactionLike;

export type Enqueue = {
  /** Puts one job in for each of `data`, dropping those whose key waits or runs already. */
  <Data extends object>(transaction: Transaction, job: Job<Data>, data: readonly Data[]): Promise<void>;
  /** Makes the queues now. Afterwards the pool is no longer asked. */
  prepare(): Promise<void>;
};

/** Rows of one statement: its text stays far below what PostgreSQL takes, and parsing it is no matter. */
const batch = 1_000;

/**
 * Gives the function that puts jobs in. The queues are made at its first call if no worker has made them yet, over `pool`, and stay
 * whether or not the caller's transaction is committed.
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
