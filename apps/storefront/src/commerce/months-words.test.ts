import { installmentPlan } from '@tianguis/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthsWords } from './months-words.ts';

test.each([
  [120_000, 12, 'de $100', '12 pagos de $100', '12 meses sin intereses de $100'],
  [
    ...([134_900, 12, 'de hasta $112.49', '1 pago de $112.49 y 11 de $112.41'] as const),
    '12 meses sin intereses: 1 pago de $112.49 y 11 de $112.41',
  ],
  [
    ...([100_000, 3, 'de hasta $333.34', '1 pago de $333.34 y 2 de $333.33'] as const),
    '3 meses sin intereses: 1 pago de $333.34 y 2 de $333.33',
  ],
])('PA-02 %i centavos in %i months, in words', (price, months, payment, payments, whole) => {
  const words = Object.entries(monthsWords(installmentPlan(price, months)));
  expect(Object.fromEntries(words.map(([name, text]) => [name, text.replaceAll('\u00a0', ' ')]))).toEqual({
    ...{ short: `${months} MSI`, long: `${months} meses sin intereses` },
    ...{ payment, payments, whole },
  });
});

test('PA-02 the payments that a page names add up to the price, and none exceeds what a card names', () => {
  /** Centavos of the amounts in a text. */
  const amounts = (text: string) =>
    (text.match(/\$[\d,]+(\.\d\d)?/g) ?? []).map((amount) => Math.round(Number(amount.replace(/[$,]/g, '')) * 100));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), fc.integer({ min: 2, max: 48 }), (price, months) => {
      const { payment, whole } = monthsWords(installmentPlan(price, months));
      const [first = Number.NaN, rest = first] = amounts(whole);
      expect(first + rest * (months - 1)).toBe(price);
      expect(amounts(payment)).toEqual([Math.max(first, rest)]);
    }),
    { seed: 39 },
  );
});
