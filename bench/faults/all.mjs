// The faults; each runs on its own shop. `isAsPromised`: the result matches docs/operating.md.
import { setTimeout as wait } from 'node:timers/promises';
import { endPostgres, interruptImport, ofKind, only } from './postgres.mjs';
import {
  childrenOf,
  embeddedDatabase,
  listens,
  openPostgres,
  openShop,
  origin,
  untilHealthy,
  warmPages,
} from './stage.mjs';
import { beginVisits, summarise } from './visitors.mjs';

/** Minimum number of requests during restarts. */
const enough = 10_000;
const seconds = (milliseconds) => `${(milliseconds / 1_000).toFixed(1)} s`;

async function onPostgres(work) {
  const postgres = await openPostgres();
  try {
    return await work(postgres);
  } finally {
    await postgres.stop();
  }
}

/**
 * Injects a fault (`end`) under load, again and again until `least` requests were made. Returns the times to recovery.
 */
async function underVisitors({ least, retry = false, onlyCached = false, shop, cached, end }) {
  const visitors = beginVisits(origin, { cached, retry, onlyCached, rest: 1 });
  const took = [];
  while (visitors.since(0).length < least || took.length === 0) {
    const began = performance.now();
    await end();
    took.push(Math.max(0, (await untilHealthy(cached, shop)) - began));
  }
  return { visits: await visitors.stop(), took };
}

const asRow = (visits) => ({ cached: summarise(ofKind(visits, 'cached')), uncached: summarise(ofKind(visits, 'new')) });

export const faults = {
  async embedded(kills) {
    const shop = await openShop([]);
    const { url, pid } = await embeddedDatabase();
    const row = await endPostgres(kills, {
      shop,
      url,
      pid,
      what: 'PostgreSQL of `npm start`: killed (SIGKILL) and stopped (SIGINT) in turn',
    });
    await shop.stop();
    return row;
  },

  outside: (kills) =>
    onPostgres(async (postgres) => {
      const shop = await openShop(['web', '--processes', '2'], { DATABASE_URL: postgres.url });
      const restart = async () => {
        await postgres.gone();
        // The restart delay of a service manager.
        await wait(1_000);
        await postgres.restart();
      };
      const what = 'PostgreSQL of `DATABASE_URL` under `web --processes 2`: the same';
      const row = await endPostgres(kills, { shop, url: postgres.url, pid: () => postgres.pid, restart, what });
      await shop.stop();
      return row;
    }),

  import: () => onPostgres(interruptImport),

  async reload() {
    const shop = await openShop(['--processes', '2']);
    const cached = await warmPages();
    const end = async () => {
      const before = childrenOf(shop.pid);
      process.kill(shop.pid, 'SIGUSR2');
      const isReplaced = () => {
        const now = childrenOf(shop.pid);
        return now.length === before.length && now.every((child) => !before.includes(child));
      };
      while (!(isReplaced() && childrenOf(shop.pid, 'web').every(listens)) && !shop.isOver()) await wait(50);
    };
    const { visits, took } = await underVisitors({ least: enough, shop, cached, end });
    await shop.stop();
    return {
      what: `Rolling restart (SIGUSR2) of \`--processes 2\`, ${took.length} times`,
      downtime: 'never',
      ...asRow(visits),
      recovery: `no interruption; the restart took ${seconds(Math.max(...took))} at most`,
      isAsPromised: only(visits, '200'),
    };
  },

  restart: () =>
    onPostgres(async (postgres) => {
      const begin = () => openShop(['web'], { DATABASE_URL: postgres.url });
      let shop = await begin();
      const cached = await warmPages();
      const visits = [];
      const downtime = [];
      while (visits.filter(({ outcome }) => outcome !== 'refused').length < enough) {
        const visitors = beginVisits(origin, { cached, rest: 1 });
        // A process answers few requests right after its start, so the load continues for a while.
        await wait(15_000);
        const stopped = performance.now();
        await shop.stop();
        visits.push(...(await visitors.stop()));
        shop = await begin();
        downtime.push(performance.now() - stopped);
      }
      await shop.stop();
      const answered = visits.filter(({ outcome }) => outcome !== 'refused');
      return {
        what: `One web process by SIGTERM, and started again, ${downtime.length} times`,
        downtime: `${seconds(Math.max(...downtime))} at most`,
        ...asRow(answered),
        recovery: 'when it listens again; new connections are refused meanwhile',
        isAsPromised: only(answered, '200'),
      };
    }),

  async 'kill-web'() {
    const shop = await openShop(['--processes', '2']);
    const cached = await warmPages();
    const end = async () => {
      const [victim] = childrenOf(shop.pid, 'web');
      process.kill(victim, 'SIGKILL');
      // Waits until the process has ended and its replacement listens.
      const begun = () => childrenOf(shop.pid, 'web').filter((child) => child !== victim);
      while (begun().length < 2 || !begun().every(listens)) await wait(50);
    };
    const plain = await underVisitors({ least: 1, shop, cached, end });
    const proxied = await underVisitors({ least: 1, shop, cached, end, retry: true });
    await shop.stop();
    return {
      what: 'One of two web processes by SIGKILL',
      downtime: `${seconds(plain.took[0])} until it serves again`,
      cached: `${summarise(ofKind(plain.visits, 'cached'))}; through a proxy ${summarise(ofKind(proxied.visits, 'cached'))}`,
      uncached: `${summarise(ofKind(plain.visits, 'new'))}; through a proxy ${summarise(ofKind(proxied.visits, 'new'))}`,
      recovery: 'no interruption, the other process serves',
      isAsPromised: only(plain.visits, '200', 'ECONNRESET', 'broken off') && only(proxied.visits, '200', 'broken off'),
    };
  },

  async 'kill-worker'() {
    const shop = await openShop(['--processes', '2']);
    const cached = await warmPages();
    while (!shop.output().includes('The shop is open')) await wait(50);
    while (childrenOf(shop.pid, 'worker').length === 0) await wait(50);
    const end = async () => {
      const [worker] = childrenOf(shop.pid, 'worker');
      process.kill(worker, 'SIGKILL');
      for (;;) {
        const [now] = childrenOf(shop.pid, 'worker');
        if (now !== undefined && now !== worker) break;
        await wait(50);
      }
    };
    const { visits, took } = await underVisitors({ least: 500, shop, cached, end });
    await shop.stop();
    return {
      what: `The worker by SIGKILL, ${took.length} times`,
      downtime: `${seconds(Math.max(...took))} at most until another one is started`,
      ...asRow(visits),
      recovery: 'no interruption; its jobs are retried within a minute',
      isAsPromised: only(visits, '200'),
    };
  },
};
