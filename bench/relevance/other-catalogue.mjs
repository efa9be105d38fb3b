// A shop with any catalogue: imports its feed with the operator's command, into a temporary folder.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { root, serverFlags, shopEnvironment } from '../../tools/runtime.mjs';
import { node } from '../shop/own-node.mjs';

/** A database with the products of a feed (docs/catalogue-feed.md) and a built search index. */
export async function openCatalogue(feed) {
  const { createPostgresMaintenance } = await import('@tianguis/catalogue-index');
  const { migrate, openDatabase } = await import('@tianguis/database');
  const { shopSchema } = await import('@tianguis/schema');
  const { startEmbedded } = await import('@tianguis/database/embedded');
  const folder = mkdtempSync(join(tmpdir(), 'relevance-'));
  const embedded = await startEmbedded({ dataDir: folder, log: () => undefined });
  const close = async () => {
    await embedded.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const database = openDatabase({ url: embedded.url, max: 4 });
    await migrate(database.pool, shopSchema);
    const words = ['apps/server/src/commands/main.ts', 'import', 'catalogue', resolve(feed)];
    const env = shopEnvironment(node, {
      DATA_DIR: folder,
      DATABASE_URL: embedded.url,
      PUBLIC_ORIGIN: 'http://localhost',
    });
    const { status } = spawnSync(node, [...serverFlags, ...words], { cwd: root, stdio: 'inherit', env });
    if (status !== 0) throw new Error(`${feed} could not be imported.`);
    await database.pool.query('select index_merge_delta()');
    await createPostgresMaintenance(database.pool).refresh();
    return {
      database,
      close: async () => {
        await database.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Judged searches of such a catalogue: TSV or CSV with the columns `query`, `product` (an id of the feed), `label` (3
 * exact, 2 close, 1 related, 0 irrelevant; or E, S, C, I), and optionally `class`. A search without products expects no
 * results.
 */
export async function readOtherJudged(file, pool) {
  const { rows } = await pool.query(
    'select sku, id from products union all select sku, product_id from product_variants',
  );
  const ids = new Map(rows.map(({ sku, id }) => [sku, id]));
  const [header = '', ...lines] = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter(Boolean);
  const split = header.includes('\t') ? (line) => line.split('\t') : cells;
  const names = split(header).map((name) => name.trim().toLowerCase());
  for (const name of ['query', 'product', 'label'])
    if (!names.includes(name)) throw new Error(`${file} has no column "${name}".`);
  const searches = new Map();
  let unknown = 0;
  for (const line of lines) {
    const row = Object.fromEntries(split(line).map((cell, at) => [names[at], cell.trim()]));
    const search = searches.get(row.query) ?? {
      name: row.class || 'all searches',
      query: row.query,
      labels: new Map(),
    };
    searches.set(row.query, search);
    if (!row.product) continue;
    const id = ids.get(row.product);
    const label = { E: 3, S: 2, C: 1, I: 0 }[row.label.toUpperCase()] ?? Number(row.label);
    if (!Number.isFinite(label)) throw new Error(`"${row.label}" of "${row.query}" is no label.`);
    if (id === undefined) unknown++;
    else if (label > (search.labels.get(id) ?? 0)) search.labels.set(id, label);
  }
  if (unknown > 0) console.log(`${unknown} judgements are of products that the feed has not.`);
  return [...searches.values()];
}

/** Cells of a CSV line; quoted cells may contain commas and doubled quotes. */
function cells(line) {
  return Array.from(line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g), ([, cell = '']) =>
    cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
  );
}
