import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { seal, unseal } from './sealed.ts';

test('issue 16, 2: a sealed secret is opened by its key, for its owner, unchanged, and in no other case', () => {
  const by = { key: randomBytes(32), owner: 'ana' };
  const secret = randomBytes(20);
  const sealed = seal(secret, by);
  expect(unseal(sealed, by)).toEqual(secret);
  expect(sealed.includes(secret)).toBe(false);
  expect(seal(secret, by)).not.toEqual(sealed);
  expect(() => unseal(sealed, { ...by, owner: 'eva' })).toThrow();
  expect(() => unseal(sealed, { ...by, key: randomBytes(32) })).toThrow();
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(() => unseal(changed, by), `byte ${at}`).toThrow();
  }
  expect(() => unseal(sealed.subarray(0, 20), by)).toThrow();
});
