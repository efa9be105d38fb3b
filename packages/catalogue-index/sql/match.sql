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
  select level1_id, segment, substring('0'::bit(:segment_size) for ordinals)::bit varying as zeros from index_segments
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

-- index_at_least(bitmaps, most, weight): for each n up to `most`, the bits set in bitmaps of weight n or more together.
create function index_at_least_step(counts bit varying[], bits bit varying, enough integer, weight integer)
  returns bit varying[] language plpgsql immutable as $$
begin
  if counts is null then counts := array_fill(bits & ~bits, array[enough]); end if;
  for n in reverse enough .. 1 loop
    counts[n] := counts[n] | case when n > weight then counts[n - weight] & bits else bits end;
  end loop;
  return counts;
end
$$;
create aggregate index_at_least (bit varying, integer, integer) (sfunc = index_at_least_step, stype = bit varying[]);

-- Evaluates a query, for each segment where something may match. The lists `terms`, `alternatives`, `clauses`, `own`
-- and `weights` go together: an alternative matches with all of its terms, a clause with any of its alternatives; `own`
-- are the shopper's own words and no synonyms; the weight of a clause counts where not all of them match. `markers` are
-- terms that say what kind of thing a product is (packages/domain/src/words/marker-terms.ts), `marker_kinds` their
-- kinds. A product matches
--   with all clauses; to be `anchored`, its title must also begin with one of them, or its category be named so;
--   with `min_should_match` clauses, where that is fewer than all, and such an anchor;
--   where `loose`, with all clauses but one of three or more.
-- Where clause `thing` names the thing, it matches only if title, category or facts have that clause, and it has a
-- marker of kind `thing`, or of `inside` and also of `mixed`, or all of several clauses in the title; never with a term
-- of kind `without`, or of `without_title` in its title, or of `without_fact` in category or facts, or of
-- `others_title` in a title that has none of `them_title`, or a marker of kind `minor`. With one of kind `special`
-- title, category or facts must match all of several clauses, or all but one of three or more.
-- With `named_only`, the clauses must be in title, category or facts. `last` has the products with a marker of kind
-- `last`.
-- `most` is what has all clauses but one; of a thing, what has as much as any of its products, and then `many` and
-- `several` what has one and two less.
-- Signals are computed only where they are `wanted`, and null where nothing has them; a `department` that is null means
-- all of them.
create function index_match(terms text[], alternatives integer[], clauses integer[], own boolean[], weights integer[],
                            markers text[], marker_kinds text[], min_should_match integer, loose boolean,
                            anchored boolean, thing integer, named_only boolean, wanted boolean,
                            department integer)
  returns table (level1_id integer, segment integer, found bit varying, whole bit varying, own_title bit varying,
                 title bit varying, head bit varying, named bit varying, begins bit varying, begins_any bit varying,
                 called bit varying, called_too bit varying, kind_begins bit varying, of_kind bit varying,
                 most bit varying, most_title bit varying, many bit varying, several bit varying, last bit varying)
  -- Planned once for a connection, whatever statement it stands in: planning takes longer than most queries.
  language plpgsql stable rows 20 set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
  with asked as (
    select * from unnest(terms, alternatives, clauses, own, weights) as a (term, alternative, clause, own, weight)
  ), sizes as (
    select alternative, count(*) as terms from asked group by alternative
  ), size as (
    select count(*)::integer as clauses, sum(weight)::integer as weight,
           wanted or thing is not null as by_field
      from (select clause, max(weight) as weight from asked group by clause) as c
  ), of_asked as materialized (
    -- `offset 0`: one look-up of each term, and not one in each segment.
    select clause, alternative, own, weight, p.*
      from asked cross join lateral (select * from index_all_postings as p where p.term = asked.term offset 0) as p
     where department is null or level1_id in (department, 0)
  ), present as (
    select level1_id, segment from of_asked group by level1_id, segment
    having count(distinct clause) >= min_should_match
  ), spaces as materialized (
    select level1_id, segment, zeros from present join index_all_segments using (level1_id, segment)
  ), by_term as (
    select p.clause, p.alternative, p.own, p.weight, level1_id, segment,
           case when not wanted then null when p.short_list is null then index_padded(p.head, zeros)
             else index_list_bitmap(p.short_list, 1, zeros) end as head,
           case when not by_field and p.clause is distinct from thing then null
             when p.short_list is null then index_padded(p.title, zeros)
             else index_list_bitmap(p.short_list, 3, zeros) end as title,
           case when not by_field and p.clause is distinct from thing then null
             when p.short_list is null then index_padded(p.fact, zeros)
             else index_list_bitmap(p.short_list, 4, zeros) end as fact,
           case when p.short_list is not null
             then index_list_bitmap(p.short_list, case when named_only then 7 else 15 end, zeros)
             when named_only then index_padded(p.title, zeros) | index_padded(p.fact, zeros)
             else index_padded(p.anywhere, zeros) end as anywhere
      from of_asked as p cross join size join spaces using (level1_id, segment)
  ), by_alternative as (
    select clause, own, weight, level1_id, segment, bit_and(head) as head, bit_and(title) as title,
           bit_and(title | fact) as named, bit_and(anywhere) as anywhere
      from by_term join sizes using (alternative)
     group by clause, alternative, own, weight, level1_id, segment, sizes.terms having count(*) = sizes.terms
  ), by_clause as (
    select level1_id, segment, clause, weight, bit_or(head) as head, bit_or(title) as title,
           bit_or(title) filter (where own) as own_title, bit_or(named) as named, bit_or(anywhere) as anywhere
      from by_alternative group by clause, weight, level1_id, segment
  ), of_terms as materialized (
    select level1_id, segment, case when count(distinct clause) = size.clauses then bit_and(anywhere) end as whole,
           -- To count, no more is asked than what is enough.
           index_at_least(anywhere, case when wanted or loose then size.weight - 1 else min_should_match end,
                          by_clause.weight)
             filter (where min_should_match < size.clauses) as at_least,
           index_at_least(title, size.weight - 1, by_clause.weight)
             filter (where wanted and min_should_match < size.clauses) as title_at_least,
           (index_at_least(named, size.weight - 1, by_clause.weight)
             filter (where by_field and size.clauses > 2 and min_should_match < size.clauses))[size.weight - 1]
             as most_named,
           bit_and(coalesce(own_title, title & ~title)) as own_title, bit_and(title) as title, bit_or(head) as head,
           bit_and(named) as named, bit_and(named) filter (where clause = thing) as thing_named
      from by_clause cross join size
     group by level1_id, segment, size.clauses, size.weight having count(distinct clause) >= min_should_match
  ), of_markers as materialized (
    select s.kind, p.*
      from unnest(markers, marker_kinds) as s (term, kind)
     cross join lateral (select * from index_all_postings as p where p.term = s.term offset 0) as p
  ), by_marker as (
    select level1_id, segment, kind,
           case when p.short_list is not null
             then index_list_bitmap(p.short_list,
                                    case when kind like '%\_title' then 3 when kind = 'without_fact' then 4 else 15 end,
                                    zeros)
             when kind like '%\_title' then index_padded(p.title, zeros)
             when kind = 'without_fact' then index_padded(p.fact, zeros)
             else index_padded(p.anywhere, zeros) end as bits
      from of_markers as p join spaces using (level1_id, segment)
  ), by_kind as materialized (
    select level1_id, segment, bit_or(bits) filter (where kind = 'begins') as begins,
           bit_or(bits) filter (where kind in ('begins', 'begins_any')) as begins_any,
           bit_or(bits) filter (where kind = 'called') as called,
           bit_or(bits) filter (where kind = 'called_too') as called_too,
           bit_or(bits) filter (where kind = 'kind_begins') as kind_begins,
           bit_or(bits) filter (where kind = 'of_kind') as of_kind,
           bit_or(bits) filter (where kind = 'thing') as of_thing,
           bit_or(bits) filter (where kind = 'special') as special,
           bit_or(bits) filter (where kind = 'inside') as inside,
           bit_or(bits) filter (where kind = 'mixed') as mixed,
           bit_or(bits) filter (where kind in ('minor', 'without', 'without_title', 'without_fact')) as without,
           bit_or(bits) filter (where kind = 'last') as last,
           bit_or(bits) filter (where kind = 'others_title') as others,
           bit_or(bits) filter (where kind = 'them_title') as them
      from by_marker group by level1_id, segment
  ), joined as (
    -- A null says that nothing has it; of `allowed`, that nothing is special, so that everything is allowed.
    select level1_id, segment, whole, own_title & whole as own_title, title & whole as title, head,
           named & whole as named, begins, begins_any, called, called_too, kind_begins, of_kind, last,
           at_least, title_at_least, at_least[min_should_match] as partly,
           coalesce(without | others_alone, without, others_alone) as excluded,
           coalesce(begins_any | of_kind, begins_any, of_kind) as anchor,
           case when size.clauses = 1 then ~special
             else ~special | coalesce(named & whole, zeros) | coalesce(most_named, zeros) end as allowed,
           thing_named & case when inside is null then of_thing
             else coalesce(of_thing, zeros) | (inside & (coalesce(mixed, zeros)
               | case when size.clauses > 1 then coalesce(title & whole, zeros) else zeros end)) end as of_thing
      from spaces join of_terms using (level1_id, segment) cross join size
      left join by_kind using (level1_id, segment)
     cross join lateral (select coalesce(others & ~them, others) as others_alone) as alone
    offset 0
  ), matched as (
    select *, case when anchored then whole & anchor else coalesce(whole & allowed, whole) end as by_all,
           case when thing is null then partly & anchor else coalesce(partly & allowed, partly) end as by_some,
           case when loose and (select clauses from size) > 2
             then at_least[(select weight from size) - 1] end as by_most
      from joined offset 0
  ), limited as (
    select *, coalesce(by_all | by_some, by_all, by_some) as by_either,
           case when thing is null then ~excluded else coalesce(of_thing & ~excluded, of_thing) end as belongs
      from matched offset 0
  ), filled as materialized (
    select *, case when thing is null and belongs is null then coalesce(by_either | by_most, by_either, by_most)
             else coalesce(by_either | by_most, by_either, by_most) & belongs end as found
      from limited
  ), reached as (
    -- How much of what a long sentence says any product of the thing has: seldom all but one word.
    select weight, case when not wanted then null when thing is null then weight - 1
             else (select max(n) from filled, generate_series(1, weight - 1) as n
                    where bit_count(at_least[n] & found) > 0) end as level
      from size
  )
  select level1_id, segment, found::bit varying, case when wanted then whole end::bit varying,
         own_title::bit varying, title::bit varying, head::bit varying, named::bit varying, begins::bit varying,
         begins_any::bit varying, called::bit varying, called_too::bit varying, kind_begins::bit varying,
         of_kind::bit varying, at_least[level]::bit varying, title_at_least[level]::bit varying,
         case when weight > 3 then at_least[level - 1] end::bit varying,
         case when weight > 4 then at_least[level - 2] end::bit varying, last::bit varying
    from filled cross join reached where bit_count(found) > 0;
end
$$;
