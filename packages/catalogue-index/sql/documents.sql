-- Keeps index_documents and the two deltas in step with the catalogue, by triggers, within the transaction that changes
-- it.

-- What decides when a product arrives, as one number: where it comes from (its store, or, with the flag 8, the set of
-- our warehouses that have it), the days of an extended catalogue and three flags
-- (packages/domain/src/shipping/delivery-group.ts). -1 is not delivered. One expression, as index_document().
create function delivery_group(p products) returns bigint language sql immutable as $$
  select case when p.digital or p.is_store_only or p.stock <= 0 then -1
    else (case when p.fulfillment_id = 1 then coalesce(p.dispatch_set, 0) else p.store_id end)::bigint * 65536
      + least(greatest(p.extended_catalogue_days, 0), 1023) * 64
      + p.is_big_ticket::integer + p.is_backorder::integer * 2 + p.super_express::integer * 4
      + (p.fulfillment_id = 1)::integer * 8 end
$$;

-- The document of a product. One expression, which PostgreSQL inlines where it is used. Relevance is popularity (27
-- bits), then whole stars (3), then the discount in steps of 15 per cent (2), since what was never sold has no
-- popularity, then the id (31), so that no two are equal.
create function index_document(p products) returns index_documents language sql immutable as $$
  select row(p.created_at, p.updated_at,
    ((least(greatest(p.popularity, 0), 134217727) - case when p.stock > 0 then 0 else 134217728 end)::bigint << 36)
      + ((p.rating_average * 100)::smallint / 100::bigint << 33) + (least(p.discount / 15, 3)::bigint << 31)
      + 2147483647 - p.id,
    delivery_group(p),
    p.id,
    p.level1_id, p.level2_id, p.level3_id, p.category_id, p.brand_id, p.store_id,
    p.sale_price, p.rating_count,
    :filter_values)::index_documents
$$;

create function index_products_inserted() returns trigger language plpgsql as $$
begin
  insert into index_documents select (index_document(n)).* from new_rows n where is_active;
  insert into index_delta select id, level1_id, category_id, brand_id from new_rows where is_active;
  perform index_note_text(array(select id from new_rows));
  return null;
end
$$;

create function index_products_deleted() returns trigger language plpgsql as $$
begin
  delete from index_documents using old_rows o where index_documents.product_id = o.id;
  insert into index_delta select id, level1_id, category_id, brand_id from old_rows where is_active;
  return null;
end
$$;

create function index_product_updated() returns trigger language plpgsql as $$
declare
  o index_documents := index_document(old);
  n index_documents := index_document(new);
begin
  if old.is_active and new.is_active and old.id = new.id then
    if o is not distinct from n then return null; end if;
    update index_documents d set created_at = n.created_at, updated_at = n.updated_at,
      level1_id = n.level1_id, level2_id = n.level2_id,
      level3_id = n.level3_id, category_id = n.category_id, brand_id = n.brand_id, store_id = n.store_id,
      relevance = n.relevance, delivery = n.delivery, sale_price = n.sale_price, rating_count = n.rating_count,
      :filter_assignments
     where d.product_id = n.product_id;
    -- Dates, popularity and the number of reviews are sorted by, but no bitmap has them.
    n.created_at := o.created_at;
    n.updated_at := o.updated_at;
    n.rating_count := o.rating_count;
    if (o.relevance < 0) = (n.relevance < 0) then n.relevance := o.relevance; end if;
    if o is not distinct from n then return null; end if;
  else
    if old.is_active then delete from index_documents where product_id = old.id; end if;
    if new.is_active then insert into index_documents select n.*; end if;
  end if;
  -- Under the category and brand that it had and has: its old bit stands at one of them.
  insert into index_delta
    select o.product_id, o.level1_id, o.category_id, o.brand_id where old.is_active
    union
    select n.product_id, n.level1_id, n.category_id, n.brand_id where new.is_active;
  return null;
end
$$;

create trigger index_inserted after insert on products referencing new table as new_rows
  for each statement execute function index_products_inserted();
create trigger index_deleted after delete on products referencing old table as old_rows
  for each statement execute function index_products_deleted();
-- Row by row, and only where a document changes: selling a piece, which is most writing, costs nothing here. The
-- columns are named, since a condition that calls index_document() parses it for each statement, which takes longer
-- than the sale.
create trigger index_updated after update on products for each row
  when ((old.id, old.is_active, old.stock > 0, old.popularity, old.rating_count, old.brand_id, old.store_id,
         old.category_id, old.level1_id, old.level2_id, old.level3_id, old.created_at, old.updated_at,
         old.digital, old.is_store_only, old.is_big_ticket, old.is_backorder, old.extended_catalogue_days,
         old.super_express, old.dispatch_set, old.fulfillment_id,
         :old_filter_sources)
    is distinct from
        (new.id, new.is_active, new.stock > 0, new.popularity, new.rating_count, new.brand_id, new.store_id,
         new.category_id, new.level1_id, new.level2_id, new.level3_id, new.created_at, new.updated_at,
         new.digital, new.is_store_only, new.is_big_ticket, new.is_backorder, new.extended_catalogue_days,
         new.super_express, new.dispatch_set, new.fulfillment_id,
         :new_filter_sources))
  execute function index_product_updated();

-- Empties every table of the index.
create function index_truncate() returns void language sql as $$
  truncate index_documents, index_delta, index_blocks, index_runs, index_run_products, index_store_bitmaps,
    index_delivery_bitmaps, index_segments, index_rank_buckets, index_bucket_bounds, index_postings,
    index_text_segments, index_text_delta, index_delta_postings, index_delta_words, index_vocabulary, index_phrases, index_kinds,
    index_text_builds
$$;

create function index_products_truncated() returns trigger language plpgsql as $$
begin
  perform index_truncate();
  return null;
end
$$;
create trigger index_truncated after truncate on products for each statement
  execute function index_products_truncated();

-- Builds documents and bitmaps of all departments, for whoever filled `products` with its triggers disabled: nobody may
-- write meanwhile. Products get new ordinals, so no term is found until the postings are built.
create function index_rebuild() returns void language plpgsql as $$
begin
  perform index_truncate();
  insert into index_documents select (index_document(p)).* from products p where is_active
    order by level1_id, level2_id nulls first, level3_id nulls first, popularity desc, id;
  -- One product of each department is enough to have it built.
  insert into index_delta select distinct on (level1_id) product_id, level1_id, category_id, brand_id
    from index_documents;
  perform index_merge_delta();
end
$$;
