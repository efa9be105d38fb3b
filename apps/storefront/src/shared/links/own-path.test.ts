import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

const origin = 'https://tianguis.example';

describe('RT-02 a way back stays in the shop', () => {
  it.each([
    ['https://tianguis.example/producto/1/x?variante=a#foto-2', '/producto/1/x?variante=a#foto-2'],
    ['/categoria/1/x/pagina=2', '/categoria/1/x/pagina=2'],
    ['https://evil.example/', '/'],
    ['//evil.example/', '/'],
    ['https://tianguis.example//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['https://tianguis.example@evil.example/', '/'],
    ['javascript:alert(1)', '/'],
    ['http://tianguis.example/', '/'],
    ['blob:https://tianguis.example/cuenta', '/'],
    ['filesystem:https://tianguis.example/temporary/x', '/'],
    ['https://tianguis.example:444/', '/'],
    ['', '/'],
    [null, '/'],
  ])('%s → %s', (address, path) => expect(ownPath(address, origin)).toBe(path));

  it('for any input, the result resolves to the shop', () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.string().map((text) => `/${text}`),
      fc.string().map((text) => `//${text}`),
      fc.string().map((text) => `blob:${origin}/${text}`),
    );
    fc.assert(
      fc.property(hostile, (address) => {
        expect(new URL(ownPath(address, origin), origin).origin).toBe(origin);
      }),
    );
  });
});
