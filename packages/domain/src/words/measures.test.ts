import { describe, expect, test } from 'vitest';
import { isMeasure, measureOf, readMeasures } from './measures.ts';

/** Fridges of category 1 by their cubic feet, screens of 2 of which most say nothing. */
const fridges = [4, 8, 8, 12, 12, 12, 16, 16, 22, 25];
const rows = [
  ...Object.entries(Object.groupBy(fridges, (feet) => String(feet))).map(([feet, all = []]) => ({
    term: `#${feet}pie`,
    category: 1,
    starts: all.length,
    products: fridges.length,
    titles: all.length,
  })),
  ...[32, 55, 75].map((inches) => ({ term: `#${inches}in`, category: 2, starts: 1, products: 10, titles: 1 })),
  ...['80x45', '100x50', '120x60', '140x65'].map((sides) => ({
    term: `#${sides}`,
    category: 3,
    starts: 1,
    products: 4,
    titles: 1,
  })),
  { term: 'refrigerador', category: 1, starts: 10, products: 10, titles: 10 },
];
const measures = readMeasures(rows);

describe('AP-20 small and large ones of a kind, by what their titles measure', () => {
  test.each([
    ['chico', [1], 10, ['4pie', '8pie']],
    ['grande', [1], 10, ['25pie', '22pie', '16pie']],
    ['rojo', [1], 10, []],
    // Desks, by their area.
    ['chico', [3], 4, ['80x45']],
    ['grande', [3], 4, ['140x65']],
    // Most titles say nothing of size.
    ['grande', [2], 10, []],
    ['grande', [], 0, []],
  ])('"%s" of %j', (word, categories, products, terms) => {
    expect(measures.meantBy(word, categories, products)).toEqual(terms);
  });

  test('quantities of size are marked, other terms are none', () => {
    expect([measureOf('8pie'), measureOf('120x50'), measureOf('128gb'), measureOf('refrigerador')]).toEqual([
      '#8pie',
      '#120x50',
      undefined,
      undefined,
    ]);
    expect([isMeasure({ term: '#8pie' }), isMeasure({ term: '8pie' })]).toEqual([true, false]);
  });
});
