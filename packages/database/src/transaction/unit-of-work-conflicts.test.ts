import { describe, expect, test } from 'vitest';
import { add, mail, withUnitOfWork } from './test-unit-of-work.ts';

const { shop, sent, stored } = await withUnitOfWork();

/** A barrier: callers wait until `count` callers have arrived. Later callers pass at once. */
function barrier(count: number) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let waiting = 0;
  return () => {
    if (++waiting === count) resolve();
    return promise;
  };
}

describe('a unit of work that conflicts with another one', () => {
  test('is retried as a whole: two that deadlock both commit, once each', async () => {
    const both = barrier(2);
    let runs = 0;
    const swap = (first: string, second: string) =>
      shop.withTransaction(async (unit) => {
        runs++;
        unit.enqueue(mail, { to: first });
        await add(unit, first);
        await both();
        await add(unit, second);
      });
    await Promise.all([swap('one', 'two'), swap('two', 'one')]);
    // The victim runs again. On a busy machine it can meet the other transaction once more.
    expect(runs).toBeGreaterThanOrEqual(3);
    expect((await stored())?.facts).toEqual(['2', '2']);
    expect(sent.map(({ data }) => (data as { to: string }).to).sort()).toEqual(['one', 'two']);
  });

  test('is retried when what it read has changed (serialization failure)', async () => {
    const both = barrier(2);
    let runs = 0;
    const count = () =>
      shop.withTransaction(async (unit) => {
        runs++;
        await unit.query('set transaction isolation level repeatable read');
        await unit.query('select from facts');
        await both();
        await add(unit, 'one');
      });
    await Promise.all([count(), count()]);
    expect(runs).toBe(3);
    expect((await stored())?.facts).toEqual(['2', '0']);
  });

  test('fails after five attempts', async () => {
    let runs = 0;
    const failing = shop.withTransaction(async (unit) => {
      runs++;
      await unit.query(`do $$ begin raise 'again' using errcode = '40001'; end $$`);
    });
    await expect(failing).rejects.toThrow('again');
    expect(runs).toBe(5);
  });

  test('is not retried for any other reason', async () => {
    let runs = 0;
    const failing = shop.withTransaction(async (unit) => {
      runs++;
      await unit.query(`insert into facts values ('one', '1')`);
    });
    await expect(failing).rejects.toThrow('duplicate key');
    expect(runs).toBe(1);
  });
});
