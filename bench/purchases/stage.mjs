// The processes of bench/purchases.mjs: PostgreSQL, the shop with its worker, and the shop's demo acquirer. A seeded
// killer ends the processes, and starts the shop and PostgreSQL again.
import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { dataDir, openPostgres, openShop, port, setUp } from '../faults/stage.mjs';

const acquirerPort = port + 1;
export const bankOrigin = `http://127.0.0.1:${acquirerPort}`;

/** Starts everything, with an acquirer that has no payments of an earlier run. */
export async function openStage() {
  await setUp();
  rmSync(resolve(dataDir, 'acquirer'), { recursive: true, force: true });
  const postgres = await openPostgres();
  const settings = {
    ...{ DATABASE_URL: postgres.url, ACQUIRER_PORT: String(acquirerPort), LOG_LEVEL: 'error' },
    // All customers have one address.
    ...{ WORK_AT_ONCE: '0', WRITES_PER_VISITOR: '0', PAYMENT_TRIES_PER_CUSTOMER: '0' },
  };
  let shop = await openShop([], settings);
  const before = [];
  return {
    url: postgres.url,
    secrets: () => JSON.parse(readFileSync(resolve(dataDir, 'acquirer/secrets.json'), 'utf8')),
    /** The output of all processes of the shop: errors only. */
    output: () => [...before, shop.output()].join('\n'),
    kills: {
      async shop() {
        if (shop.isOver()) console.log(`The shop had ended by itself:\n${shop.output().slice(-2_000)}`);
        else process.kill(shop.pid, 'SIGKILL');
        await shop.ended;
        before.push(shop.output());
        // The acquirer of the killed shop may still have its port, so the shop is started again as a supervisor does.
        shop = await openShop([], settings).catch(() => openShop([], settings));
      },
      async postgres() {
        process.kill(postgres.pid, 'SIGKILL');
        await postgres.gone();
        await postgres.restart();
      },
      /** The shop starts it again. */
      async acquirer() {
        const pid = acquirerOf(shop.pid);
        if (pid !== undefined) process.kill(pid, 'SIGKILL');
      },
    },
    async stop() {
      await shop.stop();
      await postgres.stop();
    },
  };
}

function acquirerOf(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return children.map(Number).find((child) => {
    try {
      return readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('apps/acquirer/');
    } catch {
      return false;
    }
  });
}

/** Kills one process after the other, at random moments. @returns a function that ends the killing */
export function beginKilling(kills, random, { least = 4_000, most = 14_000 } = {}) {
  const counts = Object.fromEntries(Object.keys(kills).map((name) => [name, 0]));
  const end = new AbortController();
  const running = (async () => {
    while (!end.signal.aborted) {
      await wait(least + random.below(most - least), undefined, { signal: end.signal }).catch(() => undefined);
      if (end.signal.aborted) return;
      const name = random.pick(Object.keys(kills));
      await kills[name]();
      counts[name]++;
    }
  })();
  // Nothing can be bought any more.
  running.catch((error) => {
    console.error(error);
    process.exit(1);
  });
  return async () => {
    end.abort();
    await running;
    return counts;
  };
}
