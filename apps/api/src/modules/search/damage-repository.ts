/** Whether the index of search, and the bitmaps of listings under it, are what they are made of (migration 0017, decision 17). */
import type pg from 'pg';

/**
 * Departments of which the index has other rows than were built, whatever became of them; also those that an earlier release built, which
 * did not note it. One query that reads keys alone.
 */
export const miscounted = `
  with postings as (
    select level1_id, count(*)::integer as count from search_postings group by 1
  ), vocabulary as (
    select level1_id, count(*)::integer as count from search_vocabulary group by 1
  ), phrases as (
    select level1_id, count(*)::integer as count from search_phrases group by 1
  ), segments as (
    select level1_id, count(*)::integer as count from search_segments group by 1
  )
  select level1_id as id, b.level1_id is not null as is_noted
    from search_built as b full join postings as p using (level1_id) full join vocabulary as v using (level1_id)
    full join phrases as f using (level1_id) full join segments as s using (level1_id)
   where (b.segments, b.postings, b.vocabulary, b.phrases)
         is distinct from (coalesce(s.count, 0), coalesce(p.count, 0), coalesce(v.count, 0), coalesce(f.count, 0))`;

const digits = Array.from({ length: 31 }, (_, n) => `sum(bit_count(price${n})) * ${2 ** n}`).join(' + ');

/**
 * Prices of a department as the digits of its bitmaps have them must add up to those of its rows; a product less, one too many or one with
 * another price shows. Where changes wait, rows are ahead of the bitmaps, and `counts` say what is wrong.
 */
const bitmaps = `
  with bits as (
    select level1_id as id, sum(bit_count("every")) as size, sum(bit_count(ships_free)) as free, sum(bit_count(by_us)) as us,
           sum(bit_count(rating4)) as good, sum(bit_count(off10)) as off, ${digits} as prices
      from listing_blocks group by level1_id
  ), stocks as (
    select level1_id as id, sum(bit_count(stock)) as stock from listing_segments group by level1_id
  ), rows as (
    select level1_id as id, count(*) as size, count(*) filter (where ships_free) as free, count(*) filter (where by_us) as us,
           count(*) filter (where rating >= 400) as good, count(*) filter (where discount >= 10) as off, sum(sale_price) as prices,
           count(*) filter (where rank >= 0) as stock
      from listing group by level1_id
  )
  select id from bits b full join rows r using (id) full join stocks s using (id)
   where coalesce((b.size, b.free, b.us, b.good, b.off, b.prices, s.stock) is distinct from (r.size, r.free, r.us, r.good, r.off, r.prices, r.stock), true)
     -- Of a department whose last product went, empty places are left.
     and (r.size is not null or coalesce(b.size, 0) <> 0)
     and not exists (select from listing_changes c where c.level1_id = id)`;

const runs = `
  select level1_id as id from listing_runs r full join listing_run_ids i using (level1_id, part, start)
   where (cardinality(i.ids), cardinality(i.stores)) is distinct from (r.size, r.size)
  union
  select level1_id from listing_blocks b full join (select level1_id, part, sum(size) as size from listing_runs group by 1, 2) r using (level1_id, part)
   where r.size is distinct from b.size
  union
  select level1_id from listing_segments s
    full join (select level1_id, part / 64 as segment, count(*) * 1024 as places from listing_blocks group by 1, 2) b using (level1_id, segment)
    full join (select level1_id, segment, count(*) as kinds from listing_classes group by 1, 2) k using (level1_id, segment)
   where s.places is distinct from b.places or k.kinds is distinct from 5
  union
  select distinct level1_id from listing_blocks where (select count(*) from listing_steps) <> 5`;

const counts = `
  select c.path[1] as id from category_sizes s
    full join (select category_id, count(*) as products from listing group by category_id) l using (category_id)
    join categories c on c.id = category_id
   where s.products is distinct from l.products
  union
  select level1_id from store_departments s
    full join (select store_id, level1_id, count(*) as products from listing group by store_id, level1_id) l using (store_id, level1_id)
   where s.products is distinct from l.products`;

/** Departments whose listings count other products than they have. */
export const damagedListings = `select id from (${bitmaps}) bitmaps union ${runs} union ${counts}`;

/** Departments whose index has other words than were built, is over other places than listings have, or lacks products that nobody is going to read. */
export const damagedIndex = `
  select id from (${miscounted}) miscounted
  union
  select b.level1_id from search_built b
    left join (select level1_id, sum(coalesce(cardinality(few), bit_count(anywhere))) as hits from search_postings group by 1) p using (level1_id)
   where b.hits <> coalesce(p.hits, 0)
  union
  select s.level1_id from search_segments s left join listing_segments g using (level1_id, segment) where g.places is null or g.places < s.places
  union
  select distinct l.level1_id from listing l
    left join (
      select place.id, r.level1_id, r.category_id, r.brand_id
        from listing_runs r join listing_run_ids i using (level1_id, part, start)
        join search_segments s on s.level1_id = r.level1_id and s.segment = r.part / 64 and r.part % 64 * 1024 < s.places
       cross join lateral unnest(i.ids) as place (id)
    ) placed on (placed.id, placed.level1_id, placed.category_id, placed.brand_id) = (l.product_id, l.level1_id, l.category_id, l.brand_id)
   where placed.id is null and not exists (select from search_waiting w where w.product_id = l.product_id)`;

/** Departments on sale without any words. */
export const unread = `
  select distinct level1_id as id from listing_blocks as b
   where products > 0 and not exists (select from search_segments as s where s.level1_id = b.level1_id)`;

/** Why searches that find nothing are not answered so; nothing when the index is whole. */
export const faults = {
  unread: 'The index of search is not built yet: job "index-search" builds it',
  miscounted: 'Rows of the index of search are lost: job "index-search" builds it anew',
} as const;

/** What keeps search from answering: the same as its service says. */
export async function findFault(client: Pick<pg.Pool, 'query'>): Promise<string | undefined> {
  const { rows } = await client.query<{ unread: boolean; miscounted: boolean }>(
    `select exists (${unread}) as unread, exists (select from (${miscounted}) m where is_noted) as miscounted`,
  );
  return rows[0]?.unread ? faults.unread : rows[0]?.miscounted ? faults.miscounted : undefined;
}

async function ids(client: Pick<pg.ClientBase, 'query'>, sql: string): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `select distinct id from (${sql}) found where id is not null order by 1`,
  );
  return rows.map(({ id }) => id);
}

/** Departments that have to be built, as far as keys tell. */
export const findUnbuilt = (client: Pick<pg.ClientBase, 'query'>): Promise<number[]> =>
  ids(client, `select id from (${unread}) unread union select id from (${miscounted}) miscounted`);

/** Departments that have to be built, by all that is stored: reads whole tables, with a million products some seconds. */
export const findDamaged = (client: Pick<pg.ClientBase, 'query'>): Promise<number[]> =>
  // One statement, so that it sees one moment.
  ids(
    client,
    `select id from (${unread}) unread union select id from (${damagedIndex}) words union ${damagedListings}`,
  );
