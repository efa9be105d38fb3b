-- Writes the invalidation log. The tags of an entry select the cached pages that are out of date: pages that show
--   product:7       a product, with its variants, pictures, reviews and questions
--   category:3      listings of a category: their products, the sequence of the products, and the facet counts
--   sold-by:2       listings of a store, with the same data
--   catalogue       listings of the whole shop, with the same data
--   counts          numbers of products of categories and stores
--   store:2         the store
--   stores          any store
--   content         content of pages that an operator composes
--   shipping        rules of shipping (shipping.sql)
--   *               everything

-- Appends an entry to the log. For more than 500 tags it writes `*` (everything): comparing more tags costs a reader
-- more than rendering all pages again. Readers poll the log. The function sends no NOTIFY, because NOTIFY locks the
-- whole server until its commit is flushed, and commits would wait for each other.
create function invalidate(changed text[]) returns void language plpgsql as $$
begin
  if cardinality(changed) = 0 then return; end if;
  insert into invalidations (tags)
  values (case when cardinality(changed) > 500 or '*' = any (changed) then array['*'] else changed end);
end
$$;

-- True in a transaction of bulk work. Such a transaction sets `tianguis.bulk` to `on`; the triggers then write no
-- entries, and the bulk work appends one entry for all its changes at the end.
create function is_bulk() returns boolean language sql stable as $$
  select coalesce(current_setting('tianguis.bulk', true), '') = 'on'
$$;

create function listing_tags(level1 integer, level2 integer, level3 integer, store integer) returns text[]
  language sql immutable as $$
  select array_remove(
    array['category:' || level1, 'category:' || level2, 'category:' || level3, 'sold-by:' || store, 'catalogue'], null)
$$;

create function products_written() returns trigger language plpgsql as $$
begin
  if not is_bulk() then
    perform invalidate(array(
      select distinct unnest(listing_tags(level1_id, level2_id, level3_id, store_id)
        || array['product:' || id, 'counts']) from written));
  end if;
  return null;
end
$$;

-- Invalidates the pages of changed products. A listing is invalidated only by columns that listings filter, sort or
-- count by. Other columns (a title, the exact stock) only invalidate the product's own page and its cards. The full
-- join has the same reason as the one of variants_repriced() in price-history.sql.
create function products_updated() returns trigger language plpgsql as $$
begin
  if not is_bulk() then
    perform invalidate(array(
      with pairs as (
        select n.id,
          listing_tags(o.level1_id, o.level2_id, o.level3_id, o.store_id)
            || listing_tags(n.level1_id, n.level2_id, n.level3_id, n.store_id) as listings,
          (o.is_active, o.store_id, o.level1_id, o.level2_id, o.level3_id)
            is distinct from (n.is_active, n.store_id, n.level1_id, n.level2_id, n.level3_id) as moved,
          (o.stock > 0, o.list_price, o.sale_price, o.brand_id, o.ships_free, o.fulfillment_id,
            o.condition, o.rating_average, o.rating_count, o.popularity, o.created_at)
            is distinct from
          (n.stock > 0, n.list_price, n.sale_price, n.brand_id, n.ships_free, n.fulfillment_id,
            n.condition, n.rating_average, n.rating_count, n.popularity, n.created_at) as listed_differently
        from old_rows o full join new_rows n using (id)
        where o is distinct from n
      )
      select distinct unnest(
        array['product:' || id]
        || case when moved or listed_differently then listings else '{}' end
        || case when moved then array['counts'] else '{}' end)
      from pairs));
  end if;
  return null;
end
$$;

create trigger products_inserted after insert on products referencing new table as written
  for each statement execute function products_written();
create trigger products_deleted after delete on products referencing old table as written
  for each statement execute function products_written();
create trigger products_updated after update on products referencing old table as old_rows new table as new_rows
  for each statement execute function products_updated();

-- Invalidates the page of a product when one of its variants, pictures, reviews or questions is written.
create function product_part_written() returns trigger language plpgsql as $$
begin
  if not is_bulk() then
    perform invalidate(array(select distinct 'product:' || product_id from written));
  end if;
  return null;
end
$$;

create trigger product_variants_inserted after insert on product_variants referencing new table as written
  for each statement execute function product_part_written();
create trigger product_variants_updated after update on product_variants referencing new table as written
  for each statement execute function product_part_written();
create trigger product_variants_deleted after delete on product_variants referencing old table as written
  for each statement execute function product_part_written();
create trigger product_pictures_inserted after insert on product_pictures referencing new table as written
  for each statement execute function product_part_written();
create trigger product_pictures_updated after update on product_pictures referencing new table as written
  for each statement execute function product_part_written();
create trigger product_pictures_deleted after delete on product_pictures referencing old table as written
  for each statement execute function product_part_written();
create trigger reviews_inserted after insert on reviews referencing new table as written
  for each statement execute function product_part_written();
create trigger reviews_updated after update on reviews referencing new table as written
  for each statement execute function product_part_written();
create trigger reviews_deleted after delete on reviews referencing old table as written
  for each statement execute function product_part_written();

create function stores_written() returns trigger language plpgsql as $$
begin
  if not is_bulk() then
    perform invalidate(array(select 'store:' || id from written union all select 'stores'));
  end if;
  return null;
end
$$;

create trigger stores_inserted after insert on stores referencing new table as written for each statement
  execute function stores_written();
create trigger stores_updated after update on stores referencing new table as written for each statement
  execute function stores_written();
create trigger stores_deleted after delete on stores referencing old table as written for each statement
  execute function stores_written();

create function content_written() returns trigger language plpgsql as $$
begin
  if not is_bulk() then perform invalidate(array['content']); end if;
  return null;
end
$$;

create trigger content_pages_written after insert or update or delete on content_pages for each statement
  execute function content_written();

-- Invalidates everything, because nearly every page shows names of categories and brands, or the category tree. These
-- tables change rarely.
create function everything_written() returns trigger language plpgsql as $$
begin
  if not is_bulk() then perform invalidate(array['*']); end if;
  return null;
end
$$;

create trigger categories_written after insert or update or delete or truncate on categories
  for each statement execute function everything_written();
create trigger brands_written after update or delete or truncate on brands for each statement
  execute function everything_written();
create trigger products_truncated after truncate on products for each statement execute function everything_written();
create trigger stores_truncated after truncate on stores for each statement execute function everything_written();
