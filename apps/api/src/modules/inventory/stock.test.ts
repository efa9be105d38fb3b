import { describe, expect, test } from 'vitest';
import { rollUp, setStock } from './service.ts';
import { withInventory } from './test-inventory.ts';

const { product, stocks, inUnit } = await withInventory();

describe('setStock', () => {
  test('sets the stock of variants, and the sum in their product', async () => {
    await inUnit((unit) =>
      setStock(unit, [
        { sku: 'B', pieces: 30 },
        { sku: 'C', pieces: 0 },
        { sku: 'X', pieces: 7 },
      ]),
    );
    expect(await stocks()).toEqual([5, 30, 0]);
    expect(await product()).toMatchObject({ stock: 35, list_price: 10_000, isTouched: true });
    expect(await product(2)).toMatchObject({ stock: 0 });
  });

  test('limits the sum to the maximum stock of a product', async () => {
    const maxStock = 2_000_000_000;
    await inUnit((unit) =>
      setStock(unit, [
        { sku: 'A', pieces: maxStock },
        { sku: 'B', pieces: maxStock },
      ]),
    );
    expect(await product()).toMatchObject({ stock: maxStock });
  });

  test('is correct when two writers set variants of one product at once', async () => {
    for (let round = 1; round <= 10; round++) {
      await Promise.all([
        inUnit((unit) => setStock(unit, [{ sku: 'A', pieces: round }])),
        inUnit((unit) => setStock(unit, [{ sku: 'B', pieces: 10 * round }])),
      ]);
      expect(await product()).toMatchObject({ stock: 11 * round });
    }
  });

  test('is correct for writers without locks, too, after both have rolled up', async () => {
    const written = Promise.withResolvers<void>();
    const ready = Promise.withResolvers<void>();
    const first = inUnit(async (unit) => {
      await unit.query(`update product_variants set stock = 100 where sku = 'A'`);
      await written.promise;
      await rollUp(unit, [1]);
      ready.resolve();
    });
    const second = inUnit(async (unit) => {
      await unit.query(`update product_variants set stock = 1000 where sku = 'B'`);
      written.resolve();
      await ready.promise;
      await rollUp(unit, [1]);
    });
    await Promise.all([first, second]);
    expect(await product()).toMatchObject({ stock: 1_100 });
  });

  test('does not deadlock when writers name the same products in another sequence', async () => {
    let runs = 0;
    await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        inUnit(async (unit) => {
          runs++;
          const lines = ['A', 'C'].map((sku) => ({ sku, pieces: n + 1 }));
          await setStock(unit, n % 2 ? lines : lines.toReversed());
        }),
      ),
    );
    expect(runs).toBe(10);
    const [a, , c] = await stocks();
    expect(a).toBe(c);
    expect(await product()).toMatchObject({ stock: (a ?? 0) + 4 });
  });
});
