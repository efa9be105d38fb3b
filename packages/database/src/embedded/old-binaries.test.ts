import { expect, test } from 'vitest';
import { newestOf } from './old-binaries.ts';

test('the newest programs of a version are chosen by number, not by letter', () => {
  const versions = ['17.10.0-beta.17', '17.9.0-beta.17', '17.9.0-beta.9', '18.4.0-beta.17', '170.0.0-beta.1'];
  expect(newestOf(versions, '17')).toBe('17.10.0-beta.17');
  expect(newestOf('17.2.0-beta.1', '17')).toBe('17.2.0-beta.1');
  expect(newestOf(versions, '16')).toBeUndefined();
});
