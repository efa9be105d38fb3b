/**
 * The unit of work, by which services write: changes of several repositories, and new jobs, in one transaction
 * (docs/decisions/0020).
 */
import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Querier, querierOf } from '../querier.ts';
import type { Database } from '../schema/index.ts';

/** A job: its name, and the type of its data. */
export interface JobKind<Data extends object = object> {
  readonly name: string;
  /** Never set: it ties the type of the data to the name. */
  readonly data?: Data;
}

export interface Message {
  job: string;
  data: object;
}

/**
 * Stores messages until they are delivered. Messages are rows of the same database, written in the caller's
 * transaction.
 */
export interface Outbox {
  /** @throws Error when no job has this name */
  put(transaction: Querier, messages: readonly Message[]): Promise<void>;
}

/** The database connection that services use: the shop's database, or a transaction in it. */
export interface UnitOfWork extends Querier {
  readonly db: Kysely<Database>;
  /**
   * Runs `work` in one transaction; an error rolls it back. A transaction that conflicts with another one (40001,
   * 40P01) is retried as a whole. So `work` may run several times, and must change nothing outside of the database. A
   * commit whose answer is lost is not retried, because it may have succeeded.
   *
   * On a `Unit`, it runs `work` as a part of the unit, in a savepoint. An error rolls back this part alone, with the
   * jobs that it enqueued. Parts run one after the other.
   */
  withTransaction<Result>(work: (unit: Unit) => Promise<Result>): Promise<Result>;
}

/** One open transaction. It can be used only while the `work` that received it runs. */
export interface Unit extends UnitOfWork {
  readonly db: Transaction<Database>;
  /**
   * Enqueues one job for each element of `data` if the transaction commits. The job rows are written last, because
   * transactions that enqueue jobs with the same key wait for each other.
   */
  enqueue<Data extends object>(job: JobKind<Data>, ...data: readonly Data[]): void;
}

const maxAttempts = 5;

const noOutbox: Outbox = {
  put: () => Promise.reject(new Error('A job was enqueued, but this unit of work has no outbox.')),
};

/** @param outbox without an outbox, units that enqueue a job fail */
export function createUnitOfWork(db: Kysely<Database>, outbox: Outbox = noOutbox): UnitOfWork {
  async function once<Result>(work: (unit: Unit) => Promise<Result>): Promise<Result> {
    const messages: Message[] = [];
    let cause: { error: unknown } | undefined;
    try {
      return await db.transaction().execute(async (tx) => {
        try {
          const unit = unitOn(tx, messages);
          const result = await work(unit);
          if (messages.length > 0) await outbox.put(unit, messages);
          return result;
        } catch (error) {
          cause = { error };
          throw error;
        }
      });
    } catch (error) {
      // On a broken connection the rollback fails as well. Its error is less helpful than the first error.
      throw cause ? cause.error : error;
    }
  }

  return {
    ...{ db, ...querierOf(db) },
    async withTransaction(work) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await once(work);
        } catch (error) {
          if (attempt === maxAttempts || !isConflict(error)) throw error;
          // A random pause, so that the same transactions do not conflict again.
          await wait(Math.random() * 5 * 2 ** attempt);
        }
      }
    },
  };
}

/** 40001 is serialization_failure, 40P01 is deadlock_detected. */
const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01');

function unitOn(tx: Transaction<Database>, messages: Message[]): Unit {
  let parts = 0;
  const unit: Unit = {
    ...{ db: tx, ...querierOf(tx) },
    enqueue(job, ...data) {
      messages.push(...data.map((one) => ({ job: job.name, data: one })));
    },
    async withTransaction(work) {
      const savepoint = sql.id(`part_${++parts}`);
      const before = messages.length;
      await sql`savepoint ${savepoint}`.execute(tx);
      try {
        const result = await work(unit);
        await sql`release savepoint ${savepoint}`.execute(tx);
        return result;
      } catch (error) {
        messages.length = before;
        // On a broken connection this statement fails as well. Its error is less helpful than the first error.
        await sql`rollback to savepoint ${savepoint}`.execute(tx).catch(() => undefined);
        throw error;
      }
    },
  };
  return unit;
}
