import { expect, test } from 'vitest';
import { answering } from '../../../shared/api/test-outage.ts';
import { replies } from '../../../shared/api/test-replies.ts';
import { createCookieJar } from '../../../shared/request/cookie-jar.server.ts';
import { placeInWords } from './place-words.ts';
import { type PlaceLookup, storePostalCode } from './postal-code.server.ts';

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

const place = {
  ...{ status: 'success', error: false, code: 200, ciudad: 'Ciudad de México', estado: 'Ciudad de México' },
  ...{ colonias: ['Roma Norte'], municipio: 'Cuauhtémoc', c_estado: '09' },
};
const known: PlaceLookup = { postalCodes: { get: async () => place } };
const failing = (status: number, code: string): PlaceLookup =>
  answering(status, { status, code, msg: 'x', request_id: 'x' });
const offline = replies(() => {
  throw new Error('offline');
}).api;

test.each([
  ['06700', '06700'],
  ['CP 06700', '06700'],
  [' 44100, Guadalajara', '44100'],
])('VA-01 ST-03 BL-01 "%s" is stored as the page stores it', async (codigoPostal, code) => {
  const cookies = createCookieJar('', true);
  const result = await storePostalCode(form({ codigoPostal }), cookies, known);
  expect(result).toMatchObject({ status: 'done', values: { codigoPostal: code } });
  expect(result.message).toBe(`Listo, enviaremos al ${code} · Roma Norte, Cuauhtémoc.`);
  expect(cookies.lines()).toEqual([`codigoPostal=${code}; Max-Age=31536000; Path=/; Secure; SameSite=Lax`]);
});

const tooShort = 'El Código Postal debe ser igual a 5 dígitos';
test.each([
  ['', tooShort],
  ['0670', tooShort],
  ['abc', tooShort],
  ['\r\nset-cookie: x=1', tooShort],
  ['00000', 'Ningún estado tiene códigos postales que empiecen con 00. Revísalo.'],
  ['19123', 'Ningún estado tiene códigos postales que empiecen con 19. Revísalo.'],
])('VA-01 "%s" is refused, and nothing is stored', async (typed, sentence) => {
  const cookies = createCookieJar('codigoPostal=06700', false);
  const result = await storePostalCode(form({ codigoPostal: typed }), cookies, known);
  expect(result).toMatchObject({ status: 'invalid', fieldErrors: { codigoPostal: sentence } });
  expect(cookies.lines()).toEqual([]);
});

test('VA-01 AP-20 a code that a whole table lacks is refused, and nothing is stored', async () => {
  const cookies = createCookieJar('', false);
  const result = await storePostalCode(form({ codigoPostal: '06699' }), cookies, failing(404, 'POSTAL_CODE_NOT_FOUND'));
  expect(result.fieldErrors).toEqual({ codigoPostal: 'No existe el código postal 06699. Revísalo.' });
  expect(cookies.lines()).toEqual([]);
});

test.each<[string, PlaceLookup]>([
  ['no answer', offline],
  ['404 of another call', failing(404, 'ROUTE_NOT_FOUND')],
  ['429', failing(429, 'TOO_MANY_REQUESTS')],
  ['500', failing(500, 'INTERNAL')],
  ['503', failing(503, 'DATABASE_UNAVAILABLE')],
])('ER-09 a look-up that fails (%s) does not keep a possible code from being stored', async (_, api) => {
  const cookies = createCookieJar('', false);
  const result = await storePostalCode(form({ codigoPostal: '06700' }), cookies, api);
  expect(result).toMatchObject({ status: 'done', message: 'Listo, enviaremos al 06700.' });
  expect(cookies.get('codigoPostal')).toBe('06700');
  expect((await storePostalCode(form({ codigoPostal: '00000' }), cookies, api)).status).toBe('invalid');
});

test.each([
  ['06600', { colonias: ['Juárez'], municipio: 'Cuauhtémoc' }, '06600 · Juárez, Cuauhtémoc'],
  ['06100', { colonias: ['Condesa', 'Hipódromo'], municipio: 'Cuauhtémoc' }, '06100 · Cuauhtémoc, Ciudad de México'],
  ['06100', { colonias: [], municipio: null }, '06100 · Ciudad de México'],
  ['50000', { colonias: [], municipio: null, estado: 'México', c_estado: '15' }, '50000 · Estado de México'],
  ['20000', { colonias: ['A', 'B'], municipio: 'Aguascalientes', estado: 'Aguascalientes' }, '20000 · Aguascalientes'],
])('RT-31 AP-20 %s is named as a shopper knows it', (code, more, words) => {
  expect(placeInWords(code, { ...place, ...more })).toBe(words);
});

test('ST-03 the stored code is deleted on request', async () => {
  const cookies = createCookieJar('codigoPostal=06700', false);
  expect((await storePostalCode(form({ olvidar: '1' }), cookies, known)).status).toBe('done');
  expect(cookies.get('codigoPostal')).toBeUndefined();
  expect(cookies.lines()).toEqual([expect.stringMatching(/^codigoPostal=; Max-Age=0; Path=\/;/)]);
});
