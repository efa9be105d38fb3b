import { expect, test } from 'vitest';
import { PurgeHistory } from './purge-history.ts';

const known = { database: 'shop', server: 'tuesday', durable: 50, pruned: 10 };
const page = (xmin: number, more = {}) => ({ database: 'shop', server: 'tuesday', xmin, ...more });

function open(changes: { tag: string; xid: number }[] = []): PurgeHistory {
  const history = new PurgeHistory();
  history.load({ ...known, changes });
  return history;
}

test('a page is fresh while no transaction from its xmin on changed one of its tags', () => {
  const history = open([{ tag: 'a', xid: 60 }]);
  history.note(['b'], 70);
  expect([60, 61].map((xmin) => history.isFresh(page(xmin), ['a']))).toEqual([false, true]);
  expect([70, 71].map((xmin) => history.isFresh(page(xmin), ['a', 'b']))).toEqual([false, true]);
  expect(history.isFresh(page(11), ['c'])).toBe(true);
});

test('no page is fresh before the history is loaded, and changes that were noted meanwhile count', () => {
  const history = new PurgeHistory();
  history.note(['a'], 70);
  expect(history.isFresh(page(71), ['a'])).toBe(false);
  expect(history.originAt(71)).toBeUndefined();
  history.load({ ...known, changes: [{ tag: 'a', xid: 60 }] });
  expect([70, 71].map((xmin) => history.isFresh(page(xmin), ['a']))).toEqual([false, true]);
  expect(history.originAt(71)).toEqual(page(71));
  history.forget();
  expect(history.isFresh(page(71), ['a'])).toBe(false);
});

test('a page older than the stored rows is not fresh, nor one older than a change of everything', () => {
  expect([10, 11].map((xmin) => open().isFresh(page(xmin), []))).toEqual([false, true]);
  expect([30, 31].map((xmin) => open([{ tag: '*', xid: 30 }]).isFresh(page(xmin), []))).toEqual([false, true]);
});

test('pages of an earlier server are fresh only below the proven durable transaction, those of another database never', () => {
  const earlier = { server: 'monday' };
  expect([50, 51].map((xmin) => open().isFresh(page(xmin, earlier), []))).toEqual([true, false]);
  expect(open().isFresh(page(20, { database: 'other' }), [])).toBe(false);
  expect(open().isOurs(page(20, { database: 'other' }))).toBe(false);
});

test('at too many tags all count as changed', () => {
  const history = open();
  for (let at = 0; at <= 50_000; at++) history.note([`tag:${at}`], 100 + at);
  expect(history.isFresh(page(50_100), ['other'])).toBe(false);
  expect(history.isFresh(page(50_101), ['other'])).toBe(true);
});
