/** Checks of stored ratings against the reviews. */
import { type Check, type DatabaseContext, warn } from '../check.ts';
import { examplesOf, expectNone } from '../expect-none.ts';

const stars = [1, 2, 3, 4, 5];
const repair = 'Hide a review and show it again: that counts both again.';

export const ratingChecks: readonly Check<DatabaseContext>[] = [
  expectNone(
    'Ratings',
    `select p.id from products p left join (
       select product_id, count(*)::integer as count, round(avg(rating), 2) as average,
              array[${stars.map((n) => `count(*) filter (where rating = ${n})`).join(', ')}]::integer[] as histogram
         from reviews where not is_hidden group by product_id) r on r.product_id = p.id
      where (p.rating_count, p.rating_average, p.rating_histogram)
            is distinct from (coalesce(r.count, 0), coalesce(r.average, 0), coalesce(r.histogram, '{0,0,0,0,0}'))`,
    'Stars are those of the reviews.',
    (count, some) => warn(`Products whose stars are not those of their reviews: ${examplesOf(count, some)}.`, repair),
  ),
  expectNone(
    'Ratings of stores',
    `select s.id from stores s left join (
       select store_id, sum(rating_count) as count, round(sum(${stars.map((n) => `${n} * rating_histogram[${n}]`).join(' + ')})::numeric
              / nullif(sum(rating_count), 0), 2) as average from products group by store_id) p on p.store_id = s.id
      where (s.rating_count, s.rating_average) is distinct from (coalesce(p.count, 0), coalesce(p.average, 0))`,
    'Stars are those of their products.',
    (count, some) => warn(`Stores whose stars are not those of their products: ${examplesOf(count, some)}.`, repair),
  ),
];
