/** Rules for SQL statements that import rules cannot check (docs/decisions/0020-unit-of-work.md). */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/**
 * The files that may open transactions. A backup streams its frames during a transaction, so it opens the transaction
 * itself.
 */
const opensTransactions = [
  ...['transaction.ts', 'unit-of-work.ts', 'open-snapshot.ts'].map(
    (file) => `packages/database/src/transaction/${file}`,
  ),
  'packages/database/src/backup/snapshot.ts',
  // The demo acquirer has a database of its own.
  'apps/acquirer/src/store/database.ts',
];
const owner = 'packages/database/functions/stock-and-prices.sql';
/** The files that change stock. */
const owners = [owner, 'packages/database/functions/taken-stock.sql'];
/** The demo shop is loaded as a whole, including its offers. */
const writesOffers = [owner, 'packages/demo/src/load/fill.ts'];

const opens = /\(\s*['"`](begin|start transaction|commit)\b|\.(transaction|startTransaction)\(\)/i;
const updates =
  /\bupdate\s+(?:products|product_variants)\b[\s\w]*?\bset\b(.*?)(?=\bwhere\b|\bfrom\b|\breturning\b|`|$)/gis;
const columns = /\b(stock|list_price|sale_price|offer_ends_at)\b/;

/** Statements of a source file that only another file may contain. */
function faults(path: string, text: string): string[] {
  const found: string[] = [];
  if (opens.test(text) && !opensTransactions.includes(path)) found.push('opens a transaction');
  if (!owners.includes(path)) {
    for (const [, changes = ''] of text.matchAll(updates)) {
      // If the names of columns are computed, none of these columns may appear anywhere in the file.
      const named = /^\s*\(?\s*\$\{/.test(changes) ? text : changes;
      if (columns.test(named)) found.push('changes stock or prices');
    }
    if (/updateTable\(\s*['"`](products|product_variants)\b/.test(text)) found.push('changes stock or prices');
  }
  if (/\b(insert into|update|delete from)\s+variant_offers\b/i.test(text) && !writesOffers.includes(path))
    found.push('writes offers');
  return found;
}

const sources = globSync(['{apps,packages}/*/src/**/*.{ts,tsx}', 'packages/*/{sql,functions}/*.sql'], { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  // The demo acquirer is no part of the shop, and has a database of its own.
  .filter((path) => !path.startsWith('apps/acquirer/'))
  .filter((path) => !/\.test\.tsx?$|\/test-[a-z-]+\.ts$/.test(path));

it('transactions are opened in one place, and stock, prices and offers are written in one', () => {
  expect(sources.length).toBeGreaterThan(500);
  const found = sources.flatMap((path) =>
    faults(path, readFileSync(join(root, path), 'utf8')).map((fault) => `${path} ${fault}`),
  );
  expect(found).toEqual([]);
});

describe('a planted fault is found', () => {
  it.each([
    [`await client.query('begin');`, 'opens a transaction'],
    ['await client.query(`start transaction read only`);', 'opens a transaction'],
    ['await db.transaction().execute(work);', 'opens a transaction'],
    ['sql`update products set stock = stock - 1 where id = 7`', 'changes stock or prices'],
    ['sql`update products p set title = $1,\n  sale_price = 1\n from new`', 'changes stock or prices'],
    ['sql`update product_variants as v set (stock, sku) = (1, 2)`', 'changes stock or prices'],
    [
      "const names = ['sale_price']; sql`update products set $" + "{names.map((name) => name + ' = 1')}`",
      'changes stock or prices',
    ],
    [`db.updateTable('products').set({ stock: 1 })`, 'changes stock or prices'],
    ['sql`insert into variant_offers (variant_id) values (1)`', 'writes offers'],
    ['sql`delete from variant_offers`', 'writes offers'],
  ])('%s', (text, fault) => {
    expect(faults('apps/api/src/modules/orders/repository.ts', text)).toEqual([fault]);
  });

  it.each([
    'sql`select stock from products`',
    'sql`update products set is_active = false where stock = 0`',
    'sql`insert into products (stock) values (1)`',
  ])('%s is none', (text) => {
    expect(faults('apps/api/src/modules/orders/repository.ts', text)).toEqual([]);
  });
});
