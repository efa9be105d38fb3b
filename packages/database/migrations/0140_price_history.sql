-- The prices and the offer of each variant, from a moment until the next row of the variant (TR-03). The history begins with
-- this migration, since earlier prices were not stored.
create table price_history (
  variant_id       integer not null references product_variants (id) on delete cascade,
  at               timestamptz not null,
  list_price       integer not null,
  sale_price       integer not null,
  -- The offer with dates (variant_offers); null: none.
  offer_price      integer,
  offer_starts_at  timestamptz,
  offer_ends_at    timestamptz,
  primary key (variant_id, at)
);

insert into price_history (variant_id, at, list_price, sale_price, offer_price, offer_starts_at, offer_ends_at)
select v.id, now(), v.list_price, v.sale_price, o.sale_price, o.starts_at, o.ends_at
  from product_variants v left join variant_offers o on o.variant_id = v.id;
