import { type Facets, noFacets } from '@tianguis/contract';
import { type Condition, plainListing } from '@tianguis/domain';
import { expect, test } from 'vitest';
import { hasChoice } from './facet.tsx';

const facetsOf = (...counts: [number, number, number]): Facets => ({
  ...noFacets,
  condition: (['new', 'refurbished', 'used'] as const).map((value, at) => ({
    value,
    label: value,
    count: counts[at] ?? 0,
  })),
});

test.each<[string, [number, number, number], Condition[], boolean]>([
  ['nothing is left', [0, 0, 0], [], false],
  ['all are new', [90, 0, 0], [], false],
  ['all are refurbished', [0, 7, 0], [], false],
  ['some are used', [90, 0, 1], [], true],
  ['there are all kinds', [90, 7, 1], [], true],
  ['one of two is chosen', [90, 7, 0], ['refurbished'], true],
  ['the only one is chosen, to be taken back', [90, 0, 0], ['new'], true],
  ['what is chosen has gone', [90, 0, 0], ['used'], true],
])('RT-11 the condition can be chosen where there is a choice: %s', (_, counts, condition, shown) => {
  const address = { base: '/c/ofertas', state: { ...plainListing, condition } };
  expect(hasChoice('condition', address, facetsOf(...counts))).toBe(shown);
});
