import { expect, test } from 'vitest';
import { InvalidationCursor, type InvalidationRow } from './invalidation-cursor.ts';

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

test('the first poll knows nothing of earlier changes', () => {
  const cursor = new InvalidationCursor();
  expect(cursor.advance([none()])).toBeUndefined();
  expect(cursor.advance([none()])).toEqual([]);
});

test('after a restart, or on another server, the changes in between are unknown', () => {
  const cursor = new InvalidationCursor();
  cursor.advance([none()]);
  expect(cursor.advance([row('a', 'tuesday')])).toBeUndefined();
  expect(cursor.advance([row('a', 'tuesday'), row('b', 'tuesday')])).toEqual(['a', 'b']);
});

test('after a crash recovery, which assigns transaction numbers again, the changes in between are unknown', () => {
  const cursor = new InvalidationCursor();
  const at = (snapshot: string) => [{ ...row('a'), snapshot }];
  cursor.advance(at('95:120:97,100'));
  expect(cursor.advance(at('97:120:100'))).toEqual(['a']);
  expect(cursor.advance(at('99:99:'))).toBeUndefined();
  expect(cursor.advance(at('99:100:'))).toEqual(['a']);
});

test('"*" stands for everything', () => {
  const cursor = new InvalidationCursor();
  cursor.advance([none()]);
  expect(cursor.advance([row('a'), row('*')])).toBeUndefined();
});
