/** Checks of the derived tables for listings and their counts against the catalogue. */
import { findWrongCounts, findWrongDocuments } from '@tianguis/catalogue-index';
import { type Check, type DatabaseContext, fail } from '../check.ts';
import { examplesOf, expectNone } from '../expect-none.ts';

const repair = 'The worker rebuilds them within ten minutes; "search build" does so at once.';

export const listingChecks: readonly Check<DatabaseContext>[] = [
  expectNone('Listings', findWrongDocuments, 'Listings have exactly the products on sale.', (count, some) =>
    fail(`Products missing from listings, left in them, or with wrong data: ${examplesOf(count, some)}.`, repair),
  ),
  expectNone('Counts of listings', findWrongCounts, 'They are those of the products.', (count, some) =>
    fail(`Departments that count other products than they have: ${examplesOf(count, some)}.`, repair),
  ),
];
