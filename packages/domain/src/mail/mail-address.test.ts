import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalMailAddress, isMailAddress, mailKey, mayBeAccountEmail } from './mail-address.ts';

test.each([
  ['ana@correo.mx', true],
  ['ana.maria+ofertas@sub.correo.com.mx', true],
  ['ana@ñandú.mx', true],
  ["o'hara_1/2=3@correo.mx", true],
  ['peña@correo.mx', false],
  ['', false],
  ['ana', false],
  ['@correo.mx', false],
  ['ana@correo', false],
  ['ana@correo.m', false],
  ['ana@correo.', false],
  ['ana@correo.mx.', false],
  ['ana@.correo.mx', false],
  ['ana@-correo.mx', false],
  ['ana@correo_1.mx', false],
  ['ana@@correo.mx', false],
  ['ana maria@correo.mx', false],
  ['ana@correo.mx\r\nbcc: x@y.mx', false],
  ['ana@correo.mx\n', false],
  ['ana\0@correo.mx', false],
  ['ana@correo.mx:25', false],
  ['ana@ñandú.mx:25', false],
  ['ana@ñandú.mx/x', false],
  ['ana@１２７.１', false],
  ['ana@xn\u00ad--ñ.mx', false],
  [`ana@${'a'.repeat(64)}.mx`, false],
  [`${'a'.repeat(244)}@correo.mx`, true],
  [`${'a'.repeat(245)}@correo.mx`, false],
  // The domain in Punycode is longer than the typed domain.
  [`${'a'.repeat(245)}@ñandú.mx`, false],
])('VA-02 "%s" may be a mail address: %s', (text, may) => {
  expect(isMailAddress(text)).toBe(may);
});

const punctuation = ['<', '>', '(', ')', '[', ']', ':', ';', ',', '"', '\\', ' '];
const invisible = ['\u00ad', '\u200b', '\u200c', '\u200d', '\u200e', '\u202e', '\u2060', '\ufeff', '\u{e0061}'];

test.each([...punctuation, ...invisible])('issue 37 A3 VA-02 %j is accepted nowhere in an address', (sign) => {
  const address = 'ana@ñandú.mx';
  for (let at = 0; at <= address.length; at++) {
    const text = address.slice(0, at) + sign + address.slice(at);
    expect(isMailAddress(text), JSON.stringify(text)).toBe(false);
  }
});

test.each([
  ['Ana.Maria+X@CORREO.mx', 'ana.maria+x@correo.mx'],
  ['ana@Ñandú.MX', 'ana@xn--and-6ma2c.mx'],
  ['ana@n\u0303andu\u0301.mx', 'ana@xn--and-6ma2c.mx'],
  ['ana@XN--and-6ma2c.mx', 'ana@xn--and-6ma2c.mx'],
  ['ana@ｃｏｒｒｅｏ.mx', 'ana@correo.mx'],
  // The Kelvin sign becomes a "k" in lower case, but is another sign.
  ['\u212aarla@correo.mx', undefined],
])('issue 37 A3 the canonical spelling of "%s" is %s', (text, spelling) => {
  expect(canonicalMailAddress(text)).toBe(spelling);
});

test('issue 37 A3 the canonical spelling is its own, and the only one of its cases and forms', () => {
  const domain = fc.stringMatching(/^[a-zñáéü]([a-z0-9ñáéü-]{0,10}[a-z0-9ñáéü])?\.(mx|com\.mx|méxico)$/u);
  const mailbox = fc.stringMatching(/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,20}$/);
  fc.assert(
    fc.property(mailbox, domain, (name, host) => {
      // "--" at the third position marks Punycode.
      fc.pre(!host.split('.').some((label) => label.startsWith('--', 2)));
      const spelling = canonicalMailAddress(`${name}@${host}`);
      expect(spelling).toMatch(/^[ -~]+$/);
      for (const other of [
        spelling ?? '',
        `${name.toUpperCase()}@${host.toUpperCase()}`,
        `${name}@${host.normalize('NFD')}`,
      ])
        expect(canonicalMailAddress(other), other).toBe(spelling);
    }),
    { seed: 37 },
  );
});

test('issue 37 A3 dots and + before the @ belong to other mailboxes', () => {
  const spellings = ['ana@correo.mx', 'a.na@correo.mx', 'ana+1@correo.mx'].map(canonicalMailAddress);
  expect(new Set(spellings).size).toBe(3);
});

test.each([
  [' Ana@Correo.mx ', 'ana@correo.mx', true],
  ['Peña@Ñandú.mx', 'peña@ñandú.mx', true],
  ['Ana<1>@correo.mx', 'ana<1>@correo.mx', true],
  ['ana', 'ana', false],
])('issue 37 A3 "%s" of an earlier release is looked up as "%s"', (text, key, may) => {
  expect(mailKey(text)).toBe(key);
  expect(mayBeAccountEmail(text.trim())).toBe(may);
});

test('issue 37 A3 every address may be the e-mail of an account, and none is longer than a row', () => {
  const texts = fc.oneof(
    fc.emailAddress(),
    fc.string({ unit: 'grapheme', maxLength: 260 }).map((text) => `${text}@a.mx`),
  );
  fc.assert(
    fc.property(texts, (text) => {
      if (isMailAddress(text)) expect(mayBeAccountEmail(text)).toBe(true);
      if (mayBeAccountEmail(text)) expect(mailKey(text).length).toBeLessThanOrEqual(254);
    }),
    { seed: 37 },
  );
});
