/** Work that goes on where it was when the database comes back: for a command that takes long and may be begun again. */
import { setTimeout as wait } from 'node:timers/promises';
import { isConnectionMissing } from '@tianguis/database';
import type pg from 'pg';

export type ReturnOptions = {
  /** Told in a sentence that the database is waited for. */
  say(sentence: string): void;
  /** How far the work is. Where it is farther each time, it may lose the database as often as that goes away. */
  progress?(): number;
  /** Milliseconds for which it is waited for each time; a minute unless told. */
  patience?: number;
};

/** Whoever loses the database so often at one place loses it by what it does there. */
const mostLosses = 10;
const glance = 250;

/**
 * Does `work` anew each time that the database went away in its midst and came back.
 * @throws Error of one sentence when it does not come back, or goes away too often; else what `work` throws
 */
export async function whenDatabaseReturns<Result>(
  pool: Pick<pg.Pool, 'query'>,
  work: () => Promise<Result>,
  { say, progress = () => 0, patience = 60_000 }: ReturnOptions,
): Promise<Result> {
  let farthest = progress();
  for (let losses = 1; ; losses++) {
    try {
      return await work();
    } catch (error) {
      if (!isConnectionMissing(error) || !(error instanceof Error)) throw error;
      if (progress() > farthest) losses = 1;
      farthest = Math.max(farthest, progress());
      const seconds = Math.ceil(patience / 1_000);
      const advice = 'give the same command again when it is there, and it goes on where it was';
      if (losses === mostLosses)
        throw new Error(`The database went away ${losses} times (${error.message}): see its log, then ${advice}.`);
      say(`The database went away (${error.message}): waiting for it, ${seconds} s at most.`);
      if (!(await returns(pool, patience)))
        throw new Error(`The database did not come back within ${seconds} s: ${advice}.`);
    }
  }
}

async function returns(pool: Pick<pg.Pool, 'query'>, patience: number): Promise<boolean> {
  for (const end = Date.now() + patience; Date.now() < end; await wait(glance)) {
    const answered = await pool.query('select 1').then(
      () => true,
      () => false,
    );
    if (answered) return true;
  }
  return false;
}
