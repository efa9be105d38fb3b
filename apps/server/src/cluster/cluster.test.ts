/**
 * Tests the shop in several processes, as the real program (issue 4.5).
 *
 * @module-tag process
 */
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { withDatabase } from '@tianguis/testkit';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { pruneDrafts } from '../jobs/prune.ts';
import { createEnqueue } from '../jobs/queue/enqueue.ts';
import { createTestShops, freePort, isAlive, says } from '../processes/test-shop.ts';

const { pool, url } = await withDatabase();
const shops = createTestShops();
let port: number;

beforeEach(async () => {
  port = await freePort();
});
afterEach(() => shops.endAll());
afterAll(() => shops.remove());

type Answer = { status: number; text: string } | { error: string };

function ask(path: string, { at = port, agent }: { at?: number; agent?: Agent } = {}): Promise<Answer> {
  return new Promise((resolve) => {
    const request = get({ host: '127.0.0.1', port: at, path, agent: agent ?? false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.on('error', ({ message }) => resolve({ error: message }));
    });
    request.on('error', ({ message }) => resolve({ error: message }));
  });
}

/** The ids of the processes that answer. Waits until `count` such processes exist. */
async function pidsThatAnswer(count: number): Promise<number[]> {
  const found = new Set<number>();
  const look = async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask('/pid')));
    found.clear();
    for (const answer of answers) if ('text' in answer && answer.status === 200) found.add(Number(answer.text));
    return found.size;
  };
  await expect.poll(look).toBe(count);
  return [...found];
}

/**
 * Sends requests over ten connections until `stop` is called. `stop` returns the number of requests, and the failures.
 */
function load(): { stop(): Promise<{ asked: number; lost: string[] }> } {
  const agent = new Agent({ keepAlive: true, maxSockets: 10 });
  const lost: string[] = [];
  let asked = 0;
  let stopping = false;
  const visit = async () => {
    while (!stopping) {
      const answer = await ask('/any', { agent });
      asked += 1;
      if ('error' in answer) lost.push(answer.error);
      else if (answer.status !== 200) lost.push(String(answer.status));
      await wait(10);
    }
  };
  const visits = Array.from({ length: 10 }, visit);
  return {
    async stop() {
      stopping = true;
      await Promise.all(visits);
      agent.destroy();
      return { asked, lost };
    },
  };
}

test('kill -9 of a web process under load loses only its open requests, and it is restarted; SIGTERM finishes open requests', async () => {
  const shop = shops.begin(['start', '--processes', '2'], { PORT: String(port), DATABASE_URL: url });
  await says(shop);
  const [first = 0, second = 0] = await pidsThatAnswer(2);
  const visitors = load();
  process.kill(first, 'SIGKILL');
  const now = await pidsThatAnswer(2);
  const { asked, lost } = await visitors.stop();
  expect(now).toContain(second);
  expect(now).not.toContain(first);
  expect(asked).toBeGreaterThan(100);
  expect(lost.length).toBeLessThanOrEqual(10);
  expect(lost.filter((error) => !/socket hang up|ECONNRESET/.test(error))).toEqual([]);
  await says(shop, 'ended by SIGKILL');

  const slow = ask('/slow');
  await says(shop, 'slow page begun');
  shop.child.kill('SIGTERM');
  await expect.poll(async () => ask('/any')).toHaveProperty('error');
  shops.letGo();
  expect(await slow).toEqual({ status: 200, text: 'slow page: 200' });
  expect(await shop.ended).toBe(0);
  expect(now.some(isAlive)).toBe(false);
});

/** The ids of the child processes of a process. */
function childrenOf(pid = 0): string[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
}

test('SIGUSR2, sent twice, replaces a process without losing a request; kill -9 of the primary stops all and leaves the database usable', async () => {
  const settings = { PORT: String(port), DATA_DIR: shops.newDataDir() };
  const shop = shops.begin(['--processes', '1'], settings);
  await says(shop);
  const [before] = await pidsThatAnswer(1);
  await expect.poll(() => childrenOf(shop.child.pid).length).toBe(3);
  const visitors = load();
  shop.child.kill('SIGUSR2');
  await expect.poll(() => childrenOf(shop.child.pid).length).toBe(4);
  shop.child.kill('SIGUSR2');
  await expect.poll(() => shop.output().split('all processes were replaced').length).toBe(3);
  expect(childrenOf(shop.child.pid)).toHaveLength(3);
  const { asked, lost } = await visitors.stop();
  expect(asked).toBeGreaterThan(100);
  expect(lost).toEqual([]);
  const [after = 0] = await pidsThatAnswer(1);
  expect(after).not.toBe(before);

  shop.child.kill('SIGKILL');
  await expect.poll(() => isAlive(after)).toBe(false);
  const next = shops.begin([], settings);
  await says(next, 'Took over the PostgreSQL');
  await says(next);
});

test('two web processes and a worker on one database: a job is done once, by the worker', {
  tags: ['smoke'],
}, async () => {
  const ports = [await freePort(), await freePort()];
  const webs = ports.map((one) => shops.begin(['web'], { PORT: String(one), DATABASE_URL: url }));
  const metricsPort = await freePort();
  const worker = shops.begin(['worker'], { DATABASE_URL: url, METRICS_PORT: String(metricsPort) });
  await Promise.all([...webs.map((web) => says(web, 'Web process open')), says(worker, 'Worker open')]);
  for (const at of ports) expect(await ask('/any', { at })).toEqual({ status: 200, text: '<p>page</p>' });
  await pool.query(
    `insert into content_drafts (kind, key, document, created_at) values ('home', 'home', '{}', now() - interval '2 days')`,
  );
  await createEnqueue(pool)(pool, pruneDrafts, [{}]);
  // The worker runs other jobs at its start as well.
  const done = `"job":"${pruneDrafts.name}"`;
  await says(worker, done);
  expect((await pool.query('select from content_drafts')).rowCount).toBe(0);
  const all = [...webs, worker].map(({ output }) => output().split(done).length - 1);
  expect(all).toEqual([0, 0, 1]);
  expect(await ask('/readyz', { at: metricsPort })).toMatchObject({ status: 200 });
  expect(await ask('/metrics', { at: metricsPort })).toMatchObject({
    text: expect.stringContaining('tianguis_jobs{process="worker",job="prune-drafts",state="waiting"} 0'),
  });
});

test.each([
  [['web'], {}, /^"shop web" is one of several processes on a database of yours: set DATABASE_URL, /],
  [['worker'], {}, /^"shop worker" is one of several processes on a database of yours: set DATABASE_URL, /],
  [['worker', '--processes', '2'], {}, /^A worker is one process: /],
  [['--processes', '0'], {}, /^--processes is "0", but must be a whole number from 1 to 64\.$/],
  [
    ['web', '--processes', '2'],
    { DATABASE_CONNECTIONS: '500' },
    /^2 processes with DATABASE_CONNECTIONS=500 need more than the \d+ connections that the database allows: set DATABASE_CONNECTIONS to \d+ at most\.$/,
  ],
  [
    ['web', '--processes', '2'],
    { HOST: '203.0.113.7' },
    /^The setting HOST is "203\.0\.113\.7", which is no address of this machine: see \.env\.example\.$/,
  ],
])('%j with %j is one sentence and exit code 1', async (words, settings, sentence) => {
  const address = words.includes('--processes') && words[0] === 'web' ? { DATABASE_URL: url } : {};
  const shop = shops.begin(words, { PORT: String(port), ...address, ...settings });
  expect(await shop.ended).toBe(1);
  expect(shop.output().trim()).toMatch(sentence);
});
