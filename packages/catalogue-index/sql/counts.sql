-- Counts that stay exact while products wait in the delta: their old bits are left out, and their documents are counted
-- instead.

-- The ordinals of products in the delta, whose bits are out of date. Ids of a run ascend, so an ordinal is found by
-- bisection; a product has one ordinal in a department. `|| '{}'` detoasts the ids once for both looks at them.
create view index_delta_ordinals as
  select r.level1_id, r.block, r.category_id, r.start + found.at - 1 as pos,
         i.stores[found.at] as store_id, c.product_id
    from (select distinct product_id, level1_id, category_id, brand_id from index_delta) as c
    join index_runs as r on (r.category_id, r.brand_id, r.level1_id) = (c.category_id, c.brand_id, c.level1_id)
     and c.product_id between r.least_id and r.greatest_id
    join index_run_products as i on (i.level1_id, i.block, i.start) = (r.level1_id, r.block, r.start)
    join index_blocks as b on (b.level1_id, b.block) = (r.level1_id, r.block)
   cross join lateral (
     select width_bucket(c.product_id, ids) as at, ids
       from (select i.ids || '{}'::integer[] as ids offset 0) as run offset 0
   ) as found
   where found.ids[found.at] = c.product_id and get_bit(b.present, r.start + found.at - 1) = 1;

-- The documents of products in the delta. `offset 0`: each is looked up by its id, however many the planner expects.
-- The department is that of the delta, so that a listing of one department looks up its own products only.
create view index_delta_documents as
  select c.level1_id, d.level2_id, d.level3_id, d.category_id, d.brand_id, d.store_id, d.product_id,
         d.sale_price, d.delivery, :filter_columns_of_d
    from (select distinct product_id, level1_id from index_delta) as c
   cross join lateral (
     select * from index_documents as d where d.product_id = c.product_id and d.level1_id = c.level1_id offset 0
   ) as d;

-- Delivery groups that some product of a department is of.
create view index_delivery_groups as
  select level1_id, delivery from index_delivery_bitmaps
  union select level1_id, delivery from index_delta_documents where delivery >= 0;

-- How many products on sale each category has itself, without those of the categories below it.
create view index_category_counts as
  select category_id, sum(products)::integer as products
    from (select category_id, products from index_runs
          union all select category_id, -1 from index_delta_ordinals
          union all select category_id, 1 from index_delta_documents) as counts
   group by category_id having sum(products) > 0;

-- How many products on sale each store has in each department.
create view index_store_counts as
  select store_id, level1_id, sum(products)::integer as products
    from (select store_id, level1_id, size as products from index_store_bitmaps
          union all select store_id, level1_id, -1 from index_delta_ordinals
          union all select store_id, level1_id, 1 from index_delta_documents) as counts
   group by store_id, level1_id having sum(products) > 0;

-- The bitmap without these bits. Clearing them one by one copies it each time, and is still far faster than writing one
-- as text.
create function index_clear_bits(bits bit varying, positions integer[]) returns bit varying
  language plpgsql immutable strict as $$
declare
  pos integer;
begin
  foreach pos in array positions loop bits := set_bit(bits, pos, 0); end loop;
  return bits;
end
$$;

-- Selected products of a block, and bounds of their prices.
create type index_block_selection as (level1_id integer, block integer, bits bit varying, low integer, high integer);

-- The least price of the selected products, or the `greatest_wanted`; null of none. Prices are bit-sliced: from the
-- highest digit down, of the products that are left, those with a zero are less, if there are any. Blocks are
-- sorted by their bounds, so that those are skipped that cannot have it.
create function index_price_bound(blocks index_block_selection[], greatest_wanted boolean) returns integer
  language plpgsql stable strict as $$
declare
  block index_block_selection;
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
    select array[:price_digits]
      into digits from index_blocks as b where b.level1_id = block.level1_id and b.block = block.block;
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
    if found is null or greatest_wanted and value > found or not greatest_wanted and value < found then
      found := value;
    end if;
  end loop;
  return found;
end
$$;
