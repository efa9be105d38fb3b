/** Retries long work after an outage of the database. The work must be able to resume. */
import { setTimeout as wait } from 'node:timers/promises';
import { isConnectionMissing } from '@tianguis/database';
import type pg from 'pg';

export type RetryOptions = {
  /** Prints a sentence when the database becomes unavailable. */
  say(sentence: string): void;
  /** The progress of the work. Work that makes progress between outages is retried any number of times. */
  progress?(): number;
  /** Milliseconds to wait for the database in each outage; default a minute. */
  timeout?: number;
};

/** After this number of outages without progress, the work itself probably causes the outages. */
const mostOutages = 10;
const pollInterval = 250;

/**
 * Does the work, and retries it after each outage of the database.
 * @throws Error with one sentence if the database does not return, or after too many outages; otherwise the errors of
 * `work`
 */
export async function retryAfterOutage<Result>(
  pool: Pick<pg.Pool, 'query'>,
  work: () => Promise<Result>,
  { say, progress = () => 0, timeout = 60_000 }: RetryOptions,
): Promise<Result> {
  let farthest = progress();
  for (let outages = 1; ; outages++) {
    try {
      return await work();
    } catch (error) {
      if (!isConnectionMissing(error) || !(error instanceof Error)) throw error;
      if (progress() > farthest) outages = 1;
      farthest = Math.max(farthest, progress());
      const seconds = Math.ceil(timeout / 1_000);
      const advice = 'give the same command again when it is there, and it goes on where it was';
      if (outages === mostOutages)
        throw new Error(`The database went away ${outages} times (${error.message}): see its log, then ${advice}.`);
      say(`The database went away (${error.message}): waiting for it, ${seconds} s at most.`);
      if (!(await returns(pool, timeout)))
        throw new Error(`The database did not come back within ${seconds} s: ${advice}.`);
    }
  }
}

async function returns(pool: Pick<pg.Pool, 'query'>, timeout: number): Promise<boolean> {
  for (const end = Date.now() + timeout; Date.now() < end; await wait(pollInterval)) {
    const answered = await pool.query('select 1').then(
      () => true,
      () => false,
    );
    if (answered) return true;
  }
  return false;
}
