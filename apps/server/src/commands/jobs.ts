/** `shop jobs`: lists waiting, running and failed jobs, and retries failed ones. */

import { jobs } from '../jobs/jobs.ts';
import { hasJobs, listDeadLetters, retryDeadLetters } from '../jobs/queue/dead-letters.ts';
import { countJobs } from '../jobs/queue/job-counts.ts';
import { deadLetters } from '../jobs/queue/queues.ts';
import { type Command, type CommandContext, reading, Usage, type Work } from './command.ts';
import { oneLine, table } from './table.ts';
import { printable } from './words.ts';

const usage = `  jobs list                         counts of waiting and running jobs, and the jobs that failed for good
  jobs retry JOB|all                tries the failed ones again`;

export const jobsCommand: Command = { usage, read };

/** The most failed jobs that are listed. Further jobs usually failed for the same reason. */
const shown = 20;

function read([verb, name, ...rest]: readonly string[]): Work {
  if (rest.length > 0) throw new Usage('That is more than this command takes.');
  if (verb === 'list' && name === undefined) return reading(list);
  if (verb !== 'retry') throw new Usage(verb === undefined ? '' : `There is no "jobs ${printable(verb)}".`);
  if (name === undefined) throw new Usage('Which job?');
  if (name !== 'all' && !jobs.some((job) => job.name === name))
    throw new Error(`There is no job "${printable(name)}": there are ${jobs.map((job) => job.name).join(', ')}.`);
  return async ({ database, say }) => {
    const retried = await retryDeadLetters(database.pool, name === 'all' ? undefined : name);
    say(retried === 1 ? '1 job is tried again.' : `${retried} jobs are tried again.`);
  };
}

async function list({ database: { pool }, say }: CommandContext): Promise<void> {
  const counts = (await hasJobs(pool)) ? await countJobs(pool) : [];
  const rows = jobs.map(({ name, options }) => {
    const { waiting = 0, running = 0, done = 0 } = counts.find((count) => count.name === name) ?? {};
    return [name, waiting, running, done, options.schedule ?? ''];
  });
  for (const line of table([['job', 'waiting', 'running', 'done today', 'schedule (UTC)'], ...rows], [1, 2, 3]))
    say(line);
  const total = counts.find(({ name }) => name === deadLetters)?.waiting ?? 0;
  if (total === 0) return say('\nNone has failed for good.');
  say(`\nFailed for good: ${total}${total > shown ? `, of which the newest ${shown}` : ''}`);
  const dead = await listDeadLetters(pool, shown);
  const lines = dead.map(({ at, job, data, why }) => [
    `${at.toISOString().slice(0, 16)}Z`,
    job,
    oneLine(JSON.stringify(data)),
    oneLine(why),
  ]);
  for (const line of table(lines)) say(line);
}
