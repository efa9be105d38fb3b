/** What a job is: work that no request waits for, kept in the database until it is done. */
import type { JobKind, OpenDatabase } from '@tianguis/database';
import type { Log } from '../logging.ts';
import type { Settings } from '../settings.ts';

export type JobContext = {
  database: OpenDatabase;
  settings: Settings;
  log: Log;
  /** Aborted when the time limit is reached, or when the process has to end; the job is then tried again. */
  signal: AbortSignal;
};

export type JobOptions<Data extends object> = {
  /** How often it is tried again after a failure, 5 unless told; what fails then is kept among the dead letters. */
  retries?: number;
  /** Seconds before the first new try, 10 unless told; each later one waits twice as long, at most an hour. */
  retryDelay?: number;
  /** How many one worker process does at once, 1 unless told. */
  concurrency?: number;
  /** Seconds that one try may take, 300 unless told. */
  timeLimit?: number;
  /** When it comes by itself, without data: a cron expression of five fields, UTC. */
  schedule?: string;
  /** Whether it also comes when a worker starts: what a new release has to do does not wait for the clock. */
  atStart?: boolean;
  /** Of jobs with the same key only one waits or runs at a time; another that is put in meanwhile is dropped. */
  key?(data: Data): string;
};

/**
 * A job may run more than once (a process may be killed between the work and the note that it was done), so doing it twice must
 * be the same as doing it once.
 */
export type Job<Data extends object = object> = JobKind<Data> & {
  readonly options: JobOptions<Data>;
  /** Does the work. What it throws is logged with the job's name, and the job is tried again. */
  handle(data: Data, context: JobContext): Promise<void>;
};
