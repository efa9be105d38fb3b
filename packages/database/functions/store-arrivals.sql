-- The promised and the real arrival of each seller's parcels (OD-05): how many parcels of the last 180 days are known to
-- be on time or late. A parcel counts once it is delivered, or once its promised day is over. Parcels that customers
-- collect, cancelled parcels and test orders do not count. A day ends at midnight in Mexico City.
create view store_arrivals as
  select p.store_id, count(*)::integer as parcels, count(*) filter (where p.delivered_at < e.day_end)::integer as on_time
    from order_parcels p join orders o on o.id = p.order_id
    cross join lateral (select (p.promised_to + 1)::timestamp at time zone 'America/Mexico_City' as day_end) e
   where e.day_end > now() - interval '180 days' and (p.delivered_at is not null or e.day_end <= now())
     and p.service <> 'pickup' and p.state <> 'cancelled' and not o.is_test
     and o.payment_state in ('paid', 'disputed')
   group by p.store_id;
