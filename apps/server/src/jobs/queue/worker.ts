/** Runs jobs from the database. There may be several worker processes; each job is run by one of them. */
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
   * The database of the jobs. The queues have at most three separate connections to it, so that pages never wait for
   * queues.
   */
  database: OpenDatabase;
  settings: Settings;
  log: Log;
  jobs: readonly Job[];
  intervals?: Intervals;
};

/** Seconds between two checks for jobs of dead workers, and between two polls for due jobs, such as retries. */
export type Intervals = { supervise: number; poll: number };

export type Worker = {
  /** Waits some seconds for running jobs. Another worker retries jobs that have not ended by then. */
  stop(): Promise<void>;
};

const timeout = 6_000;

/** Creates the queues, sets the schedules, and starts a worker. Several workers may start concurrently. */
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
    // Stop the parts that have started. Ignore a failure to record this in the database.
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
    // Without this call, pg-boss would pause before it takes the next job, even if many jobs wait.
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
