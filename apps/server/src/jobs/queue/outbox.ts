/** The outbox of units of work. It writes jobs as rows of the queues, in the unit's transaction. */
import { type Message, type Outbox, openDatabase } from '@tianguis/database';
import type { Job } from '../job.ts';
import type { Enqueue } from './enqueue.ts';

/**
 * @param url of the database. The first job of a unit creates the queues over a separate connection, since all
 * connections of the pool may be in units that wait for this.
 * @param jobs the jobs that may be enqueued, default all jobs of the shop
 */
export function createOutbox(url: string, jobs?: readonly Job[]): Outbox {
  let opening: Promise<{ enqueue: Enqueue; known: ReadonlyMap<string, Job> }> | undefined;
  const open = () => {
    opening ??= prepare(url, jobs);
    opening.catch(() => {
      opening = undefined;
    });
    return opening;
  };
  return {
    async put(transaction, messages) {
      const { enqueue, known } = await open();
      for (const [name, data] of grouped(messages)) {
        const job = known.get(name);
        if (!job) throw new Error(`There is no job "${name}".`);
        await enqueue(transaction, job, data);
      }
    },
  };
}

/** Imports pg-boss on demand, since most processes of a shop enqueue no jobs. */
async function prepare(url: string, given: readonly Job[] | undefined) {
  const [{ createEnqueue }, jobs] = await Promise.all([
    import('./enqueue.ts'),
    given ?? import('../jobs.ts').then((all) => all.jobs),
  ]);
  const database = openDatabase({ url, max: 1, onIdleError: () => undefined });
  try {
    const enqueue = createEnqueue(database.pool, jobs);
    await enqueue.prepare();
    return { enqueue, known: new Map(jobs.map((job) => [job.name, job])) };
  } finally {
    await database.close();
  }
}

/** Groups messages by job, sorted by name. So concurrent units lock rows with the same key in the same sequence. */
function grouped(messages: readonly Message[]): [string, object[]][] {
  const byJob = Map.groupBy(messages, ({ job }) => job);
  return [...byJob]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, some]) => [name, some.map(({ data }) => data)]);
}
