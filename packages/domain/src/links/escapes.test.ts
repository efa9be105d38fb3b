import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { mendEscapes } from '../index.ts';

test.each([
  ['/resultados/q=100%/pagina=1', '/resultados/q=100%25/pagina=1'],
  ['/resultados/q=100%25', '/resultados/q=100%25'],
  ['/no%zz', '/no%25zz'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['/caf%C3', '/caf%25C3'],
  ['/caf%C3%A9%C3x', '/caf%C3%A9%25C3x'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/%ff%20%', '/%25ff%20%25'],
  ['/%', '/%25'],
  ['/plain', '/plain'],
])('RT-09 %s is read as %s', (address, mended) => {
  expect(mendEscapes(address)).toBe(mended);
});

test('RT-09 every repaired URL can be decoded, and a URL that was decodable does not change', () => {
  const pieces = fc.constantFrom('%', '%2', '%25', '%C3', '%A9', '%F0%9F%98%80', '%zz', 'a', 'ñ', '/', '%00', '%c3%28');
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const address = parts.join('');
      const mended = mendEscapes(address);
      expect(() => decodeURIComponent(mended)).not.toThrow();
      expect(mendEscapes(mended)).toBe(mended);
      let before: string | undefined;
      try {
        before = decodeURIComponent(address);
      } catch {}
      if (before !== undefined) expect(mended).toBe(address);
    }),
  );
});

/** The definition: decodable parts of a run of escapes remain, and every other percent sign is escaped. */
function mendByDecoding(address: string): string {
  const isDecodable = (text: string) => {
    try {
      return decodeURIComponent(text) !== '';
    } catch {
      return false;
    }
  };
  return address.replace(/(?:%[0-9a-f]{2})+|%/gi, (run) => {
    let mended = '';
    for (let at = 0; at < run.length; ) {
      const letter = [3, 6, 9, 12].map((length) => run.slice(at, at + length)).find(isDecodable);
      mended += letter ?? `%25${run.slice(at + 1, at + 3)}`;
      at += letter?.length ?? 3;
    }
    return mended;
  });
}

/** The bytes at the borders of the ranges of UTF-8. */
const borders = [
  ...['%7f', '%80', '%8F', '%90', '%9F', '%a0', '%BF', '%C0', '%c1', '%C2', '%DF', '%e0', '%E1', '%ec', '%ED', '%ee'],
  ...['%EF', '%f0', '%F1', '%f3', '%F4', '%f5', '%FF', '%41'],
];

test('RT-09 a URL is repaired as its definition by decoding says, whatever its bytes', () => {
  const other = fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom('%', '%c', '%zz', '%25', '\ud83d', 'ñ'));
  const character = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }).map((text) => {
    return [...Buffer.from(text)].map((value) => `%${value.toString(16)}`).join('');
  });
  const piece = fc.oneof({ arbitrary: fc.constantFrom(...borders), weight: 4 }, character, other);
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 24 }), (parts) => {
      expect(mendEscapes(parts.join(''))).toBe(mendByDecoding(parts.join('')));
    }),
    { numRuns: 1_000, seed: 37 },
  );
});

test('RT-09 each first byte before each border byte is repaired as the definition says', () => {
  const firsts = Array.from({ length: 256 }, (_, value) => `%${value.toString(16).padStart(2, '0')}`);
  const addresses = firsts.flatMap((first) => borders.map((second) => `${first + second}%80%bf`));
  expect(addresses.map(mendEscapes)).toEqual(addresses.map(mendByDecoding));
});

test('F2 the repair of a URL decodes nothing and throws nothing, however many signs are stray', () => {
  const decode = vi.spyOn(globalThis, 'decodeURIComponent');
  try {
    expect(mendEscapes('%C3'.repeat(5_000))).toBe('%25C3'.repeat(5_000));
    expect(decode).not.toHaveBeenCalled();
  } finally {
    decode.mockRestore();
  }
});
