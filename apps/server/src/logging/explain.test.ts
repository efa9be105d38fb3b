import { AssertionError } from 'node:assert';
import { BrokenFeed } from '@tianguis/feed';
import pg from 'pg';
import { expect, test } from 'vitest';
import { explain } from './explain.ts';

class OfTheShop extends Error {}

test.each([
  ['a plain error', new Error('Write a price.')],
  ['an error of a class of the shop', new OfTheShop('Write a price.')],
  ['an unusable feed', new BrokenFeed('Write a price.')],
])('issue 37 C4 %s is one sentence', (_what, error) => {
  expect(explain(error)).toBe('Write a price.');
});

test.each([
  ['of JavaScript', new TypeError('x is undefined')],
  ['of Node', new AssertionError({ message: 'wrong' })],
  ['of PostgreSQL', new pg.DatabaseError('column "x" does not exist', 0, 'error')],
])('a fault of the program %s is printed with its stack', (_what, error) => {
  expect(explain(error)).toContain('    at ');
});
