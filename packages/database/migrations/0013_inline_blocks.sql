-- Blocks of 1,024 products instead of 32,768, whose bitmaps stand in the row itself (docs/decisions/0013-million.md): read from beside it, each
-- of them cost more than all that was done with it. The numbers of a run's products, which are seldom asked for, move out of its row instead.

-- In the order of refresh_listing(): nobody builds bitmaps meanwhile.
select pg_advisory_xact_lock(7426009);

drop view category_sizes, store_departments, listing_stale;
drop table listing_blocks, listing_stores;

-- Up to 1,024 products of one department, a bit each, in the order of category, brand and id. A row fills a page, and has room for seven more bitmaps.
create table listing_blocks (
  level1_id       integer not null,
  part            integer not null,
  size            integer not null,
  price_least     integer not null,
  price_greatest  integer not null,
  free_least      integer,           -- prices of what ships free, which is seldom the cheapest
  free_greatest   integer,
  primary key (level1_id, part)
-- Building a department writes all its rows anew; what is read whole should not be twice as long for it.
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 100, autovacuum_vacuum_cost_delay = 0);

create table listing_run_ids (
  level1_id  integer not null,
  part       integer not null,
  start      integer not null,
  ids        integer[] not null,      -- of the run's products, in the order of their bits
  stores     integer[] not null,      -- that sell them, in the same order
  primary key (level1_id, part, start)
);
alter table listing_run_ids alter ids set storage external, alter stores set storage external;
truncate listing_runs;
-- A kind has a run in each of its blocks, in the order of ids: which of them has a product, its bounds tell.
alter table listing_runs drop ids, add least_id integer not null, add greatest_id integer not null;

-- Which products of a department are a store's, a bit each in the order of all its blocks. Most stores sell few of many: zeros are compressed.
create table listing_stores (
  store_id   integer not null,
  level1_id  integer not null,
  size       integer not null,      -- how many
  bits       bit varying not null,
  primary key (store_id, level1_id)
);

-- Numbers by their binary digits, one bitmap a digit; stars and per cent off also by each that is counted. What every count reads comes first.
create or replace function listing_bit_columns() returns table (name text, condition text) language sql immutable as $$
  select * from (values ('every', 'true'), ('ships_free', 'ships_free'), ('by_us', 'by_us')) as marks
  union all select 'rating' || n, format('rating >= %s', n * 100) from generate_series(1, 5) n
  union all select 'off' || n, format('discount >= %s', n) from generate_series(10, 50, 10) n
  union all select 'discount' || n, format('discount & %s <> 0', 1 << n) from generate_series(0, 6) n
  union all select 'price' || n, format('sale_price & %s <> 0', 1 << n) from generate_series(0, 30) n
$$;

do $$
declare bits text;
begin
  select string_agg(format('add %s bit varying not null', name), ', ') into bits from listing_bit_columns();
  execute 'alter table listing_blocks ' || bits;
  select string_agg(format('alter %s set storage plain', name), ', ') into bits from listing_bit_columns();
  execute 'alter table listing_blocks ' || bits;
end
$$;

-- As before (0009), in smaller blocks.
create or replace function refresh_listing(waiting integer default 1) returns integer language plpgsql as $$
declare
  department integer;
  done integer := 0;
  columns text;
  bits text;
begin
  perform pg_advisory_xact_lock(7426009);
  select string_agg(name, ', '), string_agg(format($f$string_agg(case when %s then '1' else '0' end, '' order by pos)::varbit$f$, condition), ', ')
    into columns, bits from listing_bit_columns();
  for department in select level1_id from listing_changes group by level1_id having count(*) >= waiting order by level1_id loop
    -- First the changes are taken, then the rows are read: what is committed in between is in both, and readers leave its bits out.
    delete from listing_changes where level1_id = department;
    delete from listing_blocks where level1_id = department;
    delete from listing_runs where level1_id = department;
    delete from listing_run_ids where level1_id = department;
    delete from listing_stores where level1_id = department;
    execute format($f$
      with placed as materialized (
        select l.*, n / 1024 as part, n %% 1024 as pos
          from (select l.*, (row_number() over (order by level2_id nulls first, level3_id nulls first, brand_id, product_id))::integer - 1 as n
                  from listing l where level1_id = $1) l
      ), blocks as (
        insert into listing_blocks (level1_id, part, size, price_least, price_greatest, free_least, free_greatest, %s)
        select $1, part, count(*), min(sale_price), max(sale_price), min(sale_price) filter (where ships_free), max(sale_price) filter (where ships_free), %s
          from placed group by part
      ), gathered as materialized (
        select part, min(pos) as start, count(*)::integer as size, level2_id, level3_id, category_id, brand_id, min(sale_price) as least, max(sale_price) as greatest,
               array_agg(product_id order by pos) as ids, array_agg(store_id order by pos) as stores
          from placed group by part, level2_id, level3_id, category_id, brand_id
      ), runs as (
        insert into listing_runs (level1_id, part, start, size, level2_id, level3_id, category_id, brand_id, price_least, price_greatest,
          least_id, greatest_id)
        select $1, part, start, size, level2_id, level3_id, category_id, brand_id, least, greatest, ids[1], ids[size] from gathered
      ), ids as (
        insert into listing_run_ids (level1_id, part, start, ids, stores) select $1, part, start, ids, stores from gathered
      )
      insert into listing_stores (store_id, level1_id, size, bits)
      select store_id, $1, count(*), listing_spans(array_agg(n), array_agg(1), (select count(*)::integer from placed)) from placed group by store_id
      $f$, columns, bits) using department;
    done := done + 1;
  end loop;
  return done;
end
$$;

-- Some products of a block, and prices that none of them is below or above.
create type listing_left as (level1_id integer, part integer, bits bit varying, low integer, high integer);

-- The least price of these products, or the `greatest_wanted` of them; null of none. Blocks come in the order of their bounds, so that those are not
-- looked through that cannot hold it. From the highest digit down: of those left, the ones with a zero are less, if there are any.
create function listing_end(blocks listing_left[], greatest_wanted boolean) returns integer language plpgsql stable strict as $$
declare
  block listing_left;
  digits bit varying[];
  bits bit varying;
  ones integer;
  size integer;
  value integer;
  found integer;
begin
  foreach block in array blocks loop
    if greatest_wanted then
      exit when found >= block.high;
    else
      exit when found <= block.low;
    end if;
    bits := block.bits;
    size := bit_count(bits);
    continue when size = 0;
    select array[price0, price1, price2, price3, price4, price5, price6, price7, price8, price9, price10, price11, price12, price13, price14, price15,
                 price16, price17, price18, price19, price20, price21, price22, price23, price24, price25, price26, price27, price28, price29, price30]
      into digits from listing_blocks as b where b.level1_id = block.level1_id and b.part = block.part;
    value := 0;
    -- No price of the block is above its bound, nor are its digits.
    for digit in reverse length(ltrim(block.high::bit(32)::text, '0')) - 1 .. 0 loop
      -- Not less any more than what was found, or not more even with every digit to come.
      exit when value >= found and not greatest_wanted or greatest_wanted and value + (2::bigint << digit) - 1 <= found;
      ones := bit_count(bits & digits[digit + 1]);
      if greatest_wanted and ones > 0 or ones = size then
        value := value + (1 << digit);
        if ones < size then
          bits := bits & digits[digit + 1];
          size := ones;
        end if;
      elsif ones > 0 then
        bits := bits & ~digits[digit + 1];
        size := size - ones;
      end if;
    end loop;
    if found is null or greatest_wanted and value > found or not greatest_wanted and value < found then found := value; end if;
  end loop;
  return found;
end
$$;

-- As before (0009 and 0011), with the numbers of a run's products where they are now.
create view listing_stale as
  select r.level1_id, r.part, r.category_id, r.start + found.place - 1 as place, i.stores[found.place] as store_id
    from (select distinct product_id, level1_id, category_id, brand_id from listing_changes) as c
    join listing_runs as r on (r.category_id, r.brand_id, r.level1_id) = (c.category_id, c.brand_id, c.level1_id)
     and c.product_id between r.least_id and r.greatest_id
    join listing_run_ids as i on (i.level1_id, i.part, i.start) = (r.level1_id, r.part, r.start)
   cross join lateral (
     select width_bucket(c.product_id, ids) as place, ids from (select i.ids || '{}'::integer[] as ids offset 0) as run offset 0
   ) as found
   where found.ids[found.place] = c.product_id;

create view category_sizes as
  select category_id, sum(products)::integer as products
    from (select category_id, size as products from listing_runs
          union all select category_id, -1 from listing_stale
          union all select category_id, 1 from listing_live) as counts
   group by category_id having sum(products) > 0;

create view store_departments as
  select store_id, level1_id, sum(products)::integer as products
    from (select store_id, level1_id, size as products from listing_stores
          union all select store_id, level1_id, -1 from listing_stale
          union all select store_id, level1_id, 1 from listing_live) as counts
   group by store_id, level1_id having sum(products) > 0;

create or replace function listing_truncated() returns trigger language plpgsql as $$
begin
  truncate listing, listing_changes, listing_blocks, listing_runs, listing_run_ids, listing_stores;
  return null;
end
$$;

create or replace function rebuild_listing() returns void language plpgsql as $$
begin
  truncate listing, listing_changes, listing_blocks, listing_runs, listing_run_ids, listing_stores;
  insert into listing select (listing_row(p)).* from products p where is_active
    order by level1_id, level2_id nulls first, level3_id nulls first, popularity desc, id;
  -- One of each department is enough to have it built.
  insert into listing_changes select distinct on (level1_id) product_id, level1_id, category_id, brand_id from listing;
  perform refresh_listing();
end
$$;

drop function listing_range(bit varying, bit varying[]);
drop function listing_price_step(integer);

insert into listing_changes select distinct on (level1_id) product_id, level1_id, category_id, brand_id from listing order by level1_id;
select refresh_listing();
