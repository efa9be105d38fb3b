import { expect, test } from 'vitest';
import { PurgeHistory } from './purge-history.ts';

const known = { database: 'shop', server: 'tuesday', durable: 50, pruned: 10 };
const page = (place: number, more = {}) => ({ database: 'shop', server: 'tuesday', place, ...more });

function open(changes: { tag: string; xid: number }[] = []): PurgeHistory {
  const history = new PurgeHistory();
  history.learn({ ...known, changes });
  return history;
}

test('a page is true while none of its tags was changed by a transaction that it does not know', () => {
  const history = open([{ tag: 'a', xid: 60 }]);
  history.note(['b'], 70);
  expect([60, 61].map((place) => history.isTrue(page(place), ['a']))).toEqual([false, true]);
  expect([70, 71].map((place) => history.isTrue(page(place), ['a', 'b']))).toEqual([false, true]);
  expect(history.isTrue(page(11), ['c'])).toBe(true);
});

test('nothing is true before the past is known, and what was heard meanwhile counts', () => {
  const history = new PurgeHistory();
  history.note(['a'], 70);
  expect(history.isTrue(page(71), ['a'])).toBe(false);
  expect(history.originAt(71)).toBeUndefined();
  history.learn({ ...known, changes: [{ tag: 'a', xid: 60 }] });
  expect([70, 71].map((place) => history.isTrue(page(place), ['a']))).toEqual([false, true]);
  expect(history.originAt(71)).toEqual(page(71));
  history.forget();
  expect(history.isTrue(page(71), ['a'])).toBe(false);
});

test('a page of before the rows that are left is true of nothing, nor one of before everything changed', () => {
  expect([10, 11].map((place) => open().isTrue(page(place), []))).toEqual([false, true]);
  expect([30, 31].map((place) => open([{ tag: '*', xid: 30 }]).isTrue(page(place), []))).toEqual([false, true]);
});

test('of an earlier server only what a row that is left proves to have happened; of another database nothing', () => {
  const earlier = { server: 'monday' };
  expect([50, 51].map((place) => open().isTrue(page(place, earlier), []))).toEqual([true, false]);
  expect(open().isTrue(page(20, { database: 'other' }), [])).toBe(false);
  expect(open().isOurs(page(20, { database: 'other' }))).toBe(false);
});

test('more tags than can be held are all changed', () => {
  const history = open();
  for (let at = 0; at <= 50_000; at++) history.note([`tag:${at}`], 100 + at);
  expect(history.isTrue(page(50_100), ['other'])).toBe(false);
  expect(history.isTrue(page(50_101), ['other'])).toBe(true);
});
