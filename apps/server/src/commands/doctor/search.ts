/** The index of search: whether it has what is on sale (docs/decisions/0017-search.md). */
import { createSearchOffice, damagedIndex } from '@tianguis/api';
import { type Check, fail, type OnDatabase, ok, warn } from './check.ts';
import { limit, none, of } from './none.ts';

/** More than wait between two visits of the job that reads them, unless it does not come. */
const manyWaiting = 20_000;

/** Of 1,024 products each, which are read anew: a small shop's are all of them. */
const parts = 8;

export const searchChecks: readonly Check<OnDatabase>[] = [
  none(
    'Index of search',
    // What was never read is said below.
    `select id from (${damagedIndex}) damaged
      where not exists (select from listing_blocks b where b.level1_id = id and products > 0
                         and not exists (select from search_segments s where s.level1_id = id)
                         and not exists (select from search_built s where s.level1_id = id))`,
    'It has the words of what is on sale.',
    (count, some) =>
      fail(
        `Departments whose words are not those of their products: ${of(count, some)}.`,
        'The worker builds them anew within ten minutes; "search build" does so at once.',
      ),
  ),
  {
    name: 'Words of search',
    limit,
    async look({ database }) {
      const departments = await createSearchOffice(database.pool).misread(parts);
      return departments.length === 0
        ? ok('Products are found by the words that they have.')
        : fail(
            `Departments with products that are found by other words than theirs: ${departments.join(', ')}.`,
            '"search build" reads all words anew; the worker does so when it comes upon them.',
          );
    },
  },
  {
    name: 'Search',
    limit,
    async look({ database }) {
      const { rows } = await database.pool.query<{ missing: number; waiting: number }>(`
        select (select count(distinct level1_id) from listing_blocks as b
                 where products > 0 and not exists (select from search_segments as s where s.level1_id = b.level1_id)) as missing,
               (select count(*) from search_waiting as w join listing as l using (product_id) where w.words is null) as waiting`);
      const [{ missing, waiting } = { missing: 0, waiting: 0 }] = rows;
      const number = (count: number) => count.toLocaleString('en');
      if (missing > 0)
        return warn(
          `The words of ${number(missing)} departments are not read yet: nothing of them is found.`,
          'The worker reads them within a minute, and so does "search build".',
        );
      if (waiting > manyWaiting)
        return warn(
          `${number(waiting)} products changed and wait to be read again: they are found by the words that they had.`,
          'See that a worker runs, and with "jobs dead" what it could not do; "search build" reads all words at once.',
        );
      return ok('The words of all departments are read.');
    },
  },
];
