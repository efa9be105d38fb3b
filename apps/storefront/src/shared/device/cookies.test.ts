import { expect, test } from 'vitest';
import { cookieLine, readCookie } from './cookies.ts';

test('BL-01 a cookie lasts 31536000 s, is valid for all paths of this shop only, and is secure if the shop has TLS', () => {
  expect(cookieLine('codigoPostal', '06700', false)).toBe('codigoPostal=06700; Path=/; Max-Age=31536000; SameSite=Lax');
  expect(cookieLine('codigoPostal', '06700', true)).toBe(
    'codigoPostal=06700; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  );
});

test('any written value is read back, and forged values break nothing', () => {
  const line = cookieLine('x', 'a; b=ñ%', false);
  expect(readCookie('x', `y=1; ${line.split('; ')[0]}; z=2`)).toBe('a; b=ñ%');
  expect(readCookie('x', 'x=%zz')).toBeUndefined();
  expect(readCookie('x', 'xx=1')).toBeUndefined();
});
