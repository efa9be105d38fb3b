import { formatListing, plainListing } from '@tianguis/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listingBase, readListing } from './listing-address.ts';
import { anyAddress, listings } from './test-listings.ts';

const read = (address: string) => readListing(new URL(address, 'http://shop.example'));

test.each([
  ['a menu link', '/categoria/hogar/cocina?id=31', { id: 31, slug: undefined }],
  ['a number and a good id: the id', '/categoria/3/hogar/pagina=2?id=31', { id: 31, slug: undefined }],
  ['a number and no id', '/categoria/3/hogar', { id: 3, slug: 'hogar' }],
  ['a number and a bad id', '/categoria/3/hogar?id=x', { id: 3, slug: 'hogar' }],
  ['a number and an empty id', '/categoria/3/hogar?id=', { id: 3, slug: 'hogar' }],
  ['a number and an id with a zero before it', '/categoria/3/hogar?id=031', { id: 3, slug: 'hogar' }],
])('RT-33 RT-11 %s', (_, address, meant) => {
  expect(read(address)).toEqual({ kind: 'category', ...meant, state: plainListing });
});

test.each([
  '/categoria/hogar/cocina',
  '/categoria/hogar/cocina?id=x',
  '/categoria/',
  '/categoria',
  '/tienda/casa/pagina=1',
  '/tiendas',
  '/c/otra/pagina=1',
  '/producto/7/olla',
  '/resultadosq=tenis',
  '/',
])('RT-33 RT-11 RT-14 %s is no listing', (address) => {
  expect(read(address)).toBeUndefined();
});

test.each([
  ['/resultados?query=tenis', 'tenis'],
  ['/resultados/q=tenis', 'tenis'],
  ['/resultados/q=tenis?query=otra', 'tenis'],
  ['/resultados/orden=menor-precio/q=tenis/pagina=2', 'tenis'],
  ['/resultados/enviogratis=1?query=tenis', 'tenis'],
  ['/resultados/q=pan%2Fleche', 'pan/leche'],
  ['/resultados/q=a=b=c', 'a=b=c'],
  ['/Resultados/q=tenis', 'tenis'],
])('RT-08 RT-09 the text of %s is "%s"', (address, text) => {
  expect(read(address)).toMatchObject({ kind: 'results', text });
});

test('RT-11 the page is read in both notations, with a slash at the end too', () => {
  for (const end of ['pagina=4', '4', '4/', 'pagina=4/'])
    expect(read(`/categoria/3/hogar/${end}`), end).toMatchObject({ slug: 'hogar', state: { page: 4 } });
});

test('RT-09 RT-11 RT-12 RT-14 base and segments of any listing make its address again, in any sequence', () => {
  fc.assert(
    fc.property(fc.constantFrom(...listings), anyAddress, (kind, segments) => {
      const own = segments.filter((one) => kind.narrows || !one.startsWith('categoria='));
      const listing = read(`${kind.base}/${own.join('/')}`);
      if (listing === undefined) throw new Error(`${kind.base} is no listing.`);
      expect(listingBase(listing)).toBe(kind.base);
      const page = own.some((one) => one.startsWith('pagina=')) ? [] : ['pagina=1'];
      expect(formatListing(listing.state).split('/').toSorted()).toEqual([...own, ...page].toSorted());
    }),
  );
});

test('never throws at any address', () => {
  fc.assert(
    fc.property(fc.constantFrom(...listings), fc.array(fc.string()), ({ base }, more) => {
      readListing({ pathname: `${base}/${more.join('/')}`, searchParams: new URLSearchParams(more[0]) });
    }),
  );
});
