import { expect, test } from 'vitest';
import { remaining } from './remaining.ts';

test.each([
  [0, undefined],
  [-5, undefined],
  [0.2, { days: 0, clock: '00:00:01' }],
  [59, { days: 0, clock: '00:00:59' }],
  [3600, { days: 0, clock: '01:00:00' }],
  [86_399, { days: 0, clock: '23:59:59' }],
  [86_400, { days: 1, clock: '00:00:00' }],
  [200_000, { days: 2, clock: '07:33:20' }],
])('RT-01 %d seconds are left', (seconds, left) => {
  expect(remaining(seconds)).toEqual(left);
});
