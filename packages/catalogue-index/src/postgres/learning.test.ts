import { expect, test } from 'vitest';
import { dueOf, type Learned } from './learning.ts';

const now = new Date('2026-11-28T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const department = (id: number, given: Partial<Learned>): Learned => ({
  ...{ id, products: 100, changed: 0, builtAt: minutesAgo(600), read: 100 },
  ...given,
});
const large = { products: 50_000, read: 50_000 };

test.each<[string, Learned[], number[]]>([
  ['nothing changed', [department(1, {}), department(2, large)], []],
  ['one product of a small department', [department(1, {}), department(2, { changed: 1 })], [2]],
  ['a department that was never built', [department(1, { changed: 3, builtAt: undefined, read: 0 })], [1]],
  ['the last products of a department went', [department(1, { products: 0, changed: 100 })], [1]],
  ['a large department, long after the last one', [department(1, { ...large, changed: 1 })], [1]],
  [
    'two large departments: the one that waited longer, beside the small one',
    [
      department(1, { ...large, changed: 9, builtAt: minutesAgo(60) }),
      department(2, { ...large, changed: 1, builtAt: minutesAgo(90) }),
      department(3, { changed: 1 }),
    ],
    [3, 2],
  ],
  [
    'a large department, nine minutes after one of 50,000 products: ten must pass',
    [
      department(1, { ...large, changed: 9 }),
      department(2, { ...large, builtAt: minutesAgo(9) }),
      department(3, { changed: 1, builtAt: minutesAgo(0) }),
    ],
    [3],
  ],
  [
    'the same after ten minutes',
    [department(1, { ...large, changed: 9 }), department(2, { ...large, builtAt: minutesAgo(10) })],
    [1],
  ],
  [
    'more small departments than are read at once: those that waited longest',
    Array.from({ length: 6 }, (_, at) =>
      department(at + 1, { products: 5_000, read: 5_000, changed: 1, builtAt: minutesAgo(10 + at) }),
    ),
    [6, 5, 4, 3],
  ],
])('issue 36, 0.2: learned from anew: %s', (_what, departments, due) => {
  expect(dueOf(departments, now)).toEqual(due);
});
