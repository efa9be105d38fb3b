/** Whether bitmaps and postings are what they are made of. */
import type pg from 'pg';
import { bitmapColumns } from './bitmaps.ts';
import { blockSize, segmentBlocks } from './geometry.ts';

type Queryable = Pick<pg.Pool, 'query'> | pg.ClientBase;

/** Columns of `index_text_builds`, and the tables whose rows they count. */
const counted = Object.entries({
  segments: 'index_text_segments',
  postings: 'index_postings',
  vocabulary: 'index_vocabulary',
  phrases: 'index_phrases',
});

const countRows = (table: string) => `select level1_id, count(*) as count from ${table} group by 1`;

/**
 * Departments of which the index has other rows than its last build wrote, whatever became of them; `is_noted`: not
 * merely because there was no build. One query that reads keys alone.
 */
const miscounted = `
  select level1_id as id, b.level1_id is not null as is_noted from index_text_builds as b
    ${counted.map(([of, table]) => `full join (${countRows(table)}) as ${of} using (level1_id)`).join('\n    ')}
   where ${counted.map(([of]) => `b.${of} is distinct from coalesce(${of}.count, 0)`).join(' or ')}`;

/** Departments on sale without any postings. */
const unread = `
  select distinct level1_id as id from index_blocks as b
   where products > 0 and not exists (select from index_text_segments as s where s.level1_id = b.level1_id)`;

export const isBuiltQuery = `not exists (${unread})`;
export const isMiscountedQuery = `exists (select from (${miscounted}) m where is_noted)`;

/** Why searches that find nothing are not answered so. */
export const faults = {
  unread: 'The index of search is not built yet: job "index-search" builds it',
  miscounted: 'Rows of the index of search are lost: job "index-search" rebuilds it',
} as const;

export async function findFault(pool: Queryable): Promise<string | undefined> {
  const { rows } = await pool.query<{ built: boolean; miscounted: boolean }>(
    `select ${isBuiltQuery} as built, ${isMiscountedQuery} as miscounted`,
  );
  return rows[0]?.built === false ? faults.unread : rows[0]?.miscounted ? faults.miscounted : undefined;
}

const prices = Array.from({ length: 31 }, (_, n) => `sum(bit_count(sale_price_digit${n})) * ${2 ** n}`).join(' + ');
const bits = bitmapColumns.filter(({ name }) => !name.includes('_digit'));
const columns = bits.map(({ name }) => name);
const of = (table: 'b' | 'r') => [...columns, 'prices'].map((name) => `${table}.${name}`).join(', ');

/**
 * Prices of a department, of the digits of its bitmaps, must add up to those of its documents; a product less, one too
 * many or one with another price shows. Where products are in the delta, documents are ahead of the bitmaps, and
 * `counts` tells what is wrong.
 */
const bitmaps = `
  with bits as (
    select level1_id as id, ${prices} as prices,
      ${columns.map((name) => `sum(bit_count(${name})) as ${name}`).join(', ')}
      from index_blocks group by level1_id
  ), stocks as (
    select level1_id as id, sum(bit_count(in_stock)) as stock, sum(bit_count(present)) as placed
      from index_segments group by level1_id
  ), rows as (
    select level1_id as id, sum(sale_price) as prices, count(*) filter (where relevance >= 0) as stock,
           ${bits.map(({ name, condition }) => `count(*) filter (where ${condition}) as ${name}`).join(', ')}
      from index_documents group by level1_id
  )
  select id from bits b full join rows r using (id) full join stocks s using (id)
   where coalesce((${of('b')}, s.stock, s.placed) is distinct from (${of('r')}, r.stock, r.present), true)
     -- Of a department whose last product went, empty ordinals are left.
     and (r.present is not null or coalesce(b.present, 0) <> 0)
     and not exists (select from index_delta c where c.level1_id = id)`;

const runs = `
  select level1_id as id from index_runs r full join index_run_products i using (level1_id, block, start)
   where (cardinality(i.ids), cardinality(i.stores)) is distinct from (r.size, r.size)
  union
  select level1_id from index_blocks b
    full join (select level1_id, block, sum(size) as size from index_runs group by 1, 2) r using (level1_id, block)
   where r.size is distinct from b.size
  union
  select level1_id from index_segments s
    full join (
      select level1_id, block / ${segmentBlocks} as segment, count(*) * ${blockSize} as ordinals
        from index_blocks group by 1, 2
    ) b using (level1_id, segment)
    full join (
      select level1_id, segment, count(*) as sort_keys from index_rank_buckets group by 1, 2
    ) k using (level1_id, segment)
   where s.ordinals is distinct from b.ordinals or k.sort_keys is distinct from cardinality(index_sort_keys())
  union
  select distinct level1_id from index_blocks
   where (select count(*) from index_bucket_bounds) <> cardinality(index_sort_keys())`;

const counts = `
  select c.path[1] as id from index_category_counts s
    full join (select category_id, count(*) as products from index_documents group by category_id) d using (category_id)
    join categories c on c.id = category_id
   where s.products is distinct from d.products
  union
  select level1_id from index_store_counts s
    full join (
      select store_id, level1_id, count(*) as products from index_documents group by store_id, level1_id
    ) d using (store_id, level1_id)
   where s.products is distinct from d.products`;

/** Where products are in the delta, their documents are ahead of the bitmaps. */
const deliveries = `
  select level1_id as id from (
      select level1_id, delivery, sum(bit_count(bits)) as products from index_delivery_bitmaps group by 1, 2
    ) as b full join (
      select level1_id, delivery, count(*) as products from index_documents where delivery >= 0 group by 1, 2
    ) as d using (level1_id, delivery)
   where b.products is distinct from d.products
     and not exists (select from index_delta as c where c.level1_id = coalesce(b.level1_id, d.level1_id))`;

/** Departments whose listings count other products than they have. */
const wrongCounts = `select id from (${bitmaps}) bitmaps union ${runs} union ${counts} union ${deliveries}`;

/**
 * Departments that were built, and whose postings are not those of the build, are over other ordinals, or lack products
 * that nobody is going to read.
 */
const wrongPostings = `
  select id from (${miscounted}) miscounted
   where is_noted or exists (select from index_text_segments s where s.level1_id = id)
      or not exists (select from index_blocks b where b.level1_id = id and products > 0)
  union
  select b.level1_id from index_text_builds b
    left join (
      select level1_id, sum(coalesce(cardinality(short_list), bit_count(anywhere))) as hits
        from index_postings group by 1
    ) p using (level1_id)
   where b.hits <> coalesce(p.hits, 0)
  union
  select s.level1_id from index_text_segments s left join index_segments g using (level1_id, segment)
    where g.ordinals is null or g.ordinals < s.ordinals
  union
  select distinct d.level1_id from index_documents d
    left join (
      select at.id, r.level1_id, r.category_id, r.brand_id
        from index_runs r join index_run_products i using (level1_id, block, start)
        join index_text_segments s on s.level1_id = r.level1_id and s.segment = r.block / ${segmentBlocks}
          and r.block % ${segmentBlocks} * ${blockSize} < s.ordinals
       cross join lateral unnest(i.ids) as at (id)
    ) placed on (placed.id, placed.level1_id, placed.category_id, placed.brand_id)
       = (d.product_id, d.level1_id, d.category_id, d.brand_id)
   where placed.id is null and not exists (select from index_text_delta w where w.product_id = d.product_id)
     and d.level1_id not in (${unread})`;

async function ids(pool: Queryable, text: string): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select distinct id from (${text}) found where id is not null order by 1`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Departments that have to be built, as far as keys tell.
 * @param client in a transaction: it counts every minute, and leaves the other cores to the shop
 */
export async function findUnbuilt(client: pg.ClientBase): Promise<number[]> {
  await client.query('set local max_parallel_workers_per_gather = 0');
  return ids(client, `select id from (${unread}) unread union select id from (${miscounted}) miscounted`);
}

/** Departments that were never built. */
export const findUnread = (pool: Queryable): Promise<number[]> => ids(pool, unread);

/** By all that is stored: whole tables are read, with a million products some seconds. */
export const findWrongCounts = (pool: Queryable): Promise<number[]> => ids(pool, wrongCounts);
export const findWrongPostings = (pool: Queryable): Promise<number[]> => ids(pool, wrongPostings);
