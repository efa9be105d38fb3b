/** For tests: a shop with a catalogue from imports (`shop import catalogue`), and the jobs that index it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPostgresIndex } from '@tianguis/catalogue-index';
import { readWordRules } from '@tianguis/domain/words';
import { withDatabase } from '@tianguis/testkit';
import { afterAll } from 'vitest';
import { readImport } from '../../commands/catalogue/catalogue-import.ts';
import type { Log } from '../../logging/logging.ts';
import { readSettings } from '../../settings/settings.ts';
import { readWordFiles } from '../../settings/word-files.ts';
import { indexSearch, mergeIndexDelta } from './index-jobs.ts';

export interface FeedRow {
  id: string;
  title: string;
  brand: string;
  category: string;
  color?: string;
}

const none = () => undefined;
const log: Log = { debug: none, info: none, warn: none, error: none };

/** Opens an empty shop with its own files of words. Call it at the top of a file. */
export async function openFeedShop() {
  const database = await withDatabase({ max: 6 });
  const { db, pool, url } = database;
  const folder = mkdtempSync(join(tmpdir(), 'feeds-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const settings = readSettings({ DATABASE_URL: url, DATA_DIR: folder });
  const rules = readWordRules(readWordFiles(settings));
  const context = { database, settings, log, signal: new AbortController().signal };
  const cellsOf = ({ id, title, brand, category, color = '' }: FeedRow) => [
    ...[id, `"${title.replaceAll('"', '""')}"`, 'Bueno y barato.', '100 MXN', 'in_stock', '7'],
    ...[`"${brand.replaceAll('"', '""')}"`, category, color],
  ];

  return {
    ...{ db, pool, settings, database },
    async empty(): Promise<void> {
      await pool.query(
        `truncate products, product_variants, product_pictures, pictures, stores, brands, categories, variant_offers,
           imports, invalidations restart identity cascade`,
      );
    },
    /** @param options `replace` takes products off sale that the feed does not have */
    async importFeed(rows: readonly FeedRow[], { replace = false, batch = 5_000 } = {}): Promise<void> {
      const path = join(folder, 'feed.tsv');
      const head = 'id title description price availability quantity brand product_type color'.split(' ');
      writeFileSync(path, [head, ...rows.map(cellsOf)].map((cells) => `${cells.join('\t')}\n`).join(''));
      const words = ['catalogue', path, ...(replace ? ['--replace', '--force'] : [])];
      await readImport(words, settings, { batch })({ database, say: none });
    },
    /** Runs the jobs that a worker runs each minute. */
    async minutePasses(): Promise<void> {
      for (const job of [mergeIndexDelta, indexSearch]) await job.handle({}, context);
    },
    /** An index that reads its words now, like a process that has received all invalidations. */
    newIndex: () => createPostgresIndex(db, { rules }),
  };
}
