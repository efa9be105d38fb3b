-- What is derived from products is compared with them, and built anew where it differs (docs/decisions/0017-search.md).

-- What the index of search had of a department when it was built. A department that has products and is not here is built again.
create table search_built (
  level1_id   integer primary key,
  segments    integer not null,
  postings    integer not null,      -- rows of search_postings
  hits        bigint not null,       -- products in them, one by one
  vocabulary  integer not null,
  phrases     integer not null
);

-- Products with an offer that ends. Those that were written before offers were kept by variant (0008) have nobody who ends them.
create index products_offer_ends on products (id) where offer_ends_at is not null;

create or replace function listing_truncated() returns trigger language plpgsql as $$
begin
  truncate listing, listing_changes, listing_blocks, listing_runs, listing_run_ids, listing_stores, listing_segments, listing_classes, listing_steps,
    search_postings, search_segments, search_waiting, search_vocabulary, search_phrases, search_built;
  return null;
end
$$;

create or replace function rebuild_listing() returns void language plpgsql as $$
begin
  truncate listing, listing_changes, listing_blocks, listing_runs, listing_run_ids, listing_stores, listing_segments, listing_classes, listing_steps,
    search_postings, search_segments, search_waiting, search_vocabulary, search_phrases, search_built;
  insert into listing select (listing_row(p)).* from products p where is_active
    order by level1_id, level2_id nulls first, level3_id nulls first, popularity desc, id;
  -- One of each department is enough to have it built.
  insert into listing_changes select distinct on (level1_id) product_id, level1_id, category_id, brand_id from listing;
  perform refresh_listing();
end
$$;

-- What waits to be read again is written nowhere else: when all of it is gone, nobody knows of which products the index has old words.
create function search_waiting_lost() returns trigger language plpgsql as $$
begin
  delete from search_built;
  return null;
end
$$;
create trigger search_waiting_lost after truncate on search_waiting for each statement execute function search_waiting_lost();
