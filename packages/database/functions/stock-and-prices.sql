-- Stock and prices (docs/decisions/0020-unit-of-work.md). Only these functions and those of taken-stock.sql write
-- stock, list_price and sale_price of product_variants, offers with dates (variant_offers), and the rollup in products:
-- stock, list_price, sale_price and offer_ends_at. Each function locks the products first, sorted by id, so that two
-- writers cannot deadlock.

-- The rollup of a product: the stock of all its variants, the prices and the offer of its first variant. A product
-- without variants gives no row. PostgreSQL inlines this function into the query that calls it.
create function product_rollup(product integer)
  returns table (stock integer, list_price integer, sale_price integer, offer_ends_at timestamptz)
  language sql stable as $$
  select least(sum(v.stock), 2000000000)::integer,
    (array_agg(v.list_price order by v.position))[1],
    (array_agg(v.sale_price order by v.position))[1],
    (select o.ends_at from variant_offers o
      where o.variant_id = (array_agg(v.id order by v.position))[1]
        and coalesce(o.starts_at, '-infinity') <= now() and o.ends_at > now())
    from product_variants v where v.product_id = product having count(*) > 0
$$;

create function lock_products(products integer[]) returns void language plpgsql as $$
begin
  perform from products p where p.id = any (products) order by p.id for no key update;
end
$$;

-- Writes product_rollup() into products, and returns the ids of the products that it changed. A product without
-- variants gets a stock of 0. If `touches_updated_at` is false, updated_at does not change: sales pass false, because
-- sales happen all day. The sum is computed after the lock is taken, so the second of two concurrent writers counts the
-- pieces that the first writer wrote.
create function roll_up_products(products integer[], touches_updated_at boolean default true) returns setof integer
  language plpgsql as $$
begin
  perform lock_products(products);
  return query
    update products p set stock = r.stock, list_price = r.list_price, sale_price = r.sale_price,
        offer_ends_at = r.offer_ends_at, updated_at = case when touches_updated_at then now() else p.updated_at end
      from (
        select s.id, coalesce(n.stock, 0) as stock, coalesce(n.list_price, s.list_price) as list_price,
            coalesce(n.sale_price, s.sale_price) as sale_price, n.offer_ends_at
          from products s left join lateral product_rollup(s.id) n on true where s.id = any (products)
      ) r
     where p.id = r.id and (p.stock, p.list_price, p.sale_price, p.offer_ends_at)
       is distinct from (r.stock, r.list_price, r.sale_price, r.offer_ends_at)
    returning p.id;
end
$$;

-- Stores for each variant whether its prices are those of its offer (`is_applied`), which due_offers reads. Every
-- function that writes prices or offers calls this function.
create function note_applied_offers(variants integer[]) returns void language plpgsql as $$
begin
  update variant_offers o set is_applied = n.is_applied
    from (
      select v.id, coalesce(w.starts_at, '-infinity') <= now() and v.sale_price = least(w.sale_price, v.list_price)
          as is_applied
        from product_variants v join variant_offers w on w.variant_id = v.id where v.id = any (variants)
    ) n
   where o.variant_id = n.id and o.is_applied <> n.is_applied;
end
$$;

-- Writes prices and quantities of variants; a null leaves the stored value unchanged. A quantity is what stands on the
-- shelf, so pieces that orders have taken are subtracted, unless the store's quantities already exclude them. A variant
-- that our warehouses report has the sum of its places, whatever the quantity is. Returns the variants that changed,
-- with their products. The caller must roll these products up.
create function set_stock_and_prices(variants integer[], list_prices integer[], sale_prices integer[], stocks integer[])
  returns table (variant_id integer, product_id integer) language plpgsql as $$
#variable_conflict use_column
begin
  perform lock_products(array(select v.product_id from product_variants v where v.id = any (variants)));
  update taken_stock t set shelf = n.stock + case when s.stock_excludes_orders then t.pieces else 0 end
    from unnest(variants, stocks) n (id, stock)
    join product_variants v on v.id = n.id join products p on p.id = v.product_id join stores s on s.id = p.store_id
   where t.variant_id = n.id and n.stock is not null;
  return query
    update product_variants v set list_price = coalesce(n.list_price, v.list_price),
        sale_price = coalesce(n.sale_price, v.sale_price), stock = coalesce(n.stock, v.stock)
      from (
        select n.id, n.list_price, n.sale_price,
            case when n.stock is null then null
              when exists (select from variant_places w where w.variant_id = n.id) and placed_stock(n.id) is not null
                then placed_stock(n.id)
              when t.variant_id is null then n.stock
              else greatest(t.shelf - t.pieces, 0) end as stock
          from unnest(variants, list_prices, sale_prices, stocks) n (id, list_price, sale_price, stock)
          left join taken_stock t on t.variant_id = n.id
      ) n
     where v.id = n.id and (v.list_price, v.sale_price, v.stock) is distinct from
       (coalesce(n.list_price, v.list_price), coalesce(n.sale_price, v.sale_price), coalesce(n.stock, v.stock))
    returning v.id, v.product_id;
  perform note_applied_offers(variants);
end
$$;

-- Writes one offer with dates for each variant, or deletes its offer when the given price is null. Returns the products
-- whose offers changed. The caller must roll these products up.
create function set_offers(variants integer[], prices integer[], starts timestamptz[], ends timestamptz[])
  returns setof integer language plpgsql as $$
begin
  perform lock_products(array(select v.product_id from product_variants v where v.id = any (variants)));
  return query
    with named as (
      select * from unnest(variants, prices, starts, ends) n (variant_id, sale_price, starts_at, ends_at)
    ), gone as (
      delete from variant_offers o using named n where o.variant_id = n.variant_id and n.sale_price is null
      returning o.variant_id
    ), written as (
      insert into variant_offers as o (variant_id, sale_price, starts_at, ends_at)
      select n.* from named n where n.sale_price is not null
      on conflict (variant_id) do update
        set sale_price = excluded.sale_price, starts_at = excluded.starts_at, ends_at = excluded.ends_at
        where (o.sale_price, o.starts_at, o.ends_at)
          is distinct from (excluded.sale_price, excluded.starts_at, excluded.ends_at)
      returning o.variant_id
    )
    select distinct v.product_id from product_variants v
     where v.id in (select g.variant_id from gone g union all select w.variant_id from written w);
  perform note_applied_offers(variants);
end
$$;

-- Offers that have started or ended, and that the stored prices do not reflect yet.
create view due_offers as
select o.variant_id, v.product_id, e.is_over,
    case when e.is_over then v.list_price else least(o.sale_price, v.list_price) end as sale_price
  from variant_offers o
  join product_variants v on v.id = o.variant_id
  cross join lateral (select coalesce(o.ends_at <= now(), false) as is_over) e
 where o.ends_at <= now() or (not o.is_applied and coalesce(o.starts_at, '-infinity') <= now());

-- Applies all due offers to the prices, and deletes the offers that have ended. Locks only products with due offers,
-- and reads due_offers again under the lock. Returns how many variants changed their price.
create function switch_offers() returns integer language plpgsql as $$
declare
  variants integer[];
  prices integer[];
  ended integer[];
  due_products integer[];
  changed integer;
begin
  perform lock_products(array(select product_id from due_offers));
  select array_agg(variant_id), array_agg(sale_price), array_agg(variant_id) filter (where is_over),
      array_agg(distinct product_id)
    into variants, prices, ended, due_products from due_offers;
  select count(*) into changed from set_stock_and_prices(variants, null, prices, null);
  delete from variant_offers where variant_id = any (ended);
  perform roll_up_products(due_products);
  return changed;
end
$$;

-- Writes for each product which of our warehouses have any of its variants; null if no warehouse reports stock of it.
-- Equal sets are stored once for all products. Returns the products whose set changed. A changed set leaves updated_at
-- as it is, because no page changes. The second of two concurrent writers counts the pieces that the first writer
-- wrote, as in roll_up_products(). The function also writes the stock of variants that warehouses report. Code that
-- moves or deletes variants, or changes the kind of a place, must call this function for the products concerned.
create function refresh_dispatch_sets(named integer[]) returns setof integer language plpgsql as $$
declare
  ids integer[];
  sets text[];
begin
  perform lock_products(named);
  perform roll_up_products(count_stock(array(
    select distinct v.id from product_variants v join variant_places w on w.variant_id = v.id
     where v.product_id = any (named))));
  -- array_agg() cannot aggregate arrays of different lengths, so the arrays are cast to text.
  select array_agg(s.id), array_agg(s.places) into ids, sets from (
    select p.id,
        (select coalesce(array_agg(distinct l.id order by l.id) filter (where n.stock > 0), '{}')
           from product_variants v join variant_places n on n.variant_id = v.id
             join shipping_places l on l.id = n.place_id and l.kind = 'warehouse'
          where v.product_id = p.id having count(*) > 0)::text as places
      from products p where p.id = any (named)
  ) s;
  -- Inserts only if a set is new, because each insert makes all processes read the rules of shipping again.
  if exists (select from unnest(sets) s where s is not null
      and not exists (select from dispatch_sets d where d.places = s::integer[])) then
    -- All writers insert in the same sequence, so that two writers of the same sets cannot deadlock.
    insert into dispatch_sets (places) select distinct s::integer[] from unnest(sets) s where s is not null order by 1
    on conflict (places) do nothing;
  end if;
  return query
    update products p set dispatch_set = d.id
      from unnest(ids, sets) n (id, places) left join dispatch_sets d on d.places = n.places::integer[]
     where p.id = n.id and p.dispatch_set is distinct from d.id
    returning p.id;
end
$$;

-- Writes how many pieces of each variant stand on the shelf of each place; a null deletes the row, unless orders have
-- taken pieces of the place. Pieces of orders are subtracted, unless the store's quantities exclude them. Returns how
-- many rows changed. Always recomputes the stock and the dispatch sets of the products.
create function set_place_stocks(variants integer[], places integer[], stocks integer[]) returns integer
  language plpgsql as $$
declare
  named integer[] := array(select distinct v.product_id from product_variants v where v.id = any (variants));
  written integer;
  gone integer;
begin
  perform lock_products(named);
  insert into variant_places as t (variant_id, place_id, shelf)
    select v.id, l.id, n.shelf + case when s.stock_excludes_orders then coalesce(w.taken, 0) else 0 end
      from unnest(variants, places, stocks) n (variant_id, place_id, shelf)
      join product_variants v on v.id = n.variant_id join products p on p.id = v.product_id
      join stores s on s.id = p.store_id join shipping_places l on l.id = n.place_id
      left join variant_places w on w.variant_id = v.id and w.place_id = l.id
     where n.shelf is not null
  on conflict (variant_id, place_id) do update set shelf = excluded.shelf where t.shelf <> excluded.shelf;
  get diagnostics written = row_count;
  update variant_places t set shelf = 0 from unnest(variants, places, stocks) n (variant_id, place_id, shelf)
   where t.variant_id = n.variant_id and t.place_id = n.place_id and n.shelf is null and t.taken > 0 and t.shelf > 0;
  delete from variant_places t using unnest(variants, places, stocks) n (variant_id, place_id, shelf)
   where t.variant_id = n.variant_id and t.place_id = n.place_id and n.shelf is null and t.taken = 0;
  get diagnostics gone = row_count;
  perform refresh_dispatch_sets(named);
  return written + gone;
end
$$;
