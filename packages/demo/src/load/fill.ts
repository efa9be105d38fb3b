import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { documentsTable, rebuildDocuments } from '@tianguis/catalogue-index';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { addAddresses } from '../addresses.ts';
import { demoCustomers, hashPassword } from '../customers.ts';
import { generateShop, type ShopOptions } from '../generator/index.ts';
import { pictureKey } from '../pictures/recipe.ts';
import { addPostalCodes } from '../postal-codes/places.ts';
import { addShipping, shippingTables } from '../shipping/add-shipping.ts';
import { addTax, taxTables } from '../stores/invented-tax.ts';
import { type Batch, productBatches } from './batches.ts';
import { dropIndexes } from './constraints.ts';
import { copyLine } from './copy-text.ts';
import { brandLines, categoryLines, type ProductTable, pictureSource, productTables, storeLines } from './tables.ts';
import { addWishlists } from './wishlists.ts';

/**
 * Shares of the load's duration for the progress report: COPY, then indexes and keys, then documents of the catalogue
 * index.
 */
const COPYING = 0.6;
const INDEXING = 0.2;
const COUNTING = 0.2;

/** Tables whose ids the demo assigns. Their sequences are set after the load. */
const tablesWithIds = [
  ...['categories', 'brands', 'stores', 'products', 'product_variants', 'reviews', 'shipping_places', 'dispatch_sets'],
];
const tables = Object.keys(productTables) as ProductTable[];

/** Every table that the demo shop fills, without derived tables. */
export const demoTables: readonly string[] = [
  'categories',
  'brands',
  'stores',
  'customers',
  'variant_offers',
  'price_history',
  'postal_codes',
  ...shippingTables,
  ...taxTables,
  ...tables,
];

/** Reports progress as a number of products, and the current step. */
export type OnProgress = (done: number, total: number, doing: string) => void;

/** Duration of each step in seconds. */
export type Took = { products: number; indexes: number; listing: number };

/** Loads the whole shop on one connection, in the caller's transaction. The product tables must be empty. */
export async function fillWithDemo(
  client: ClientBase,
  options: ShopOptions & { now: Date },
  onProgress: OnProgress,
): Promise<Took> {
  const shop = generateShop(options);
  const total = options.products;
  const written = ['categories', 'brands', 'stores', ...tables];
  // Triggers are disabled: derived rows are built once at the end, and one entry of the invalidation log is written.
  for (const table of written) await client.query(`alter table ${table} disable trigger user`);
  const recreateIndexes = await dropIndexes(client, tables);
  const recreateDocumentIndexes = await dropIndexes(client, [documentsTable]);
  // COPY FREEZE requires a table that was truncated in the same transaction. Frozen rows need no vacuum later.
  await client.query(`truncate ${tables.join(', ')}`);
  await copy(client, 'categories', categoryLines(shop.categories));
  await copy(client, 'brands', brandLines(shop.brands));
  const recipes = [...shop.categories.flatMap(({ icon }) => icon ?? []), ...shop.stores.map(({ logo }) => logo)];
  const sources = new Map(recipes.map((recipe) => [pictureKey(recipe), pictureSource(recipe)]));
  await copyNew(client, 'pictures', Buffer.from([...sources].map((row) => copyLine(row)).join('')));
  await copy(client, 'stores', storeLines(shop.stores));
  await addCustomers(client);
  await addAddresses(client);
  await addPostalCodes(client);
  await addShipping(client, options.seed, shop.stores);

  const lap = stopwatch();
  let made = 0;
  for await (const batch of productBatches(options)) {
    await copyBatch(client, batch);
    made += batch.products;
    onProgress(Math.floor(made * COPYING), total, 'Products');
  }
  const products = lap();
  if (total > 100_000) await client.query(`set local maintenance_work_mem = '512MB'; set local work_mem = '128MB'`);
  await recreateIndexes((done, all) =>
    onProgress(Math.floor(total * (COPYING + (INDEXING * done) / all)), total, 'Indexes and keys'),
  );
  const indexes = lap();
  onProgress(Math.floor(total * (COPYING + INDEXING)), total, 'Listings and counts');
  await rateStores(client);
  await endOffers(client);
  await addTax(client, shop.stores);
  await addWishlists(client);
  await rebuildDocuments(client);
  await recreateDocumentIndexes((done, all) =>
    onProgress(Math.floor(total * (COPYING + INDEXING + (COUNTING * done) / all)), total, 'Listings and counts'),
  );
  for (const table of tablesWithIds)
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select coalesce(max(id), 1) from ${table}))`,
    );
  await client.query('select note_prices(array(select id from product_variants))');
  for (const table of written) await client.query(`alter table ${table} enable trigger user`);
  await client.query(`select invalidate(array['*'])`);
  onProgress(total, total, 'Listings and counts');
  return { products, indexes, listing: lap() };
}

/** Creates a function that returns the seconds since its last call. */
export function stopwatch(): () => number {
  let last = performance.now();
  return () => {
    const seconds = (performance.now() - last) / 1000;
    last += seconds * 1000;
    return Math.round(seconds * 100) / 100;
  };
}

async function copyBatch(client: ClientBase, { texts }: Batch): Promise<void> {
  for (const table of tables) await copyNew(client, table, texts[table]);
}

function copyNew(client: ClientBase, table: ProductTable, text: Uint8Array): Promise<void> {
  return send(client, `copy ${table} (${productTables[table].join(', ')}) from stdin (freeze)`, text);
}

function copy(
  client: ClientBase,
  table: string,
  { columns, lines }: { columns: readonly string[]; lines: readonly string[] },
): Promise<void> {
  return send(client, `copy ${table} (${columns.join(', ')}) from stdin`, Buffer.from(lines.join('')));
}

async function send(client: ClientBase, statement: string, text: Uint8Array): Promise<void> {
  if (text.length === 0) return;
  const stream = client.query(copyFrom(statement));
  const done = finished(stream);
  if (!stream.write(text)) await Promise.race([once(stream, 'drain'), done]);
  stream.end();
  await done;
}

async function addCustomers(client: ClientBase): Promise<void> {
  for (const { id, email, password, nombre, apellidoP, apellidoM } of demoCustomers) {
    await client.query(
      `insert into customers (id, email, password_hash, nombre, apellido_p, apellido_m) values ($1, $2, $3, $4, $5, $6)
       on conflict ((lower(email))) do nothing`,
      [id, email, await hashPassword(password), nombre, apellidoP, apellidoM],
    );
  }
}

/** Stores the end of offers, so that `switch_offers` resets the variants to their list prices then. */
async function endOffers(client: ClientBase): Promise<void> {
  await client.query(`
    insert into variant_offers (variant_id, sale_price, ends_at, is_applied)
    select v.id, v.sale_price, p.offer_ends_at, true from products p join product_variants v on v.product_id = p.id
     where p.offer_ends_at is not null and v.sale_price < v.list_price`);
}

/** Rating of each store: the average of all reviews of its products. */
async function rateStores(client: ClientBase): Promise<void> {
  await client.query(`
    update stores set rating_count = sums.count, rating_average = round(sums.stars::numeric / sums.count, 2)
      from (select products.store_id, count(*) as count, sum(reviews.rating) as stars
              from reviews join products on products.id = reviews.product_id group by products.store_id) as sums
     where sums.store_id = stores.id`);
}
