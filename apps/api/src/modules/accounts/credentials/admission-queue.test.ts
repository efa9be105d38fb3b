import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AdmissionQueue } from './admission-queue.ts';

test('issue 37 A4 as many calls as there is room for are admitted, in their sequence', async () => {
  let room = 0;
  const admission = new AdmissionQueue({ room: () => room, patience: 60_000, most: 4 });
  const admitted: number[] = [];
  const calls = [1, 2, 3, 4].map((n) => admission.wait().then((may) => may && admitted.push(n)));
  // A fifth call may not wait.
  expect(await admission.wait()).toBe(false);
  room = 2;
  expect(admission.hasRoom).toBe(false);
  admission.admitWaiting();
  await Promise.all(calls.slice(0, 2));
  expect(admitted).toEqual([1, 2]);
  admission.admitWaiting();
  await Promise.all(calls);
  expect(admitted).toEqual([1, 2, 3, 4]);
  expect(admission.hasRoom).toBe(true);
});

describe('with the time of the test', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('issue 37 A4 a call that waits too long is refused', async () => {
    const admission = new AdmissionQueue({ room: () => 0, patience: 2_000, most: 4 });
    const late = admission.wait();
    vi.advanceTimersByTime(1_999);
    const next = admission.wait();
    vi.advanceTimersByTime(1);
    expect(await late).toBe(false);
    vi.advanceTimersByTime(1_999);
    expect(await next).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('issue 37 A4 calls are admitted although those before them failed, and never reached the limited queue', async () => {
    let room = 0;
    const admission = new AdmissionQueue({ room: () => room, patience: 2_000, most: 9 });
    const calls = [1, 2, 3, 4, 5].map(() => admission.wait());
    room = 2;
    admission.admitWaiting();
    vi.advanceTimersByTime(300);
    expect(await Promise.all(calls)).toEqual([true, true, true, true, true]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
