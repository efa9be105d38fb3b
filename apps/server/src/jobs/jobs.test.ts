import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { withDatabase } from '@tianguis/testkit';
import { afterEach, expect, test } from 'vitest';
import { jobsCommand } from '../commands/jobs.ts';
import type { Log } from '../logging/logging.ts';
import { readSettings } from '../settings/settings.ts';
import type { Job } from './job.ts';
import { createEnqueue } from './queue/enqueue.ts';
import { startWorker, type Worker } from './queue/worker.ts';

const database = await withDatabase({ max: 6 });
const { pool, db, url } = database;
const endings: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

type Line = { msg: string; fields: Readonly<Record<string, unknown>> };

/** Starts a worker. @param poll seconds between two polls of an idle worker */
function begin(jobs: readonly Job[], poll = 0.5): Promise<Worker> & { lines: Line[] } {
  const lines: Line[] = [];
  const note = (fields: Readonly<Record<string, unknown>>, msg: string) => void lines.push({ msg, fields });
  const log: Log = { debug: note, info: note, warn: note, error: note };
  const intervals = { supervise: 15, poll };
  const started = startWorker({ database, settings: readSettings({}), log, jobs, intervals });
  endings.push(async () => (await started).stop());
  return Object.assign(started, { lines });
}

function collecting<Data extends object>(name: string, options: Job<Data>['options'] = {}) {
  const seen: Data[] = [];
  const job: Job<Data> = { name, options, handle: async (data) => void seen.push(data) };
  return { job, seen };
}

test('issue 4.5: a job exists if and only if the transaction that put it in was committed', async () => {
  const { job, seen } = collecting<{ n: number }>('paid');
  const enqueue = createEnqueue(pool, [job]);
  const client = await pool.connect();
  await client.query('begin');
  await enqueue(client, job, [{ n: 1 }]);
  await client.query('rollback');
  await client.query('begin');
  await enqueue(client, job, [{ n: 2 }]);
  await client.query('commit');
  client.release();
  const taken = db.transaction().execute(async (transaction) => {
    await enqueue(transaction, job, [{ n: 3 }]);
    throw new Error('no');
  });
  await expect(taken).rejects.toThrow('no');
  await db.transaction().execute((transaction) => enqueue(transaction, job, [{ n: 4 }, { n: 5 }]));

  await begin([job]);
  await expect.poll(() => seen.map(({ n }) => n).sort()).toEqual([2, 4, 5]);
});

test('issue 13, A3: jobs of a new release run when its worker starts, and do not wait for their schedule', async () => {
  // The schedule is the first of January, so that only the start of a worker enqueues the job.
  const { job, seen } = collecting('first-thing', { schedule: '0 0 1 1 *', atStart: true, key: () => 'all' });
  await Promise.all([begin([job]), begin([job])]);
  await expect.poll(() => seen.length, { timeout: 10_000 }).toBeGreaterThan(0);
});

test('of jobs with the same key only one waits, however many are enqueued', async () => {
  const { job, seen } = collecting<{ file: string; n: number }>('fetch', { key: ({ file }) => file });
  const enqueue = createEnqueue(pool, [job]);
  await enqueue(
    pool,
    job,
    Array.from({ length: 2_500 }, (_, n) => ({ file: `f${n % 25}`, n })),
  );
  await enqueue(pool, job, [{ file: 'f1', n: -1 }]);
  // If the worker paused between two jobs, the test would exceed its timeout.
  await begin([job], 5);
  const first25 = Array.from({ length: 25 }, (_, n) => n);
  await expect.poll(() => seen.map(({ n }) => n).sort((a, b) => a - b)).toEqual(first25);
  await enqueue(pool, job, [{ file: 'f1', n: 9 }]);
  await expect.poll(() => seen.at(-1)?.n).toBe(9);
});

test('a failing job is logged by its name, and becomes a dead letter after its last attempt', async () => {
  const job: Job = {
    name: 'broken',
    options: { retries: 0 },
    handle: () => Promise.reject(new Error('the picture is no picture')),
  };
  const worker = begin([job]);
  await worker;
  await createEnqueue(pool, [job])(pool, job, [{ file: 'x' }]);
  const dead = async () =>
    (await pool.query(`select data, output->>'message' as why from pgboss.job where name = 'dead-letters'`)).rows;
  await expect.poll(dead).toEqual([{ data: { file: 'x' }, why: 'the picture is no picture' }]);
  const line = worker.lines.find(({ msg }) => msg === 'job failed for good');
  expect(line?.fields).toMatchObject({ job: 'broken', try: 1, err: { message: 'the picture is no picture' } });

  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  await jobsCommand.read(['list'], readSettings({}))({ database, say });
  expect(said.at(-2)).toBe('\nFailed for good: 1');
  expect(said.at(-1)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\dZ {2}broken {2}\{"file":"x"\} {2}the picture is no picture$/);
  await jobsCommand.read(['retry', 'all'], readSettings({}))({ database, say });
  expect(said.at(-1)).toBe('1 job is tried again.');
  const tries = () => worker.lines.filter(({ msg }) => msg === 'job failed for good').length;
  await expect.poll(tries).toBe(2);
});

test('an unknown job is refused by the command', () => {
  expect(() => jobsCommand.read(['retry', 'x'], readSettings({}))).toThrow(
    /^There is no job "x": there are prune-invali/,
  );
});

test('several workers may start concurrently, and schedules that the shop no longer has are deleted', async () => {
  const hourly: Job = { name: 'hourly', options: { schedule: '7 * * * *' }, handle: async () => undefined };
  const daily: Job = { name: 'daily', options: { schedule: '1 2 * * *' }, handle: async () => undefined };
  await pool.query('drop schema if exists pgboss cascade');
  await Promise.all([begin([hourly, daily]), begin([hourly, daily]), begin([hourly, daily])]);
  const schedules = async () => (await pool.query('select name, cron from pgboss.schedule order by name')).rows;
  expect(await schedules()).toEqual([
    { name: 'daily', cron: '1 2 * * *' },
    { name: 'hourly', cron: '7 * * * *' },
  ]);
  await begin([daily]);
  expect(await schedules()).toEqual([{ name: 'daily', cron: '1 2 * * *' }]);
});

test('issue 4.5: kill -9 of a worker loses nothing: another does the job again', async () => {
  const job: Job = { name: 'slow', options: { timeLimit: 1, retryDelay: 0 }, handle: async () => undefined };
  const first = await beginProcess();
  await createEnqueue(pool, [job])(pool, job, [{}]);
  await begun(first);
  first.kill('SIGKILL');
  await once(first, 'exit');
  const second = await beginProcess('ends');
  await begun(second);
  const runs = async () => (await pool.query<{ value: number }>('select value from facts order by 1')).rows;
  const states = async () => (await pool.query(`select state from pgboss.job where name = 'slow'`)).rows;
  await expect.poll(states).toEqual([{ state: 'completed' }]);
  expect((await runs()).map(({ value }) => value).sort()).toEqual([first.pid, second.pid].sort());
});

async function beginProcess(...words: string[]): Promise<ChildProcess> {
  const program = fileURLToPath(new URL('queue/test-worker.ts', import.meta.url));
  const child = spawn(process.execPath, [program, url, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  endings.push(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
  await once(child, 'spawn');
  return child;
}

async function begun(child: ChildProcess): Promise<void> {
  if (child.stdout) await once(child.stdout, 'data');
}
