-- How words are noted, looked up and put in order (docs/decisions/0017-search.md). The tables are those of 0014.

-- Products whose words are no longer what the index has. Also what comes back on sale: its department may have been placed anew meanwhile.
create function search_noted(ids integer[]) returns void language sql as $$
  insert into search_waiting (product_id) select distinct id from unnest(ids) as id order by id
      on conflict (product_id) do update set words = null
$$;

create function search_products_noted() returns trigger language plpgsql as $$
begin
  perform search_noted(array(select id from changed));
  return null;
end
$$;

create function search_variants_noted() returns trigger language plpgsql as $$
begin
  perform search_noted(array(select product_id from changed));
  return null;
end
$$;

create function search_product_noted() returns trigger language plpgsql as $$
begin
  perform search_noted(array[new.id]);
  return null;
end
$$;

create function search_variant_noted() returns trigger language plpgsql as $$
begin
  perform search_noted(array[old.product_id, new.product_id]);
  return null;
end
$$;

create trigger search_inserted after insert on products referencing new table as changed for each statement execute function search_products_noted();
-- Only where one of these columns is written: selling a piece, which is most writing, costs nothing here.
create trigger search_updated
  after update of id, title, brand_id, store_id, category_id, model, sku, gtin, description, highlights, specifications, is_active on products for each row
  when ((old.id, old.title, old.brand_id, old.store_id, old.category_id, old.model, old.sku, old.gtin, old.description, old.highlights, old.specifications, old.is_active)
    is distinct from (new.id, new.title, new.brand_id, new.store_id, new.category_id, new.model, new.sku, new.gtin, new.description, new.highlights, new.specifications, new.is_active))
  execute function search_product_noted();
create trigger search_variants_inserted after insert on product_variants referencing new table as changed for each statement execute function search_variants_noted();
create trigger search_variants_deleted after delete on product_variants referencing old table as changed for each statement execute function search_variants_noted();
create trigger search_variants_updated after update of product_id, sku, options on product_variants for each row
  when ((old.product_id, old.sku, old.options::text) is distinct from (new.product_id, new.sku, new.options::text))
  execute function search_variant_noted();

-- A bitmap of those of a list that have one of these marks; `zeros` is as long as it shall be.
create function search_bits(few integer[], marks integer, zeros bit varying) returns bit varying language plpgsql immutable as $$
declare
  bits bit varying := zeros;
  place integer;
begin
  foreach place in array few loop
    if place & marks <> 0 then bits := set_bit(bits, place >> 4, 1); end if;
  end loop;
  return bits;
end
$$;

-- A bitmap made as long as another; one that is not there is empty.
create function search_padded(bits bit varying, zeros bit varying) returns bit varying language sql immutable as $$
  select case when bits is null then zeros
              when length(bits) < length(zeros) then bits || substring(zeros for length(zeros) - length(bits))
              else bits end
$$;

-- Bitmaps one behind the other.
create aggregate search_joined (bit varying) (sfunc = bitcat, stype = bit varying, initcond = '');

-- What was asked for, found in postings: for each segment where every group has some product, the products that have a word of each group, by where they
-- have them. `words` stand in `ways`, all words of a way; ways stand in `groups`, any way of a group.
create function search_hits(words text[], ways integer[], groups integer[])
  returns table (level1_id integer, segment integer, head bit varying, title bit varying, category bit varying, named bit varying, anywhere bit varying)
  language sql stable as $$
  with asked as (
    select * from unnest(words, ways, groups) as a (word, way, grp)
  ), sizes as (
    select way, count(*) as words from asked group by way
  ), present as materialized (
    select p.level1_id, p.segment from asked join search_postings as p using (word)
     group by p.level1_id, p.segment having count(distinct grp) = (select count(distinct grp) from asked)
  ), spaces as materialized (
    select level1_id, segment, stock & ~stock as zeros from present join listing_segments using (level1_id, segment)
  ), found as (
    select a.grp, a.way, level1_id, segment,
           case when p.few is null then search_padded(p.head, zeros) else search_bits(p.few, 1, zeros) end as head,
           case when p.few is null then search_padded(p.title, zeros) else search_bits(p.few, 3, zeros) end as title,
           case when p.few is null then search_padded(p.category, zeros) else search_bits(p.few, 4, zeros) end as category,
           case when p.few is null then search_padded(p.anywhere, zeros) else search_bits(p.few, 15, zeros) end as anywhere
      from spaces join asked as a on true join search_postings as p using (word, level1_id, segment)
  ), by_way as (
    select grp, level1_id, segment, bit_and(head) as head, bit_and(title) as title, bit_and(category) as category, bit_and(anywhere) as anywhere
      from found join sizes using (way) group by grp, way, level1_id, segment, sizes.words having count(*) = sizes.words
  ), by_group as (
    select level1_id, segment, bit_or(head) as head, bit_or(title) as title, bit_or(category) as category, bit_or(anywhere) as anywhere
      from by_way group by grp, level1_id, segment
  )
  select level1_id, segment, bit_or(head), bit_and(title), bit_or(category), bit_and(title | category), bit_and(anywhere)
    from by_group group by level1_id, segment
  having count(*) = (select count(distinct grp) from asked)
$$;

-- Products of a segment in sets, the best first; none is in two of them.
create type search_segment as (level1_id integer, segment integer, sets bit varying[]);

-- The places of a segment whose bits are on.
create function search_places(bits bit varying) returns integer[] language plpgsql immutable strict as $$
declare
  places integer[] := '{}';
  chunk text;
  at integer;
begin
  for start in 0 .. length(bits) - 1 by 1024 loop
    continue when bit_count(substring(bits from start + 1 for 1024)) = 0;
    chunk := substring(bits from start + 1 for 1024)::text;
    at := strpos(chunk, '1');
    while at > 0 loop
      places := places || (start + at - 1);
      at := nullif(strpos(substr(chunk, at + 1), '1'), 0) + at;
    end loop;
  end loop;
  return places;
end
$$;

-- The product that stands at a place of a department.
create function search_product(department integer, place integer) returns integer language sql stable as $$
  select i.ids[place % 1024 - i.start + 1] from listing_run_ids as i
   where i.level1_id = department and i.part = place / 1024 and i.start <= place % 1024
   order by i.start desc limit 1
$$;

-- One digit of the classes of these segments.
create function search_digit(segments search_segment[], asked text, digit integer) returns bit varying[] language sql stable as $$
  select array_agg(case digit when 0 then class0 when 1 then class1 when 2 then class2 when 3 then class3 when 4 then class4
                              when 5 then class5 when 6 then class6 when 7 then class7 when 8 then class8 else class9 end order by n)
    from unnest(segments) with ordinality as s (level1_id, segment, sets, n)
    join listing_classes as r on (r.level1_id, r.segment, r.kind) = (s.level1_id, s.segment, asked)
$$;

-- Products whose bits are on in these bitmaps, one for each segment, with their classes.
create function search_chosen(segments search_segment[], asked text, chosen bit varying[]) returns table (class integer, product_id integer)
  language sql stable as $$
  -- Operators on bits all bind alike: without brackets, one would shift what stands before it as well.
  select (get_bit(r.class9, p.place) << 9) | (get_bit(r.class8, p.place) << 8) | (get_bit(r.class7, p.place) << 7) | (get_bit(r.class6, p.place) << 6)
         | (get_bit(r.class5, p.place) << 5) | (get_bit(r.class4, p.place) << 4) | (get_bit(r.class3, p.place) << 3) | (get_bit(r.class2, p.place) << 2)
         | (get_bit(r.class1, p.place) << 1) | get_bit(r.class0, p.place),
         search_product(s.level1_id, s.segment * 65536 + p.place)
    from unnest(segments) with ordinality as s (level1_id, segment, sets, n)
    join listing_classes as r on (r.level1_id, r.segment, r.kind) = (s.level1_id, s.segment, asked)
   cross join lateral unnest(search_places(chosen[s.n])) as p (place)
$$;

-- Of one set, as few as classes can tell that those from place `low` to `high` in its order are among: a bitmap a segment, and how many that come
-- before all of these were left out.
create function search_most(segments search_segment[], kind text, reversed boolean, tier_at integer, low integer, high integer, size integer,
                            out chosen bit varying[], out over integer)
  language plpgsql stable as $$
declare
  many integer := cardinality(segments);
  sets bit varying[] := array(select s.sets[tier_at] from unnest(segments) with ordinality as s (level1_id, segment, sets, n) order by n);
  digits bit varying[];
  ones bit varying[];
  equal bit varying[];
  above bit varying[];
  left_out bit varying[];
  count_ones integer;
  count_above integer;
  needed integer;
  first_bound integer := case when low = 0 then 1 else 0 end;
  last_bound integer := case when high >= size or size <= 64 then 0 else 1 end;
begin
  chosen := sets;
  over := 0;
  -- First those that certainly come before `low`, then those that certainly come behind `high`. So few that ordering them is less work are left alone.
  for bound in first_bound .. last_bound loop
    needed := case bound when 0 then low + 1 else high end;
    equal := sets;
    above := null;
    count_above := 0;
    for digit in reverse 9 .. 0 loop
      digits := search_digit(segments, kind, digit);
      count_ones := 0;
      for i in 1 .. many loop
        ones[i] := case when reversed then equal[i] & ~digits[i] else equal[i] & digits[i] end;
        count_ones := count_ones + bit_count(ones[i]);
      end loop;
      if count_above + count_ones < needed then
        for i in 1 .. many loop
          above[i] := case when above[i] is null then ones[i] else above[i] | ones[i] end;
          equal[i] := equal[i] & ~ones[i];
        end loop;
        count_above := count_above + count_ones;
      else
        equal := ones;
      end if;
    end loop;
    if bound = 0 then
      left_out := above;
      over := count_above;
    else
      for i in 1 .. many loop chosen[i] := case when above[i] is null then equal[i] else above[i] | equal[i] end; end loop;
    end if;
  end loop;
  if left_out is not null then
    for i in 1 .. many loop chosen[i] := chosen[i] & ~left_out[i]; end loop;
  end if;
end
$$;

-- Of these sets, in the order of sets and of this kind (listing_key), those behind the first `skip`, `wanted` of them. Classes are compared digit by digit, as
-- one looks for a number in a drawer: which products have the highest digit, are there enough of them, and so on; few are left to be put in order.
create function search_window(segments search_segment[], kind text, reversed boolean, skip integer, wanted integer)
  returns table (tier integer, class integer, product_id integer, key bigint) language plpgsql stable as $$
declare
  left_skip integer := skip;
  left_wanted integer := wanted;
  size integer;
  chosen bit varying[];
  over integer;
  found_rows integer;
begin
  for tier_at in 1 .. coalesce(cardinality(segments[1].sets), 0) loop
    exit when left_wanted <= 0;
    select coalesce(sum(bit_count(s.sets[tier_at])), 0) into size from unnest(segments) as s;
    if left_skip >= size then
      left_skip := left_skip - size;
      continue;
    end if;
    select m.chosen, m.over into chosen, over
      from search_most(segments, kind, reversed, tier_at, left_skip, left_skip + left_wanted, size) as m;
    return query
      select tier_at, c.class, c.product_id, c.key from (
        select case when reversed then 1023 - p.class else p.class end as class, l.product_id,
               case when reversed then -listing_key(kind, l) else listing_key(kind, l) end as key
          from search_chosen(segments, kind, chosen) as p
          join listing as l on l.product_id = p.product_id
      ) as c order by c.class desc, c.key desc offset left_skip - over limit left_wanted;
    get diagnostics found_rows = row_count;
    left_wanted := left_wanted - found_rows;
    left_skip := 0;
  end loop;
end
$$;

-- Bar codes are asked for one by one.
create index products_gtin on products (gtin) where gtin is not null;
