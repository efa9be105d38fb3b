import { describe, expect, test } from 'vitest';
import { authenticatorUri, base32, codeOfStep, findStep, stepAt } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

describe('issue 16, 2: codes of authenticator apps', () => {
  // Values of RFC 4226, appendix D.
  test('RFC 4226: the codes of counters 0 to 9', () => {
    const codes = ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'];
    expect(codes.map((_, counter) => codeOfStep(secret, counter))).toEqual(codes);
  });

  // Values of RFC 6238, appendix B, for SHA-1.
  test.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('RFC 6238: %i s', (time, code) => {
    expect(codeOfStep(secret, stepAt(time * 1000), 8)).toBe(code);
    expect(findStep(secret, code.slice(2), time * 1000)).toBe(stepAt(time * 1000));
  });

  test('one step earlier and later serves, two do not', () => {
    const time = 1234567890_000;
    const steps = [-2, -1, 0, 1, 2].map((more) => findStep(secret, codeOfStep(secret, stepAt(time) + more), time));
    const now = stepAt(time);
    expect(steps).toEqual([undefined, now - 1, now, now + 1, undefined]);
  });

  test.each(['', '5924', '0005924', '٠٠٥٩٢٤', 'ÿÿÿÿÿÿ', '00592\n'])('%j is no code', (code) => {
    expect(findStep(secret, code, 1234567890_000)).toBeUndefined();
  });

  // Values of RFC 4648, 10.
  test.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('RFC 4648: base32 of %j', (text, encoded) => {
    expect(base32(Buffer.from(text))).toBe(encoded);
  });

  test('the address that apps read names shop and account, whatever signs they have', () => {
    const uri = authenticatorUri(secret, { shop: 'La Tía: té & café', email: 'ana+1@correo.mx' });
    const { protocol, host, pathname, searchParams } = new URL(uri);
    expect([protocol, host]).toEqual(['otpauth:', 'totp']);
    expect(pathname.split(':').map(decodeURIComponent)).toEqual(['/La Tía: té & café', 'ana+1@correo.mx']);
    expect(Object.fromEntries(searchParams)).toEqual({
      ...{ secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', issuer: 'La Tía: té & café' },
      ...{ algorithm: 'SHA1', digits: '6', period: '30' },
    });
  });
});
