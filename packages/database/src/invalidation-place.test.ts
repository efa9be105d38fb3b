import { expect, test } from 'vitest';
import { InvalidationPlace, type InvalidationRow } from './invalidation-place.ts';

const row = (tag: string, server = 'monday'): InvalidationRow => ({
  seq: '1',
  xid: '8',
  tags: [tag],
  snapshot: '9:9:',
  server,
});
const none = (server = 'monday'): InvalidationRow => ({
  seq: null,
  xid: null,
  tags: null,
  snapshot: '9:9:',
  server,
});

test('the first reading knows nothing of before', () => {
  const place = new InvalidationPlace();
  expect(place.take([none()])).toBeUndefined();
  expect(place.take([none()])).toEqual([]);
});

test('a server that began anew, or is another one, has a history of which nothing is known', () => {
  const place = new InvalidationPlace();
  place.take([none()]);
  expect(place.take([row('a', 'tuesday')])).toBeUndefined();
  expect(place.take([row('a', 'tuesday'), row('b', 'tuesday')])).toEqual(['a', 'b']);
});

test('a server that began anew without a restart gives numbers out again: nothing is known of its history', () => {
  const place = new InvalidationPlace();
  const at = (snapshot: string) => [{ ...row('a'), snapshot }];
  place.take(at('95:120:97,100'));
  expect(place.take(at('97:120:100'))).toEqual(['a']);
  expect(place.take(at('99:99:'))).toBeUndefined();
  expect(place.take(at('99:100:'))).toEqual(['a']);
});

test('"*" stands for everything', () => {
  const place = new InvalidationPlace();
  place.take([none()]);
  expect(place.take([row('a'), row('*')])).toBeUndefined();
});
