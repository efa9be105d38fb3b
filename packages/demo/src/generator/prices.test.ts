import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthsFor, offerPrice, shopPrice } from './prices.ts';

const anyPrice = fc.integer({ min: 500, max: 20_000_000 });

test('prices have the endings of Mexican shops', () => {
  expect(shopPrice(1_812, true)).toBe(1_790);
  expect(shopPrice(2_240, true)).toBe(2_250);
  expect(shopPrice(3_700, false)).toBe(3_500);
  expect(shopPrice(45_250, false)).toBe(44_900);
  expect(shopPrice(128_000, false)).toBe(129_900);
  expect(shopPrice(1_234_500, false)).toBe(1_229_900);
  expect(shopPrice(3_810_000, false)).toBe(3_799_900);
});

test('rounding changes a price only a little and is monotonic', () => {
  fc.assert(
    fc.property(anyPrice, anyPrice, fc.boolean(), (a, b, grocery) => {
      const [low, high] = [shopPrice(Math.min(a, b), grocery), shopPrice(Math.max(a, b), grocery)];
      expect(low).toBeLessThanOrEqual(high);
      expect(low).toBeGreaterThan(0);
      expect(Math.abs(low - Math.min(a, b))).toBeLessThanOrEqual(Math.max(500, Math.min(a, b) * 0.055));
    }),
  );
});

test('an offer takes 5 to 60 % off, or nothing', () => {
  fc.assert(
    fc.property(anyPrice, fc.integer({ min: 6, max: 59 }), fc.boolean(), (usual, percent, grocery) => {
      const list = shopPrice(usual, grocery);
      const sale = offerPrice(list, percent, grocery);
      const off = Math.floor(((list - sale) * 100) / list);
      expect(sale).toBeGreaterThan(0);
      expect(sale === list || (off >= 5 && off <= 60)).toBe(true);
    }),
  );
});

test('months without interest grow with the price', () => {
  expect([49_999, 50_000, 119_999, 120_000, 200_000, 300_000, 700_000, 1_200_000].map(monthsFor)).toEqual([
    0, 3, 3, 6, 9, 12, 18, 24,
  ]);
});
