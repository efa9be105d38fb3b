-- Finds one page of a sorted selection, without sorting all of it.

-- The positions of the bits that are set.
create function index_bit_positions(bits bit varying) returns integer[] language plpgsql immutable strict as $$
declare
  positions integer[] := '{}';
  chunk text;
  at integer;
begin
  for start in 0 .. length(bits) - 1 by :block_size loop
    continue when bit_count(substring(bits from start + 1 for :block_size)) = 0;
    chunk := substring(bits from start + 1 for :block_size)::text;
    at := strpos(chunk, '1');
    while at > 0 loop
      positions := positions || (start + at - 1);
      at := nullif(strpos(substr(chunk, at + 1), '1'), 0) + at;
    end loop;
  end loop;
  return positions;
end
$$;

-- The products of these bitmaps, one for each segment; `ordinal` counts within the segment.
create function index_products_at(departments integer[], segments integer[], selected bit varying[])
  returns table (level1_id integer, segment integer, ordinal integer, product_id integer) language sql stable as $$
  select s.level1_id, s.segment, p.ordinal, run.id
    from unnest(departments, segments, selected) as s (level1_id, segment, bits)
   cross join lateral unnest(index_bit_positions(s.bits)) as p (ordinal)
   cross join lateral (
     select i.ids[p.ordinal % :block_size - i.start + 1] as id from index_run_products as i
      where i.level1_id = s.level1_id and i.block = s.segment * :segment_blocks + p.ordinal / :block_size
        and i.start <= p.ordinal % :block_size
      order by i.start desc limit 1
   ) as run
$$;

-- The rank buckets of these segments: the ten binary digits of each, the lowest first.
create function index_bucket_digits(departments integer[], segments integer[], wanted_key text)
  returns table (n bigint, level1_id integer, segment integer, digits bit varying[]) language sql stable as $$
  -- `|| '{}'` detoasts them once, and not for each digit or product.
  select s.n, s.level1_id, s.segment, digits || '{}'::bit varying[]
    from unnest(departments, segments) with ordinality as s (level1_id, segment, n)
    join index_rank_buckets as r on (r.level1_id, r.segment, r.sort_key) = (s.level1_id, s.segment, wanted_key)
$$;

-- The products of these bitmaps with the rank buckets that they were built into.
create function index_bucketed(departments integer[], segments integer[], wanted_key text, selected bit varying[])
  returns table (bucket integer, product_id integer) language sql stable as $$
  with buckets as materialized (
    select * from index_bucket_digits(departments, segments, wanted_key) where bit_count(selected[n]) > 0
  )
  -- All operators on bits have the same precedence: without brackets, one would shift what stands before it as well.
  select (get_bit(digits[10], ordinal) << 9) | (get_bit(digits[9], ordinal) << 8)
         | (get_bit(digits[8], ordinal) << 7) | (get_bit(digits[7], ordinal) << 6)
         | (get_bit(digits[6], ordinal) << 5) | (get_bit(digits[5], ordinal) << 4)
         | (get_bit(digits[4], ordinal) << 3) | (get_bit(digits[3], ordinal) << 2)
         | (get_bit(digits[2], ordinal) << 1) | get_bit(digits[1], ordinal), product_id
    from index_products_at(departments, segments, selected) join buckets using (level1_id, segment)
$$;

-- Narrows a selection to the fewest products that surely include those from `low` to `high` of the sorted selection, as
-- far as rank buckets tell: `narrowed`, and `skipped`, how many were left out that come before all of these. Buckets
-- are compared digit by digit, from the highest: which products have a one, are there enough of them, and so on.
create function index_narrow(departments integer[], segments integer[], sort_key text, reversed boolean,
                             selected bit varying[], low integer, high integer, size integer,
                             out narrowed bit varying[], out skipped integer)
  language plpgsql stable as $$
declare
  many integer := cardinality(segments);
  digits bit varying[] := array(select d from index_bucket_digits(departments, segments, sort_key) as b,
                                  unnest(b.digits) with ordinality as u (d, digit) order by b.n, digit);
  bits bit varying;
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
  narrowed := selected;
  skipped := 0;
  -- First those that certainly come before `low`, then those that certainly come behind `high`.
  for bound in first_bound .. last_bound loop
    needed := case bound when 0 then low + 1 else high end;
    equal := selected;
    above := null;
    count_above := 0;
    for digit in reverse 9 .. 0 loop
      count_ones := 0;
      for i in 1 .. many loop
        bits := digits[i * 10 - 9 + digit];
        ones[i] := equal[i] & case when reversed then ~bits else bits end;
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
      skipped := count_above;
    else
      for i in 1 .. many loop
        narrowed[i] := case when above[i] is null then equal[i] else above[i] | equal[i] end;
      end loop;
    end if;
  end loop;
  if left_out is not null then
    for i in 1 .. many loop narrowed[i] := narrowed[i] & ~left_out[i]; end loop;
  end if;
end
$$;

-- One page of what matched in segments, sorted by tier and within a tier by the sort key: `wanted` products behind the
-- first `skip`. `signals[i]` are the bitmaps of segment `i`: what matched, then signal 1, signal 2 and so on, null for
-- one that nothing has. A tier is the signals that a product must have, as a mask (bit n for signal n), and a product is
-- in the first tier that it fits. The last tier is 0, and everything fits it.
create function index_page(departments integer[], segments integer[], signals bit varying[], tiers integer[],
                           sort_key text, reversed boolean, skip integer, wanted integer)
  returns table (tier integer, bucket integer, product_id integer, key bigint) language plpgsql stable as $$
declare
  many integer := coalesce(cardinality(segments), 0);
  last_signal integer := coalesce(array_length(signals, 2), 1) - 1;
  left_bits bit varying[];
  left_size integer := 0;
  left_skip integer := skip;
  left_wanted integer := wanted;
  bounds bigint[] := index_bounds_of(sort_key);
  total integer;
  -- Of signals that a tier asked for: bitmaps of what matched, side by side, and how many products have them.
  own bit varying[];
  sizes integer[];
  -- Which signal says the same of what matched, as a mask: 0 where all have it, -1 where none has.
  same_as integer[];
  mask integer;
  seen integer;
  masks_seen integer[] := '{}';
  one bit varying;
  tier_departments integer[];
  tier_segments integer[];
  bits bit varying[];
  size integer;
  narrowed bit varying[];
  skipped integer;
  found_rows integer;
begin
  for i in 1 .. many loop
    left_bits[i] := signals[i][1];
    left_size := left_size + bit_count(left_bits[i]);
  end loop;
  total := left_size;
  <<each_tier>>
  for tier_at in 1 .. cardinality(tiers) loop
    exit when left_wanted <= 0 or left_size = 0;
    mask := 0;
    for signal in 1 .. last_signal loop
      continue when tiers[tier_at] & (1 << signal) = 0;
      if same_as[signal] is null then
        size := 0;
        for i in 1 .. many loop
          own[signal * many + i] := signals[i][1] & signals[i][signal + 1];
          size := size + coalesce(bit_count(own[signal * many + i]), 0);
        end loop;
        sizes[signal] := size;
        same_as[signal] := case size when 0 then -1 when total then 0 else 1 << signal end;
        for other in 1 .. last_signal loop
          if other <> signal and sizes[other] = size
             and own[other * many + 1:(other + 1) * many] = own[signal * many + 1:(signal + 1) * many] then
            same_as[signal] := same_as[other];
            exit;
          end if;
        end loop;
      end if;
      continue each_tier when same_as[signal] = -1;
      mask := mask | same_as[signal];
    end loop;
    -- What has these signals, or fewer of them, is in an earlier tier.
    foreach seen in array masks_seen loop
      continue each_tier when mask & seen = seen;
    end loop;
    masks_seen := masks_seen || mask;
    tier_departments := '{}';
    tier_segments := '{}';
    bits := '{}';
    size := 0;
    for i in 1 .. many loop
      one := left_bits[i];
      for signal in 1 .. last_signal loop
        if mask & (1 << signal) <> 0 then one := one & own[signal * many + i]; end if;
      end loop;
      continue when one is null or bit_count(one) = 0;
      size := size + bit_count(one);
      left_bits[i] := left_bits[i] & ~one;
      tier_departments := tier_departments || departments[i];
      tier_segments := tier_segments || segments[i];
      bits := bits || one;
    end loop;
    left_size := left_size - size;
    if left_skip >= size then
      left_skip := left_skip - size;
      continue;
    end if;
    if size <= 64 then
      -- So few that sorting them is less work than narrowing.
      return query
        select tier_at, case when reversed then :buckets - 1 - c.bucket else c.bucket end, c.product_id, c.key from (
          select width_bucket(index_sort_key(sort_key, d), bounds) as bucket, d.product_id,
                 case when reversed then -index_sort_key(sort_key, d) else index_sort_key(sort_key, d) end as key
            from index_products_at(tier_departments, tier_segments, bits) as p
            join index_documents as d on d.product_id = p.product_id
        ) as c order by c.key desc offset left_skip limit left_wanted;
    else
      select m.narrowed, m.skipped into narrowed, skipped
        from index_narrow(tier_departments, tier_segments, sort_key, reversed, bits,
                          left_skip, left_skip + left_wanted, size) as m;
      return query
        select tier_at, c.bucket, c.product_id, c.key from (
          select case when reversed then :buckets - 1 - p.bucket else p.bucket end as bucket, d.product_id,
                 case when reversed then -index_sort_key(sort_key, d) else index_sort_key(sort_key, d) end as key
            from index_bucketed(tier_departments, tier_segments, sort_key, narrowed) as p
            join index_documents as d on d.product_id = p.product_id
        ) as c order by c.bucket desc, c.key desc offset left_skip - skipped limit left_wanted;
    end if;
    get diagnostics found_rows = row_count;
    left_wanted := left_wanted - found_rows;
    left_skip := 0;
  end loop;
end
$$;
