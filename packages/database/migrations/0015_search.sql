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
-- Who sells is read where it is an official store.
create function search_store_noted() returns trigger language plpgsql as $$
begin
  perform search_noted(array(select id from products where store_id = new.id and is_active));
  return null;
end
$$;
create trigger search_store_updated after update of name, is_official on stores for each row
  when ((old.is_official or new.is_official) and (old.name, old.is_official) is distinct from (new.name, new.is_official))
  execute function search_store_noted();
create trigger search_variants_inserted after insert on product_variants referencing new table as changed for each statement execute function search_variants_noted();
create trigger search_variants_deleted after delete on product_variants referencing old table as changed for each statement execute function search_variants_noted();
create trigger search_variants_updated after update of product_id, sku, options on product_variants for each row
  when ((old.product_id, old.sku, old.options::text) is distinct from (new.product_id, new.sku, new.options::text))
  execute function search_variant_noted();

-- Those of a list that have one of these marks, as a bitmap; `zeros` is as long as it shall be.
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

-- A bitmap made as long as another, and unpacked: from here on it is used again and again. One that is not there is empty.
create function search_padded(bits bit varying, zeros bit varying) returns bit varying language sql immutable as $$
  select coalesce(substring(bits || zeros for length(zeros)), zeros)
$$;

-- A bitmap of so many blocks, of those that have anything: their numbers, ascending, and their bits.
create function search_joined(numbers integer[], blocks bit varying[], zeros bit varying) returns bit varying language plpgsql immutable as $$
declare
  bits bit varying := '';
begin
  for i in 1 .. cardinality(numbers) loop
    bits := bits || substring(zeros for numbers[i] * 1024 - length(bits)) || blocks[i];
  end loop;
  return bits || substring(zeros for length(zeros) - length(bits));
end
$$;

-- Of bitmaps, those that are on in so many of them or more.
create function search_count_one(counts bit varying[], bits bit varying, enough integer) returns bit varying[] language plpgsql immutable as $$
begin
  if counts is null then counts := array_fill(bits & ~bits, array[enough]); end if;
  for n in reverse enough .. 2 loop counts[n] := counts[n] | (counts[n - 1] & bits); end loop;
  counts[1] := counts[1] | bits;
  return counts;
end
$$;
create function search_counted_to(counts bit varying[]) returns bit varying language sql immutable strict as $$
  select counts[cardinality(counts)]
$$;
create aggregate search_counted (bit varying, integer) (sfunc = search_count_one, stype = bit varying[], finalfunc = search_counted_to);

-- What was asked for, looked up in postings: for each segment where something is found, what is found there and how. `words` stand in `ways`, all words
-- of a way; ways stand in `groups`, any way of a group; those of `own` are the shopper's own words and no synonyms. `signs` say of what is found what kind
-- of thing it is (packages/domain/src/words/signs.ts), by the names of `kinds`. A product is found that has all groups (`whole`), if it says that it
-- is what is meant where it must be `anchored`: its title begins with one of them, or a category is called so. It is found, too, with `enough` of them, where
-- that is fewer, and such an anchor; and without, where it is `loose`, with all but one of three or more. How it is found is worked out only where that is `wanted`;
-- null for `department` means all of them.
create function search_hits(words text[], ways integer[], groups integer[], own boolean[], signs text[], kinds text[], enough integer, loose boolean, anchored boolean, wanted boolean,
                            department integer)
  returns table (level1_id integer, segment integer, found bit varying, whole bit varying, own_title bit varying, title bit varying, head bit varying,
                 named bit varying, begins bit varying, begins_any bit varying, called bit varying, called_too bit varying, kind_begins bit varying, of_kind bit varying,
                 most bit varying, most_title bit varying)
  language plpgsql stable as $$
#variable_conflict use_column
begin
  -- Planned once for a connection, whatever else its statement has.
  return query
  with asked as (
    select * from unnest(words, ways, groups, own) as a (word, way, grp, own)
  ), sizes as (
    select way, count(*) as words from asked group by way
  ), size as (
    select count(distinct grp) as groups from asked
  ), present as materialized (
    select p.level1_id, p.segment from asked join search_postings as p using (word)
     where department is null or p.level1_id = department
     group by p.level1_id, p.segment having count(distinct grp) >= enough
  ), spaces as materialized (
    select level1_id, segment, stock & ~stock as zeros from present join listing_segments using (level1_id, segment)
  ), by_word as (
    select a.grp, a.way, a.own, level1_id, segment,
           case when not wanted then null when p.few is null then search_padded(p.head, zeros) else search_bits(p.few, 1, zeros) end as head,
           case when not wanted then null when p.few is null then search_padded(p.title, zeros) else search_bits(p.few, 3, zeros) end as title,
           case when not wanted then null when p.few is null then search_padded(p.fact, zeros) else search_bits(p.few, 4, zeros) end as fact,
           case when p.few is null then search_padded(p.anywhere, zeros) else search_bits(p.few, 15, zeros) end as anywhere
      from spaces join asked as a on true join search_postings as p using (word, level1_id, segment)
  ), by_way as (
    select grp, own, level1_id, segment, bit_and(head) as head, bit_and(title) as title, bit_and(title | fact) as named, bit_and(anywhere) as anywhere
      from by_word join sizes using (way) group by grp, way, own, level1_id, segment, sizes.words having count(*) = sizes.words
  ), by_group as (
    select level1_id, segment, bit_or(head) as head, bit_or(title) as title, bit_or(title) filter (where own) as own_title,
           bit_or(named) as named, bit_or(anywhere) as anywhere
      from by_way group by grp, level1_id, segment
  ), of_words as materialized (
    select level1_id, segment, case when count(*) = (select groups from size) then bit_and(anywhere) end as whole,
           search_counted(anywhere, enough) filter (where enough < (select groups from size)) as partly,
           search_counted(anywhere, (select groups::integer - 1 from size)) filter (where enough < (select groups from size)) as most,
           search_counted(title, (select groups::integer - 1 from size)) filter (where wanted and enough < (select groups from size)) as most_title,
           bit_and(coalesce(own_title, title & ~title)) as own_title, bit_and(title) as title, bit_or(head) as head, bit_and(named) as named
      from by_group group by level1_id, segment having count(*) >= enough
  ), of_signs as (
    select level1_id, segment, kind, case when p.few is null then search_padded(p.anywhere, zeros) else search_bits(p.few, 15, zeros) end as bits
      from spaces join unnest(signs, kinds) as s (word, kind) on true join search_postings as p using (word, level1_id, segment)
  ), by_sign as materialized (
    select level1_id, segment, bit_or(bits) filter (where kind = 'begins') as begins, bit_or(bits) filter (where kind in ('begins', 'begins_any')) as begins_any,
           bit_or(bits) filter (where kind = 'called') as called, bit_or(bits) filter (where kind = 'called_too') as called_too,
           bit_or(bits) filter (where kind = 'kind_begins') as kind_begins, bit_or(bits) filter (where kind = 'of_kind') as of_kind
      from of_signs group by level1_id, segment
  ), filled as (
    select level1_id, segment, zeros, coalesce(whole, zeros) as whole, own_title, title, head, named, coalesce(begins, zeros) as begins,
           coalesce(begins_any, zeros) as begins_any, coalesce(called, zeros) as called, coalesce(called_too, zeros) as called_too,
           coalesce(kind_begins, zeros) as kind_begins, coalesce(of_kind, zeros) as of_kind, coalesce(most, zeros) as most, coalesce(most_title, zeros) as most_title,
           coalesce(begins_any, zeros) | coalesce(of_kind, zeros) as anchor, coalesce(w.partly, zeros) as partly
      from spaces join of_words as w using (level1_id, segment) left join by_sign using (level1_id, segment)
  )
  select level1_id, segment,
         (case when anchored then whole & anchor else whole end | (partly & anchor)
            | case when loose and (select groups from size) > 2 then most else zeros end)::bit varying,
         whole::bit varying, (own_title & whole)::bit varying, (title & whole)::bit varying,
         head::bit varying, (named & whole)::bit varying, begins::bit varying, begins_any::bit varying, called::bit varying, called_too::bit varying,
         kind_begins::bit varying, of_kind::bit varying, most::bit varying, most_title::bit varying
    from filled;
end
$$;

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

-- Products that stand where bits are on in these bitmaps, one for each segment.
create function search_products(departments integer[], segments integer[], chosen bit varying[]) returns table (level1_id integer, segment integer, place integer, product_id integer)
  language sql stable as $$
  select s.level1_id, s.segment, p.place, run.id
    from unnest(departments, segments, chosen) as s (level1_id, segment, bits)
   cross join lateral unnest(search_places(s.bits)) as p (place)
   cross join lateral (
     select i.ids[p.place % 1024 - i.start + 1] as id from listing_run_ids as i
      where i.level1_id = s.level1_id and i.part = s.segment * 64 + p.place / 1024 and i.start <= p.place % 1024
      order by i.start desc limit 1
   ) as run
$$;

-- One digit of the classes of these segments.
create function search_digit(departments integer[], segments integer[], asked text, digit integer) returns bit varying[] language sql stable as $$
  select array_agg(case digit when 0 then class0 when 1 then class1 when 2 then class2 when 3 then class3 when 4 then class4
                              when 5 then class5 when 6 then class6 when 7 then class7 when 8 then class8 else class9 end order by n)
    from unnest(departments, segments) with ordinality as s (level1_id, segment, n)
    join listing_classes as r on (r.level1_id, r.segment, r.kind) = (s.level1_id, s.segment, asked)
$$;

-- The same with the classes that they were painted with.
create function search_chosen(departments integer[], segments integer[], asked text, chosen bit varying[]) returns table (class integer, product_id integer)
  language sql stable as $$
  with painted as materialized (
    -- `|| ''` unpacks them once, and not for each product.
    select r.level1_id, r.segment, class0 || ''::bit varying as class0, class1 || ''::bit varying as class1, class2 || ''::bit varying as class2,
           class3 || ''::bit varying as class3, class4 || ''::bit varying as class4, class5 || ''::bit varying as class5, class6 || ''::bit varying as class6,
           class7 || ''::bit varying as class7, class8 || ''::bit varying as class8, class9 || ''::bit varying as class9
      from unnest(departments, segments, chosen) as s (level1_id, segment, bits)
      join listing_classes as r on (r.level1_id, r.segment, r.kind) = (s.level1_id, s.segment, asked)
     where bit_count(s.bits) > 0
  )
  -- Operators on bits all bind alike: without brackets, one would shift what stands before it as well.
  select (get_bit(r.class9, p.place) << 9) | (get_bit(r.class8, p.place) << 8) | (get_bit(r.class7, p.place) << 7) | (get_bit(r.class6, p.place) << 6)
         | (get_bit(r.class5, p.place) << 5) | (get_bit(r.class4, p.place) << 4) | (get_bit(r.class3, p.place) << 3) | (get_bit(r.class2, p.place) << 2)
         | (get_bit(r.class1, p.place) << 1) | get_bit(r.class0, p.place),
         p.product_id
    from search_products(departments, segments, chosen) as p join painted as r using (level1_id, segment)
$$;

-- Of these products, a bitmap a segment, as few as classes can tell that those from place `low` to `high` in their order are among: `chosen`, and how many
-- that come before all of these were left out. Classes are compared digit by digit, as one looks for a number in a drawer: which products have the highest
-- digit, are there enough of them, and so on.
create function search_most(departments integer[], segments integer[], kind text, reversed boolean, bits bit varying[], low integer, high integer, size integer,
                            out chosen bit varying[], out over integer)
  language plpgsql stable as $$
declare
  many integer := cardinality(segments);
  digits bit varying[];
  ones bit varying[];
  equal bit varying[];
  above bit varying[];
  left_out bit varying[];
  count_ones integer;
  count_above integer;
  needed integer;
  first_bound integer := case when low = 0 then 1 else 0 end;
  last_bound integer := case when high >= size then 0 else 1 end;
begin
  chosen := bits;
  over := 0;
  -- First those that certainly come before `low`, then those that certainly come behind `high`.
  for bound in first_bound .. last_bound loop
    needed := case bound when 0 then low + 1 else high end;
    equal := bits;
    above := null;
    count_above := 0;
    for digit in reverse 9 .. 0 loop
      digits := search_digit(departments, segments, kind, digit);
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

-- What was found in segments, in the order of tiers and within them of this kind (listing_key), those behind the first `skip`, `wanted` of them.
-- `signals` are bitmaps, one for each segment and signal, those of a signal side by side; the first signal is what was found. A tier is a list of numbers
-- of signals that a product must have, and a product is in the first tier that it fits. The last tier is empty, and everything fits it.
create function search_window(departments integer[], segments integer[], signals bit varying[], tiers text[], kind text, reversed boolean, skip integer, wanted integer)
  returns table (tier integer, class integer, product_id integer, key bigint) language plpgsql stable as $$
declare
  many integer := coalesce(cardinality(segments), 0);
  left_bits bit varying[];
  left_size integer := 0;
  left_skip integer := skip;
  left_wanted integer := wanted;
  steps bigint[] := listing_steps_of(kind);
  has boolean[];
  tier_signals integer[];
  one bit varying;
  chosen_departments integer[];
  chosen_segments integer[];
  bits bit varying[];
  size integer;
  chosen bit varying[];
  over integer;
  found_rows integer;
begin
  for i in 1 .. many loop
    left_bits[i] := signals[i];
    left_size := left_size + bit_count(left_bits[i]);
  end loop;
  -- A tier that wants a signal that nothing has is empty.
  for signal in 1 .. coalesce(cardinality(signals), 0) / greatest(many, 1) - 1 loop
    has[signal] := false;
    for i in 1 .. many loop
      has[signal] := bit_count(signals[signal * many + i] & left_bits[i]) > 0;
      exit when has[signal];
    end loop;
  end loop;
  <<each_tier>>
  for tier_at in 1 .. cardinality(tiers) loop
    exit when left_wanted <= 0 or left_size = 0;
    tier_signals := tiers[tier_at]::integer[];
    for n in 1 .. cardinality(tier_signals) loop
      continue each_tier when not has[tier_signals[n]];
    end loop;
    chosen_departments := '{}';
    chosen_segments := '{}';
    bits := '{}';
    size := 0;
    for i in 1 .. many loop
      one := left_bits[i];
      for n in 1 .. cardinality(tier_signals) loop one := one & signals[tier_signals[n] * many + i]; end loop;
      continue when bit_count(one) = 0;
      size := size + bit_count(one);
      left_bits[i] := left_bits[i] & ~one;
      chosen_departments := chosen_departments || departments[i];
      chosen_segments := chosen_segments || segments[i];
      bits := bits || one;
    end loop;
    left_size := left_size - size;
    if left_skip >= size then
      left_skip := left_skip - size;
      continue;
    end if;
    if size <= 64 then
      -- So few that ordering them is less work than leaving some out.
      return query
        select tier_at, case when reversed then 1023 - c.class else c.class end, c.product_id, c.key from (
          select width_bucket(listing_key(kind, l), steps) as class, l.product_id,
                 case when reversed then -listing_key(kind, l) else listing_key(kind, l) end as key
            from search_products(chosen_departments, chosen_segments, bits) as p join listing as l on l.product_id = p.product_id
        ) as c order by c.key desc offset left_skip limit left_wanted;
    else
      select m.chosen, m.over into chosen, over
        from search_most(chosen_departments, chosen_segments, kind, reversed, bits, left_skip, left_skip + left_wanted, size) as m;
      return query
        select tier_at, c.class, c.product_id, c.key from (
          select case when reversed then 1023 - p.class else p.class end as class, l.product_id,
                 case when reversed then -listing_key(kind, l) else listing_key(kind, l) end as key
            from search_chosen(chosen_departments, chosen_segments, kind, chosen) as p
            join listing as l on l.product_id = p.product_id
        ) as c order by c.class desc, c.key desc offset left_skip - over limit left_wanted;
    end if;
    get diagnostics found_rows = row_count;
    left_wanted := left_wanted - found_rows;
    left_skip := 0;
  end loop;
end
$$;

-- Bar codes are asked for one by one.
create index products_gtin on products (gtin) where gtin is not null;
