import { expect, test } from 'vitest';
import { isClickDue, liveClickSeconds, readLiveClick, writeLiveClick } from './live-click.ts';

const stored = { until: 1_000, address: 'abcdefghij' };

test.each([
  ['none is stored', undefined, 'abcdefghij', 999, true],
  ['the same address, within its time', stored, 'abcdefghij', 999, false],
  ['the same address, at the end of its time', stored, 'abcdefghij', 1_000, true],
  ['another address', stored, 'klmnopqrst', 999, true],
] as const)('SC-05 a press is reported: %s', (_, before, address, now, isDue) => {
  expect(isClickDue(before, address, now)).toBe(isDue);
});

test('SC-05 a stored press is read as it was written; what is none counts as none', () => {
  expect(readLiveClick(writeLiveClick(stored))).toEqual(stored);
  for (const text of [undefined, '', 'x', '12', '.abcdefghij', '12.ab', '12.abcdefghij<'])
    expect(readLiveClick(text)).toBe(undefined);
});

test('BL-02 the window of a livestream is five minutes', () => {
  expect(liveClickSeconds).toBe(5 * 60);
});
