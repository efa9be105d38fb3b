-- Pieces of orders (docs/decisions/0037-orders.md): which are reserved, paid, collected or back. `stock_movements` is
-- the ledger, and `taken_stock` has the sum of each variant. Each function locks the products first, sorted by id, as
-- the functions of stock-and-prices.sql do.

-- Adds to the pieces that orders have taken of variants, and to their shelves, and writes what is left as the stock.
-- Each variant occurs once. The caller has locked the products. Variants that no longer exist are left out.
create function change_taken_stock(variants integer[], taken integer[], shelves integer[]) returns void
  language plpgsql as $$
declare
  changed integer[];
begin
  with changes as (
    select v.id, coalesce(t.pieces, 0) + n.taken as pieces, greatest(coalesce(t.shelf, v.stock) + n.shelf, 0) as shelf
      from unnest(variants, taken, shelves) n (id, taken, shelf) join product_variants v on v.id = n.id
      left join taken_stock t on t.variant_id = n.id
  ), written as (
    insert into taken_stock (variant_id, shelf, pieces) select c.id, c.shelf, c.pieces from changes c where c.pieces > 0
    on conflict (variant_id) do update set shelf = excluded.shelf, pieces = excluded.pieces
  ), emptied as (
    delete from taken_stock t using changes c where t.variant_id = c.id and c.pieces <= 0
  ), counted as (
    update product_variants v set stock = greatest(c.shelf - c.pieces, 0) from changes c
     where v.id = c.id and v.stock <> greatest(c.shelf - c.pieces, 0)
    returning v.product_id
  )
  select array_agg(distinct product_id) into changed from counted;
  perform roll_up_products(changed, false);
end
$$;

-- Reserves the pieces of all given lines of an order, or of none (CO-05). When a variant has too few pieces, the
-- function changes nothing and returns each such SKU with its available stock. An unknown SKU, or one of a product off
-- sale, has a stock of 0. A line that was reserved before for the same cause is not reserved again.
create function reserve_stock(lines uuid[], skus text[], pieces integer[], why text default '')
  returns table (sku text, available integer) language plpgsql as $$
#variable_conflict use_column
declare
  moved integer[];
  taken integer[];
begin
  if exists (select from unnest(pieces) piece where coalesce(piece, 0) < 1) then
    raise 'a line reserves at least one piece' using errcode = 'invalid_parameter_value';
  end if;
  perform lock_products(array(select v.product_id from product_variants v where v.sku = any (skus)));
  return query
    select w.sku, case when p.is_active then v.stock else 0 end
      from (
        select n.sku, sum(n.pieces) as pieces from unnest(lines, skus, pieces) n (line, sku, pieces)
         where not exists (
           select from stock_movements m where m.line_id = n.line and m.reason = 'reserved' and m.cause = why)
         group by n.sku
      ) w
      left join product_variants v on v.sku = w.sku left join products p on p.id = v.product_id
     where (p.is_active and v.stock >= w.pieces) is not true
     order by 1;
  if found then return; end if;
  with added as (
    insert into stock_movements (line_id, reason, cause, variant_id, pieces)
    select n.line, 'reserved', why, v.id, n.pieces
      from unnest(lines, skus, pieces) n (line, sku, pieces) join product_variants v on v.sku = n.sku
    on conflict do nothing
    returning variant_id, pieces
  ), sums as (select variant_id, sum(pieces)::integer as pieces from added group by variant_id)
  select array_agg(variant_id), array_agg(pieces) into moved, taken from sums;
  perform change_taken_stock(moved, taken, array(select 0 from unnest(moved)));
end
$$;

-- Moves pieces of lines that were reserved before. `sold`: the pieces are paid, and stay taken. `released`: the pieces
-- are available again. `collected`: the pieces left the shelf. `restocked`: collected pieces are back on the shelf. A
-- movement with the same line, reason and cause happens once. Returns how many movements were added. More pieces than
-- the line has in that state are an error, since such a movement would create pieces.
create function move_stock(lines uuid[], pieces integer[], what text, why text default '') returns integer
  language plpgsql as $$
#variable_conflict use_column
declare
  moved integer[];
  counts integer[];
  taken_sign integer := case when what in ('released', 'collected') then -1 else 0 end;
  shelf_sign integer := case what when 'collected' then -1 when 'restocked' then 1 else 0 end;
  added_rows integer;
begin
  perform lock_products(array(
    select v.product_id from product_variants v join stock_movements m on m.variant_id = v.id
     where m.line_id = any (lines)));
  with added as (
    insert into stock_movements (line_id, reason, cause, variant_id, pieces)
    select n.line, what, why, m.variant_id, n.pieces
      from unnest(lines, pieces) n (line, pieces)
     cross join lateral (
       select o.variant_id from stock_movements o where o.line_id = n.line and o.reason = 'reserved' limit 1) m
    on conflict do nothing
    returning variant_id, pieces
  ), sums as (select variant_id, sum(pieces)::integer as pieces, count(*) as added from added group by variant_id)
  select array_agg(variant_id), array_agg(pieces), coalesce(sum(added), 0)
    into moved, counts, added_rows from sums;
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
  perform change_taken_stock(moved, array(select count * taken_sign from unnest(counts) count),
    array(select count * shelf_sign from unnest(counts) count));
  return added_rows;
end
$$;
