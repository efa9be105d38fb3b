import type { FilterName, ListingState } from '@tianguis/domain';
import { expect, test } from 'vitest';
import { listingBase, readListing } from '../../shared/links/listing/listing-address.ts';
import { listings } from '../../shared/links/listing/test-listings.ts';
import {
  datesOf,
  isChosen,
  type ListingAddress,
  listingHref,
  listingHrefWithout,
  toggleHref,
  unfilteredHref,
} from './listing-links.ts';

/** Segments of RT-09, as the specification names them, and two segments of this shop. */
const set = ['marca=novara', 'preciomenor=100', 'estrellas=4', 'enviogratis=1', 'llegamanana=1', 'condicion=usado'];
const sorted = 'orden=menor-precio';

/** Each change of a listing, with the segments that it removes and adds. */
const changes: readonly [string, (address: ListingAddress) => string, without: string[], added: string[]][] = [
  ['another brand', (at) => toggleHref(at, 'brands', 'zunta'), ['marca=novara'], ['marca=novara,zunta']],
  ['no brand', (at) => toggleHref(at, 'brands', 'novara'), ['marca=novara'], []],
  ['more stars', (at) => toggleHref(at, 'rating', 3), ['estrellas=4'], ['estrellas=3']],
  ['any stars', (at) => toggleHref(at, 'rating', 4), ['estrellas=4'], []],
  ['a discount', (at) => toggleHref(at, 'discount', 20), [], ['descuento=20']],
  ['no free shipping', (at) => toggleHref(at, 'freeShipping', true), ['enviogratis=1'], []],
  ['stored by us', (at) => toggleHref(at, 'fulfillment', true), [], ['fulfillment=1']],
  ['any day', (at) => toggleHref(at, 'arrivesTomorrow', true), ['llegamanana=1'], []],
  ['new ones too', (at) => toggleHref(at, 'condition', 'new'), ['condicion=usado'], ['condicion=nuevo,usado']],
  ['no price', (at) => listingHrefWithout(at, 'priceMin', 'priceMax'), ['preciomenor=100'], []],
  ['another sort', (at) => listingHref(at, { sort: 'newest' }), [sorted], ['orden=mas-nuevos']],
  ['no filter', unfilteredHref, set, []],
];

for (const { name, base } of listings)
  for (const query of ['', '?fechas=1'])
    test.each(changes)(`RT-09 RT-11 RT-12 RT-14 in a ${name}${query}, %s changes nothing else`, (_, to, less, more) => {
      const url = new URL(`${base}/${[...set, sorted].join('/')}/pagina=2${query}`, 'http://shop.example');
      const listing = readListing(url);
      if (listing === undefined) throw new Error(`${base} is no listing.`);
      const address = { base: listingBase(listing), state: listing.state, ...datesOf(url) };
      const segments = (href: string) => {
        expect(href.startsWith(`${base}/`) && href.endsWith(query)).toBe(true);
        return href
          .slice(base.length + 1, href.length - query.length)
          .split('/')
          .toSorted();
      };
      const left = [...set, sorted].filter((one) => !less.includes(one));
      expect(segments(to(address))).toEqual([...left, ...more, 'pagina=1'].toSorted());
      expect(segments(listingHref(address, { page: 3 }))).toEqual([...set, sorted, 'pagina=3'].toSorted());
    });

test.each<[FilterName, string | number | true, Partial<ListingState>]>([
  ['brands', 'novara', { brands: ['novara'] }],
  ['rating', 4, { rating: 4 }],
  ['freeShipping', true, { freeShipping: true }],
])('RT-09 a choice of %s is shown as chosen', (name, value, state) => {
  const listing = readListing(new URL('http://shop.example/c/ofertas'));
  if (listing === undefined) throw new Error('Offers are a listing.');
  expect(isChosen(listing.state, name, value)).toBe(false);
  expect(isChosen({ ...listing.state, ...state }, name, value)).toBe(true);
});
