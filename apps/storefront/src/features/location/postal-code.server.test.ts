import { expect, test } from 'vitest';
import { createCookieJar } from '../../shared/request/cookie-jar.server.ts';
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
  const cookies = createCookieJar('', true);
  const result = storePostalCode(form({ codigoPostal }), cookies);
  expect(result).toMatchObject({ status: 'done', values: { codigoPostal: code } });
  expect(cookies.lines()).toEqual([`codigoPostal=${code}; Max-Age=31536000; Path=/; Secure; SameSite=Lax`]);
});

test.each(['', '0670', 'abc', '\r\nset-cookie: x=1'])('VA-01 "%s" is refused, and nothing is stored', (typed) => {
  const cookies = createCookieJar('codigoPostal=06700', false);
  const result = storePostalCode(form({ codigoPostal: typed }), cookies);
  expect(result).toMatchObject({
    status: 'invalid',
    fieldErrors: { codigoPostal: 'El Código Postal debe ser igual a 5 dígitos' },
  });
  expect(cookies.lines()).toEqual([]);
});

test('ST-03 the stored code is deleted on request', () => {
  const cookies = createCookieJar('codigoPostal=06700', false);
  expect(storePostalCode(form({ olvidar: '1' }), cookies).status).toBe('done');
  expect(cookies.get('codigoPostal')).toBeUndefined();
  expect(cookies.lines()).toEqual([expect.stringMatching(/^codigoPostal=; Max-Age=0; Path=\/;/)]);
});
