-- What waits to be built into bitmaps (docs/decisions/0013-million.md) costs each count less, and no more waits than counts can bear.

-- Bits of products written since: they say what is no longer true. Ids of a run ascend, so a place is found by halves; a product has one place
-- in a department. `|| '{}'` reads the ids into memory once for both looks at them.
create or replace view listing_stale as
  select r.level1_id, r.part, r.category_id, r.start + found.place - 1 as place
    from (select distinct product_id, level1_id, category_id, brand_id from listing_changes) as c
    join listing_runs as r on (r.category_id, r.brand_id, r.level1_id) = (c.category_id, c.brand_id, c.level1_id)
   cross join lateral (
     select width_bucket(c.product_id, ids) as place, ids from (select r.ids || '{}'::integer[] as ids offset 0) as run offset 0
   ) as found
   where found.ids[found.place] = c.product_id;

-- The bitmap without these places. Clearing them one by one copies it each time, and is still far quicker than writing one as text.
create function listing_without(bits bit varying, places integer[]) returns bit varying language plpgsql immutable strict as $$
declare
  place integer;
begin
  foreach place in array places loop bits := set_bit(bits, place, 0); end loop;
  return bits;
end
$$;

-- As refresh_listing(waiting), and builds more departments, those with most changes first, until fewer than `total` wait in all of them: a count
-- of the whole shop reads what waits anywhere. Gives how many it built.
create function refresh_listing(waiting integer, total integer) returns integer language sql as $$
  select refresh_listing(least(waiting, min(changes)::integer))
    from (select changes, sum(changes) over (order by changes, level1_id) as with_smaller
            from (select level1_id, count(*) as changes from listing_changes group by level1_id) as departments) as departments
   where with_smaller >= total
$$;
