/** Runs jobs from the database. There may be any number of worker processes; each job is run by one of them. */
import type { OpenDatabase } from '@tianguis/database';
import { type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Log } from '../../logging/logging.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Job, JobContext } from '../job.ts';
import { createOutbox } from './outbox.ts';
import { openQueueConnections } from './queue-connections.ts';
import { jobSchema, makeQueues, updateQueues } from './queues.ts';
import { throttleErrors } from './throttle-errors.ts';

export type WorkerOptions = {
  /**
   * The database that jobs use. The queues have three separate connections to it at most, so that no page waits for
   * them.
   */
  database: OpenDatabase;
  settings: Settings;
  log: Log;
  jobs: readonly Job[];
  intervals?: Intervals;
};

/**
 * Seconds between two checks for jobs whose worker has died, and between two polls for due jobs, such as new attempts.
 */
export type Intervals = { supervise: number; poll: number };

export type Worker = {
  /** Waits some seconds for running jobs; those that are not done then are tried again by another worker. */
  stop(): Promise<void>;
};

const timeout = 6_000;

/** Starts a worker. Makes the queues and sets the schedules first. Several workers may start concurrently. */
export async function startWorker({
  database,
  settings,
  log,
  jobs,
  intervals = { supervise: 15, poll: 5 },
}: WorkerOptions): Promise<Worker> {
  const connections = openQueueConnections({
    url: database.url,
    onLost: (err) => log.warn({ err }, 'a connection of the queues was lost'),
  });
  const boss = new PgBoss({
    db: connections,
    schema: jobSchema,
    useListenNotify: true,
    superviseIntervalSeconds: intervals.supervise,
    monitorIntervalSeconds: intervals.supervise,
  });
  boss.on(
    'error',
    throttleErrors((err) => log.error({ err }, 'the queue of jobs failed')),
  );
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'the queue of jobs warns'));
  const outbox = createOutbox(database.url, jobs);
  try {
    await boss.start();
    await makeQueues(boss, jobs);
    await updateQueues(boss, jobs);
    await setSchedules(boss, jobs);
    for (const job of jobs) {
      for (let n = 0; n < (job.options.concurrency ?? 1); n++)
        await work(boss, job, intervals, { database, settings, log, outbox });
      if (job.options.atStart)
        await boss.send(job.name, {}, job.options.key ? { singletonKey: job.options.key({}) } : {});
    }
  } catch (error) {
    // Stops the parts that have started. A failure to record that in the database is ignored.
    await boss.stop({ graceful: false }).catch(() => undefined);
    await connections.close();
    throw error;
  }
  return {
    async stop() {
      try {
        await boss.stop({ timeout: timeout });
      } finally {
        await connections.close();
      }
    },
  };
}

async function setSchedules(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const wanted = new Map(jobs.flatMap(({ name, options }) => (options.schedule ? [[name, options.schedule]] : [])));
  for (const [name, cron] of wanted) await boss.schedule(name, cron, {}, { tz: 'UTC' });
  for (const { name } of await boss.getSchedules()) if (!wanted.has(name)) await boss.unschedule(name);
}

type Dependencies = Omit<JobContext, 'signal'>;

async function work(boss: PgBoss, job: Job, intervals: Intervals, dependencies: Dependencies): Promise<void> {
  const options = {
    includeMetadata: true,
    pollingIntervalSeconds: Math.min(2, intervals.poll),
    notifyPollingIntervalSeconds: intervals.poll,
  } as const;
  const id = await boss.work(job.name, options, async (taken: JobWithMetadata[]) => {
    // Otherwise pg-boss would pause before it takes the next one, however many wait.
    boss.notifyWorker(id);
    for (const one of taken) await run(job, one, dependencies);
  });
}

async function run(
  job: Job,
  { id, data, signal, retryCount, retryLimit }: JobWithMetadata,
  { log, ...rest }: Dependencies,
): Promise<void> {
  const began = performance.now();
  try {
    await job.handle(data ?? {}, { ...rest, log, signal });
    log.info({ job: job.name, id, ms: Math.round(performance.now() - began) }, 'job done');
  } catch (err) {
    const last = retryCount >= retryLimit;
    log.error({ job: job.name, id, try: retryCount + 1, err }, last ? 'job failed for good' : 'job failed');
    throw err;
  }
}
