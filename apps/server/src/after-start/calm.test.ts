import { performance } from 'node:perf_hooks';
import { afterEach, expect, test, vi } from 'vitest';
import { untilCalm } from './calm.ts';

afterEach(() => vi.restoreAllMocks());

/** Makes the process work for these shares of the next periods. @returns how many periods were measured */
function withWork(...shares: number[]) {
  let periods = 0;
  vi.spyOn(performance, 'eventLoopUtilization').mockImplementation((before) => {
    const utilization = before === undefined ? 0 : (shares[periods++] ?? 0);
    return { idle: 0, active: 0, utilization };
  });
  return () => periods;
}

test('work that nobody waits for begins in the first period in which half of the process is free', async () => {
  const periods = withWork(1, 0.6, 0.4, 1);
  await untilCalm();
  expect(periods()).toBe(3);
});

test('a process that is calm does not wait longer than one period', async () => {
  const periods = withWork(0.1);
  await untilCalm();
  expect(periods()).toBe(1);
});
