-- The promised and the real arrival of each seller's parcels (OD-05): how many parcels of the last half year are known to
-- be on time or late. A parcel counts once it is delivered, or once its promised day is over. Parcels that customers
-- collect, cancelled parcels and test orders do not count.
create view store_arrivals as
  select p.store_id, count(*)::integer as parcels,
         count(*) filter (
           where (p.delivered_at at time zone 'America/Mexico_City')::date <= p.promised_to)::integer as on_time
    from order_parcels p join orders o on o.id = p.order_id,
         lateral (select (now() at time zone 'America/Mexico_City')::date as day) today
   where p.promised_to >= today.day - 180 and (p.delivered_at is not null or p.promised_to < today.day)
     and p.service <> 'pickup' and p.state <> 'cancelled' and not o.is_test
     and o.payment_state in ('paid', 'disputed')
   group by p.store_id;
