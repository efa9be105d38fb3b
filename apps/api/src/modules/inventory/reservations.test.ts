/** Tests of reserved, sold and returned pieces, and of the ledger (CO-05, OD-04, issue 38 item 3). */
import { orderLines } from '@tianguis/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  collectStock,
  commitStock,
  type ReservedLine,
  releaseStock,
  reserveStock,
  restock,
  setStock,
  variantsForSale,
} from './service.ts';
import { withInventory } from './test-inventory.ts';

const { shop, pool, product, stocks, inUnit } = await withInventory();
const one = async (sku: string, pieces: number) => await orderLines(pool, [{ sku, pieces }]);
const reserve = (reserved: readonly ReservedLine[], cause?: string) =>
  inUnit((unit) => reserveStock(unit, reserved, cause));
const move = (what: typeof releaseStock, moved: readonly ReservedLine[], cause?: string) =>
  inUnit((unit) => what(unit, moved, cause));
const importStock = (sku: string, pieces: number) => inUnit((unit) => setStock(unit, [{ sku, pieces }]));
const taken = async () => (await pool.query('select shelf, pieces from taken_stock order by variant_id')).rows;

describe('CO-05 reserving', () => {
  test('subtracts from variant and product, and leaves updated_at', async () => {
    const order = await orderLines(pool, [
      { sku: 'B', pieces: 3 },
      { sku: 'A', pieces: 1 },
      { sku: 'B', pieces: 1 },
    ]);
    expect(await reserve(order)).toEqual([]);
    expect(await stocks()).toEqual([4, 0, 5]);
    expect(await product()).toMatchObject({ stock: 4, isTouched: false });
  });

  test('reserves nothing when variants have too few pieces, and names these', async () => {
    await pool.query('update products set is_active = false where id = 2');
    const order = await orderLines(pool, [
      { sku: 'A', pieces: 5 },
      { sku: 'B', pieces: 3 },
      { sku: 'B', pieces: 2 },
      { sku: 'C', pieces: 1 },
      { sku: 'X', pieces: 1 },
    ]);
    expect(await reserve(order)).toEqual([
      { sku: 'B', available: 4 },
      { sku: 'C', available: 0 },
      { sku: 'X', available: 0 },
    ]);
    expect([await stocks(), await taken()]).toEqual([[5, 4, 5], []]);
    expect(await variantsForSale(shop, ['C'])).toMatchObject([{ productId: 2, stock: 0 }]);
  });

  test.each([0, -1])('refuses %i pieces', async (pieces) => {
    const [line] = await one('A', 1);
    await expect(reserve([{ ...(line as ReservedLine), pieces }])).rejects.toThrow('at least one piece');
    expect(await stocks()).toEqual([5, 4, 5]);
  });

  test('one order takes its pieces once, though it is placed twenty times at once', async () => {
    const order = await one('A', 2);
    const refused = await Promise.all(Array.from({ length: 20 }, () => reserve(order)));
    expect(refused.flat()).toEqual([]);
    expect([await stocks(), await taken()]).toEqual([[3, 4, 5], [{ shelf: 5, pieces: 2 }]]);
  });

  test('never sells more than the stock, however many buy at once', async () => {
    const buy = async (sku: string) => {
      const order = await orderLines(pool, [
        { sku: 'C', pieces: 1 },
        { sku, pieces: 1 },
      ]);
      return reserve(order);
    };
    const refused = await Promise.all(Array.from({ length: 30 }, (_, n) => buy(n % 2 ? 'A' : 'B')));
    expect(refused.filter((short) => short.length === 0)).toHaveLength(5);
    const [a = 0, b = 0, c] = await stocks();
    expect([a + b, c]).toEqual([4, 0]);
    expect(await product()).toMatchObject({ stock: 4 });
    expect(await product(2)).toMatchObject({ stock: 0 });
  });

  test('is rolled back when the unit fails afterwards', async () => {
    const order = await one('A', 2);
    const failed = inUnit(async (unit) => {
      await reserveStock(unit, order);
      throw new Error('the card was refused');
    });
    await expect(failed).rejects.toThrow('refused');
    expect([await stocks(), await taken()]).toEqual([[5, 4, 5], []]);
    expect(await product()).toMatchObject({ stock: 9 });
  });
});

describe('OD-04 the ledger', () => {
  test('a cancellation and the end of the time to pay release the same pieces once', async () => {
    const order = await one('A', 2);
    await reserve(order);
    const moves = await Promise.all(Array.from({ length: 10 }, () => move(releaseStock, order)));
    expect(moves.toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
    expect([await stocks(), await taken()]).toEqual([[5, 4, 5], []]);
    await expect(move(releaseStock, order, 'otra')).rejects.toThrow('more pieces than the line has');
    await expect(move(collectStock, order)).rejects.toThrow('more pieces than the line has');
    expect(await stocks()).toEqual([5, 4, 5]);
  });

  test('parts of a line are released, collected and put back, never more than there are', async () => {
    const [line] = await one('A', 4);
    const part = (pieces: number) => [{ ...(line as ReservedLine), pieces }];
    await reserve(part(4));
    await move(commitStock, part(4));
    expect([(await stocks())[0], await taken()]).toEqual([1, [{ shelf: 5, pieces: 4 }]]);
    await move(releaseStock, part(1), 'cancelación 1');
    expect([(await stocks())[0], await taken()]).toEqual([2, [{ shelf: 5, pieces: 3 }]]);
    await move(collectStock, part(3));
    expect([(await stocks())[0], await taken()]).toEqual([2, []]);
    await expect(move(restock, part(4), 'devolución 1')).rejects.toThrow('are restocked');
    await move(restock, part(2), 'devolución 1');
    await move(restock, part(2), 'devolución 1');
    expect((await stocks())[0]).toBe(4);
    await expect(move(restock, part(2), 'devolución 2')).rejects.toThrow('are restocked');
  });

  test('an order that is revived reserves its pieces again', async () => {
    const order = await one('A', 5);
    await reserve(order);
    await move(releaseStock, order);
    expect(await reserve(order, 'pago tardío')).toEqual([]);
    expect(await stocks()).toEqual([0, 4, 5]);
  });

  test('a line that was never reserved moves nothing', async () => {
    expect(await move(releaseStock, await one('A', 1))).toBe(0);
    expect(await stocks()).toEqual([5, 4, 5]);
  });

  test('OD-01 the ledger outlives a variant that an import deletes', async () => {
    const order = await one('B', 2);
    await reserve(order);
    await pool.query(`delete from product_variants where sku = 'B'`);
    expect(await move(releaseStock, order)).toBe(1);
    const { rows } = await pool.query('select reason, pieces from stock_movements where line_id = $1 order by reason', [
      order[0]?.line,
    ]);
    expect(rows).toEqual([
      { reason: 'released', pieces: 2 },
      { reason: 'reserved', pieces: 2 },
    ]);
  });
});

describe('CO-05 an imported quantity is what stands on the shelf', () => {
  test('pieces of orders are subtracted until they are collected', async () => {
    const order = await one('A', 2);
    await reserve(order);
    await importStock('A', 5);
    expect((await stocks())[0]).toBe(3);
    await move(commitStock, order);
    await importStock('A', 4);
    expect((await stocks())[0]).toBe(2);
    await move(collectStock, order);
    expect((await stocks())[0]).toBe(2);
    await importStock('A', 2);
    expect((await stocks())[0]).toBe(2);
  });

  test('an import of fewer pieces than are taken shows nothing, and a release creates no piece', async () => {
    const [line] = await one('A', 4);
    await reserve([line as ReservedLine]);
    await importStock('A', 1);
    expect([(await stocks())[0], await taken()]).toEqual([0, [{ shelf: 1, pieces: 4 }]]);
    await move(releaseStock, [{ ...(line as ReservedLine), pieces: 2 }], 'uno');
    expect((await stocks())[0]).toBe(0);
    await move(releaseStock, [{ ...(line as ReservedLine), pieces: 2 }], 'dos');
    expect((await stocks())[0]).toBe(1);
  });

  test('a store can say that its quantities exclude the pieces of orders', async () => {
    await pool.query('update stores set stock_excludes_orders = true');
    const order = await one('A', 2);
    await reserve(order);
    await importStock('A', 3);
    expect((await stocks())[0]).toBe(3);
    await move(releaseStock, order);
    expect((await stocks())[0]).toBe(5);
  });
});

type Step = { act: 'reserve' | 'release' | 'collect' | 'restock' | 'import'; pieces: number; order: number };
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    act: fc.constantFrom('reserve', 'reserve', 'release', 'collect', 'restock', 'import'),
    pieces: fc.integer({ min: 1, max: 4 }),
    order: fc.nat(5),
  }),
  { minLength: 1, maxLength: 14 },
);

test('CO-05 OD-04 any sequence of orders and imports leaves the stock of a simple model', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      await pool.query('truncate orders, stock_movements cascade; truncate taken_stock');
      await importStock('A', 5);
      const model = { shelf: 5, orders: [] as { line: ReservedLine; open: number; away: number }[] };
      for (const [at, { act, pieces, order }] of sequence.entries()) {
        const taken = model.orders.reduce((sum, { open }) => sum + open, 0);
        const chosen = model.orders[order];
        if (act === 'import') {
          model.shelf = pieces + 2;
          await importStock('A', model.shelf);
        } else if (act === 'reserve') {
          const [line] = await one('A', pieces);
          const short = await reserve([line as ReservedLine]);
          expect(short.length === 0).toBe(model.shelf - taken >= pieces);
          if (short.length === 0) model.orders.push({ line: line as ReservedLine, open: pieces, away: 0 });
        } else if (chosen) {
          const moved = [{ ...chosen.line, pieces }];
          const has = act === 'restock' ? chosen.away : chosen.open;
          const what = { release: releaseStock, collect: collectStock, restock }[act];
          if (pieces > has) await expect(move(what, moved, String(at))).rejects.toThrow('more pieces');
          else {
            await move(what, moved, String(at));
            if (act !== 'restock') chosen.open -= pieces;
            if (act === 'collect') chosen.away += pieces;
            if (act === 'restock') chosen.away -= pieces;
            model.shelf = Math.max(0, model.shelf + { release: 0, collect: -pieces, restock: pieces }[act]);
          }
        }
        const left = model.orders.reduce((sum, { open }) => sum + open, 0);
        expect((await stocks())[0]).toBe(Math.max(0, model.shelf - left));
      }
    }),
    { numRuns: 40 },
  );
});
