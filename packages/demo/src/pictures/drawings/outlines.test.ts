import { expect, test } from 'vitest';
import { bandPath, lathe, soft } from './outlines.ts';

test('a lathe is the mirror image of its profile around its axis', () => {
  const numbers = [
    ...lathe([
      [50, 100],
      [80, 300],
    ]).matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g),
  ].map(([, x, y]) => `${Number(x)},${Number(y)}`);
  expect(numbers).toEqual(['350,100', '380,300', '220,300', '250,100']);
});

test('a corner radius never reaches past the middle of a side', () => {
  const [, x, y] =
    /^M(-?[\d.]+) (-?[\d.]+)/.exec(
      soft([
        [0, 0, 500],
        [100, 0, 500],
        [100, 40, 500],
        [0, 40, 500],
      ]),
    ) ?? [];
  expect([Number(x), Number(y)]).toEqual([0, 20]);
});

test('a band sags by the same amount above and below', () => {
  expect(bandPath({ x: 0, y: 10, width: 100, height: 50 }, 6)).toBe('M0 10Q50 22 100 10V60Q50 72 0 60Z');
});
