/** Checks of search: whether the index contains the products on sale. */
import { createPostgresMaintenance, findUnread, findWrongPostings, findWrongTerms } from '@tianguis/catalogue-index';
import { type Check, type DatabaseContext, fail, ok, warn } from '../check.ts';
import { examplesOf, expectNone, limit } from '../expect-none.ts';

/** More products than usually change between two runs of the job that indexes them. */
const manyPending = 20_000;

/** Number of blocks of 1,024 products whose words are analysed again. A small shop has no more blocks. */
const blocks = 8;

const atOnce = '"search build" reads all words again';

export const searchChecks: readonly Check<DatabaseContext>[] = [
  expectNone('Index of search', findWrongPostings, 'It has the words of what is on sale.', (count, some) =>
    fail(
      `Departments whose words are not those of their products: ${examplesOf(count, some)}.`,
      'The worker rebuilds them within ten minutes; "search build" does so at once.',
    ),
  ),
  expectNone(
    'Words of search',
    (pool) => findWrongTerms(pool, blocks),
    'Products are found by the words that they have.',
    (count, some) =>
      fail(
        `Departments with products that are found by other words than theirs: ${examplesOf(count, some)}.`,
        `${atOnce}; the worker repairs them when it checks their block.`,
      ),
  ),
  {
    name: 'Search',
    limit,
    async run({ database: { pool } }) {
      const unread = await findUnread(pool);
      const { pending, unlearned } = await createPostgresMaintenance(pool).status();
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
      const { products, departments, isDue } = unlearned;
      if (isDue)
        return warn(
          `${number(products)} products in ${number(departments)} departments came, changed or went since search learned words and things from them: synonyms, gifts and misspellings may find less than there is.`,
          'The worker learns anew within a minute: see that one runs, and with "jobs dead" what it could not do. "search build" does so at once.',
        );
      if (departments > 0)
        return ok(
          `The words of all departments are read; ${number(departments)} large ones, in which ${number(products)} products changed, are learned from by turns.`,
        );
      return ok('The words of all departments are read, and things are learned from the products as they are.');
    },
  },
];
