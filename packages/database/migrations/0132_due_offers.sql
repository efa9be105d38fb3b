-- Whether the price of the variant is that of its offer. Every minute offers that are due are applied; which ones are, is
-- read from two indexes instead of from all offers, of which a shop of a million products has hundreds of thousands.
alter table variant_offers add column is_applied boolean not null default false;
comment on column variant_offers.is_applied is 'whether it has started, and the variant has its price';

update variant_offers o set is_applied = true from product_variants v
 where v.id = o.variant_id and coalesce(o.starts_at, '-infinity') <= now() and coalesce(o.ends_at, 'infinity') > now()
   and v.sale_price = least(o.sale_price, v.list_price);

drop index variant_offers_starts;
create index variant_offers_to_start on variant_offers (coalesce(starts_at, '-infinity')) where not is_applied;
