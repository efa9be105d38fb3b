import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { makeSignedToken, openSignedToken, readSignedToken } from './signed-token.ts';

const noon = Date.parse('2026-11-21T12:00:00Z');
const key = randomBytes(32);

test('RT-15 RT-18 a link opens its own thing, and says when its time is over', () => {
  const id = randomUUID();
  const token = makeSignedToken(id, noon + 10_000, key);
  expect(readSignedToken(token, key, noon + 9_999)).toEqual({ id, expires: noon + 10_000, isExpired: false });
  expect(readSignedToken(token, key, noon + 10_000)).toEqual({ id, expires: noon + 10_000, isExpired: true });
  expect(readSignedToken(token, randomBytes(32), noon)).toBeUndefined();
});

test('RT-15 RT-18 a link with any letter changed is invalid: no other id, no later expiry', () => {
  const token = makeSignedToken(randomUUID(), noon + 10_000, key);
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom(...'abcdef0123456789.-_'), (at, letter) => {
      fc.pre(token[at] !== letter);
      expect(readSignedToken(token.slice(0, at) + letter + token.slice(at + 1), key, noon)).toBeUndefined();
    }),
  );
  const [, expires, signature] = token.split('.');
  expect(readSignedToken(`${randomUUID()}.${expires}.${signature}`, key, noon)).toBeUndefined();
});

test('RT-15 RT-18 for a text that is no token, nobody looks for the key', async () => {
  const token = makeSignedToken(randomUUID(), noon + 10_000, key);
  const findKey = vi.fn(async () => key);
  for (const text of ['', 'x', token.slice(1), `${token}a`, `${'-'.repeat(36)}${token.slice(36)}`, `${token}\n`])
    expect(await openSignedToken(text, findKey, noon), text).toBeUndefined();
  expect(findKey).not.toHaveBeenCalled();
  expect(await openSignedToken(token, findKey, noon)).toMatchObject({ isExpired: false });
  expect(await openSignedToken(token, async () => undefined, noon)).toBeUndefined();
});
