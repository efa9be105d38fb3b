/** For tests: a shop's catalogue as text, and text brought into a shop. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FeedFormat } from '@tianguis/feed';
import type pg from 'pg';
import type { CategoryRules } from './category-map.ts';
import { exportCatalogue } from './export-service.ts';
import type { ImportOrder, ImportResult } from './import-order.ts';
import { importCatalogue } from './import-service.ts';

export const origin = 'https://shop.example';
export const openRules: CategoryRules = { create: true, product_type: {}, google_product_category: {} };

export interface Brought extends ImportResult {
  held: { line: number; id: string | null; reason: string }[];
  said: string[];
}

/** Brings a file in, as the command does. */
export async function bringIn(
  pool: pg.Pool,
  content: string | Buffer,
  options: Partial<ImportOrder> & { rules?: CategoryRules; batch?: number; patience?: number } = {},
): Promise<Brought> {
  const folder = mkdtempSync(join(tmpdir(), 'feed-'));
  const path = join(folder, 'feed');
  writeFileSync(path, content);
  const [client, second] = [await pool.connect(), await pool.connect()];
  const held: Brought['held'] = [];
  const said: string[] = [];
  try {
    const hash = createHash('sha256').update(content).digest('hex');
    const order = { path, name: 'feed', hash, replace: false, force: false, dryRun: false, ...options };
    const { rules = openRules, batch = 5_000, patience = 1 } = options;
    const result = await importCatalogue(
      [client, second],
      order,
      { origin, shopName: 'Mercadito', rules, batch, patience },
      {
        say: (sentence) => said.push(sentence),
        async report(rows) {
          for await (const row of rows) held.push(row);
        },
      },
    );
    return { ...result, held, said };
  } finally {
    client.release();
    second.release();
    rmSync(folder, { recursive: true });
  }
}

export async function takeOut(
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
 * Every row of the catalogue's tables as text, with what the clock wrote and with the numbers of variants, which follow the order of
 * work and which nobody sees; without `times` without both.
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
  ]) {
    const without = times
      ? ''
      : `- 'updated_at' - 'created_at' - 'fetch_at'${table === 'product_variants' ? ` - 'id'` : ''}`;
    const { rows } = await pool.query<{ text: string }>(
      `select (to_jsonb(t) ${without})::text as text from ${table} t order by 1`,
    );
    found[table] = rows.map(({ text }) => text);
  }
  return found;
}

/** A table with tabs. */
export function table(columns: string, ...rows: readonly string[]): string {
  return `${columns.replaceAll(' ', '\t')}\n${rows.map((row) => `${row.replaceAll('|', '\t')}\n`).join('')}`;
}

export const columns =
  'id item_group_id title description price sale_price sale_price_effective_date availability quantity brand product_type color size image_link external_seller_id seller_name';

/** A row of these columns with what a test does not care about filled in. */
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

/** A shop without anything. */
export async function emptyShop(pool: pg.Pool): Promise<void> {
  await pool.query(
    `truncate products, product_variants, product_pictures, pictures, stores, brands, categories, variant_offers, imports, invalidations
     restart identity cascade`,
  );
}

export async function select<Row>(pool: pg.Pool, sql: string): Promise<Row[]> {
  return (await pool.query(sql)).rows as Row[];
}

/** What a listing would say of each product. */
export const products = (pool: pg.Pool) =>
  select<Record<string, unknown>>(
    pool,
    'select sku, title, list_price, sale_price, stock, is_active from products order by sku',
  );
