/** Does jobs: takes them from the database, one process or many at once, each job by one of them. */
import type { OpenDatabase } from '@tianguis/database';
import { type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Log } from '../logging.ts';
import type { Settings } from '../settings.ts';
import type { Job } from './job.ts';
import { openQueueConnections } from './queue-connections.ts';
import { jobSchema, makeQueues, updateQueues } from './queues.ts';
import { sparingly } from './sparingly.ts';

export type WorkerOptions = {
  /** What jobs work on. The queues have connections of their own to it, three at most, so that a page never waits for one of them. */
  database: OpenDatabase;
  settings: Settings;
  log: Log;
  jobs: readonly Job[];
  pace?: Pace;
};

/** Seconds between two looks: for jobs whose worker has died, and for jobs whose time has come without a NOTIFY, as new tries do. */
export type Pace = { supervise: number; look: number };

export type Worker = {
  /** Lets running jobs end, for some seconds; what is not done then is tried again by another worker. */
  stop(): Promise<void>;
};

const patience = 6_000;

/** Starts to work. Makes the queues and sets the schedules first; several workers may begin at once. */
export async function startWorker({
  database,
  settings,
  log,
  jobs,
  pace = { supervise: 15, look: 5 },
}: WorkerOptions): Promise<Worker> {
  const connections = openQueueConnections({
    url: database.url,
    onLost: (err) => log.warn({ err }, 'a connection of the queues was lost'),
  });
  const boss = new PgBoss({
    db: connections,
    schema: jobSchema,
    useListenNotify: true,
    superviseIntervalSeconds: pace.supervise,
    monitorIntervalSeconds: pace.supervise,
  });
  boss.on(
    'error',
    sparingly((err) => log.error({ err }, 'the queue of jobs failed')),
  );
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'the queue of jobs warns'));
  try {
    await boss.start();
    await makeQueues(boss, jobs);
    await updateQueues(boss, jobs);
    await setSchedules(boss, jobs);
    for (const job of jobs) {
      const hands = job.options.concurrency ?? 1;
      for (let hand = 0; hand < hands; hand++) await work(boss, job, pace, { database, settings, log });
      if (job.options.atStart)
        await boss.send(job.name, {}, job.options.key ? { singletonKey: job.options.key({}) } : {});
    }
  } catch (error) {
    // What had begun of it ends; that this cannot be noted in the database says no more than the error does.
    await boss.stop({ graceful: false }).catch(() => undefined);
    await connections.close();
    throw error;
  }
  return {
    async stop() {
      try {
        await boss.stop({ timeout: patience });
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

type Surroundings = Pick<WorkerOptions, 'database' | 'settings' | 'log'>;

async function work(boss: PgBoss, job: Job, pace: Pace, { database, settings, log }: Surroundings): Promise<void> {
  const options = {
    includeMetadata: true,
    pollingIntervalSeconds: Math.min(2, pace.look),
    notifyPollingIntervalSeconds: pace.look,
  } as const;
  const id = await boss.work(job.name, options, async (taken: JobWithMetadata[]) => {
    // Left to itself it would rest before it takes the next one, however many wait.
    boss.notifyWorker(id);
    for (const one of taken) await run(job, one, { database, settings, log });
  });
}

async function run(
  job: Job,
  { id, data, signal, retryCount, retryLimit }: JobWithMetadata,
  { log, ...rest }: Surroundings,
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
