import { expect, test } from 'vitest';
import { failuresOfPlaywright, failuresOfVitest } from './failures.mjs';

test('failed tests of Vitest and files that could not be loaded are reported with their messages', () => {
  const report = {
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'holds', status: 'passed', failureMessages: [] },
          {
            fullName: 'breaks',
            status: 'failed',
            failureMessages: ['\u001b[31mError\u001b[39m: the shop ended', 'x'.repeat(9_999)],
          },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
    ],
  };
  const [first, second, ...others] = failuresOfVitest(report);
  expect(first?.name).toBe('a.test.ts › breaks');
  expect(first?.text).toMatch(/^Error: the shop ended\nx{1400,} …$/);
  expect([second, others]).toEqual([{ name: 'b.test.ts', text: 'Cannot find module' }, []]);
});

test('failed tests of Playwright with the browser they ran in, and what failed outside of them', () => {
  const result = (status: string, message: string) => ({
    status,
    projectName: 'phone',
    results: [{ errors: [{ message }] }],
  });
  const report = {
    errors: [{ message: 'The shop did not start' }],
    suites: [
      {
        title: 'cart.spec.ts',
        specs: [{ title: 'opens', tests: [result('expected', '')] }],
        suites: [{ title: 'guest', specs: [{ title: 'adds', tests: [result('unexpected', 'not visible')] }] }],
      },
    ],
  };
  expect(failuresOfPlaywright(report)).toEqual([
    { name: 'outside of the tests', text: 'The shop did not start' },
    { name: 'cart.spec.ts › guest › adds › phone', text: 'not visible' },
  ]);
});

test('no report, no failures', () => {
  expect([failuresOfVitest(undefined), failuresOfPlaywright(undefined)]).toEqual([[], []]);
});
