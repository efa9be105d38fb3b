import { type Facets, noFacets } from '@tianguis/contract';
import { plainListing } from '@tianguis/domain';
import { expect, test } from 'vitest';
import { activeFilters } from './active-filters.tsx';
import { catalogueCopy } from './copy.ts';

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
