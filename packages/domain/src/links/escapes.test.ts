import fc from 'fast-check';
import { expect, test } from 'vitest';
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
