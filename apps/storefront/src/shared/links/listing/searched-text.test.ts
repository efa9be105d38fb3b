import { longestSearch } from '@tianguis/domain';
import { expect, test } from 'vitest';
import { cleanText } from './searched-text.ts';

test('VA-05, issue 37 B9: a search that is too long is cut before an emoji, never inside it', () => {
  const words = 'a'.repeat(longestSearch - 1);
  expect(cleanText(`${words}👩‍🍳 para cocinar`)).toBe(words);
  expect(cleanText(`${words}é`)).toBe(`${words}é`);
});
