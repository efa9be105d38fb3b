/** What is derived from products, so that listings and their counts are quick: whether it is what it is derived from. */
import { type Check, fail, type OnDatabase } from './check.ts';
import { none, of } from './none.ts';

/** As `refresh_listing` counts them. */
const digits = Array.from({ length: 31 }, (_, n) => `sum(bit_count(price${n})) * ${2 ** n}`).join(' + ');

/**
 * Prices of a department as the digits of its bitmaps have them must add up to those of its rows; a product less, one too many or one with
 * another price shows. Where changes wait, rows are ahead of the bitmaps, and the counts below say what is wrong.
 */
const bitmaps = `
  with bits as (
    select level1_id as id, sum(bit_count("every")) as size, sum(bit_count(ships_free)) as free, sum(bit_count(by_us)) as us,
           sum(bit_count(rating4)) as good, sum(bit_count(off10)) as off, ${digits} as prices
      from listing_blocks group by level1_id
  ), rows as (
    select level1_id as id, count(*) as size, count(*) filter (where ships_free) as free, count(*) filter (where by_us) as us,
           count(*) filter (where rating >= 400) as good, count(*) filter (where discount >= 10) as off, sum(sale_price) as prices
      from listing group by level1_id
  )
  select id from bits b full join rows r using (id)
   where (b.size, b.free, b.us, b.good, b.off, b.prices) is distinct from (r.size, r.free, r.us, r.good, r.off, r.prices)
     and not exists (select from listing_changes c where c.level1_id = id)`;

const runs = `
  select level1_id as id from listing_runs r full join listing_run_ids i using (level1_id, part, start)
   where (cardinality(i.ids), cardinality(i.stores)) is distinct from (r.size, r.size)`;

const counts = `
  select category_id as id from category_sizes s
    full join (select category_id, count(*) as products from listing group by category_id) l using (category_id)
   where s.products is distinct from l.products
  union
  select level1_id from store_departments s
    full join (select store_id, level1_id, count(*) as products from listing group by store_id, level1_id) l using (store_id, level1_id)
   where s.products is distinct from l.products`;

const anew = 'Build them anew while the shop is closed: select rebuild_listing(); then all words: search build.';

export const listingChecks: readonly Check<OnDatabase>[] = [
  none(
    'Listings',
    // The narrow rows first: joined as they are, products would not fit into memory.
    `select coalesce(p.id, l.product_id) as id
       from (select p.id, listing_row(p) as shown from products p where p.is_active offset 0) p full join listing l on l.product_id = p.id
      where p.shown is distinct from l`,
    'Listings have just what is on sale, as it is.',
    (count, some) =>
      fail(`Products missing from listings, left in them, or shown otherwise: ${of(count, some)}.`, anew),
  ),
  none(
    'Counts of listings',
    `${bitmaps} union ${runs} union ${counts}`,
    'They are those of the products.',
    (count, some) => fail(`Categories that count other products than they have: ${of(count, some)}.`, anew),
  ),
];
