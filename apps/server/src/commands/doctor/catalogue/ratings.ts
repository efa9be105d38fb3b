/** Checks of stored ratings against the reviews. */
import { type Check, type DatabaseContext, warn } from '../check.ts';
import { examplesOf, expectNone } from '../expect-none.ts';

const stars = [1, 2, 3, 4, 5];
const repair = 'Hide a review of it and accept it again: that counts both again.';
/** Days after which a review has waited too long for a person. */
const patience = 3;

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
  expectNone(
    'Reviews of customers',
    `select c.review_id as id from customer_reviews c join reviews r on r.id = c.review_id
      where r.is_hidden <> (c.state <> 'shown') or r.product_id <> c.product_id or not r.is_verified
         or c.state <> 'withdrawn' and not exists (
              select from orders o join order_lines l on l.order_id = o.id join order_parcels p on p.id = l.parcel_id
               where o.customer_id = c.customer_id and l.product_id = c.product_id and not o.is_test
                 and p.state = 'delivered' and l.shipped > 0)`,
    'Each is by a buyer who received the product, and is shown if it was accepted.',
    (count, some) =>
      warn(
        `Reviews whose author did not receive the product, or whose state is not that of their page: ${examplesOf(count, some)}.`,
        'Look at them by "reviews show", and hide or accept them.',
      ),
  ),
  expectNone(
    'Photographs of reviews',
    `select p.place as id from photographs p where p.used_by like 'review %' and not exists (
       select from customer_reviews c where 'review ' || c.review_id = p.used_by and c.customer_id = p.customer_id
          and c.state <> 'withdrawn')`,
    'Each belongs to a review of its customer.',
    (count, some) => warn(`Photographs of no review: ${examplesOf(count, some)}.`, 'Report it, since it is a defect.'),
  ),
  expectNone(
    'Reviews that wait',
    `select review_id as id from customer_reviews
      where state = 'waiting' and changed_at < now() - interval '${patience} days'`,
    `None has waited for more than ${patience} days.`,
    (count, some) => warn(`Reviews that have waited too long: ${examplesOf(count, some)}.`, 'Run "reviews list".'),
  ),
];
