import { beforeEach, expect, test } from 'vitest';
import { atFirstUse, makeWaiting } from './first-use.ts';

// Other test files of the worker leave values that wait.
beforeEach(() => makeWaiting(async () => undefined));

/** Counts how often a value is made. */
function counted(make: () => unknown = () => ({})) {
  let count = 0;
  const get = atFirstUse(() => {
    count++;
    return make();
  });
  return { get, count: () => count };
}

test('a value is made once, at its first use', () => {
  const { get, count } = counted();
  expect(count()).toBe(0);
  expect(get()).toBe(get());
  expect(count()).toBe(1);
});

test('values that were not used are made one after the other, with a pause after each', async () => {
  const steps: string[] = [];
  const values = ['one', 'two'].map((name) => counted(async () => steps.push(name)));
  const used = counted();
  used.get();
  await makeWaiting(async () => steps.push('pause'));
  expect(steps).toEqual(['one', 'pause', 'two', 'pause']);
  expect([...values, used].map(({ count }) => count())).toEqual([1, 1, 1]);
  await makeWaiting(async () => steps.push('again'));
  expect(steps).toHaveLength(4);
});

test('a value that cannot be made fails at each use', async () => {
  let isWrong = true;
  const { get } = counted(() => {
    if (isWrong) throw new Error('wrong');
    return 'right';
  });
  await expect(makeWaiting(async () => undefined)).rejects.toThrow('wrong');
  expect(get).toThrow('wrong');
  isWrong = false;
  expect(get()).toBe('right');
});
