-- Stores each change of a variant's prices or offer, with its moment (price_history). Triggers do so, because several
-- writers insert variants, and stock-and-prices.sql changes them.

-- Appends a row for each of the variants whose prices or offer differ from its last row. A transaction gives a variant
-- one row, also if it writes prices and offer by several statements. If another transaction began later and wrote the
-- last row, this change has the same moment and replaces the row, so rows stay in the sequence of the changes.
create function note_prices(variants integer[]) returns void language plpgsql as $$
begin
  insert into price_history as h (variant_id, at, list_price, sale_price, offer_price, offer_starts_at, offer_ends_at)
  select v.id, greatest(now(), l.at), v.list_price, v.sale_price, o.sale_price, o.starts_at, o.ends_at
    from product_variants v
    left join variant_offers o on o.variant_id = v.id
    left join lateral (
      select * from price_history p where p.variant_id = v.id order by p.at desc limit 1
    ) l on true
   where v.id = any (variants)
     and (l.variant_id is null
       or (l.list_price, l.sale_price, l.offer_price, l.offer_starts_at, l.offer_ends_at)
         is distinct from (v.list_price, v.sale_price, o.sale_price, o.starts_at, o.ends_at))
  on conflict (variant_id, at) do update
    set list_price = excluded.list_price, sale_price = excluded.sale_price, offer_price = excluded.offer_price,
        offer_starts_at = excluded.offer_starts_at, offer_ends_at = excluded.offer_ends_at;
end
$$;

-- A new variant has no earlier row. It has an offer only if the same statement inserts the offer. Then offers_written()
-- writes both, and its row is never replaced here.
create function variants_priced() returns trigger language plpgsql as $$
begin
  insert into price_history (variant_id, at, list_price, sale_price)
  select id, now(), list_price, sale_price from new_rows
  on conflict do nothing;
  return null;
end
$$;

-- A session caches the plan of its first execution, in which the tables may be empty. A full join is never planned as a
-- nested loop, which would compare each old row with each new row.
create function variants_repriced() returns trigger language plpgsql as $$
declare
  changed integer[] := array(
    select id from old_rows o full join new_rows n using (id)
     where (o.list_price, o.sale_price) is distinct from (n.list_price, n.sale_price));
begin
  -- Most updates change only the stock.
  if cardinality(changed) > 0 then perform note_prices(changed); end if;
  return null;
end
$$;

create trigger product_variants_priced after insert on product_variants referencing new table as new_rows
  for each statement execute function variants_priced();
create trigger product_variants_repriced after update on product_variants
  referencing old table as old_rows new table as new_rows
  for each statement execute function variants_repriced();

create function offers_written() returns trigger language plpgsql as $$
begin
  perform note_prices(array(select variant_id from written));
  return null;
end
$$;

create trigger variant_offers_inserted after insert on variant_offers referencing new table as written
  for each statement execute function offers_written();
create trigger variant_offers_updated after update on variant_offers referencing new table as written
  for each statement execute function offers_written();
create trigger variant_offers_deleted after delete on variant_offers referencing old table as written
  for each statement execute function offers_written();

-- Deletes rows of days that ended at least 30 days ago, except the last row of each day of a variant: 30 days are the
-- window before an offer (TR-03). Days are those of Mexico City. Returns how many rows were deleted.
create function thin_price_history() returns integer language plpgsql as $$
declare
  border constant timestamptz := date_trunc('day', now() - interval '30 days', 'America/Mexico_City');
  deleted integer;
begin
  delete from price_history p
   where p.at < border
     and exists (
       select from price_history later
        where later.variant_id = p.variant_id and later.at > p.at
          and later.at < date_trunc('day', p.at, 'America/Mexico_City') + interval '1 day');
  get diagnostics deleted = row_count;
  return deleted;
end
$$;
