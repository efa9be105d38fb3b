/** A job is work for which no request waits. It is stored in the database until it is done. */
import type { JobKind, OpenDatabase, Outbox } from '@tianguis/database';
import type { Log } from '../logging/logging.ts';
import type { Settings } from '../settings/settings.ts';

export type JobContext = {
  database: OpenDatabase;
  settings: Settings;
  log: Log;
  /** Takes the jobs that this job enqueues. Every worker has an outbox. */
  outbox?: Outbox;
  /** Aborted at the time limit, or at the shutdown of the process. The job is then retried. */
  signal: AbortSignal;
};

export type JobOptions<Data extends object> = {
  /** The most retries after a failure, default 5. After the last attempt, the job becomes a dead letter. */
  retries?: number;
  /** Seconds before the first retry, default 10. The delay doubles for each later retry, up to an hour. */
  retryDelay?: number;
  /** The most concurrent jobs of this kind in a worker process, default 1. */
  concurrency?: number;
  /** Seconds that an attempt may take, default 300. */
  timeLimit?: number;
  /** When the job is enqueued without data and without a caller: a cron expression of five fields, in UTC. */
  schedule?: string;
  /**
   * Whether the job is also enqueued when a worker starts, so that the work of a new release need not wait for the
   * schedule.
   */
  atStart?: boolean;
  /**
   * The key of a job. Only one job with the same key waits or runs at a time. Further jobs with this key are dropped.
   */
  key?(data: Data): string;
};

/** Jobs must be idempotent: if a process is killed between the work and its completion, the job runs again. */
export type Job<Data extends object = object> = JobKind<Data> & {
  readonly options: JobOptions<Data>;
  /** Does the work. If it throws, the error is logged with the job's name, and the job is retried. */
  handle(data: Data, context: JobContext): Promise<void>;
};
