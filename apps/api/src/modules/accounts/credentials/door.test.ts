import { expect, test, vi } from 'vitest';
import { Door } from './door.ts';

test('issue 37 A4 as many calls as there is room for are let in, in their sequence', async () => {
  let room = 0;
  const door = new Door({ room: () => room, patience: 60_000, most: 4 });
  const letIn: number[] = [];
  const calls = [1, 2, 3, 4].map((n) => door.enter().then((may) => may && letIn.push(n)));
  // A fifth call finds the door full.
  expect(await door.enter()).toBe(false);
  room = 2;
  expect(door.isOpen).toBe(false);
  door.open();
  await Promise.all(calls.slice(0, 2));
  expect(letIn).toEqual([1, 2]);
  door.open();
  await Promise.all(calls);
  expect(letIn).toEqual([1, 2, 3, 4]);
  expect(door.isOpen).toBe(true);
});

test('issue 37 A4 a call that waits too long goes away, and the next one has its turn', async () => {
  vi.useFakeTimers();
  try {
    const door = new Door({ room: () => 1, patience: 2_000, most: 4 });
    const late = door.enter();
    vi.advanceTimersByTime(2_000);
    expect(await late).toBe(false);
    const next = door.enter();
    door.open();
    expect(await next).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
