import { afterEach, expect, test, vi } from 'vitest';
import { formOf } from '../../../shared/session/test-session.server.ts';
import { storeInBrowser } from './postal-code-in-browser.ts';

/**
 * A page with these cookies, whose requests never get a reply.
 * @returns the cookies afterwards
 */
function page(cookies: Record<string, string>): Map<string, string> {
  const jar = new Map(Object.entries(cookies));
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
    },
    set cookie(line: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (line.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, decodeURIComponent(value));
    },
  });
  vi.stubGlobal('location', { protocol: 'http:' });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  return jar;
}

afterEach(() => vi.unstubAllGlobals());

const chosen = {
  ...{ selectId: 'a1', dirPredeterminada: '{"calle":"Orizaba 101"}', existDirPredeterminada: '1' },
  ...{ shipping: '{"municipio":"Cuauhtémoc"}', codigoPostal: '06700' },
};

test('UI-11 ST-03 another typed code forgets the chosen address, and is stored', async () => {
  const jar = page(chosen);
  expect(await storeInBrowser(formOf({ codigoPostal: '44100' }))).toMatchObject({ status: 'done' });
  expect(Object.fromEntries(jar)).toEqual({ codigoPostal: '44100' });
});

test('UI-11 ST-03 the same code typed again leaves the chosen address', async () => {
  const jar = page(chosen);
  expect(await storeInBrowser(formOf({ codigoPostal: '06700' }))).toMatchObject({ status: 'done' });
  expect(Object.fromEntries(jar)).toEqual(chosen);
});

test('VA-01 a code that no state has changes nothing', async () => {
  const jar = page(chosen);
  expect(await storeInBrowser(formOf({ codigoPostal: '00000' }))).toMatchObject({ status: 'invalid' });
  expect(Object.fromEntries(jar)).toEqual(chosen);
});
