import { expect, test } from 'vitest';
import { InvalidationPlace, type InvalidationRow } from './invalidation-place.ts';

const row = (tag: string, server = 'monday'): InvalidationRow => ({ seq: '1', tags: [tag], snapshot: '9:9:', server });
const none = (server = 'monday'): InvalidationRow => ({ seq: null, tags: null, snapshot: '9:9:', server });

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

test('"*" stands for everything', () => {
  const place = new InvalidationPlace();
  place.take([none()]);
  expect(place.take([row('a'), row('*')])).toBeUndefined();
});
