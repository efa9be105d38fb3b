/** For tests: imports and exports of feeds, and reads the contents of a shop's catalogue. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FeedFormat } from '@tianguis/feed';
import type pg from 'pg';
import type { CategoryRules } from '../categories/category-map.ts';
import { exportCatalogue } from '../export/export-service.ts';
import type { ImportOptions, ImportResult } from '../import-options.ts';
import { importCatalogue } from '../import-service.ts';

export const origin = 'https://shop.example';
export const openRules: CategoryRules = { create: true, product_type: {}, google_product_category: {} };

export interface Imported extends ImportResult {
  heldBack: { line: number; id: string | null; reason: string }[];
  messages: string[];
}

/** Imports a file in the same way as the command. */
export async function importFeed(
  pool: pg.Pool,
  content: string | Buffer,
  options: Partial<ImportOptions> & { rules?: CategoryRules; batch?: number; lockTimeoutSeconds?: number } = {},
): Promise<Imported> {
  const folder = mkdtempSync(join(tmpdir(), 'feed-'));
  const path = join(folder, 'feed');
  writeFileSync(path, content);
  const [client, second] = [await pool.connect(), await pool.connect()];
  const heldBack: Imported['heldBack'] = [];
  const messages: string[] = [];
  try {
    const hash = createHash('sha256').update(content).digest('hex');
    const file = { path, name: 'feed', hash };
    const { rules = openRules, batch = 5_000, lockTimeoutSeconds = 1 } = options;
    const result = await importCatalogue(
      [client, second],
      { ...file, replace: false, force: false, dryRun: false, ...options },
      { origin, shopName: 'Mercadito', rules, batch, lockTimeoutSeconds },
      {
        say: (sentence) => messages.push(sentence),
        async report(rows) {
          for await (const row of rows) heldBack.push(row);
        },
      },
    );
    return { ...result, heldBack, messages };
  } finally {
    client.release();
    second.release();
    rmSync(folder, { recursive: true });
  }
}

export async function exportFeed(
  pool: pg.Pool,
  { format = 'tsv' as FeedFormat, all = false, now = new Date() } = {},
): Promise<string> {
  const client = await pool.connect();
  const pieces: string[] = [];
  try {
    await exportCatalogue(
      client,
      { format, all, origin, shopName: 'Mercadito', now },
      async (text) => void pieces.push(text),
    );
  } finally {
    client.release();
  }
  return pieces.join('');
}

/**
 * All rows of the catalogue's tables as text. Without `times`, the text has neither times nor ids of variants, since
 * both depend on the sequence of work.
 */
export async function contents(pool: pg.Pool, { times = true } = {}): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const table of [
    'categories',
    'brands',
    'stores',
    'products',
    'product_variants',
    'product_pictures',
    'pictures',
    'variant_offers',
    'product_tax',
    'variant_tax',
  ]) {
    const without = times
      ? ''
      : `- 'updated_at' - 'created_at' - 'fetch_at' - 'variant_id'${table === 'product_variants' ? ` - 'id'` : ''}`;
    const { rows } = await pool.query<{ text: string }>(
      `select (to_jsonb(t) ${without})::text as text from ${table} t order by 1`,
    );
    found[table] = rows.map(({ text }) => text);
  }
  return found;
}

/** A feed in the format of a table with tabs. */
export function table(columns: string, ...rows: readonly string[]): string {
  return `${columns.replaceAll(' ', '\t')}\n${rows.map((row) => `${row.replaceAll('|', '\t')}\n`).join('')}`;
}

export const columns =
  'id item_group_id title description price sale_price sale_price_effective_date availability quantity brand ' +
  'product_type color size image_link external_seller_id seller_name';

/** A row with these cells, and default values in the other columns. */
export function row(id: string, given: Partial<Record<string, string>> = {}): string {
  const cells: Record<string, string | undefined> = {
    ...{
      id,
      title: `Producto ${id}`,
      description: 'Bueno.',
      price: '100.00 MXN',
      availability: 'in_stock',
      quantity: '7',
    },
    ...{ brand: 'Marca', product_type: 'Casa > Cocina', image_link: `https://cdn.example/${id}.jpg` },
    ...given,
  };
  return columns
    .split(' ')
    .map((name) => cells[name] ?? '')
    .join('|');
}

/** Deletes all products and their data. */
export async function emptyShop(pool: pg.Pool): Promise<void> {
  await pool.query(
    `truncate products, product_variants, product_pictures, pictures, stores, brands, categories, variant_offers,
       imports, invalidations restart identity cascade`,
  );
}

export async function select<Row>(pool: pg.Pool, sql: string): Promise<Row[]> {
  return (await pool.query(sql)).rows as Row[];
}

/** Reads the columns of each product that listings show. */
export const products = (pool: pg.Pool) =>
  select<Record<string, unknown>>(
    pool,
    'select sku, title, list_price, sale_price, stock, is_active from products order by sku',
  );
