/**
 * Tests that visitors share the drawing of pictures fairly, and that pictures for which no client waits are not drawn
 * (issue 13 A5).
 */
import { withDatabase } from '@tianguis/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDrawingPool, type DrawingPool } from './drawing/drawing-pool.ts';
import { recipe } from './drawing/test-recipe.ts';
import { createTestPictures, slowPool, soon } from './test-pictures.ts';

const { db, pool } = await withDatabase();
const { serve, remove } = createTestPictures(db);
const drawing = createDrawingPool(1, { idleAfter: 200 });

beforeAll(() =>
  pool.query(`insert into pictures (key, source) values ('aa11', $1)`, [JSON.stringify({ kind: 'demo', recipe })]),
);
afterAll(async () => {
  await drawing.stop();
  remove();
});

describe('issue 13 A5 shares', () => {
  /** Adds products with pictures that are not drawn yet, all with the same recipe. @returns the URLs of the pictures */
  async function undrawn(prefix: string, count: number): Promise<string[]> {
    const keys = Array.from({ length: count }, (_, n) => `${prefix}${n}`);
    await pool.query('insert into pictures (key, source) select unnest($1::text[]), $2', [
      keys,
      JSON.stringify({ kind: 'demo', recipe }),
    ]);
    return keys.map((key) => `/imagenes/${key}-160.webp`);
  }

  test('230 requests of one address do not delay those of others: they are served alternately', async () => {
    const flood = await undrawn('flood', 230);
    const shopper = await undrawn('shopper', 25);
    const outcomes: string[] = [];
    const { slow, gate } = slowPool();
    const { from, pictures } = serve(slow, 100);
    const flooding = flood.map((url) =>
      from('203.0.113.1', url).then((reply) => outcomes.push(`flood ${reply.statusCode}`)),
    );
    await soon(() => outcomes.length).toBe(129);
    expect(new Set(outcomes)).toEqual(new Set(['flood 429']));
    outcomes.length = 0;
    const shopping = shopper.map((url) =>
      from('203.0.113.2', url).then((reply) => outcomes.push(`shopper ${reply.statusCode}`)),
    );
    await soon(() => pictures.pending).toBe(126);
    gate.resolve();
    await Promise.all([...flooding, ...shopping]);
    expect(outcomes.filter((one) => one === 'shopper 200')).toHaveLength(25);
    // The flood gets the picture that was being drawn already, and then every second one.
    expect(outcomes.slice(0, 50).filter((one) => one === 'flood 200').length).toBeLessThanOrEqual(26);
  });

  test('a visitor who requests a picture far behind in another’s queue does not wait for that queue', async () => {
    const urls = await undrawn('line', 12);
    const { from, pictures } = serve(drawing, 20);
    const done: string[] = [];
    const all = urls.map((url) => from('203.0.113.1', url).then(() => done.push(url)));
    await soon(() => pictures.pending).toBe(12);
    const last = urls.at(-1) ?? '';
    await from('203.0.113.2', last);
    expect(done.length).toBeLessThan(6);
    await Promise.all(all);
    expect(done).toHaveLength(12);
  });

  test('a picture whose clients have all disconnected is not drawn', async () => {
    const [first = '', second = ''] = await undrawn('gone', 2);
    const { slow, asked, gate } = slowPool();
    const { pictures } = serve(slow);
    const nameOf = (url: string) => ({ key: url.slice('/imagenes/'.length, -'-160.webp'.length), width: 160 as const });
    const drawn = pictures.get(nameOf(first), { visitor: 'a' });
    await soon(() => asked).toEqual([160]);
    const client = new AbortController();
    const gone = pictures.get(nameOf(second), { visitor: 'b', gone: () => client.signal });
    await soon(() => pictures.pending).toBe(2);
    client.abort();
    expect(await gone).toBeUndefined();
    gate.resolve();
    await drawn;
    expect([asked, pictures.pending]).toEqual([[160], 0]);
  });
});

test('issue 13 A5 a drawing that fails after its client has disconnected causes no unhandled rejection', async () => {
  const failing = Promise.withResolvers<Uint8Array>();
  const asked: number[] = [];
  const testPool: DrawingPool = {
    draw: (_source, width) => {
      asked.push(width);
      return failing.promise;
    },
    stop: async () => undefined,
    processes: 1,
  };
  const { pictures } = serve(testPool);
  const client = new AbortController();
  const name = { key: 'aa11', width: 640 } as const;
  const gone = pictures.get(name, { visitor: 'a', gone: () => client.signal });
  await soon(() => asked).toEqual([640]);
  client.abort();
  expect(await gone).toBeUndefined();
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => void unhandled.push(reason);
  process.on('unhandledRejection', note);
  failing.reject(new Error('it cannot be opened within 30 s'));
  // Wait, since Node reports unhandled rejections after all microtasks.
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
  await expect(pictures.get(name, { visitor: 'a' })).rejects.toThrow('it cannot be opened');
});
