import { expect, test } from 'vitest';
import { overBudget } from './budgets.mjs';
import { cpuOf } from './cpu.mjs';
import { slowest } from './slowest.mjs';

test('a part that takes more CPU time than its multiple of the reference job is named, with both figures', () => {
  const parts = [
    { name: 'lint', cpu: 40 },
    { name: 'types', cpu: 40.5 },
    { name: 'browser tests', cpu: undefined },
    { name: 'without a budget', cpu: 900 },
  ];
  const limits = { lint: 20, types: 20, 'browser tests': 1 };
  expect(overBudget(parts, 2, limits)).toEqual([
    'types: 41 s of CPU time, 20 times the reference job; the budget is 20 times.',
  ]);
  expect(overBudget(parts, 2.1, limits)).toEqual([]);
});

test('CPU time of children is read from a line of /proc, whatever the name of the program', () => {
  const before = '4242 (node (a) b) S 1 4242 4242 0 -1 4194560 900 7 0 0 31 9';
  expect(cpuOf(`${before} 250 75 20 0 11 0 1234 567`)).toBe(3.25);
});

test('the slowest tests of both runners, the slowest first, with their files', () => {
  const vitest = {
    testResults: [
      {
        name: '/shop/a.test.ts',
        assertionResults: [
          { fullName: 'quick', duration: 3 },
          { fullName: 'slow', duration: 2_500 },
        ],
      },
    ],
  };
  const tests = [{ projectName: 'phone', results: [{ duration: 900 }, { duration: 1_000 }] }];
  const playwright = { suites: [{ title: 'b.spec.ts', specs: [{ title: 'opens', tests }], suites: [] }] };
  expect(slowest({ vitest: [vitest, undefined], playwright: [playwright] }, { most: 2, root: '/shop' })).toEqual([
    '   2.5 s  a.test.ts › slow',
    '   1.9 s  b.spec.ts › opens › phone',
  ]);
});
