import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gtinCheckDigit, inStoreGtin } from './gtin.ts';

test('the check digit is that of known codes', () => {
  expect(gtinCheckDigit('400638133393')).toBe(1);
  expect(gtinCheckDigit('978030640615')).toBe(7);
});

test('a GTIN has 13 digits, begins with 20 to 29, adds up, and differs for different products', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), fc.integer({ min: 1, max: 2_147_483_647 }), (a, b) => {
      const gtin = inStoreGtin(a);
      expect(gtin).toMatch(/^2\d{12}$/);
      const weighted = [...gtin].reduce((sum, digit, i) => sum + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
      expect(weighted % 10).toBe(0);
      expect(inStoreGtin(b) === gtin).toBe(a === b);
    }),
  );
});
