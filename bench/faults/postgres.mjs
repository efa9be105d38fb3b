// Faults of PostgreSQL: under load, and during an import.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { answers, begin, dataDir, origin, untilHealthy, warmPages } from './stage.mjs';
import { beginVisits, summarise } from './visitors.mjs';

const range = (values) =>
  `${[Math.min(...values), Math.max(...values)].map((ms) => (ms / 1_000).toFixed(1)).join(' to ')} s`;
export const only = (visits, ...outcomes) => visits.every(({ outcome }) => outcomes.includes(outcome));
export const ofKind = (visits, expected) => visits.filter(({ kind }) => kind === expected);
const signals = ['SIGKILL', 'SIGINT'];
/** Maximum time to recovery after PostgreSQL answers again, in milliseconds. */
const mostRecovery = 5_000;

/** Kills PostgreSQL repeatedly. `restart` starts it again if the shop itself does not. */
export async function endPostgres(kills, { shop, url, pid, restart, what }) {
  const cached = await warmPages();
  const visitors = beginVisits(origin, { cached });
  const [downtime, recovery, during] = [[], [], []];
  for (let kill = 0; kill < kills; kill++) {
    await wait(1_000);
    const before = pid();
    const killed = performance.now();
    process.kill(before, signals[kill % signals.length]);
    const back = await (restart ? restart().then(() => answers(url)) : newAnswers(before, pid, url));
    const healthy = await untilHealthy(cached, shop);
    downtime.push(back - killed);
    recovery.push(Math.max(0, healthy - back));
    during.push(...visitors.since(killed).filter(({ began }) => began < healthy));
  }
  await visitors.stop();
  const [ofCached, ofNew] = [ofKind(during, 'cached'), ofKind(during, 'new')];
  return {
    what: `${what}, ${kills} times`,
    downtime: range(downtime),
    cached: summarise(ofCached),
    uncached: summarise(ofNew),
    recovery: `${range(recovery)} after PostgreSQL`,
    isAsPromised: only(ofCached, '200') && only(ofNew, '200', '503') && Math.max(...recovery) < mostRecovery,
  };
}

/** Resolves with the time at which a new PostgreSQL process answers. */
async function newAnswers(before, pid, url) {
  while (pid() === before || pid() === undefined) await wait(10);
  return answers(url);
}

const rows = 20_000;

/** Stops and later kills PostgreSQL during an import, and restarts it each time. */
export async function interruptImport(postgres) {
  const { default: pg } = await import('pg');
  const file = resolve(dataDir, 'feed.tsv');
  const line = (at) => `F${at}\tCosa ${at}\t${10 + ((at + Date.now()) % 90)} MXN\tin_stock\t3\tCasa`;
  const header = 'id\ttitle\tprice\tavailability\tquantity\tproduct_type';
  writeFileSync(file, [header, ...Array.from({ length: rows }, (_, at) => line(at)), ''].join('\n'));
  const importing = begin(['import', 'catalogue', file], {
    main: 'commands/main.ts',
    settings: { DATABASE_URL: postgres.url },
  });
  const applied = async () => {
    const client = new pg.Client({ connectionString: postgres.url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query(
        `select applied from imports where state = 'applying' order by id desc limit 1`,
      );
      return rows[0]?.applied ?? 0;
    } catch {
      return 0;
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  const downtime = [];
  for (const [at, signal] of ['SIGINT', 'SIGKILL'].entries()) {
    while ((await applied()) < 5_000 * (at + 1) && !importing.isOver()) await wait(10);
    if (importing.isOver()) break;
    const killed = performance.now();
    process.kill(postgres.pid, signal);
    await postgres.gone();
    await wait(1_000);
    await postgres.restart();
    downtime.push(performance.now() - killed);
  }
  const code = await importing.ended;
  const [summary = importing.output().slice(-500)] = /Import \d+ is done.*/.exec(importing.output()) ?? [];
  return {
    what: `PostgreSQL during \`import catalogue\`: stopped (SIGINT), then killed (SIGKILL)`,
    downtime: range(downtime.length > 0 ? downtime : [0]),
    cached: '(not requested)',
    uncached: '(not requested)',
    recovery: `the import resumed ${downtime.length} times and ended with code ${code}: ${summary}`,
    isAsPromised: code === 0 && downtime.length === 2 && summary.includes(`${rows} products`),
  };
}
