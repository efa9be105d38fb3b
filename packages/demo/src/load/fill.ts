import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { demoCustomers, hashPassword } from '../customers.ts';
import { generateShop, type ShopOptions } from '../generator/index.ts';
import { pictureKey } from '../pictures/recipe.ts';
import { setAsideIndexes } from './constraints.ts';
import { copyLine } from './copy-text.ts';
import {
  brandLines,
  categoryLines,
  ProductLines,
  type ProductTable,
  pictureSource,
  productTables,
  storeLines,
} from './tables.ts';

const BATCH = 250;
/** The part of the time that copying takes; the rest goes to indexes and keys. */
const COPYING = 0.85;

/** Every table that the demo shop fills. */
export const demoTables: readonly string[] = [
  'categories',
  'brands',
  'stores',
  'customers',
  ...Object.keys(productTables),
];

/** Writes the whole shop through one connection, whose transaction is the caller's. */
export async function fillWithDemo(
  client: ClientBase,
  options: ShopOptions,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const shop = generateShop(options);
  const total = options.products;
  await copy(client, 'categories', categoryLines(shop.categories));
  await copy(client, 'brands', brandLines(shop.brands));
  const faces = [...shop.categories.flatMap(({ icon }) => icon ?? []), ...shop.stores.map(({ logo }) => logo)];
  const sources = new Map(faces.map((recipe) => [pictureKey(recipe), pictureSource(recipe)]));
  await copy(client, 'pictures', { columns: productTables.pictures, lines: [...sources].map((row) => copyLine(row)) });
  await copy(client, 'stores', storeLines(shop.stores));
  await addCustomers(client);

  const tables = Object.keys(productTables) as ProductTable[];
  const putBack = await setAsideIndexes(client, tables);
  const lines = new ProductLines();
  // While PostgreSQL takes in one batch, the next one is made.
  let writing: Promise<void> = Promise.resolve();
  let made = 0;
  const send = async (): Promise<void> => {
    await writing;
    onProgress(Math.floor(made * COPYING), total);
    const batch = lines.take();
    writing = copyBatch(client, tables, batch);
    // A failure is thrown where it is awaited; without this it would also count as unhandled meanwhile.
    writing.catch(() => {});
  };
  for (const product of shop.products()) {
    lines.add(product);
    if (++made % BATCH === 0) {
      await send();
      // Lets the bytes out before the next batch takes the processor.
      await new Promise(setImmediate);
    }
  }
  await send();
  await writing;
  await putBack((done, all) => onProgress(Math.floor(total * (COPYING + ((1 - COPYING) * done) / (all + 1))), total));
  await rateStores(client);
  onProgress(total, total);
}

async function copyBatch(
  client: ClientBase,
  tables: readonly ProductTable[],
  batch: Record<ProductTable, string[]>,
): Promise<void> {
  for (const table of tables) await copy(client, table, { columns: productTables[table], lines: batch[table] });
}

async function copy(
  client: ClientBase,
  table: string,
  { columns, lines }: { columns: readonly string[]; lines: readonly string[] },
): Promise<void> {
  if (lines.length === 0) return;
  const stream = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`));
  const done = finished(stream);
  if (!stream.write(lines.join(''))) await Promise.race([once(stream, 'drain'), done]);
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

/** A store's stars are those of everything that it sells. */
async function rateStores(client: ClientBase): Promise<void> {
  await client.query(`
    update stores set rating_count = sums.count, rating_average = round(sums.stars::numeric / sums.count, 2)
      from (select products.store_id, count(*) as count, sum(reviews.rating) as stars
              from reviews join products on products.id = reviews.product_id group by products.store_id) as sums
     where sums.store_id = stores.id`);
}
