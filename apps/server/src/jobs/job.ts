/** A job is work that no request waits for, stored in the database until it is done. */
import type { JobKind, OpenDatabase, Outbox } from '@tianguis/database';
import type { Log } from '../logging/logging.ts';
import type { Settings } from '../settings/settings.ts';

export type JobContext = {
  database: OpenDatabase;
  settings: Settings;
  log: Log;
  /** Takes the jobs that this one enqueues; every worker has one. */
  outbox?: Outbox;
  /** Aborted at the time limit, or at the shutdown of the process; the job is then tried again. */
  signal: AbortSignal;
};

export type JobOptions<Data extends object> = {
  /** The most new attempts after a failure, default 5; then the job becomes a dead letter. */
  retries?: number;
  /** Seconds before the first new attempt, default 10; doubled for each later one, at most an hour. */
  retryDelay?: number;
  /** The most concurrent jobs of a worker process, default 1. */
  concurrency?: number;
  /** Seconds that an attempt may take, default 300. */
  timeLimit?: number;
  /** When the job is enqueued by itself, without data: a cron expression of five fields, UTC. */
  schedule?: string;
  /**
   * Whether it is also enqueued when a worker starts, so that the work of a new release does not wait for the schedule.
   */
  atStart?: boolean;
  /** Only one job with the same key waits or runs at a time; further ones are dropped. */
  key?(data: Data): string;
};

/**
 * Jobs must be idempotent: a process may be killed between the work and its completion, and the job then runs again.
 */
export type Job<Data extends object = object> = JobKind<Data> & {
  readonly options: JobOptions<Data>;
  /** Does the work. If it throws, the error is logged with the job's name, and the job is tried again. */
  handle(data: Data, context: JobContext): Promise<void>;
};
