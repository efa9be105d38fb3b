import { type Facets, noFacets } from '@tianguis/contract';
import { type ListingState, plainListing } from '@tianguis/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { catalogueCopy } from '../copy.ts';
import { ActiveFilters, activeFilters } from './active-filters.tsx';

const brand = (...labels: string[]): Facets => ({
  ...noFacets,
  brand: labels.map((label) => ({ value: label.toLowerCase(), label, count: 1 })),
});

test.each<[string, Facets, string]>([
  ['its name', brand('HERVELA', 'Brasa'), 'HERVELA'],
  ['that there is none, where others are', brand('Brasa'), catalogueCopy.chip.unknownBrand],
  ['the name of its address, where nothing was counted yet', noFacets, 'Hervela'],
])('RT-09 the chip of a brand says %s', (_, facets, label) => {
  const address = { base: '/resultados/q=licuadora', state: { ...plainListing, brands: ['hervela'] } };
  expect(activeFilters(address, facets, undefined).map((one) => one.label)).toEqual([label]);
});

const base = '/c/ofertas';

test.each<[string, Partial<ListingState>, { onWide: number; all: number; isRemovable: boolean }]>([
  ['none', {}, { onWide: 0, all: 0, isRemovable: false }],
  ['a quick filter', { freeShipping: true }, { onWide: 0, all: 1, isRemovable: false }],
  ['two quick filters', { freeShipping: true, rating: 4 }, { onWide: 0, all: 2, isRemovable: true }],
  ['a quick filter and another', { freeShipping: true, rating: 3 }, { onWide: 1, all: 2, isRemovable: true }],
])('RT-09 on phones quick filters have chips like others: %s', (_, chosen, { onWide, all, isRemovable }) => {
  const address = { base, state: { ...plainListing, ...chosen } };
  const filters = activeFilters(address, noFacets, undefined);
  const html = renderToStaticMarkup(<ActiveFilters address={address} filters={filters} />);
  expect(html.split(`aria-label="Quitar: `).length - 1).toBe(all);
  expect(all - html.split('<li class="lg:hidden">').length + 1).toBe(onWide);
  expect(html.includes(catalogueCopy.removeAll)).toBe(isRemovable);
  // The space of the row is also reserved on phones only.
  expect(/^<ul [^>]*lg:hidden/.test(html)).toBe(all > 0 && onWide === 0);
});
