import fc from 'fast-check';
import { expect, it } from 'vitest';
import { httpsPattern, linkPattern } from './links.ts';

const isLink = (text: string) => new RegExp(linkPattern).test(text);

it.each(['/', '/c/ofertas/', '/buscar?q=a//b', 'https://blog.example', 'https://blog.example:8443/a?b#c'])(
  '%j is a link',
  (text) => expect(isLink(text)).toBe(true),
);

it.each([
  '',
  'ofertas',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/a b',
  ' /a',
  '/a\n',
  'https://',
  'https:///evil.example',
  'https://?x',
  'https://shop.example@evil.example/',
  'http://blog.example',
  'javascript:alert(1)',
])('%j is no link', (text) => expect(isLink(text)).toBe(false));

it('a path never leads to another origin', () => {
  const piece = fc.constantFrom('/', '\\', '\t', '\n', '\r', ' ', '?', '#', '@', ':', '.', '%2f', 'evil.example', 'a');
  const text = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);
  fc.assert(
    fc.property(text, (path) => {
      fc.pre(isLink(path));
      expect(new URL(path, 'https://shop.example').origin).toBe('https://shop.example');
    }),
    { numRuns: 2_000 },
  );
});

it('the https pattern matches HTTPS URLs and no paths', () => {
  expect(new RegExp(httpsPattern).test('https://facebook.example/tianguis')).toBe(true);
  for (const text of ['https://', '/a', 'http://a.example', 'https://a b'])
    expect(new RegExp(httpsPattern).test(text)).toBe(false);
});
