-- Writes the tag `shipping` when a rule of shipping changes, so that all processes read the rules again.

create function shipping_written() returns trigger language plpgsql as $$
begin
  perform invalidate(array['shipping']);
  return null;
end
$$;

create trigger shipping_places_written after insert or update or delete or truncate on shipping_places
  for each statement execute function shipping_written();
create trigger shipping_zones_written after insert or update or delete or truncate on shipping_zones
  for each statement execute function shipping_written();
create trigger shipping_rates_written after insert or update or delete or truncate on shipping_rates
  for each statement execute function shipping_written();
create trigger shipping_prices_written after insert or update or delete or truncate on shipping_prices
  for each statement execute function shipping_written();
create trigger shipping_holidays_written after insert or update or delete or truncate on shipping_holidays
  for each statement execute function shipping_written();
create trigger dispatch_sets_written after insert or update or delete or truncate on dispatch_sets
  for each statement execute function shipping_written();
