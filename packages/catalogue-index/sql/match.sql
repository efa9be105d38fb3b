-- Evaluates a boolean query on the postings, with the signals by which what matches is ranked.

-- Postings of segments and of the text delta, whose analysed products are segments of one ordinal, of department 0.
create view index_all_postings as
  select term, level1_id, segment, short_list, head, title, fact, anywhere from index_postings
  union all
  -- Of the very same types: else PostgreSQL would not look up the terms, but read all postings.
  select term, 0, product_id, null, (fields & 1)::bit(1)::bit varying, (fields & 3 <> 0)::integer::bit(1)::bit varying,
         (fields >> 2)::bit(1)::bit varying, '1'
    from index_delta_postings;
create view index_all_segments as
  select level1_id, segment, in_stock & ~in_stock as zeros from index_segments
  union all
  select 0, product_id, '0' from index_text_delta where is_analysed;

-- A short list as a bitmap: its ordinals that have one of these fields; `zeros` is as long as the bitmap shall be.
create function index_list_bitmap(short_list integer[], fields integer, zeros bit varying) returns bit varying
  language plpgsql immutable as $$
declare
  bits bit varying := zeros;
  entry integer;
begin
  foreach entry in array short_list loop
    if entry & fields <> 0 then bits := set_bit(bits, entry >> 4, 1); end if;
  end loop;
  return bits;
end
$$;

-- A stored bitmap, detoasted, and as long as another one; zeros where there is none.
create function index_padded(bits bit varying, zeros bit varying) returns bit varying language sql immutable as $$
  select coalesce(substring(bits || zeros for length(zeros)), zeros)
$$;

-- The bitmap of a segment from those of some of its blocks, whose numbers ascend.
create function index_join_blocks(numbers integer[], blocks bit varying[], zeros bit varying) returns bit varying
  language plpgsql immutable as $$
declare
  bits bit varying := '';
begin
  for i in 1 .. cardinality(numbers) loop
    bits := bits || substring(zeros for numbers[i] * :block_size - length(bits)) || blocks[i];
  end loop;
  return bits || substring(zeros for length(zeros) - length(bits));
end
$$;

-- index_at_least(bitmaps, n): the bits that are set in n of the bitmaps or more.
create function index_at_least_step(counts bit varying[], bits bit varying, enough integer) returns bit varying[]
  language plpgsql immutable as $$
begin
  if counts is null then counts := array_fill(bits & ~bits, array[enough]); end if;
  for n in reverse enough .. 2 loop counts[n] := counts[n] | (counts[n - 1] & bits); end loop;
  counts[1] := counts[1] | bits;
  return counts;
end
$$;
create function index_at_least_end(counts bit varying[]) returns bit varying language sql immutable strict as $$
  select counts[cardinality(counts)]
$$;
create aggregate index_at_least (bit varying, integer) (sfunc = index_at_least_step, stype = bit varying[],
  finalfunc = index_at_least_end);

-- Evaluates a query, for each segment where something may match. The lists `terms`, `alternatives`, `clauses` and `own`
-- go together: an alternative matches with all of its terms, a clause with any of its alternatives; `own` are the
-- shopper's own words and no synonyms. `markers` are terms that say what kind of thing a product is
-- (packages/domain/src/words/marker-terms.ts), `marker_kinds` their kinds. A product matches
--   with all clauses; to be `anchored`, its title must also begin with one of them, or its category be named so;
--   with `min_should_match` clauses, where that is fewer than all, and such an anchor;
--   where `loose`, with all clauses but one of three or more.
-- Signals are computed only where they are `wanted`; a `department` that is null means all of them.
create function index_match(terms text[], alternatives integer[], clauses integer[], own boolean[],
                            markers text[], marker_kinds text[], min_should_match integer, loose boolean,
                            anchored boolean, wanted boolean, department integer)
  returns table (level1_id integer, segment integer, found bit varying, whole bit varying, own_title bit varying,
                 title bit varying, head bit varying, named bit varying, begins bit varying, begins_any bit varying,
                 called bit varying, called_too bit varying, kind_begins bit varying, of_kind bit varying,
                 most bit varying, most_title bit varying)
  language plpgsql stable as $$
#variable_conflict use_column
begin
  -- Planned once for a connection, whatever statement it stands in.
  return query
  with asked as (
    select * from unnest(terms, alternatives, clauses, own) as a (term, alternative, clause, own)
  ), sizes as (
    select alternative, count(*) as terms from asked group by alternative
  ), size as (
    select count(distinct clause)::integer as clauses from asked
  ), present as materialized (
    select p.level1_id, p.segment from asked join index_all_postings as p using (term)
     where department is null or p.level1_id in (department, 0)
     group by p.level1_id, p.segment having count(distinct clause) >= min_should_match
  ), spaces as materialized (
    select level1_id, segment, zeros from present join index_all_segments using (level1_id, segment)
  ), by_term as (
    select a.clause, a.alternative, a.own, level1_id, segment,
           case when not wanted then null when p.short_list is null then index_padded(p.head, zeros)
             else index_list_bitmap(p.short_list, 1, zeros) end as head,
           case when not wanted then null when p.short_list is null then index_padded(p.title, zeros)
             else index_list_bitmap(p.short_list, 3, zeros) end as title,
           case when not wanted then null when p.short_list is null then index_padded(p.fact, zeros)
             else index_list_bitmap(p.short_list, 4, zeros) end as fact,
           case when p.short_list is null then index_padded(p.anywhere, zeros)
             else index_list_bitmap(p.short_list, 15, zeros) end as anywhere
      from spaces join asked as a on true join index_all_postings as p using (term, level1_id, segment)
  ), by_alternative as (
    select clause, own, level1_id, segment, bit_and(head) as head, bit_and(title) as title,
           bit_and(title | fact) as named, bit_and(anywhere) as anywhere
      from by_term join sizes using (alternative)
     group by clause, alternative, own, level1_id, segment, sizes.terms having count(*) = sizes.terms
  ), by_clause as (
    select level1_id, segment, bit_or(head) as head, bit_or(title) as title,
           bit_or(title) filter (where own) as own_title, bit_or(named) as named, bit_or(anywhere) as anywhere
      from by_alternative group by clause, level1_id, segment
  ), of_terms as materialized (
    select level1_id, segment, case when count(*) = size.clauses then bit_and(anywhere) end as whole,
           index_at_least(anywhere, min_should_match) filter (where min_should_match < size.clauses) as partly,
           index_at_least(anywhere, size.clauses - 1) filter (where min_should_match < size.clauses) as most,
           index_at_least(title, size.clauses - 1)
             filter (where wanted and min_should_match < size.clauses) as most_title,
           bit_and(coalesce(own_title, title & ~title)) as own_title, bit_and(title) as title, bit_or(head) as head,
           bit_and(named) as named
      from by_clause cross join size group by level1_id, segment, size.clauses having count(*) >= min_should_match
  ), of_markers as (
    select level1_id, segment, kind,
           case when p.short_list is null then index_padded(p.anywhere, zeros)
             else index_list_bitmap(p.short_list, 15, zeros) end as bits
      from spaces join unnest(markers, marker_kinds) as s (term, kind) on true
      join index_all_postings as p using (term, level1_id, segment)
  ), by_kind as materialized (
    select level1_id, segment, bit_or(bits) filter (where kind = 'begins') as begins,
           bit_or(bits) filter (where kind in ('begins', 'begins_any')) as begins_any,
           bit_or(bits) filter (where kind = 'called') as called,
           bit_or(bits) filter (where kind = 'called_too') as called_too,
           bit_or(bits) filter (where kind = 'kind_begins') as kind_begins,
           bit_or(bits) filter (where kind = 'of_kind') as of_kind
      from of_markers group by level1_id, segment
  ), filled as (
    select level1_id, segment, zeros, coalesce(whole, zeros) as whole, own_title, title, head, named,
           coalesce(begins, zeros) as begins, coalesce(begins_any, zeros) as begins_any,
           coalesce(called, zeros) as called, coalesce(called_too, zeros) as called_too,
           coalesce(kind_begins, zeros) as kind_begins, coalesce(of_kind, zeros) as of_kind,
           coalesce(most, zeros) as most, coalesce(most_title, zeros) as most_title,
           coalesce(begins_any, zeros) | coalesce(of_kind, zeros) as anchor, coalesce(w.partly, zeros) as partly
      from spaces join of_terms as w using (level1_id, segment) left join by_kind using (level1_id, segment)
  )
  select level1_id, segment,
         (case when anchored then whole & anchor else whole end | (partly & anchor)
            | case when loose and (select clauses from size) > 2 then most else zeros end)::bit varying,
         whole::bit varying, (own_title & whole)::bit varying, (title & whole)::bit varying,
         head::bit varying, (named & whole)::bit varying, begins::bit varying, begins_any::bit varying,
         called::bit varying, called_too::bit varying, kind_begins::bit varying, of_kind::bit varying,
         most::bit varying, most_title::bit varying
    from filled;
end
$$;
