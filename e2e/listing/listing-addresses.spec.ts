/**
 * RT-09: on every kind of listing, one filter, the sort or the page changes by the links and the price form of its
 * page. Nothing else of the URL may change. The tests use requests only, as a browser without JavaScript.
 */
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '@tianguis/testkit/browser';
import { categoryBase, largestDepartment } from '../support/catalogue/catalogue.ts';
import { largestStore, storeBase } from '../support/catalogue/stores.ts';

test.skip(({ isMobile }) => isMobile, 'the same HTML for every device');

/** The filters of RT-09 that are links, as the specification names them; prices are typed into a form. */
const filters = ['marca', 'estrellas', 'enviogratis', 'fulfillment', 'descuento'];

interface Start {
  /** The URL that is opened. */
  from: string;
  /** The canonical path of the listing before its segments. */
  base: string;
  /** The segments of filters and sort, and the query, that links must preserve. */
  state?: readonly string[];
  query?: string;
  /** Whether a category is a filter of this listing. */
  narrows?: boolean;
}

const narrowed = ['preciomayor=900000', 'orden=menor-precio'];

const starts: Readonly<Record<string, (request: APIRequestContext) => Start | Promise<Start>>> = {
  'a search as a query': () => ({ from: '/resultados?query=celular', base: '/resultados/q=celular' }),
  'a search as a segment': () => of('/resultados/q=celular', narrowed),
  'a search as it was written': () => of('/resultados/q=celular/literal=1', narrowed),
  'a category': async (request) => ({
    ...of(categoryBase(await largestDepartment(request)), narrowed),
    narrows: false,
  }),
  'a category in the older notation': async (request) => {
    const base = categoryBase(await largestDepartment(request));
    return { from: `${base}/1`, base, narrows: false };
  },
  'a menu link': async (request) => {
    const department = await largestDepartment(request);
    return { from: `/categoria/menu?id=${department.id}`, base: categoryBase(department), narrows: false };
  },
  'a store': async (request) => {
    return of(storeBase(await largestStore(request)), narrowed);
  },
  offers: () => ({ from: '/c/ofertas/', base: '/c/ofertas' }),
  'offers with several filters': () => of('/c/ofertas', ['estrellas=1', 'enviogratis=1', ...narrowed]),
  'the second page of offers': () => of('/c/ofertas', ['orden=menor-precio'], '2'),
  'dates without scripts': () => ({ ...of('/c/ofertas', narrowed), query: '?fechas=1' }),
  'what arrives tomorrow': () => of('/c/ofertas', ['llegamanana=1', ...narrowed]),
  'a search of what arrives tomorrow': () => of('/resultados/q=celular', ['llegamanana=1', ...narrowed]),
};

const of = (base: string, state: readonly string[], page = '1'): Start => ({
  from: `${base}/${state.join('/')}/pagina=${page}`,
  base,
  state,
});

/** Values of filters, sort and page, by name. */
const namesOf = (segments: readonly string[]) =>
  new Map(segments.map((one) => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)]));

/** The names whose values differ, without the page number. */
function changedIn(state: ReadonlyMap<string, string>, before: ReadonlyMap<string, string>): string[] {
  const names = new Set([...state.keys(), ...before.keys()]);
  return [...names].filter((name) => name !== 'pagina' && state.get(name) !== before.get(name));
}

for (const [name, start] of Object.entries(starts))
  test(`RT-09 RT-11 RT-12 RT-14 from ${name}, each link changes one filter, the sort or the page; the price form prices`, async ({
    request,
  }) => {
    const { from, base, state = [], query = '', narrows = true } = await start(request);
    const headers = { cookie: 'codigoPostal=06600' };
    const page = await request.get(from + query, { headers, maxRedirects: 0 });
    expect(page.status(), from).toBe(200);
    const html = /<main\b.*<\/main>/s.exec(await page.text())?.[0] ?? '';
    const before = namesOf(state);
    const links = [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
      ([, href = '', words = '']) => ({
        href,
        words,
        isHere: href.startsWith(`${base}/`) && href.includes('pagina='),
      }),
    );
    const changed = new Set<string>();
    for (const { href, words } of links.filter(({ isHere }) => isHere)) {
      expect(href.slice(href.includes('?') ? href.indexOf('?') : href.length), href).toBe(query);
      const now = namesOf(href.slice(base.length + 1, href.length - query.length).split('/'));
      const names = changedIn(now, before);
      if (words.includes('Quitar todos')) {
        const sort = state.filter((one) => one.startsWith('orden='));
        expect(Object.fromEntries(now), href).toEqual(Object.fromEntries(namesOf([...sort, 'pagina=1'])));
        continue;
      }
      expect(names.length, `${href} from ${from}`).toBeLessThanOrEqual(1);
      for (const one of names) {
        changed.add(one);
        expect(now.get('pagina'), href).toBe('1');
      }
      if (names.length === 0) changed.add('pagina');
    }
    const total = Number(/role="status"[^>]*>([\d,]+) productos?</.exec(html)?.[1]?.replaceAll(',', ''));
    const isLong = total > [...html.matchAll(/<article\b/g)].length;
    // What arrives tomorrow depends on the weekday: all of it may be of one category, with one kind of delivery.
    const isTomorrow = before.has('llegamanana');
    const offered = isTomorrow ? ['llegamanana'] : [...filters, 'llegamanana', ...(narrows ? ['categoria'] : [])];
    expect([...changed]).toEqual(expect.arrayContaining([...offered, 'orden', ...(isLong ? ['pagina'] : [])]));

    // Links to the listings of other categories, which preserve the filters.
    if (!narrows) {
      const column = /<aside\b.*<\/aside>/s.exec(html)?.[0] ?? '';
      const others = [...column.matchAll(/href="\/categoria\/\d+\/([^"]*)"/g)]
        .map(([, rest = '']) => rest.split('/'))
        .filter(([slug]) => slug !== base.split('/').at(-1));
      expect(others.length).toBeGreaterThan(1);
      for (const [, ...segments] of others) expect(segments.toSorted()).toEqual([...state, 'pagina=1'].toSorted());
    }

    const form = /<form\b[^>]*action="\/resources\/precio".*?<\/form>/s.exec(html)?.[0] ?? '';
    const en = /name="en" value="([^"]*)"/.exec(form)?.[1] ?? '';
    const prices = new URLSearchParams({ en, preciomenor: '1', preciomayor: '800000' });
    const sent = await request.get(`/resources/precio?${prices}`, { maxRedirects: 0 });
    expect(sent.status()).toBe(303);
    const location = sent.headers().location ?? '';
    expect(location.startsWith(`${base}/`), location).toBe(true);
    expect(location.endsWith(`/pagina=1${query}`), location).toBe(true);
    const wanted = [...state.filter((one) => !one.startsWith('precio')), 'preciomenor=1', 'preciomayor=800000'];
    expect(
      location
        .slice(base.length + 1, location.length - query.length)
        .split('/')
        .toSorted(),
    ).toEqual([...wanted, 'pagina=1'].toSorted());
    const led = await request.get(location, { headers, maxRedirects: 0 });
    expect(led.status(), location).toBe(200);
  });
