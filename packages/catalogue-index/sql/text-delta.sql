-- Notes which products' text changed since their postings were built.

-- Also of products that come back on sale: their department may have got new ordinals meanwhile. A product that is
-- already noted is locked and not written again: an import notes each new product twice, with its variants and itself.
create function index_note_text(ids integer[]) returns void language sql as $$
  insert into index_text_delta as d (product_id) select distinct id from unnest(ids) as id order by id
      on conflict (product_id) do update set is_analysed = false where d.is_analysed
$$;

create function index_product_text_updated() returns trigger language plpgsql as $$
begin
  perform index_note_text(array[new.id]);
  return null;
end
$$;
-- Only where one of these columns is written: selling a piece costs nothing here.
create trigger index_text_updated
  after update of id, title, brand_id, store_id, category_id, model, sku, gtin,
                  description, highlights, specifications, is_active
  on products for each row
  when ((old.id, old.title, old.brand_id, old.store_id, old.category_id, old.model,
         old.sku, old.gtin, old.description, old.highlights, old.specifications, old.is_active)
    is distinct from
        (new.id, new.title, new.brand_id, new.store_id, new.category_id, new.model,
         new.sku, new.gtin, new.description, new.highlights, new.specifications, new.is_active))
  execute function index_product_text_updated();

create function index_variants_text_changed() returns trigger language plpgsql as $$
begin
  perform index_note_text(array(select product_id from changed));
  return null;
end
$$;
create trigger index_variants_inserted after insert on product_variants referencing new table as changed
  for each statement execute function index_variants_text_changed();
create trigger index_variants_deleted after delete on product_variants referencing old table as changed
  for each statement execute function index_variants_text_changed();

create function index_variant_text_updated() returns trigger language plpgsql as $$
begin
  perform index_note_text(array[old.product_id, new.product_id]);
  return null;
end
$$;
create trigger index_variants_updated after update of product_id, sku, options on product_variants for each row
  when ((old.product_id, old.sku, old.options::text) is distinct from (new.product_id, new.sku, new.options::text))
  execute function index_variant_text_updated();

-- The name of an official store is text of its products.
create function index_store_text_updated() returns trigger language plpgsql as $$
begin
  perform index_note_text(array(select id from products where store_id = new.id and is_active));
  return null;
end
$$;
create trigger index_store_updated after update of name, is_official on stores for each row
  when ((old.is_official or new.is_official)
    and (old.name, old.is_official) is distinct from (new.name, new.is_official))
  execute function index_store_text_updated();

-- When the whole text delta is lost, nobody knows which products have outdated postings: all departments are built
-- again.
create function index_text_delta_lost() returns trigger language plpgsql as $$
begin
  delete from index_text_builds;
  return null;
end
$$;
create trigger index_text_delta_lost after truncate on index_text_delta for each statement
  execute function index_text_delta_lost();
