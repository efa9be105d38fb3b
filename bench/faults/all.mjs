// The faults, each on a shop of its own. `isAsPromised`: what docs/operating.md says of it held.
import { setTimeout as wait } from 'node:timers/promises';
import { endPostgres, interruptImport, ofKind, only } from './postgres.mjs';
import { childrenOf, embeddedDatabase, keepPages, listens, openPostgres, openShop, origin, whole } from './stage.mjs';
import { beginVisits, tell } from './visitors.mjs';

/** Requests that have to be asked before a restart counts as tried. */
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

/** Ends something under visitors until `least` requests were made, `end` each time; gives how long it took until all was well. */
async function underVisitors({ least, again = false, onlyKept = false, shop, kept, end }) {
  const visitors = beginVisits(origin, { kept, again, onlyKept, rest: 1 });
  const took = [];
  while (visitors.since(0).length < least || took.length === 0) {
    const began = performance.now();
    await end();
    took.push(Math.max(0, (await whole(kept, shop)) - began));
  }
  return { visits: await visitors.stop(), took };
}

const asRow = (visits) => ({ kept: tell(ofKind(visits, 'kept')), fresh: tell(ofKind(visits, 'new')) });

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
      const again = async () => {
        await postgres.gone();
        // For as long as an operator's service takes.
        await wait(1_000);
        await postgres.again();
      };
      const what = 'PostgreSQL of `DATABASE_URL` under `web --processes 2`: the same';
      const row = await endPostgres(kills, { shop, url: postgres.url, pid: () => postgres.pid, again, what });
      await shop.stop();
      return row;
    }),

  import: () => onPostgres(interruptImport),

  async reload() {
    const shop = await openShop(['--processes', '2']);
    const kept = await keepPages();
    const end = async () => {
      const before = childrenOf(shop.pid);
      process.kill(shop.pid, 'SIGUSR2');
      const isReplaced = () => {
        const now = childrenOf(shop.pid);
        return now.length === before.length && now.every((child) => !before.includes(child));
      };
      while (!(isReplaced() && childrenOf(shop.pid, 'web').every(listens)) && !shop.isOver()) await wait(50);
    };
    const { visits, took } = await underVisitors({ least: enough, shop, kept, end });
    await shop.stop();
    return {
      what: `Rolling restart (SIGUSR2) of \`--processes 2\`, ${took.length} times`,
      away: 'never',
      ...asRow(visits),
      whole: `all the time; the restart took ${seconds(Math.max(...took))} at most`,
      isAsPromised: only(visits, '200'),
    };
  },

  restart: () =>
    onPostgres(async (postgres) => {
      const begin = () => openShop(['web'], { DATABASE_URL: postgres.url });
      let shop = await begin();
      const kept = await keepPages();
      const visits = [];
      const away = [];
      while (visits.filter(({ outcome }) => outcome !== 'refused').length < enough) {
        const visitors = beginVisits(origin, { kept, rest: 1 });
        // A process that has just begun answers few.
        await wait(15_000);
        const told = performance.now();
        await shop.stop();
        visits.push(...(await visitors.stop()));
        shop = await begin();
        away.push(performance.now() - told);
      }
      await shop.stop();
      const answered = visits.filter(({ outcome }) => outcome !== 'refused');
      return {
        what: `One web process by SIGTERM, and begun again, ${away.length} times`,
        away: `${seconds(Math.max(...away))} at most`,
        ...asRow(answered),
        whole: 'when it listens again; new connections are refused meanwhile, so a proxy asks another process',
        isAsPromised: only(answered, '200'),
      };
    }),

  async 'kill-web'() {
    const shop = await openShop(['--processes', '2']);
    const kept = await keepPages();
    const end = async () => {
      const [victim] = childrenOf(shop.pid, 'web');
      process.kill(victim, 'SIGKILL');
      // Until it is gone and another one listens in its place.
      const begun = () => childrenOf(shop.pid, 'web').filter((child) => child !== victim);
      while (begun().length < 2 || !begun().every(listens)) await wait(50);
    };
    const plain = await underVisitors({ least: 1, shop, kept, end });
    const proxied = await underVisitors({ least: 1, shop, kept, end, again: true });
    await shop.stop();
    return {
      what: 'One of two web processes by SIGKILL',
      away: `${seconds(plain.took[0])} until it serves again`,
      kept: `${tell(ofKind(plain.visits, 'kept'))}; through a proxy ${tell(ofKind(proxied.visits, 'kept'))}`,
      fresh: `${tell(ofKind(plain.visits, 'new'))}; through a proxy ${tell(ofKind(proxied.visits, 'new'))}`,
      whole: 'all the time, by the other process',
      isAsPromised: only(plain.visits, '200', 'ECONNRESET', 'broken off') && only(proxied.visits, '200', 'broken off'),
    };
  },

  async 'kill-worker'() {
    const shop = await openShop(['--processes', '2']);
    const kept = await keepPages();
    while (!shop.said().includes('The shop is open')) await wait(50);
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
    const { visits, took } = await underVisitors({ least: 500, shop, kept, end });
    await shop.stop();
    return {
      what: `The worker by SIGKILL, ${took.length} times`,
      away: `${seconds(Math.max(...took))} at most until another one is begun`,
      ...asRow(visits),
      whole: 'all the time; its jobs are done again within a minute',
      isAsPromised: only(visits, '200'),
    };
  },
};
