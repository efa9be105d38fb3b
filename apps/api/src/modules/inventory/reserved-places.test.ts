/** Tests of pieces that orders reserve in a place (CO-05, CO-08, OD-04, issue 38 item 3). */
import { Readable } from 'node:stream';
import { orderLines } from '@tianguis/testkit';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  collectStock,
  commitStock,
  importInventory,
  type ReservedLine,
  releaseStock,
  repairProducts,
  reserveStock,
  restock,
  setStock,
  variantsWithWrongTakenStock,
} from './service.ts';
import { withInventory } from './test-inventory.ts';

const { pool, shop, product, stocks, inUnit } = await withInventory();
const [centro, norte, tienda] = [1, 2, 3];

/** The variant A: 3 pieces in each warehouse and 2 in the shop. The variants B and C have the feed's stock. */
beforeEach(async () => {
  await pool.query(`
    truncate shipping_places restart identity cascade; truncate orders, stock_movements, taken_stock cascade;
    insert into shipping_places (code, name, kind, postal_code, cutoff, work_days, handling_days) values
      ('centro', '', 'warehouse', '06700', 900, 62, 0), ('norte', '', 'warehouse', '64000', 900, 62, 0),
      ('tienda', '', 'shop', '44100', 900, 62, 0)`);
  await load('centro A 3', 'norte A 3', 'tienda A 2');
});

const load = (...rows: readonly string[]) =>
  importInventory(
    shop,
    Readable.from([
      Buffer.from(`store_code\tid\tquantity\n${rows.map((row) => row.replaceAll(' ', '\t')).join('\n')}\n`),
    ]),
    { replace: false, onFault: (_line, reason) => expect.fail(reason) },
  );
const one = async (sku: string, pieces: number, place: number | null): Promise<ReservedLine[]> =>
  (await orderLines(pool, [{ sku, pieces }])).map((line) => ({ ...line, place }));
const reserve = (lines: readonly ReservedLine[], cause?: string) => inUnit((unit) => reserveStock(unit, lines, cause));
const move = (what: typeof releaseStock, lines: readonly ReservedLine[], cause?: string) =>
  inUnit((unit) => what(unit, lines, cause));
const importStock = (sku: string, pieces: number) => inUnit((unit) => setStock(unit, [{ sku, pieces }]));
/** Stock of the variant A: in both warehouses, in the shop, and as it is shown. */
async function inPlaces(): Promise<(number | undefined)[]> {
  const { rows } = await pool.query<{ stock: number }>(
    `select w.stock from variant_places w join product_variants v on v.id = w.variant_id and v.sku = 'A' order by place_id`,
  );
  return [...rows.map(({ stock }) => stock), (await stocks())[0]];
}
const wrong = async () => (await pool.query(variantsWithWrongTakenStock)).rows;

describe('CO-05 the stock of a variant is what its places have', () => {
  test('whatever the feed says, if a warehouse reports the variant', async () => {
    expect(await inPlaces()).toEqual([3, 3, 2, 8]);
    expect(await product()).toMatchObject({ stock: 12 });
    await importStock('A', 99);
    await importStock('B', 9);
    expect(await stocks()).toEqual([8, 9, 5]);
    await load('norte A 1');
    expect([await inPlaces(), (await product())?.stock]).toEqual([[3, 1, 2, 6], 15]);
  });

  test('a repair counts what was written by hand', async () => {
    await pool.query(`update product_variants set stock = 50 where sku = 'A'`);
    expect(await wrong()).toHaveLength(1);
    expect(await repairProducts(pool)).toEqual([]);
    expect([await wrong(), await inPlaces()]).toEqual([[], [3, 3, 2, 8]]);
    expect(await product()).toMatchObject({ stock: 12 });
  });
});

describe('CO-05 pieces are reserved in their place', () => {
  test('the place and the variant have fewer, and updated_at stays', async () => {
    expect(await reserve(await one('A', 2, norte))).toEqual([]);
    expect([await inPlaces(), await wrong()]).toEqual([[3, 1, 2, 6], []]);
    expect((await product())?.stock).toBe(10);
  });

  test('a place with too few pieces refuses, though another place has them', async () => {
    await reserve(await one('A', 2, norte));
    expect(await reserve(await one('A', 2, norte))).toEqual([{ sku: 'A', available: 1 }]);
    expect(await reserve([...(await one('A', 1, norte)), ...(await one('A', 1, norte))])).toEqual([
      { sku: 'A', available: 1 },
    ]);
    expect(await inPlaces()).toEqual([3, 1, 2, 6]);
    expect(await reserve([...(await one('A', 1, norte)), ...(await one('A', 3, centro))])).toEqual([]);
    expect([await inPlaces(), await wrong()]).toEqual([[0, 0, 2, 2], []]);
  });

  test('pick-up takes pieces of the shop, and leaves those of the warehouses', async () => {
    expect(await reserve(await one('A', 3, tienda))).toEqual([{ sku: 'A', available: 2 }]);
    const order = await one('A', 2, tienda);
    expect(await reserve(order)).toEqual([]);
    expect([await inPlaces(), await wrong()]).toEqual([[3, 3, 0, 6], []]);
    await move(releaseStock, order);
    expect(await inPlaces()).toEqual([3, 3, 2, 8]);
  });

  test('a variant of which only shops report pieces has the stock of the feed, less what shops sold', async () => {
    await load('tienda B 2');
    expect((await stocks())[1]).toBe(4);
    expect(await reserve(await one('B', 3, tienda))).toEqual([{ sku: 'B', available: 2 }]);
    expect(await reserve(await one('B', 2, tienda))).toEqual([]);
    expect([(await stocks())[1], await wrong()]).toEqual([2, []]);
  });

  test('a place that does not report the variant is no place', async () => {
    expect(await reserve(await one('B', 3, norte))).toEqual([]);
    expect([(await stocks())[1], await wrong()]).toEqual([1, []]);
    // Of a variant with warehouses, too.
    expect(await reserve(await one('A', 7, null))).toEqual([]);
    expect([(await stocks())[0], await wrong()]).toEqual([1, []]);
    expect(await reserve(await one('A', 2, centro))).toEqual([{ sku: 'A', available: 1 }]);
  });

  test('pieces of a warehouse that was closed are not available', async () => {
    await pool.query(`update shipping_places set is_active = false where code = 'norte'`);
    await load('centro A 2');
    expect((await stocks())[0]).toBe(4);
    expect(await reserve(await one('A', 1, norte))).toEqual([{ sku: 'A', available: 0 }]);
  });

  test('never sells more than each place has, however many buy at once', async () => {
    const buyers = await Promise.all(Array.from({ length: 20 }, (_, n) => one('A', 1, n % 2 ? centro : norte)));
    const refused = await Promise.all(buyers.map((lines) => reserve(lines)));
    expect(refused.filter((short) => short.length === 0)).toHaveLength(6);
    expect([await inPlaces(), await wrong()]).toEqual([[0, 0, 2, 2], []]);
  });
});

describe('CO-05 an imported quantity is what stands on the shelf of a place', () => {
  test('pieces of orders are subtracted until they are collected', async () => {
    const order = await one('A', 2, norte);
    await reserve(order);
    await load('norte A 5');
    expect(await inPlaces()).toEqual([3, 3, 2, 8]);
    await move(commitStock, order);
    await move(collectStock, order);
    expect(await inPlaces()).toEqual([3, 3, 2, 8]);
    await load('norte A 3');
    expect(await inPlaces()).toEqual([3, 3, 2, 8]);
    await move(restock, order);
    expect([await inPlaces(), await wrong()]).toEqual([[3, 5, 2, 10], []]);
  });

  test('a file that forgets a place leaves its reserved pieces', async () => {
    const order = await one('A', 2, norte);
    await reserve(order);
    await pool.query('select set_place_stocks(array[1], array[2], array[null]::integer[])');
    expect([await inPlaces(), await wrong()]).toEqual([[3, 0, 2, 5], []]);
    await move(releaseStock, order);
    expect([await inPlaces(), await wrong()]).toEqual([[3, 0, 2, 5], []]);
  });

  test('a store can say that its quantities exclude the pieces of orders', async () => {
    await pool.query('update stores set stock_excludes_orders = true');
    const order = await one('A', 2, norte);
    await reserve(order);
    await load('norte A 3');
    expect(await inPlaces()).toEqual([3, 3, 2, 8]);
    await move(releaseStock, order);
    expect(await inPlaces()).toEqual([3, 5, 2, 10]);
  });
});

const step = fc.record({
  act: fc.constantFrom('reserve', 'reserve', 'release', 'collect', 'restock', 'import'),
  place: fc.constantFrom(centro, norte, tienda),
  pieces: fc.integer({ min: 1, max: 3 }),
  order: fc.nat(5),
});

test('CO-05 OD-04 any sequence of orders and imports leaves each place as a simple model', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (sequence) => {
      await pool.query('truncate orders, stock_movements, taken_stock cascade; update variant_places set taken = 0');
      await load('centro A 3', 'norte A 3', 'tienda A 2');
      const shelves = new Map([
        [centro, 3],
        [norte, 3],
        [tienda, 2],
      ]);
      const orders: { line: ReservedLine; open: number; away: number }[] = [];
      const takenIn = (place: number | null | undefined) =>
        orders.reduce((sum, { line, open }) => sum + (line.place === place ? open : 0), 0);
      const left = (place: number) => Math.max(0, (shelves.get(place) ?? 0) - takenIn(place));
      for (const [at, { act, place, pieces, order }] of sequence.entries()) {
        const chosen = orders[order];
        if (act === 'import') {
          shelves.set(place, pieces + 1);
          await load(`${['', 'centro', 'norte', 'tienda'][place]} A ${pieces + 1}`);
        } else if (act === 'reserve') {
          const [line] = await one('A', pieces, place);
          if (!line) throw new Error('the order has a line');
          const isShort = pieces > left(place);
          expect((await reserve([line])).length).toBe(isShort ? 1 : 0);
          if (!isShort) orders.push({ line, open: pieces, away: 0 });
        } else if (chosen) {
          const has = act === 'restock' ? chosen.away : chosen.open;
          const moved = [{ ...chosen.line, pieces: Math.min(pieces, has) }];
          if (has === 0) continue;
          await move({ release: releaseStock, collect: collectStock, restock }[act], moved, String(at));
          const count = Math.min(pieces, has);
          if (act !== 'restock') chosen.open -= count;
          if (act !== 'release') chosen.away += act === 'collect' ? count : -count;
          const of = chosen.line.place ?? 0;
          const change = { release: 0, collect: -count, restock: count }[act];
          shelves.set(of, Math.max(0, (shelves.get(of) ?? 0) + change));
        }
        const expected = [centro, norte, tienda].map(left);
        expect(await inPlaces()).toEqual([...expected, expected.reduce((sum, stock) => sum + stock, 0)]);
      }
      expect(await wrong()).toEqual([]);
    }),
    { numRuns: 30 },
  );
});
