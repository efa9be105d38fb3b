import { withDatabase } from '@tianguis/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { switchOffers } from '../inventory/service.ts';
import { columns, emptyShop, importFeed, row, select, table } from './testing/test-feed.ts';

const { pool } = await withDatabase({ max: 8 });
beforeEach(() => emptyShop(pool));

/** Waits until another session of this database waits for a lock. */
async function lockIsContended(): Promise<void> {
  for (;;) {
    const waiting = await select(
      pool,
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (waiting.length > 0) return;
  }
}

/**
 * Runs `work` while an operator has locked product A. The operator then runs the statements and commits, so that `work`
 * can go on.
 */
async function withConcurrent<Result>(statements: readonly string[], work: () => Promise<Result>): Promise<Result> {
  const operator = await pool.connect();
  try {
    await operator.query(`begin; select from products where sku = 'A' for update`);
    const result = work();
    await lockIsContended();
    for (const statement of statements) await operator.query(statement);
    await operator.query('commit');
    return await result;
  } finally {
    operator.release();
  }
}

const offer = (from: number, to: number) => ({
  sale_price: '60 MXN',
  sale_price_effective_date: `${new Date(Date.now() + from * 3_600_000).toISOString()}/${new Date(Date.now() + to * 3_600_000).toISOString()}`,
});

describe('issue 4.1 changes concurrent with an import', () => {
  test('are not lost: an operator takes a product off sale and sets its stock', async () => {
    await importFeed(pool, table(columns, row('A')));
    const statements = [
      `update product_variants set stock = 3, list_price = 12000, sale_price = 11000 where sku = 'A'`,
      `update products set stock = 3, list_price = 12000, sale_price = 11000, is_active = false where sku = 'A'`,
    ];
    await withConcurrent(statements, () => importFeed(pool, 'id,title,availability\nA,Otro,in_stock\n'));
    expect(
      await select(
        pool,
        `select p.title, p.stock, v.stock as pieces, p.is_active, p.list_price, p.sale_price, v.sale_price as variant
           from products p join product_variants v on v.product_id = p.id`,
      ),
    ).toEqual([
      {
        title: 'Otro',
        stock: 3,
        pieces: 3,
        is_active: false,
        list_price: 12_000,
        sale_price: 11_000,
        variant: 11_000,
      },
    ]);
  });

  test('a rehearsal takes no locks and waits for none', async () => {
    await importFeed(pool, table(columns, row('A')));
    const operator = await pool.connect();
    try {
      await operator.query(`begin; select from products where sku = 'A' for update`);
      expect((await importFeed(pool, table(columns, row('A')), { dryRun: true })).updated).toBe(0);
    } finally {
      await operator.query('rollback');
      operator.release();
    }
  });

  test('offers with dates start with the price that is current at that moment', async () => {
    await importFeed(pool, table(columns, row('A', offer(1, 2))));
    await pool.query(`update variant_offers set starts_at = now() - interval '1 second'`);
    const statements = [
      'update product_variants set list_price = 5000, sale_price = 5000',
      'update products set list_price = 5000, sale_price = 5000',
    ];
    await withConcurrent(statements, () => switchOffers(pool));
    expect(
      await select(
        pool,
        `select p.sale_price, v.sale_price as variant
           from products p join product_variants v on v.product_id = p.id`,
      ),
    ).toEqual([{ sale_price: 5_000, variant: 5_000 }]);
  });

  test('offers that have already started are not locked', async () => {
    await importFeed(pool, table(columns, row('A', offer(-1, 1)), row('B', offer(1, 2))));
    await pool.query(`update variant_offers set starts_at = now() - interval '1 second' where starts_at > now()`);
    const operator = await pool.connect();
    try {
      await operator.query(
        `begin; select from products where sku = 'A' for update;
         select from variant_offers where is_applied for update`,
      );
      expect(await switchOffers(pool)).toBe(1);
    } finally {
      await operator.query('rollback');
      operator.release();
    }
  });
});
