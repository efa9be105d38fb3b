import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readWeight, writeWeight } from './weight.ts';

describe('issue 17, item 2: weights are grams', () => {
  test.each([
    ['1.5 kg', 1_500],
    ['1.5kg', 1_500],
    ['800 g', 800],
    ['2 LB', 907],
    ['12 oz', 340],
    ['1,500 g', 1_500],
    ['0,75 kg', 750],
    ['0.2 g', 1],
    ['0 kg', 0],
    ['1000 kg', 1_000_000],
  ])('%s', (cell, grams) => expect(readWeight(cell, 'shipping_weight')).toBe(grams));

  test.each([
    ['', 'is no weight'],
    ['5', 'is no weight'],
    ['kg', 'is no weight'],
    ['-1 kg', 'is no weight'],
    ['1e3 g', 'is no weight'],
    ['1.5.2 kg', 'is no weight'],
    ['1,5000 g', 'is no weight'],
    ['3 stone', 'is no weight'],
    ['1 constructor', 'is no weight'],
    ['1001 kg', 'is more than 1000 kg'],
    ['2300 lb', 'is more than 1000 kg'],
  ])('%s', (cell, reason) => expect(() => readWeight(cell, 'shipping_weight')).toThrow(reason));

  test('what is written is read as the same', () => {
    fc.assert(
      fc.property(fc.option(fc.integer({ min: 1, max: 1_000_000 })), (grams) => {
        const cell = writeWeight(grams);
        expect(cell === '' ? null : readWeight(cell, 'shipping_weight')).toBe(grams);
      }),
    );
  });
});
