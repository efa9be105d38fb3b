-- Builds the bitmaps of a department from its documents, and merges the delta into them.

create type index_ordinal as (n integer, product_id integer, level2_id integer, level3_id integer, category_id integer,
  brand_id integer);

-- Which product has which ordinal of a department.
create function index_ordinals(department integer) returns setof index_ordinal language sql stable as $$
  select r.block * :block_size + r.start + product.ordinality::integer - 1, product.id,
         r.level2_id, r.level3_id, r.category_id, r.brand_id
    from index_runs as r join index_run_products as i using (level1_id, block, start)
   cross join lateral unnest(i.ids) with ordinality as product (id, ordinality)
   where r.level1_id = department
$$;

-- What a sort goes by, as one number (src/postgres/sorts.ts): what comes first has the greatest, and no two products
-- have the same.
create function index_sort_key(sort_key text, d index_documents) returns bigint language sql immutable as $$
  select case sort_key
    :sort_key_cases
  end
$$;

create function index_sort_keys() returns text[] language sql immutable as $$
  select array[:sort_key_names]
$$;

-- Measures the bounds between rank buckets, on a sample. All departments must be rebuilt after it.
create function index_measure_buckets() returns void language sql as $$
  delete from index_bucket_bounds;
  insert into index_bucket_bounds (sort_key, bounds, products)
  with size as (
    select count(*)::integer as products from index_documents
  ), sort_keys as (
    select unnest(index_sort_keys()) as sort_key
  ), sample as (
    select sort_key, index_sort_key(sort_key, d) as key from index_documents as d cross join sort_keys
     where abs(hashint4(product_id)::bigint) % greatest(1, (select products from size) / 50000) = 0
  ), bounds as (
    select sort_key, min(key) as key
      from (select sort_key, key, ntile(:buckets) over (partition by sort_key order by key) as bucket
              from sample) as cut
     where bucket > 1 group by sort_key, bucket
  )
  select sort_key, coalesce(array_agg(key order by key) filter (where key is not null), '{}'),
         (select products from size)
    from sort_keys left join bounds using (sort_key) group by sort_key
$$;

-- `|| '{}'` detoasts the array once, and not for each product.
create function index_bounds_of(wanted text) returns bigint[] language sql stable as $$
  select bounds || '{}'::bigint[] from index_bucket_bounds where sort_key = wanted
$$;

-- A bitmap of `size` with ones in these spans, which ascend and do not overlap.
create function index_bitmap_of_spans(starts integer[], lengths integer[], size integer) returns bit varying
  language sql immutable strict as $$
  select (string_agg(repeat('0', start - before) || repeat('1', length), '' order by start)
    || repeat('0', size - max(start + length)))::bit varying
    from (select start, length, coalesce(lag(start + length) over (order by start), 0) as before
            from unnest(starts, lengths) as s (start, length)) as spans
$$;

-- Builds the bitmaps of a department. Products keep their ordinals and new ones come behind them, or, to `reassign`,
-- all get new ones, sorted by category, brand and id.
create function index_build_bitmaps(department integer, reassign boolean) returns void language plpgsql as $$
declare
  sort_keys text[] := index_sort_keys();
  bitmap_columns text;
  bitmaps text;
  document_columns text;
  joined_digits text;
  block_digits text;
  before index_ordinal[];
begin
  select string_agg(name, ', '),
         string_agg(
           format($f$string_agg(case when %s then '1' else '0' end, '' order by pos)::varbit$f$, condition), ', ')
    into bitmap_columns, bitmaps from index_bitmap_columns();
  select string_agg(
           format($f$string_agg(rpad(digits[n][%s], :block_size, '0'), '' order by block)::varbit$f$, digit), ', ')
    into joined_digits from generate_series(1, 10) as digit;
  -- Buckets are computed while the row is read, where sort keys are expressions and not calls; their bounds are
  -- parameters from `$4` on.
  select 'd.*, ' || string_agg(
           format('width_bucket(index_sort_key(%L, d), $%s) as by_%s', sort_key, n + 3, sort_key), ', ' order by n)
    into document_columns from unnest(sort_keys) with ordinality as k (sort_key, n);
  select string_agg(format('array[%s]', digits), ', ' order by n) into block_digits from (
    select k.n, string_agg(format($f$string_agg(case when by_%s & %s <> 0 then '1' else '0' end, '' order by pos)$f$,
                                  sort_key, 1 << digit), ', ' order by digit) as digits
      from unnest(sort_keys) with ordinality as k (sort_key, n) cross join generate_series(0, 9) as digit group by k.n
  ) as k;
  if not exists (select from index_bucket_bounds) then
    perform index_measure_buckets();
  end if;
  if not reassign then
    select array_agg(o) into before from index_ordinals(department) as o;
  end if;
  delete from index_blocks where level1_id = department;
  delete from index_runs where level1_id = department;
  delete from index_run_products where level1_id = department;
  delete from index_store_bitmaps where level1_id = department;
  delete from index_delivery_bitmaps where level1_id = department;
  delete from index_segments where level1_id = department;
  delete from index_rank_buckets where level1_id = department;
  execute format($f$
    with documents as not materialized (
      select %1$s from index_documents as d where level1_id = $1
    ), old as materialized (
      select o.n, o.product_id as id, o.level2_id as run_level2, o.level3_id as run_level3,
             o.category_id as run_category, o.brand_id as run_brand, d.product_id is null as is_empty, d.*
        from unnest($2) as o
        left join documents as d
          on (d.product_id, d.category_id, d.brand_id) = (o.product_id, o.category_id, o.brand_id)
    ), fresh as (
      select (row_number()
                over (order by level2_id nulls first, level3_id nulls first, brand_id, product_id))::integer - 1
               + coalesce((select (max(n) / :block_size + 1) * :block_size from old), 0),
             product_id, level2_id, level3_id, category_id, brand_id, false, d.*
        from documents as d
       where not exists (select from old where old.id = d.product_id and not old.is_empty)
         -- Products with postings in the delta stay out of bitmaps until ordinals are reassigned: new ones would begin
         -- a block of their own each time.
         and ($3 or not exists (
           select from index_text_delta as w where w.product_id = d.product_id and w.is_analysed))
    ), placed as materialized (
      select p.n / :block_size as block, p.n %% :block_size as pos, p.*
        from (select * from old union all select * from fresh) as p
    ), blocks as (
      insert into index_blocks (level1_id, block, size, products, price_least, price_greatest,
                                free_least, free_greatest, %2$s)
      select $1, block, count(*), count(relevance), coalesce(min(sale_price), 2147483647), coalesce(max(sale_price), 0),
             min(sale_price) filter (where ships_free), max(sale_price) filter (where ships_free), %3$s
        from placed group by block
    ), segments as (
      insert into index_segments (level1_id, segment, ordinals, present, in_stock)
      select $1, block / :segment_blocks, count(*) * :block_size,
             string_agg(rpad(present, :block_size, '0'), '' order by block)::varbit,
             string_agg(rpad(in_stock, :block_size, '0'), '' order by block)::varbit
        from (select block, string_agg(case when relevance is null then '0' else '1' end, '' order by pos) as present,
                     string_agg(case when relevance >= 0 then '1' else '0' end, '' order by pos) as in_stock
                from placed group by block) as blocks
       group by block / :segment_blocks
    ), buckets as (
      insert into index_rank_buckets (level1_id, segment, sort_key, digits)
      select $1, block / :segment_blocks, sort_key, array[%4$s]
        from (select block, array[%5$s] as digits from placed group by block) as blocks
       cross join unnest(index_sort_keys()) with ordinality as k (sort_key, n)
       group by block / :segment_blocks, sort_key
    ), gathered as materialized (
      select block, min(pos) as start, count(*)::integer as size, count(relevance)::integer as products,
             run_level2, run_level3, run_category, run_brand,
             coalesce(min(sale_price), 2147483647) as least, coalesce(max(sale_price), 0) as greatest,
             array_agg(id order by pos) as ids, array_agg(store_id order by pos) as stores
        from placed group by block, run_level2, run_level3, run_category, run_brand
    ), runs as (
      insert into index_runs (level1_id, block, start, size, products, level2_id, level3_id, category_id, brand_id,
                              price_least, price_greatest, least_id, greatest_id)
      select $1, block, start, size, products, run_level2, run_level3, run_category, run_brand, least, greatest,
             ids[1], ids[size] from gathered
    ), run_products as (
      insert into index_run_products (level1_id, block, start, ids, stores)
      select $1, block, start, ids, stores from gathered
    ), deliveries as (
      insert into index_delivery_bitmaps (delivery, level1_id, bits)
      select delivery, $1, index_bitmap_of_spans(array_agg(n), array_agg(1), (select max(n) + 1 from placed))
        from placed where delivery >= 0 group by delivery
    )
    insert into index_store_bitmaps (store_id, level1_id, size, bits)
    select store_id, $1, count(*), index_bitmap_of_spans(array_agg(n), array_agg(1), (select max(n) + 1 from placed))
      from placed where relevance is not null group by store_id
    $f$, document_columns, bitmap_columns, bitmaps, joined_digits, block_digits)
    using department, coalesce(before, '{}'), reassign, :sort_bounds;
end
$$;

-- How many products of each department's delta a merge would take out of it. Those with postings in the delta stay
-- until their department's postings are rebuilt: counted here, they would have its bitmaps built for nothing.
create view index_delta_due as
  select level1_id, count(distinct product_id) as changes from index_delta as c
   where not exists (select from index_text_delta as w where w.product_id = c.product_id and w.is_analysed)
   group by level1_id;

-- Merges the delta of departments in which at least `waiting` products changed. Gives how many departments were built.
-- Caches need not know: counts are the same before and after.
create function index_merge_delta(waiting integer default 1) returns integer language plpgsql as $$
declare
  department integer;
  everything boolean := false;
  done integer := 0;
begin
  -- One builder at a time.
  perform pg_advisory_xact_lock(7426009);
  -- What stays in the delta may have changed again and again.
  delete from index_delta as c using (
    select ctid, row_number() over (partition by product_id, level1_id, category_id, brand_id order by ctid) as nth
      from index_delta
  ) as twice where c.ctid = twice.ctid and nth > 1;
  -- With twice the products, buckets are too coarse.
  if (select coalesce(sum(products), 0) from index_category_counts)
      > 2 * coalesce((select max(products) from index_bucket_bounds), 0) then
    perform index_measure_buckets();
    everything := true;
  end if;
  for department in
    select level1_id from index_delta_due where changes >= waiting
     union select level1_id from index_blocks where everything order by 1
  loop
    -- First the delta is taken, then documents are read: what is committed in between is in both, and readers leave its
    -- bits out.
    delete from index_delta as c where level1_id = department
       and not exists (select from index_text_delta as w where w.product_id = c.product_id and w.is_analysed);
    perform index_build_bitmaps(department, not exists (select from index_text_segments where level1_id = department));
    done := done + 1;
  end loop;
  return done;
end
$$;

-- The same, and more departments, those with most changes first, until fewer than `total` products wait in all: a count
-- of the whole shop reads all of the delta.
create function index_merge_delta(waiting integer, total integer) returns integer language sql as $$
  select index_merge_delta(least(waiting, min(changes)::integer))
    from (select changes, sum(changes) over (order by changes, level1_id) as with_smaller from index_delta_due) as d
   where with_smaller >= total
$$;
