import { expect, test } from 'vitest';
import { createQueue, QueueFull } from './queue.ts';

test('runs so many at once and no more, in the order in which they came', async () => {
  const queue = createQueue(2, 10);
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const started: number[] = [];
  const all = gates.map((gate, index) =>
    queue(async () => {
      started.push(index);
      await gate.promise;
      return index;
    }),
  );
  expect(started).toEqual([0, 1]);
  gates[1]?.resolve();
  await all[1];
  await Promise.resolve();
  expect(started).toEqual([0, 1, 2]);
  for (const gate of gates) gate.resolve();
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4]);
});

test('refuses beyond its limit, and takes again when there is room', async () => {
  const queue = createQueue(1, 1);
  const gate = Promise.withResolvers<void>();
  const running = queue(() => gate.promise);
  const waiting = queue(async () => 'waited');
  await expect(queue(async () => 'refused')).rejects.toThrow(QueueFull);
  gate.resolve();
  await running;
  expect(await waiting).toBe('waited');
  expect(await queue(async () => 'again')).toBe('again');
});

test('a work that fails leaves its place', async () => {
  const queue = createQueue(1, 1);
  await expect(queue(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue(async () => 1)).toBe(1);
});
