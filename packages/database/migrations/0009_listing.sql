-- Listings of a million products (docs/decisions/0013-million.md). `listing` has one narrow row for each product on sale, so that a page of
-- any order is read from an index and a scan touches few pages. Filters are counted on bitmaps: `listing_blocks` has a bit for each product and
-- each thing that can be asked of it, `listing_runs` says which bits belong to which category and brand, `listing_stores` which to which store.
-- What was written since the bitmaps were built waits in `listing_changes`, and is counted row by row in place of its old bits: counts are those
-- of the statement's moment, always. `select refresh_listing()` builds anew what has changes waiting.

create table listing (
  created_at    timestamptz not null,
  updated_at    timestamptz not null,
  product_id    integer primary key,
  level1_id     integer not null,
  level2_id     integer,
  level3_id     integer,
  category_id   integer not null,
  brand_id      integer not null,
  store_id      integer not null,
  rank          integer not null,   -- popularity; below zero what is sold out, so that it comes last
  sale_price    integer not null,
  rating_count  integer not null,
  rating        smallint not null,  -- hundredths of a star
  discount      smallint not null,
  ships_free    boolean not null,
  by_us         boolean not null
);

-- The row that a product has in `listing`. One expression, so that it is put in place wherever it is called and not called 16 times.
create function listing_row(p products) returns listing language sql immutable as $$
  select row(p.created_at, p.updated_at, p.id, p.level1_id, p.level2_id, p.level3_id, p.category_id, p.brand_id, p.store_id,
    case when p.stock > 0 then greatest(p.popularity, 0) else greatest(p.popularity, 0) - 2147483647 - 1 end,
    p.sale_price, p.rating_count, (p.rating_average * 100)::smallint, p.discount, p.ships_free, p.fulfillment_id = 1)::listing
$$;

-- Up to 32,768 products of one department, a bit each, in the order of category, brand and id.
create table listing_blocks (
  level1_id       integer not null,
  part            integer not null,
  size            integer not null,
  price_least     integer not null,
  price_greatest  integer not null,
  every           bit varying not null,  -- a one for each product
  ships_free      bit varying not null,
  by_us           bit varying not null,
  primary key (level1_id, part)
);

-- One kind of product after the other in a block: of this category and this brand, with their ids by the order of their bits.
create table listing_runs (
  level1_id       integer not null,
  part            integer not null,
  start           integer not null,      -- bits before it in the block
  size            integer not null,
  level2_id       integer,
  level3_id       integer,
  category_id     integer not null,
  brand_id        integer not null,
  price_least     integer not null,
  price_greatest  integer not null,
  ids             integer[] not null,
  primary key (level1_id, part, start)
);
alter table listing_runs alter ids set storage external;
create index listing_runs_kind on listing_runs (category_id, brand_id);
create index listing_runs_brand on listing_runs (brand_id);

-- Which bits of a block are products of a store.
create table listing_stores (
  store_id   integer not null,
  level1_id  integer not null,
  part       integer not null,
  size       integer not null,      -- how many
  bits       bit varying not null,
  primary key (store_id, level1_id, part)
);

-- Products written since their department's bitmaps were built, under what they were and what they became.
create table listing_changes (
  product_id   integer not null,
  level1_id    integer not null,
  category_id  integer not null,
  brand_id     integer not null
-- Every count reads all of it, so what was taken away goes soon.
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500, autovacuum_vacuum_cost_delay = 0);

-- Numbers by their binary digits, one bitmap a digit; stars and per cent off also by each that is counted. A step of the price is a sixth of its
-- magnitude: from its few digits the range of prices that is left is narrowed down before an index tells it to the centavo.
create function listing_price_step(price integer) returns integer language sql immutable as $$ select floor(5.9 * ln(price))::integer $$;

create function listing_bit_columns() returns table (name text, condition text) language sql immutable as $$
  select 'rating' || n, format('rating >= %s', n * 100) from generate_series(1, 5) n
  union all select 'off' || n, format('discount >= %s', n) from generate_series(10, 50, 10) n
  union all select 'discount' || n, format('discount & %s <> 0', 1 << n) from generate_series(0, 6) n
  union all select 'step' || n, format('step & %s <> 0', 1 << n) from generate_series(0, 6) n
  union all select 'price' || n, format('sale_price & %s <> 0', 1 << n) from generate_series(0, 30) n
  union all values ('every', 'true'), ('ships_free', 'ships_free'), ('by_us', 'by_us')
$$;

do $$
declare bits text;
begin
  select string_agg(format('add %s bit varying not null', name), ', ') into bits from listing_bit_columns()
   where name not in ('every', 'ships_free', 'by_us');
  execute 'alter table listing_blocks ' || bits;
  -- Read whole and often, and as random as prices are: not worth compressing.
  select string_agg(format('alter %s set storage external', name), ', ') into bits from listing_bit_columns();
  execute 'alter table listing_blocks ' || bits;
end
$$;

-- Builds the bitmaps of departments anew: those in which at least `waiting` changes wait. Gives how many. Caches need not hear of it: counts stay.
create function refresh_listing(waiting integer default 1) returns integer language plpgsql as $$
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
    delete from listing_stores where level1_id = department;
    execute format($f$
      with placed as materialized (
        select l.*, n / 32768 as part, n %% 32768 as pos, listing_price_step(sale_price) as step
          from (select l.*, (row_number() over (order by level2_id nulls first, level3_id nulls first, brand_id, product_id))::integer - 1 as n
                  from listing l where level1_id = $1) l
      ), blocks as (
        insert into listing_blocks (level1_id, part, size, price_least, price_greatest, %s)
        select $1, part, count(*), min(sale_price), max(sale_price), %s from placed group by part returning part, size
      ), runs as (
        insert into listing_runs (level1_id, part, start, size, level2_id, level3_id, category_id, brand_id, price_least, price_greatest, ids)
        select $1, part, min(pos), count(*), level2_id, level3_id, category_id, brand_id, min(sale_price), max(sale_price), array_agg(product_id order by pos)
          from placed group by part, level2_id, level3_id, category_id, brand_id
      )
      insert into listing_stores (store_id, level1_id, part, size, bits)
      select store_id, $1, part, count(*),
        listing_spans(array_agg(pos), array_agg(1), (select size from blocks b where b.part = p.part))
        from placed p group by store_id, part
      $f$, columns, bits) using department;
    done := done + 1;
  end loop;
  return done;
end
$$;

-- A bitmap of `size` with ones in these stretches, which come in order and do not meet.
create function listing_spans(starts integer[], lengths integer[], size integer) returns bit varying language sql immutable strict as $$
  select (string_agg(repeat('0', start - before) || repeat('1', length), '' order by start) || repeat('0', size - max(start + length)))::bit varying
    from (select start, length, coalesce(lag(start + length) over (order by start), 0) as before from unnest(starts, lengths) as s (start, length)) as spans
$$;

-- The least and the greatest number of those whose bits are on, null of none; digits of the numbers, the lowest first.
create function listing_range(bits bit varying, digits bit varying[]) returns integer[] language plpgsql immutable strict as $$
declare
  low bit varying := bits;
  high bit varying := bits;
  left_low integer := bit_count(bits);
  left_high integer := left_low;
  ones integer;
  least integer := 0;
  greatest integer := 0;
begin
  if left_low = 0 then return null; end if;
  -- From the highest digit down: of those that are left, the ones with a zero are less, if there are any.
  for digit in reverse cardinality(digits) - 1 .. 0 loop
    ones := bit_count(low & digits[digit + 1]);
    if ones = left_low then
      least := least + (1 << digit);
    elsif ones > 0 then
      low := low & ~digits[digit + 1];
      left_low := left_low - ones;
    end if;
    ones := bit_count(high & digits[digit + 1]);
    if ones > 0 then
      greatest := greatest + (1 << digit);
      if ones < left_high then high := high & digits[digit + 1]; end if;
      left_high := ones;
    end if;
  end loop;
  return array[least, greatest];
end
$$;

-- Bits of products written since: they say what is no longer true.
create view listing_stale as
  select distinct r.level1_id, r.part, r.category_id, r.start + found.place - 1 as place
    from (select distinct product_id, level1_id, category_id, brand_id from listing_changes) as c
    join listing_runs as r on (r.category_id, r.brand_id, r.level1_id) = (c.category_id, c.brand_id, c.level1_id)
   cross join lateral (select array_position(r.ids, c.product_id) as place offset 0) as found
   where found.place is not null;

-- The same products as they are now; each is looked up by its number, however many the planner expects.
create view listing_live as
  select c.level1_id, l.level2_id, l.level3_id, l.category_id, l.brand_id, l.store_id, l.product_id, l.sale_price, l.rating, l.discount, l.ships_free, l.by_us
    from (select distinct product_id, level1_id from listing_changes) as c
   cross join lateral (select * from listing as l where l.product_id = c.product_id and l.level1_id = c.level1_id offset 0) as l;

-- How many products are on sale right in each category, without those of the categories below.
create view category_sizes as
  select category_id, sum(products)::integer as products
    from (select category_id, size as products from listing_runs
          union all select category_id, -1 from listing_stale
          union all select category_id, 1 from listing_live) as counts
   group by category_id having sum(products) > 0;

-- How many products each store has on sale in each department.
create view store_departments as
  select store_id, level1_id, sum(products)::integer as products
    from (select store_id, level1_id, size as products from listing_stores
          union all select s.store_id, level1_id, -1 from listing_stale join listing_stores as s using (level1_id, part) where get_bit(s.bits, place) = 1
          union all select store_id, level1_id, 1 from listing_live) as counts
   group by store_id, level1_id having sum(products) > 0;

create function listing_inserted() returns trigger language plpgsql as $$
begin
  insert into listing select (listing_row(n)).* from new_rows n where is_active;
  insert into listing_changes select id, level1_id, category_id, brand_id from new_rows where is_active;
  return null;
end
$$;

create function listing_deleted() returns trigger language plpgsql as $$
begin
  delete from listing using old_rows o where listing.product_id = o.id;
  insert into listing_changes select id, level1_id, category_id, brand_id from old_rows where is_active;
  return null;
end
$$;

create function listing_updated() returns trigger language plpgsql as $$
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
    if (o.level1_id, o.level2_id, o.level3_id, o.category_id, o.brand_id, o.store_id, o.sale_price, o.rating, o.discount, o.ships_free, o.by_us)
       is not distinct from (n.level1_id, n.level2_id, n.level3_id, n.category_id, n.brand_id, n.store_id, n.sale_price, n.rating, n.discount, n.ships_free, n.by_us)
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

create function listing_truncated() returns trigger language plpgsql as $$
begin
  truncate listing, listing_changes, listing_blocks, listing_runs, listing_stores;
  return null;
end
$$;

create trigger listing_inserted after insert on products referencing new table as new_rows for each statement execute function listing_inserted();
create trigger listing_deleted after delete on products referencing old table as old_rows for each statement execute function listing_deleted();
-- A row at a time, and only for what a listing shows or counts: selling a piece, which is most writing, costs nothing here.
create trigger listing_updated after update on products for each row
  when ((old.id, old.is_active, old.stock > 0, old.popularity, old.sale_price, old.list_price, old.rating_average, old.rating_count, old.ships_free,
         old.fulfillment_id, old.brand_id, old.store_id, old.category_id, old.level1_id, old.level2_id, old.level3_id, old.created_at, old.updated_at)
    is distinct from (new.id, new.is_active, new.stock > 0, new.popularity, new.sale_price, new.list_price, new.rating_average, new.rating_count, new.ships_free,
         new.fulfillment_id, new.brand_id, new.store_id, new.category_id, new.level1_id, new.level2_id, new.level3_id, new.created_at, new.updated_at))
  execute function listing_updated();
create trigger listing_truncated after truncate on products for each statement execute function listing_truncated();

-- Writes `listing` anew, for whoever filled `products` with its triggers disabled: nothing may be written meanwhile.
create function rebuild_listing() returns void language plpgsql as $$
begin
  truncate listing, listing_changes, listing_blocks, listing_runs, listing_stores;
  insert into listing select (listing_row(p)).* from products p where is_active
    order by level1_id, level2_id nulls first, level3_id nulls first, popularity desc, id;
  -- One of each department is enough to have it built.
  insert into listing_changes select distinct on (level1_id) product_id, level1_id, category_id, brand_id from listing;
  perform refresh_listing();
end
$$;

select rebuild_listing();

drop index products_level1, products_level2, products_level3, products_store, products_popular, products_store_departments, products_rated;
create index listing_rank on listing (rank desc, product_id);
create index listing_level1_rank on listing (level1_id, rank desc, product_id);
create index listing_level2_rank on listing (level2_id, rank desc, product_id);
create index listing_level3_rank on listing (level3_id, rank desc, product_id);
create index listing_store_rank on listing (store_id, rank desc, product_id);
create index listing_price on listing (sale_price, product_id);
create index listing_level1_price on listing (level1_id, sale_price, product_id);
create index listing_rating on listing (rating desc, rating_count desc, product_id);
create index listing_level1_rating on listing (level1_id, rating desc, rating_count desc, product_id);
create index listing_newest on listing (created_at desc, product_id);
create index listing_level1_newest on listing (level1_id, created_at desc, product_id);
create index listing_discount on listing (discount desc, product_id);
create index listing_level1_discount on listing (level1_id, discount desc, product_id);
create index listing_brand on listing (brand_id, sale_price, product_id);
