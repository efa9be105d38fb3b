import fc from 'fast-check';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type ShopContext, shopContext } from '../../shared/api/shop-context.ts';
import { anyAddress, listings } from '../../shared/links/listing/test-listings.ts';
import { loader } from './price-filter.tsx';

/** The URL to which the form leads from a listing, with prices as they were typed. */
function ledTo(from: string, prices: { preciomenor?: string; preciomayor?: string }): string {
  const context = new RouterContextProvider();
  context.set(shopContext, { publicOrigin: 'http://shop.example' } as ShopContext);
  const url = new URL(`/resources/precio?${new URLSearchParams({ en: from, ...prices })}`, 'http://shop.example');
  const reply = loader({ url, context } as unknown as Parameters<typeof loader>[0]);
  expect(reply.status).toBe(303);
  return reply.headers.get('location') ?? '';
}

const both = { preciomenor: '$1,200.00', preciomayor: ' 3000 ' };

test.each([
  ['/resultados/q=tenis/pagina=1', '/resultados/q=tenis'],
  ['/resultados?query=tenis', '/resultados/q=tenis'],
  ['/resultados?query=pan+dulce&pagina=3&utm_source=x', '/resultados/q=pan%20dulce'],
  ['/resultados/pagina=2?query=tenis', '/resultados/q=tenis'],
  ['/resultados/pagina=2/q=tenis/literal=1', '/resultados/q=tenis/literal=1'],
  ['/resultados/q=tenis/detalle=sin-cable,para-nina/pagina=1', '/resultados/q=tenis/detalle=para-nina,sin-cable'],
  ['/categoria/7/celulares/pagina=3', '/categoria/7/celulares'],
  ['/categoria/7/celulares/3', '/categoria/7/celulares'],
  ['/categoria/7/celulares', '/categoria/7/celulares'],
  // Both URLs are redirected to the URL with the name.
  ['/categoria/electronica/celulares?id=7', '/categoria/7'],
  ['/categoria/7/pagina=2', '/categoria/7'],
  ['/tienda/5/casa/pagina=2', '/tienda/5/casa'],
  ['/tienda/5/casa', '/tienda/5/casa'],
  ['/c/ofertas/', '/c/ofertas'],
  ['/c/ofertas/pagina=2', '/c/ofertas'],
])('RT-09 RT-11 RT-12 RT-14 from %s the price form leads to the same listing', (from, base) => {
  expect(ledTo(from, both)).toBe(`${base}/preciomenor=1200/preciomayor=3000/pagina=1`);
  expect(ledTo(from, {})).toBe(`${base}/pagina=1`);
});

test('RT-09 RT-11 RT-12 RT-14 the price form changes nothing of an address but prices and page', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...listings),
      anyAddress,
      fc.constantFrom('', '?fechas=1'),
      ({ base, narrows }, segments, query) => {
        const own = segments.filter((one) => narrows || !one.startsWith('categoria='));
        const others = own.filter((one) => !/^(preciomenor|preciomayor|pagina)=/.test(one));
        const [path = '', ...rest] = ledTo(`${base}/${own.join('/')}${query}`, both).split('?');
        expect(path.startsWith(`${base}/`)).toBe(true);
        expect(
          path
            .slice(base.length + 1)
            .split('/')
            .toSorted(),
        ).toEqual([...others, 'preciomenor=1200', 'preciomayor=3000', 'pagina=1'].toSorted());
        expect(rest).toEqual(query === '' ? [] : [query.slice(1)]);
      },
    ),
  );
});

test.each([
  [{ preciomenor: '900', preciomayor: '100' }, 'preciomenor=100/preciomayor=900/'],
  [{ preciomenor: '', preciomayor: '100' }, 'preciomayor=100/'],
  // Issue 37 B2: outwards, so that "Hasta 9.50" finds what costs 9.50.
  [{ preciomenor: '9.50', preciomayor: '10.50' }, 'preciomenor=9/preciomayor=11/'],
  [{ preciomenor: '$1,200.50', preciomayor: '100.20' }, 'preciomenor=100/preciomayor=1201/'],
  [{ preciomenor: '0.50', preciomayor: '.5' }, 'preciomayor=1/'],
  [{ preciomenor: 'mil', preciomayor: '99999999999999999999' }, ''],
])('RT-09 the typed prices %j become "%s"', (prices, segments) => {
  expect(ledTo('/c/ofertas/preciomenor=5/pagina=1', prices)).toBe(`/c/ofertas/${segments}pagina=1`);
});

test.each(['/', '/producto/7/olla', '/tiendas', 'https://evil.example/c/ofertas/', '//evil.example/c/ofertas', ''])(
  'RT-09 from %s, which is no listing of this shop, the price form leads home',
  (from) => {
    expect(ledTo(from, both)).toBe('/');
  },
);
