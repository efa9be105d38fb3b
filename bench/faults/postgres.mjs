// Ends of PostgreSQL: under visitors, and under an import.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { answers, begin, dataDir, keepPages, origin, whole } from './stage.mjs';
import { beginVisits, tell } from './visitors.mjs';

const range = (values) =>
  `${[Math.min(...values), Math.max(...values)].map((ms) => (ms / 1_000).toFixed(1)).join(' to ')} s`;
export const only = (visits, ...outcomes) => visits.every(({ outcome }) => outcomes.includes(outcome));
export const ofKind = (visits, wanted) => visits.filter(({ kind }) => kind === wanted);
const signals = ['SIGKILL', 'SIGINT'];
/** Milliseconds after PostgreSQL's return by which everything has to be well. */
const mostRecovery = 5_000;

/** PostgreSQL is ended again and again; `again` begins it anew where nobody else does. */
export async function endPostgres(kills, { shop, url, pid, again, what }) {
  const kept = await keepPages();
  const visitors = beginVisits(origin, { kept });
  const [away, recovery, during] = [[], [], []];
  for (let kill = 0; kill < kills; kill++) {
    await wait(1_000);
    const before = pid();
    const killed = performance.now();
    process.kill(before, signals[kill % signals.length]);
    const [back] = await Promise.all([again ? again().then(() => answers(url)) : newAnswers(before, pid, url), again]);
    const well = await whole(kept, shop);
    away.push(back - killed);
    recovery.push(Math.max(0, well - back));
    during.push(...visitors.since(killed).filter(({ began }) => began < well));
  }
  await visitors.stop();
  const [ofKept, ofNew] = [ofKind(during, 'kept'), ofKind(during, 'new')];
  return {
    what: `${what}, ${kills} times`,
    away: range(away),
    kept: tell(ofKept),
    fresh: tell(ofNew),
    whole: `${range(recovery)} after its return`,
    isAsPromised: only(ofKept, '200') && only(ofNew, '200', '503') && Math.max(...recovery) < mostRecovery,
  };
}

/** The moment at which another PostgreSQL than before answers. */
async function newAnswers(before, pid, url) {
  while (pid() === before || pid() === undefined) await wait(10);
  return answers(url);
}

const rows = 20_000;

/** An import in whose midst PostgreSQL is stopped, then killed, and begun again each time. */
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
  const away = [];
  for (const [at, signal] of ['SIGINT', 'SIGKILL'].entries()) {
    while ((await applied()) < 5_000 * (at + 1) && !importing.isOver()) await wait(10);
    if (importing.isOver()) break;
    const killed = performance.now();
    process.kill(postgres.pid, signal);
    await postgres.gone();
    await wait(1_000);
    await postgres.again();
    away.push(performance.now() - killed);
  }
  const code = await importing.ended;
  const [summary = importing.said().slice(-500)] = /Import \d+ is done.*/.exec(importing.said()) ?? [];
  return {
    what: `PostgreSQL in the midst of \`import catalogue\`: stopped (SIGINT), then killed (SIGKILL)`,
    away: range(away.length > 0 ? away : [0]),
    kept: '(not asked)',
    fresh: '(not asked)',
    whole: `the import went on ${away.length} times and ended with code ${code}: ${summary}`,
    isAsPromised: code === 0 && away.length === 2 && summary.includes(`${rows} products`),
  };
}
