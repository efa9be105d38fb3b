import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney } from './money.ts';
import { priceChange, priceChangeWords } from './price-change.ts';

test.each([
  [100_000, 70_000, 'Bajó $300'],
  [100_000, 99_950, 'Bajó $0.50'],
  [129_990, 109_940, 'Bajó $200.50'],
  [70_000, 100_000, 'Subió $300'],
  [70_000, 70_001, 'Subió $0.01'],
  [0, 100, 'Subió $1'],
  [123_456_700, 0, 'Bajó $1,234,567'],
  [70_000, 70_000, undefined],
])('RL-03 saved at %d and now %d: %s', (saved, now, words) => {
  expect(priceChangeWords(saved, now)).toBe(words);
});

const price = fc.integer({ min: 0, max: 2_000_000_000 });

test('RL-03 what it says is exactly the difference, and the other way round it is the opposite', () => {
  fc.assert(
    fc.property(price, price, (saved, now) => {
      const { trend, amount } = priceChange(saved, now);
      expect(saved + (trend === 'down' ? -amount : amount)).toBe(now);
      const back = priceChange(now, saved);
      expect(back.amount).toBe(amount);
      expect([trend, back.trend].toSorted()).toEqual(trend === 'same' ? ['same', 'same'] : ['down', 'up']);
      const words = priceChangeWords(saved, now);
      if (trend === 'same') expect(words).toBeUndefined();
      else expect(words).toBe(`${trend === 'down' ? 'Bajó' : 'Subió'} ${formatMoney(amount)}`);
    }),
  );
});

test.each([
  [1.5, 1],
  [1, -1],
  [Number.NaN, 1],
])('%d and %d are no prices', (saved, now) => {
  expect(() => priceChange(saved, now)).toThrow(RangeError);
});
