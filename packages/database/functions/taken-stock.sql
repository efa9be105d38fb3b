-- Pieces of orders (docs/decisions/0037-orders.md): which are reserved, paid, collected or back. `stock_movements` is
-- the ledger. `variant_places.taken` has the sum of each place. `taken_stock` has the sum of each variant whose stock
-- is not the sum of its places. Each function locks the products first, sorted by id, as the functions of
-- stock-and-prices.sql do.

-- The stock of a variant by place: the sum of what our warehouses and shops have, less pieces that orders took without
-- a place. Null if no warehouse reports the variant, since the quantity of the feed is its stock then.
create function placed_stock(variant integer) returns integer language plpgsql stable as $$
begin
  return (select greatest(least(coalesce(sum(w.stock) filter (where l.is_active), 0), 2000000000)
      - coalesce((select t.pieces from taken_stock t where t.variant_id = variant), 0), 0)::integer
    from variant_places w join shipping_places l on l.id = w.place_id
   where w.variant_id = variant having bool_or(l.kind = 'warehouse'));
end
$$;

-- Writes the stock of variants: the sum of their places, else what orders leave of the shelf. Returns the products
-- that changed. The caller has locked the products, and must roll up the changed ones.
create function count_stock(variants integer[]) returns integer[] language plpgsql as $$
declare
  changed integer[];
begin
  with counted as (
    update product_variants v set stock = n.stock
      from (
        select o.id, coalesce(placed_stock(o.id),
            case when t.variant_id is null then o.stock else greatest(t.shelf - t.pieces, 0) end) as stock
          from product_variants o left join taken_stock t on t.variant_id = o.id where o.id = any (variants)
      ) n
     where v.id = n.id and v.stock <> n.stock
    returning v.product_id
  )
  select array_agg(distinct product_id) into changed from counted;
  return changed;
end
$$;

-- Writes the stock of variants whose stock is not the sum of their places. Returns the products that changed, which the
-- caller must roll up. Locks only these products, and sums again under the lock.
create function repair_placed_stock() returns integer[] language plpgsql as $$
declare
  variants integer[] := array(
    select v.id from (select distinct variant_id from variant_places) w join product_variants v on v.id = w.variant_id
     where v.stock <> placed_stock(v.id));
begin
  perform lock_products(array(select v.product_id from product_variants v where v.id = any (variants)));
  return count_stock(variants);
end
$$;

-- Adds to the pieces that orders have taken, and to the shelves, and writes the stock of the variants. An entry without
-- a place changes the variant itself. Each variant and place occurs once. The caller has locked the products. Variants
-- and places that no longer exist are left out.
create function change_taken_stock(variants integer[], places integer[], more_taken integer[], more_shelf integer[])
  returns void language plpgsql as $$
begin
  update variant_places w set taken = greatest(w.taken + n.taken, 0), shelf = greatest(w.shelf + n.shelf, 0)
    from unnest(variants, places, more_taken, more_shelf) n (variant, place, taken, shelf)
   where w.variant_id = n.variant and w.place_id = n.place;
  insert into taken_stock (variant_id, shelf, pieces)
    select v.id, greatest(coalesce(t.shelf, v.stock) + n.shelf, 0), greatest(coalesce(t.pieces, 0) + n.taken, 0)
      from unnest(variants, places, more_taken, more_shelf) n (variant, place, taken, shelf)
      join product_variants v on v.id = n.variant left join taken_stock t on t.variant_id = v.id
     where n.place is null
  on conflict (variant_id) do update set shelf = excluded.shelf, pieces = excluded.pieces;
  perform roll_up_products(count_stock(variants), false);
  delete from taken_stock t where t.variant_id = any (variants) and t.pieces = 0;
end
$$;

-- Counts movements in the places and variants that they concern. The arrays have an entry for each movement.
create function count_movements(variants integer[], places integer[], pieces integer[], by_variant boolean[],
    taken_sign integer, shelf_sign integer)
  returns void language plpgsql as $$
declare
  changed integer[];
  changed_places integer[];
  counts integer[];
begin
  with moved as (
    select * from unnest(variants, places, pieces, by_variant) m (variant, place, count, of_variant)
  )
  select array_agg(n.variant), array_agg(n.place), array_agg(n.count) into changed, changed_places, counts from (
    select m.variant, m.place, sum(m.count)::integer as count from moved m where m.place is not null group by 1, 2
    union all
    select m.variant, null, sum(m.count)::integer from moved m where m.of_variant group by 1
  ) n;
  perform change_taken_stock(changed, changed_places, array(select count * taken_sign from unnest(counts) count),
    array(select count * shelf_sign from unnest(counts) count));
end
$$;

-- What lines of an order take. Pieces of a place count in the place. They also count in `taken_stock`, unless the stock
-- of the variant is the sum of its places. A line that was reserved before for the same cause is left out.
create function wanted_pieces(lines uuid[], skus text[], pieces integer[], places integer[], why text)
  returns table (line uuid, sku text, wanted integer, variant integer, place integer, by_variant boolean,
    stock integer, place_stock integer)
  language plpgsql stable as $$
#variable_conflict use_column
begin
  return query select n.line, n.sku, n.pieces, v.id, w.place_id,
      w.place_id is null or not exists (
        select from variant_places o join shipping_places h on h.id = o.place_id and h.kind = 'warehouse'
         where o.variant_id = v.id),
      case when p.is_active then v.stock else 0 end,
      case when w.place_id is not null then case when p.is_active and l.is_active then w.stock else 0 end end
    from unnest(lines, skus, pieces, places) n (line, sku, pieces, place)
    left join product_variants v on v.sku = n.sku
    left join products p on p.id = v.product_id
    left join variant_places w on w.variant_id = v.id and w.place_id = n.place
    left join shipping_places l on l.id = w.place_id
   where not exists (
     select from stock_movements m where m.line_id = n.line and m.reason = 'reserved' and m.cause = why);
end
$$;

-- Reserves the pieces of all given lines of an order, or of none (CO-05). When a variant has too few pieces, or too few
-- in the place of its line, the function changes nothing and returns each such SKU with what is available. An unknown
-- SKU, or one of a product off sale, has a stock of 0. A place that does not report the variant is no place: then the
-- stock of the variant decides. A line that was reserved before for the same cause is not reserved again.
create function reserve_stock(lines uuid[], skus text[], pieces integer[], places integer[], why text default '')
  returns table (sku text, available integer) language plpgsql as $$
#variable_conflict use_column
declare
  moved integer[];
  from_places integer[];
  counts integer[];
  of_variants boolean[];
begin
  if exists (select from unnest(pieces) piece where coalesce(piece, 0) < 1) then
    raise 'a line reserves at least one piece' using errcode = 'invalid_parameter_value';
  end if;
  perform lock_products(array(select v.product_id from product_variants v where v.sku = any (skus)));
  return query
    with wanted as (select * from wanted_pieces(lines, skus, pieces, places, why)), short as (
      select w.sku, max(w.stock) as available from wanted w
       group by w.sku having (max(w.stock) >= sum(w.wanted)) is not true
      union all
      select w.sku, max(w.place_stock) from wanted w where w.place is not null
       group by w.sku, w.place having max(w.place_stock) < sum(w.wanted)
    )
    select s.sku, coalesce(min(s.available), 0) from short s group by s.sku order by 1;
  if found then return; end if;
  with added as (
    insert into stock_movements (line_id, reason, cause, variant_id, pieces, place_id, by_variant)
    select w.line, 'reserved', why, w.variant, w.wanted, w.place, w.by_variant
      from wanted_pieces(lines, skus, pieces, places, why) w
    on conflict do nothing
    returning *
  )
  select array_agg(a.variant_id), array_agg(a.place_id), array_agg(a.pieces), array_agg(a.by_variant)
    into moved, from_places, counts, of_variants from added a;
  perform count_movements(moved, from_places, counts, of_variants, 1, 0);
end
$$;

-- Moves pieces of lines that were reserved before. `sold`: the pieces are paid, and stay taken. `released`: the pieces
-- are available again. `collected`: the pieces left the shelf. `restocked`: collected pieces are back on the shelf. The
-- pieces move in the place of the last reservation. A movement with the same line, reason and cause happens once.
-- Returns how many movements were added. More pieces than the line has in that state are an error, since such a
-- movement would create pieces.
create function move_stock(lines uuid[], pieces integer[], what text, why text default '') returns integer
  language plpgsql as $$
#variable_conflict use_column
declare
  moved integer[];
  from_places integer[];
  counts integer[];
  of_variants boolean[];
  taken_sign integer := case when what in ('released', 'collected') then -1 else 0 end;
  shelf_sign integer := case what when 'collected' then -1 when 'restocked' then 1 else 0 end;
begin
  perform lock_products(array(
    select v.product_id from product_variants v join stock_movements m on m.variant_id = v.id
     where m.line_id = any (lines)));
  with added as (
    insert into stock_movements (line_id, reason, cause, variant_id, pieces, place_id, by_variant)
    select n.line, what, why, m.variant_id, n.pieces, m.place_id, m.by_variant
      from unnest(lines, pieces) n (line, pieces)
     cross join lateral (
       select * from stock_movements o where o.line_id = n.line and o.reason = 'reserved'
        order by o.at desc limit 1) m
    on conflict do nothing
    returning *
  )
  select array_agg(a.variant_id), array_agg(a.place_id), array_agg(a.pieces), array_agg(a.by_variant)
    into moved, from_places, counts, of_variants from added a;
  if exists (
    select from stock_movements m where m.line_id = any (lines) group by m.line_id
    having least(
        coalesce(sum(m.pieces) filter (where m.reason = 'reserved'), 0)
          - coalesce(sum(m.pieces) filter (where m.reason in ('released', 'collected')), 0),
        coalesce(sum(m.pieces) filter (where m.reason = 'collected'), 0)
          - coalesce(sum(m.pieces) filter (where m.reason = 'restocked'), 0)) < 0
  ) then
    raise 'more pieces than the line has are %', what using errcode = 'invalid_parameter_value';
  end if;
  perform count_movements(moved, from_places, counts, of_variants, taken_sign, shelf_sign);
  return coalesce(cardinality(moved), 0);
end
$$;
