/** For tests: an import in its own process, which a test may kill. Arguments: database, file, products per batch. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { openDatabase } from '@tianguis/database';
import { importCatalogue } from '../import-service.ts';

const [url = '', path = '', batch = ''] = process.argv.slice(2);
const { pool, close } = openDatabase({ url, max: 2 });
const clients = [await pool.connect(), await pool.connect()] as const;
const hash = createHash('sha256').update(readFileSync(path)).digest('hex');
const options = { path, name: 'feed', hash, replace: true, force: false, dryRun: false };
const rules = { create: true, product_type: {}, google_product_category: {} };
const settings = {
  origin: 'https://shop.example',
  shopName: 'Mercadito',
  rules,
  batch: Number(batch),
  lockTimeoutSeconds: 30,
};
const { id, resumed } = await importCatalogue(clients, options, settings, {
  onProgress: (step, done, total) => process.stdout.write(`${step} ${done} ${total}\n`),
});
process.stdout.write(`done ${id} ${resumed}\n`);
for (const client of clients) client.release();
await close();
