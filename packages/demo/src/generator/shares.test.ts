import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apportion, takeTurns } from './shares.ts';

test('shares add up, are proportional to the weights and never zero', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 50_000 }),
      fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 18 }),
      (total, weights) => {
        const shares = apportion(total, weights);
        expect(shares.reduce((a, b) => a + b, 0)).toBe(total);
        if (total >= weights.length) expect(Math.min(...shares)).toBeGreaterThanOrEqual(1);
        const sum = weights.reduce((a, b) => a + b, 0);
        if (total <= 1_000) return;
        for (const [i, share] of shares.entries()) {
          expect(Math.abs(share - (total * (weights[i] ?? 0)) / sum)).toBeLessThan(weights.length + 1);
        }
      },
    ),
  );
});

test('turns are proportional to the weights and evenly spread', () => {
  const turns = takeTurns([
    { name: 'a', weight: 5 },
    { name: 'b', weight: 1 },
    { name: 'c', weight: 1 },
  ]);
  expect(Array.from({ length: 7 }, () => turns.next().value.name).join('')).toBe('aabacaa');
});
