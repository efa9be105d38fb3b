/** `shop jobs`: what waits, runs and failed for good, and a new try for the latter. */
import { countJobs } from '../jobs/counts.ts';
import { hasJobs, listDead, retryDead } from '../jobs/dead.ts';
import { jobs } from '../jobs/jobs.ts';
import { deadLetters } from '../jobs/queues.ts';
import { type Command, type Desk, reading, Usage, type Work } from './command.ts';
import { oneLine, table } from './table.ts';
import { printable } from './words.ts';

const usage = `  jobs list                         how many jobs wait and run, and those that failed for good
  jobs retry JOB|all                tries the failed ones again`;

export const jobsCommand: Command = { usage, read };

/** Of failed jobs; whoever has more of them has one reason, not as many. */
const shown = 20;

function read([verb, name, ...rest]: readonly string[]): Work {
  if (rest.length > 0) throw new Usage('That is more than this command takes.');
  if (verb === 'list' && name === undefined) return reading(list);
  if (verb !== 'retry') throw new Usage(verb === undefined ? '' : `There is no "jobs ${printable(verb)}".`);
  if (name === undefined) throw new Usage('Which job?');
  if (name !== 'all' && !jobs.some((job) => job.name === name))
    throw new Error(`There is no job "${printable(name)}": there are ${jobs.map((job) => job.name).join(', ')}.`);
  return async ({ database, say }) => {
    const retried = await retryDead(database.pool, name === 'all' ? undefined : name);
    say(retried === 1 ? '1 job is tried again.' : `${retried} jobs are tried again.`);
  };
}

async function list({ database: { pool }, say }: Desk): Promise<void> {
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
  const dead = await listDead(pool, shown);
  const lines = dead.map(({ at, job, data, why }) => [
    `${at.toISOString().slice(0, 16)}Z`,
    job,
    oneLine(JSON.stringify(data)),
    oneLine(why),
  ]);
  for (const line of table(lines)) say(line);
}
