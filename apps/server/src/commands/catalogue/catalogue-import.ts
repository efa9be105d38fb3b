/** `shop import`: imports a catalogue (docs/catalogue-feed.md), or postal codes. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ImportResult, importCatalogue, lastImports, pictureState, readCategoryRules } from '@tianguis/api';
import { loadShopConfig } from '@tianguis/config';
import type pg from 'pg';
import { createOutbox } from '../../jobs/queue/outbox.ts';
import { createProgress } from '../../logging/progress.ts';
import { besideConfig, type Settings } from '../../settings/settings.ts';
import { type Command, type CommandContext, reading, Usage, type Work } from '../command.ts';
import { readShipmentsImport, shipmentsUsage } from '../orders/shipments-import.ts';
import { retryAfterOutage } from '../retry-after-outage.ts';
import { oneLine } from '../table.ts';
import { type ImportArguments, parseImportArguments } from './catalogue-arguments.ts';
import { hashFile, spoolInput, writeReport } from './catalogue-files.ts';
import { importPictures } from './catalogue-pictures.ts';
import { removals, statusLines } from './catalogue-status.ts';
import { heldBackLines } from './held-back-lines.ts';
import { inventoryUsage, readInventoryImport } from './inventory-import.ts';
import { postalCodesUsage, readPostalCodesImport } from './postal-codes-import.ts';

const usage = `  import catalogue FILE|-           imports a product feed: TSV, CSV or XML, also packed with gzip; "-" is the standard input
      --replace                     takes off sale what the feed no longer has
      --force                       even if more than half of the rows are held back, or of the shop would go off sale
      --create-categories           publishes new departments, which otherwise wait for "categories publish"
      --dry-run                     reports what would happen, and changes nothing
      --report FILE                 the file for held-back rows, a JSON object a line
  import status                     the last imports, and the progress of fetching pictures
  import pictures                   fetches waiting pictures now, and tries failed ones again
${postalCodesUsage}
${inventoryUsage}
${shipmentsUsage}`;

export const importCommand: Command = { usage, read: (words, settings) => readImport(words, settings) };

export type ImportLimits = {
  /** Milliseconds to wait for an unavailable database; default: a minute. */
  timeout?: number;
  /** Products per batch; default 5,000. */
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
    return importPictures(settings);
  }
  if (what === 'postal-codes') return readPostalCodesImport(words);
  if (what === 'inventory') return readInventoryImport(words);
  if (what === 'shipments') return readShipmentsImport(words);
  if (what !== 'catalogue') throw new Usage(what === undefined ? '' : `There is no "import ${what}".`);
  const parsed = parseImportArguments(words);
  const { name } = loadShopConfig(settings.shopConfig);
  const rules = readCategoryRules(besideConfig(settings, 'categories.json'));
  return async (context) => {
    const path = parsed.file.path ?? (await spoolInput(settings.dataDir, process.stdin));
    const shop = { origin: settings.publicOrigin, shopName: name, rules, ...limits };
    try {
      await runImport(context, path, parsed, shop, settings);
    } finally {
      if (parsed.file.path === undefined) await rm(path, { force: true });
    }
  };
}

type Shop = Omit<Parameters<typeof importCatalogue>[2], 'lockTimeoutSeconds'> & ImportLimits;

async function runImport(
  { database, say }: CommandContext,
  path: string,
  { file, report: givenReport, ...options }: ImportArguments,
  { timeout, ...limited }: Shop,
  settings: Settings,
): Promise<void> {
  const { dryRun } = options;
  const hash = await hashFile(path, file.typed);
  const report = givenReport ?? join(settings.dataDir, 'imports', `${hash.slice(0, 12)}.jsonl`);
  const shop = { ...limited, outbox: createOutbox(database.url) };
  const progress = createProgress(dryRun ? 'Rehearsing' : 'Applying', process.stderr);
  let applied = 0;
  const request = { path, name: file.typed, hash, ...options };
  const attempt = () =>
    onTwoConnections(database, (clients) =>
      importCatalogue(clients, request, shop, {
        say: (sentence) => void process.stderr.write(`${sentence}\n`),
        onProgress(step, done, total) {
          if (step !== 'applying') return;
          applied = done;
          progress(done, total);
        },
        async report(rows, kinds) {
          const count = await writeReport(report, rows);
          for (const line of heldBackLines(count, kinds, report)) process.stderr.write(`${line}\n`);
        },
      }),
    );
  const result = await retryAfterOutage(database.pool, attempt, {
    say: (sentence) => void process.stderr.write(`\n${sentence}\n`),
    progress: () => applied,
    ...(timeout === undefined ? {} : { timeout }),
  });
  for (const line of summary(result, dryRun)) say(line);
}

async function onTwoConnections<Result>(
  { pool }: CommandContext['database'],
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
  const counts = `${created} new, ${updated} changed, ${unchanged} as they were, ${removals(result)}`;
  const heldBack = `${faults} of ${rows} rows held back`;
  return [
    dryRun
      ? `Nothing was changed. This file would make ${products} products: ${counts}; ${heldBack}.`
      : `Import ${id} is done. ${products} products: ${counts}; ${heldBack}.`,
    ...waitingLines(result, dryRun),
  ];
}

/** Departments that no menu names, with the command that publishes them. */
function waitingLines({ waiting }: ImportResult, dryRun: boolean): string[] {
  if (waiting.length === 0) return [];
  const names = waiting.map(({ name, products }) => `${oneLine(name)} (${products} on sale)`).join(', ');
  const wait = `${waiting.length === 1 ? 'A department' : `${waiting.length} departments`} ${dryRun ? 'would wait' : waiting.length === 1 ? 'waits' : 'wait'}, in no menu: ${names}.`;
  const publish = dryRun
    ? 'To publish with the import: --create-categories'
    : `To publish: npm run shop -- categories publish ${waiting.map(({ id }) => id).join(' ')}`;
  return [wait, publish];
}
