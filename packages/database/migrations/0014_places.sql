-- Search (docs/decisions/0017-search.md): which products have a word is a bitmap, over the same places as the bitmaps of listings. So places stay
-- what they are when prices change, and words need not be built anew with every price.

-- In the order of refresh_listing(): nobody builds bitmaps meanwhile.
select pg_advisory_xact_lock(7426009);

drop view category_sizes, store_departments, listing_stale;

-- A product keeps its place until its department's places are given anew. Places of products that left it are empty: `size` counts places,
-- `products` what is in them.
truncate listing_blocks, listing_runs, listing_run_ids, listing_stores;
alter table listing_blocks add products integer not null;
alter table listing_runs add products integer not null;

-- 64 blocks of a department: bitmaps of 1,024 places for each block.
create table listing_segments (
  level1_id  integer not null,
  segment    integer not null,
  places     integer not null,
  stock      bit varying not null,    -- what can be bought
  primary key (level1_id, segment)
);
alter table listing_segments alter stock set storage external;

-- What comes first in an order, by bits: the products of the shop in an order are cut into 1,024 classes of the same size, the class that comes first
-- is 1,023, and each binary digit of a product's class is a bitmap. So the first of any choice are found without sorting it.
create table listing_classes (
  level1_id  integer not null,
  segment    integer not null,
  kind       text not null,           -- of the order, see listing_key()
  class0 bit varying not null, class1 bit varying not null, class2 bit varying not null, class3 bit varying not null, class4 bit varying not null,
  class5 bit varying not null, class6 bit varying not null, class7 bit varying not null, class8 bit varying not null, class9 bit varying not null,
  primary key (level1_id, segment, kind)
);
alter table listing_classes
  alter class0 set storage external, alter class1 set storage external, alter class2 set storage external, alter class3 set storage external,
  alter class4 set storage external, alter class5 set storage external, alter class6 set storage external, alter class7 set storage external,
  alter class8 set storage external, alter class9 set storage external;

-- Keys between classes, ascending.
create table listing_steps (
  kind      text primary key,
  steps     bigint[] not null,
  products  integer not null      -- that the shop had when they were measured
);

-- Which products of a segment have a word, and where. Of a word that few have, places and marks are listed: place * 16 + marks, of which
-- 1 is the beginning of the title, 2 title, brand or model, 4 category or a fact, 8 anywhere else; else each has a bitmap, `anywhere` all of them together.
create table search_postings (
  word       text collate "C" not null,
  level1_id  integer not null,
  segment    integer not null,
  few        integer[],
  head       bit varying,
  title      bit varying,
  fact       bit varying,
  anywhere   bit varying,
  primary key (word, level1_id, segment)
);

-- How many places of a segment its words were read of. What was placed behind them is in no posting yet.
create table search_segments (
  level1_id  integer not null,
  segment    integer not null,
  places     integer not null,
  primary key (level1_id, segment)
);

-- Products whose words changed since; with their words once somebody read them, so that they are found until the postings are built.
create table search_waiting (
  product_id  integer primary key,
  words       tsvector              -- weights: A head, B title, C fact, D anywhere else
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500, autovacuum_vacuum_cost_delay = 0);

-- The words of a department's titles, brands, categories and facts as they are written, for spelling and suggestions.
create table search_vocabulary (
  word       text collate "C" not null,   -- folded
  level1_id  integer not null,
  shown      text not null,               -- as it is written most often
  products   integer not null,            -- that have it there
  primary key (word, level1_id)
);

-- What the beginnings of titles say, in how many products: what shoppers are offered to search.
create table search_phrases (
  phrase     text collate "C" not null,   -- folded
  level1_id  integer not null,
  shown      text not null,
  products   integer not null,
  primary key (phrase, level1_id)
);

create or replace function listing_bit_columns() returns table (name text, condition text) language sql immutable as $$
  select * from (values ('every', 'rank is not null'), ('ships_free', 'ships_free'), ('by_us', 'by_us')) as marks
  union all select 'rating' || n, format('rating >= %s', n * 100) from generate_series(1, 5) n
  union all select 'off' || n, format('discount >= %s', n) from generate_series(10, 50, 10) n
  union all select 'discount' || n, format('discount & %s <> 0', 1 << n) from generate_series(0, 6) n
  union all select 'price' || n, format('sale_price & %s <> 0', 1 << n) from generate_series(0, 30) n
$$;

create type listing_place as (n integer, product_id integer, level2_id integer, level3_id integer, category_id integer, brand_id integer);

-- What stands where in a department's bitmaps.
create function listing_places(department integer) returns setof listing_place language sql stable as $$
  select r.part * 1024 + r.start + place.ordinality::integer - 1, place.id, r.level2_id, r.level3_id, r.category_id, r.brand_id
    from listing_runs as r join listing_run_ids as i using (level1_id, part, start)
   cross join lateral unnest(i.ids) with ordinality as place (id, ordinality)
   where r.level1_id = department
$$;

-- Where a product stands in an order: what comes first has the greatest key, and no two have the same (by relevance as long as numbers of products are below
-- 134 million).
create function listing_key(kind text, l listing) returns bigint language sql immutable as $$
  select case kind
    -- Fame, then stars, then the offer in steps of 15 per cent: what was never sold has no fame.
    when 'relevance' then (l.rank::bigint << 32) + ((l.rating / 100)::bigint << 29) + (least(l.discount / 15, 3)::bigint << 27) + 134217727 - (l.product_id & 134217727)
    when 'price' then -((l.sale_price::bigint << 32) + l.product_id)      -- the cheapest first; the dearest first is the other way round
    when 'rating' then (l.rating::bigint << 50) + (least(l.rating_count, 262143)::bigint << 32) + 2147483647 - l.product_id
    when 'newest' then ((extract(epoch from l.created_at - timestamptz '1970-01-01 00:00:00+00') / 60)::bigint << 32) + 2147483647 - l.product_id
    when 'discount' then (l.discount::bigint << 32) + 2147483647 - l.product_id
  end
$$;

-- Measures the steps between classes anew, of a sample. Whoever does must have all departments painted anew.
create function listing_measure() returns void language sql as $$
  delete from listing_steps;
  insert into listing_steps (kind, steps, products)
  with size as (
    select count(*)::integer as products from listing
  ), kinds as (
    select unnest(array['relevance', 'price', 'rating', 'newest', 'discount']) as kind
  ), sample as (
    select kind, listing_key(kind, l) as key from listing as l cross join kinds
     where abs(hashint4(product_id)::bigint) % greatest(1, (select products from size) / 50000) = 0
  ), cut as (
    select kind, min(key) as key from (select kind, key, ntile(1024) over (partition by kind order by key) as class from sample) as classed
     where class > 1 group by kind, class
  )
  select kind, coalesce(array_agg(key order by key) filter (where key is not null), '{}'), (select products from size)
    from kinds left join cut using (kind) group by kind
$$;

-- In memory, and not unpacked again for each product.
create function listing_steps_of(order_kind text) returns bigint[] language sql stable as $$
  select steps || '{}'::bigint[] from listing_steps where kind = order_kind
$$;

-- Builds the bitmaps of a department anew. Products keep their places and new ones come behind them, or all of them are placed anew, in the order
-- of category, brand and id.
create function paint_listing(department integer, anew boolean) returns void language plpgsql as $$
declare
  columns text;
  bits text;
  kinds text[] := array['relevance', 'price', 'rating', 'newest', 'discount'];
  kept text;
  class_columns text;
  class_bits text;
  class_rows text;
  joined text;
  before listing_place[];
begin
  select string_agg(name, ', '), string_agg(format($f$string_agg(case when %s then '1' else '0' end, '' order by pos)::varbit$f$, condition), ', ')
    into columns, bits from listing_bit_columns();
  select string_agg('class' || n, ', '), string_agg(format($f$string_agg(rpad(class%s, 1024, '0'), '' order by part)::varbit$f$, n), ', ')
    into class_columns, joined from generate_series(0, 9) as n;
  -- Classes worked out while the row is read, where the keys are expressions and no calls; `$3` to `$7` are the steps.
  select 'l.store_id, l.rank, l.sale_price, l.rating, l.discount, l.ships_free, l.by_us, '
           || string_agg(format('width_bucket(listing_key(%L, l), $%s) as of_%s', kind, n + 2, kind), ', ' order by n)
    into kept from unnest(kinds) with ordinality as k (kind, n);
  select string_agg(format($f$string_agg(case when of_%s & %s <> 0 then '1' else '0' end, '' order by pos) as %s%s$f$, kind, 1 << n, kind, n), ', ')
    into class_bits from unnest(kinds) as kind cross join generate_series(0, 9) as n;
  select string_agg(format('(%L, %s)', kind, digits), ', ')
    into class_rows from (select kind, string_agg(kind || n, ', ' order by n) as digits from unnest(kinds) as kind cross join generate_series(0, 9) as n group by kind) as k;
  if not exists (select from listing_steps) then
    perform listing_measure();
  end if;
  if not anew then
    select array_agg(p) into before from listing_places(department) as p;
  end if;
  delete from listing_blocks where level1_id = department;
  delete from listing_runs where level1_id = department;
  delete from listing_run_ids where level1_id = department;
  delete from listing_stores where level1_id = department;
  delete from listing_segments where level1_id = department;
  delete from listing_classes where level1_id = department;
  execute format($f$
    with old as materialized (
      select p.*, l.product_id is null as is_empty, %s
        from unnest($2) as p
        left join listing as l on (l.product_id, l.level1_id, l.category_id, l.brand_id) = (p.product_id, $1, p.category_id, p.brand_id)
    ), fresh as (
      select (row_number() over (order by level2_id nulls first, level3_id nulls first, brand_id, product_id))::integer - 1
               + coalesce((select (max(n) / 1024 + 1) * 1024 from old), 0),
             product_id, level2_id, level3_id, category_id, brand_id, false, %s
        from listing as l
       where level1_id = $1 and not exists (select from old where old.product_id = l.product_id and not old.is_empty)
         -- They are counted by themselves until all places are given anew: each time that some come, they would begin a block of their own.
         and ($8 or not exists (select from search_waiting as w where w.product_id = l.product_id and w.words is not null))
    ), placed as materialized (
      select p.n / 1024 as part, p.n %% 1024 as pos, p.* from (select * from old union all select * from fresh) as p
    ), blocks as (
      insert into listing_blocks (level1_id, part, size, products, price_least, price_greatest, free_least, free_greatest, %s)
      select $1, part, count(*), count(rank), coalesce(min(sale_price), 2147483647), coalesce(max(sale_price), 0),
             min(sale_price) filter (where ships_free), max(sale_price) filter (where ships_free), %s
        from placed group by part
    ), segments as (
      insert into listing_segments (level1_id, segment, places, stock)
      select $1, part / 64, count(*) * 1024, string_agg(rpad(stock, 1024, '0'), '' order by part)::varbit
        from (select part, string_agg(case when rank >= 0 then '1' else '0' end, '' order by pos) as stock from placed group by part) as blocks
       group by part / 64
    ), classes as (
      insert into listing_classes (level1_id, segment, kind, %s)
      select $1, part / 64, kind, %s
        from (select part, %s from placed group by part) as blocks cross join lateral (values %s) as k (kind, %s) group by part / 64, kind
    ), gathered as materialized (
      select part, min(pos) as start, count(*)::integer as size, count(rank)::integer as products, level2_id, level3_id, category_id, brand_id,
             coalesce(min(sale_price), 2147483647) as least, coalesce(max(sale_price), 0) as greatest,
             array_agg(product_id order by pos) as ids, array_agg(store_id order by pos) as stores
        from placed group by part, level2_id, level3_id, category_id, brand_id
    ), runs as (
      insert into listing_runs (level1_id, part, start, size, products, level2_id, level3_id, category_id, brand_id, price_least, price_greatest,
        least_id, greatest_id)
      select $1, part, start, size, products, level2_id, level3_id, category_id, brand_id, least, greatest, ids[1], ids[size] from gathered
    ), ids as (
      insert into listing_run_ids (level1_id, part, start, ids, stores) select $1, part, start, ids, stores from gathered
    )
    insert into listing_stores (store_id, level1_id, size, bits)
    select store_id, $1, count(*), listing_spans(array_agg(n), array_agg(1), (select max(n) + 1 from placed)) from placed
     where rank is not null group by store_id
    $f$, kept, kept, columns, bits, class_columns, joined, class_bits, class_rows, class_columns)
    using department, coalesce(before, '{}'), listing_steps_of('relevance'), listing_steps_of('price'), listing_steps_of('rating'),
          listing_steps_of('newest'), listing_steps_of('discount'), anew;
end
$$;

-- How many changes of each department painting would take away. What is found by words of its own, since no posting has them yet, stays a change
-- until it is in one: counted here, it would have its department painted for nothing.
create view listing_due as
  select level1_id, count(distinct product_id) as changes from listing_changes as c
   where not exists (select from search_waiting as w where w.product_id = c.product_id and w.words is not null)
   group by level1_id;

-- As before (0009, 0013), but places stay where words have postings over them.
create or replace function refresh_listing(waiting integer default 1) returns integer language plpgsql as $$
declare
  department integer;
  everything boolean := false;
  done integer := 0;
begin
  perform pg_advisory_xact_lock(7426009);
  -- What stays a change may have changed again and again.
  delete from listing_changes as c using (
    select ctid as place, row_number() over (partition by product_id, level1_id, category_id, brand_id order by ctid) as nth from listing_changes
  ) as twice where c.ctid = twice.place and nth > 1;
  -- Twice the products, and classes are too coarse.
  if (select count(*) from listing) > 2 * coalesce((select max(products) from listing_steps), 0) then
    perform listing_measure();
    everything := true;
  end if;
  for department in
    select level1_id from listing_due where changes >= waiting union select level1_id from listing_blocks where everything order by 1
  loop
    -- First the changes are taken, then the rows are read: what is committed in between is in both, and readers leave its bits out.
    delete from listing_changes as c where level1_id = department
       and not exists (select from search_waiting as w where w.product_id = c.product_id and w.words is not null);
    perform paint_listing(department, not exists (select from search_segments where level1_id = department));
    done := done + 1;
  end loop;
  return done;
end
$$;

-- As before (0011), by what is due.
create or replace function refresh_listing(waiting integer, total integer) returns integer language sql as $$
  select refresh_listing(least(waiting, min(changes)::integer))
    from (select changes, sum(changes) over (order by changes, level1_id) as with_smaller from listing_due) as departments
   where with_smaller >= total
$$;

-- As before (0013), without places that were empty already.
create view listing_stale as
  select r.level1_id, r.part, r.category_id, r.start + found.place - 1 as place, i.stores[found.place] as store_id, c.product_id
    from (select distinct product_id, level1_id, category_id, brand_id from listing_changes) as c
    join listing_runs as r on (r.category_id, r.brand_id, r.level1_id) = (c.category_id, c.brand_id, c.level1_id)
     and c.product_id between r.least_id and r.greatest_id
    join listing_run_ids as i on (i.level1_id, i.part, i.start) = (r.level1_id, r.part, r.start)
    join listing_blocks as b on (b.level1_id, b.part) = (r.level1_id, r.part)
   cross join lateral (
     select width_bucket(c.product_id, ids) as place, ids from (select i.ids || '{}'::integer[] as ids offset 0) as run offset 0
   ) as found
   where found.ids[found.place] = c.product_id and get_bit(b.every, r.start + found.place - 1) = 1;

create view category_sizes as
  select category_id, sum(products)::integer as products
    from (select category_id, products from listing_runs
          union all select category_id, -1 from listing_stale
          union all select category_id, 1 from listing_live) as counts
   group by category_id having sum(products) > 0;

create view store_departments as
  select store_id, level1_id, sum(products)::integer as products
    from (select store_id, level1_id, size as products from listing_stores
          union all select store_id, level1_id, -1 from listing_stale
          union all select store_id, level1_id, 1 from listing_live) as counts
   group by store_id, level1_id having sum(products) > 0;

-- As before (0009), and what was sold out or can be bought again is noted, since it is sorted by that.
create or replace function listing_updated() returns trigger language plpgsql as $$
declare
  o listing := listing_row(old);
  n listing := listing_row(new);
begin
  if old.is_active and new.is_active and old.id = new.id then
    if o is not distinct from n then return null; end if;
    update listing l set created_at = n.created_at, updated_at = n.updated_at, level1_id = n.level1_id, level2_id = n.level2_id,
      level3_id = n.level3_id, category_id = n.category_id, brand_id = n.brand_id, store_id = n.store_id, rank = n.rank,
      sale_price = n.sale_price, rating_count = n.rating_count, rating = n.rating, discount = n.discount, ships_free = n.ships_free, by_us = n.by_us
     where l.product_id = n.product_id;
    -- Dates, fame and how many opinions there are put in order, but nothing counts by them.
    if (o.level1_id, o.level2_id, o.level3_id, o.category_id, o.brand_id, o.store_id, o.sale_price, o.rating, o.discount, o.ships_free, o.by_us, o.rank < 0)
       is not distinct from (n.level1_id, n.level2_id, n.level3_id, n.category_id, n.brand_id, n.store_id, n.sale_price, n.rating, n.discount, n.ships_free, n.by_us, n.rank < 0)
    then return null; end if;
  else
    if old.is_active then delete from listing where product_id = old.id; end if;
    if new.is_active then insert into listing select n.*; end if;
  end if;
  -- Under what it was and what it became: its bit stands at one of them.
  insert into listing_changes
    select o.product_id, o.level1_id, o.category_id, o.brand_id where old.is_active
    union
    select n.product_id, n.level1_id, n.category_id, n.brand_id where new.is_active;
  return null;
end
$$;

create or replace function listing_truncated() returns trigger language plpgsql as $$
begin
  truncate listing, listing_changes, listing_blocks, listing_runs, listing_run_ids, listing_stores, listing_segments, listing_classes, listing_steps,
    search_postings, search_segments, search_waiting, search_vocabulary, search_phrases;
  return null;
end
$$;

-- Writes `listing` anew, for whoever filled `products` with its triggers disabled: nothing may be written meanwhile. Places are given anew, so
-- no word is found until the index of search is built.
create or replace function rebuild_listing() returns void language plpgsql as $$
begin
  truncate listing, listing_changes, listing_blocks, listing_runs, listing_run_ids, listing_stores, listing_segments, listing_classes, listing_steps,
    search_postings, search_segments, search_waiting, search_vocabulary, search_phrases;
  insert into listing select (listing_row(p)).* from products p where is_active
    order by level1_id, level2_id nulls first, level3_id nulls first, popularity desc, id;
  -- One of each department is enough to have it built.
  insert into listing_changes select distinct on (level1_id) product_id, level1_id, category_id, brand_id from listing;
  perform refresh_listing();
end
$$;

-- Nothing was lost: all of it is made of `listing`.
insert into listing_changes select distinct on (level1_id) product_id, level1_id, category_id, brand_id from listing order by level1_id;
select refresh_listing();
