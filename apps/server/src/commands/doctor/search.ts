/** Search: whether the index has what is on sale. */
import { createPostgresMaintenance, findUnread, findWrongPostings, findWrongTerms } from '@tianguis/catalogue-index';
import { type Check, fail, type OnDatabase, ok, warn } from './check.ts';
import { limit, none, of } from './none.ts';

/** More than change between two visits of the job that indexes them, unless it does not come. */
const manyPending = 20_000;

/** Of 1,024 products each, whose words are analysed again: a small shop's are all of them. */
const blocks = 8;

const atOnce = '"search build" reads all words anew';

export const searchChecks: readonly Check<OnDatabase>[] = [
  none('Index of search', findWrongPostings, 'It has the words of what is on sale.', (count, some) =>
    fail(
      `Departments whose words are not those of their products: ${of(count, some)}.`,
      'The worker builds them anew within ten minutes; "search build" does so at once.',
    ),
  ),
  none(
    'Words of search',
    (pool) => findWrongTerms(pool, blocks),
    'Products are found by the words that they have.',
    (count, some) =>
      fail(
        `Departments with products that are found by other words than theirs: ${of(count, some)}.`,
        `${atOnce}; the worker does so when it comes upon them.`,
      ),
  ),
  {
    name: 'Search',
    limit,
    async look({ database: { pool } }) {
      const unread = await findUnread(pool);
      const { pending } = await createPostgresMaintenance(pool).status();
      const number = (count: number) => count.toLocaleString('en');
      if (unread.length > 0)
        return warn(
          `The words of ${number(unread.length)} departments are not read yet: nothing of them is found.`,
          'The worker reads them within a minute, and so does "search build".',
        );
      if (pending > manyPending)
        return warn(
          `${number(pending)} products changed and wait to be read again: they are found by the words that they had.`,
          `See that a worker runs, and with "jobs dead" what it could not do; ${atOnce}.`,
        );
      return ok('The words of all departments are read.');
    },
  },
];
