import fc from 'fast-check';
import { expect, test } from 'vitest';
import { greatestId, readWhole } from './whole-number.ts';

test('every whole number within the bounds is read from its digits', () => {
  fc.assert(
    fc.property(fc.nat(greatestId), fc.nat(3), (number, zeros) => {
      expect(readWhole('0'.repeat(zeros) + number)).toBe(number);
    }),
  );
});

test('the bounds belong to the range', () => {
  expect([0, 1, 5, 6].map((number) => readWhole(String(number), 1, 5))).toEqual([undefined, 1, 5, undefined]);
  expect([readWhole('2147483647'), readWhole('2147483648')]).toEqual([greatestId, undefined]);
});

test.each([
  ...['', ' ', '0x10', '0b1', '0o7', '1e3', '1.0', '1,000', '+1', '-1', ' 1', '1 ', '1\n', 'Infinity', 'NaN', '1n'],
  ...['１２', '٣', '9'.repeat(400), null, undefined, true, false, 16, [5], { valueOf: () => 5 }],
])('%j is no number', (text) => {
  expect(readWhole(text, 0, Number.MAX_SAFE_INTEGER)).toBeUndefined();
});
