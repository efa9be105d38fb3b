import { expect, test, vi } from 'vitest';
import { answerField } from './fields.ts';
import { readAnswer } from './read-answer.server.ts';

const read = (text: string) => {
  const form = new FormData();
  form.set(answerField, text);
  return readAnswer<Record<string, unknown>>(form);
};

test('an answer of a device passes unchanged', () => {
  const response = {
    clientDataJSON: 'a',
    attestationObject: 'b',
    transports: ['internal', 'hybrid'],
    userHandle: null,
  };
  const answer = { id: 'a', rawId: 'b', type: 'public-key', response };
  expect(read(JSON.stringify(answer))).toEqual(answer);
  const longest = { ...answer, response: { ...response, attestationObject: 'x'.repeat(8_192) } };
  expect(read(JSON.stringify(longest))).toEqual(longest);
});

test.each(['', '{', 'null', '1', '"a"', '[]', '[{}]'])('%j is no answer', (text) => {
  expect(read(text)).toBeUndefined();
});

const nested = (open: string, close: string, times: number) => open.repeat(times) + 1 + close.repeat(times);

test.each([
  ['objects', nested('{"a":', '}', 3_000)],
  ['lists', `{"a":${nested('[', ']', 9_000)}}`],
  ['lists in the response', `{"response":{"a":${nested('[', ']', 9_000)}}}`],
])('F7 of deep %s, only what an answer can have is read', (_, text) => {
  const answer = read(text) ?? {};
  const depth = (value: unknown): number =>
    typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depth)) : 0;
  expect(depth(answer)).toBeLessThanOrEqual(3);
  expect(() => JSON.stringify(answer)).not.toThrow();
});

test('F7 a text that is too long is not parsed', () => {
  const parse = vi.spyOn(JSON, 'parse');
  const answer = read(nested('{"a":', '}', 5_000));
  const calls = parse.mock.calls.length;
  parse.mockRestore();
  expect(answer).toBeUndefined();
  expect(calls).toBe(0);
});
