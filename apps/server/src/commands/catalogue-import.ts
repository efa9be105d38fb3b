/** `shop import`: a catalogue comes in (docs/catalogue-feed.md). */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ImportResult, importCatalogue, lastImports, pictureState, readCategoryRules } from '@tianguis/api';
import { loadShopConfig } from '@tianguis/config';
import { BrokenFeed } from '@tianguis/feed';
import type pg from 'pg';
import { createOutbox } from '../jobs/outbox.ts';
import { createProgress } from '../progress.ts';
import { besideConfig, type Settings } from '../settings.ts';
import { hashFile, spoolInput, writeReport } from './catalogue-files.ts';
import { bringPictures } from './catalogue-pictures.ts';
import { statusLines, whatWent } from './catalogue-status.ts';
import { type ImportWords, readImportWords } from './catalogue-words.ts';
import { type Command, type Desk, reading, Usage, type Work } from './command.ts';
import { whenDatabaseReturns } from './when-database-returns.ts';

const usage = `  import catalogue FILE|-           brings a product feed in: TSV, CSV or XML, also packed with gzip; "-" is the standard input
      --replace                     takes off sale what the feed no longer has
      --force                       with --replace, even if that is more than half of the shop
      --dry-run                     says what would happen, and changes nothing
      --report FILE                 where rows that are held back are written down, a JSON object a line
  import status                     the last imports, and how far the fetching of pictures is
  import pictures                   fetches pictures that wait now, and tries those again that could not be had`;

export const importCommand: Command = { usage, read: (words, settings) => readImport(words, settings) };

export type ImportLimits = {
  /** Milliseconds for which a database that went away is waited for; a minute unless told. */
  patience?: number;
  /** Products that are applied at once; 5,000 unless told. */
  batch?: number;
};

export function readImport([what, ...words]: readonly string[], settings: Settings, limits: ImportLimits = {}): Work {
  if (what === 'status') {
    if (words.length > 0) throw new Usage('That is more than this command takes.');
    return reading(async ({ database, say }) => {
      for (const line of statusLines(await lastImports(database.pool, 10), await pictureState(database.pool)))
        say(line);
    });
  }
  if (what === 'pictures') {
    if (words.length > 0) throw new Usage('That is more than this command takes.');
    return bringPictures(settings);
  }
  if (what !== 'catalogue') throw new Usage(what === undefined ? '' : `There is no "import ${what}".`);
  const order = readImportWords(words);
  const { name } = loadShopConfig(settings.shopConfig);
  const rules = readCategoryRules(besideConfig(settings, 'categories.json'));
  return async (desk) => {
    const path = order.place.path ?? (await spoolInput(settings.dataDir, process.stdin));
    try {
      await bringIn(desk, path, order, { origin: settings.publicOrigin, shopName: name, rules, ...limits }, settings);
    } finally {
      if (order.place.path === undefined) await rm(path, { force: true });
    }
  };
}

type Shop = Omit<Parameters<typeof importCatalogue>[2], 'lockTimeoutSeconds'> & ImportLimits;

async function bringIn(
  { database, say }: Desk,
  path: string,
  words: ImportWords,
  { patience, ...limited }: Shop,
  settings: Settings,
): Promise<void> {
  const { place, replace, force, dryRun } = words;
  const hash = await hashFile(path, place.typed);
  const report = words.report ?? join(settings.dataDir, 'imports', `${hash.slice(0, 12)}.jsonl`);
  const shop = { ...limited, outbox: createOutbox(database.url) };
  const progress = createProgress(dryRun ? 'Rehearsing' : 'Applying', process.stderr);
  let applied = 0;
  const order = { path, name: place.typed, hash, replace, force, dryRun };
  const bring = () =>
    onTwoConnections(database, (clients) =>
      importCatalogue(clients, order, shop, {
        say: (sentence) => void process.stderr.write(`${sentence}\n`),
        onProgress(step, done, total) {
          if (step !== 'applying') return;
          applied = done;
          progress(done, total);
        },
        async report(rows) {
          const count = await writeReport(report, rows);
          if (count > 0)
            process.stderr.write(`${count} ${count === 1 ? 'row is' : 'rows are'} held back, see ${report}\n`);
        },
      }),
    );
  try {
    const result = await whenDatabaseReturns(database.pool, bring, {
      say: (sentence) => void process.stderr.write(`\n${sentence}\n`),
      progress: () => applied,
      ...(patience === undefined ? {} : { patience }),
    });
    for (const line of summary(result, dryRun)) say(line);
  } catch (error) {
    // A sentence for whoever typed the command, not a fault of ours.
    throw error instanceof BrokenFeed ? new Error(error.message) : error;
  }
}

async function onTwoConnections<Result>(
  { pool }: Desk['database'],
  work: (clients: [pg.PoolClient, pg.PoolClient]) => Promise<Result>,
): Promise<Result> {
  const first = await pool.connect();
  let failed = true;
  try {
    const second = await pool.connect();
    try {
      const result = await work([first, second]);
      failed = false;
      return result;
    } finally {
      second.release(failed);
    }
  } finally {
    first.release(failed);
  }
}

function summary(result: ImportResult, dryRun: boolean): string[] {
  const { id, rows, faults, products, created, updated } = result;
  const unchanged = products - created - Math.min(updated, products - created);
  const counts = `${created} new, ${updated} changed, ${unchanged} as they were, ${whatWent(result)}`;
  const held = `${faults} of ${rows} rows held back`;
  return dryRun
    ? [`Nothing was changed. This file would make ${products} products: ${counts}; ${held}.`]
    : [`Import ${id} is done. ${products} products: ${counts}; ${held}.`];
}
