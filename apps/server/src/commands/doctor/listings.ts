/** What is computed of the catalogue, so that listings and their counts are fast: whether it is what the catalogue is. */
import { findWrongCounts, findWrongDocuments } from '@tianguis/catalogue-index';
import { type Check, fail, type OnDatabase } from './check.ts';
import { none, of } from './none.ts';

const anew = 'The worker builds them anew within ten minutes; "search build" does so at once.';

export const listingChecks: readonly Check<OnDatabase>[] = [
  none('Listings', findWrongDocuments, 'Listings have just what is on sale, as it is.', (count, some) =>
    fail(`Products missing from listings, left in them, or shown otherwise: ${of(count, some)}.`, anew),
  ),
  none('Counts of listings', findWrongCounts, 'They are those of the products.', (count, some) =>
    fail(`Departments that count other products than they have: ${of(count, some)}.`, anew),
  ),
];
