import { expect, test } from 'vitest';
import { storePostalCode } from './postal-code.server.ts';

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

test.each([
  ['06700', '06700'],
  ['CP 06700', '06700'],
  [' 44100, Guadalajara', '44100'],
])('VA-01 ST-03 BL-01 "%s" is stored as the page stores it', (codigoPostal, code) => {
  const { result, cookie } = storePostalCode(form({ codigoPostal }), true);
  expect(result).toMatchObject({ status: 'done', values: { codigoPostal: code } });
  expect(cookie).toBe(`codigoPostal=${code}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`);
});

test.each(['', '0670', 'abc', '\r\nset-cookie: x=1'])('VA-01 "%s" is refused, and nothing is stored', (typed) => {
  const { result, cookie } = storePostalCode(form({ codigoPostal: typed }), false);
  expect(result).toMatchObject({
    status: 'invalid',
    fieldErrors: { codigoPostal: 'El Código Postal debe ser igual a 5 dígitos' },
  });
  expect(cookie).toBeUndefined();
});

test('ST-03 it is forgotten on request', () => {
  const { result, cookie } = storePostalCode(form({ olvidar: '1' }), false);
  expect(result.status).toBe('done');
  expect(cookie).toBe('codigoPostal=; Path=/; Max-Age=0; SameSite=Lax');
});
