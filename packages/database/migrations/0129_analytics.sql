-- What visitors allow to be measured (AP-21, ST-10). Decision 36. The visitor is a random number of a cookie that only who
-- consented has; no table joins it to a customer.
create table analytics_events (
  id           bigint generated always as identity primary key,
  visitor      uuid not null,
  kind         text not null check (kind in ('vista', 'agregar', 'quitar', 'error')),
  product_id   integer,                                  -- no foreign key: what was seen stays seen
  product      jsonb,                                    -- ST-10, as the catalogue had it then
  path         text,                                     -- of an error, without its query
  message      text,
  happened_at  timestamptz not null default now(),
  check ((kind = 'error') = (product_id is null))
);
create index analytics_events_visitor on analytics_events (visitor, happened_at desc);
create index analytics_events_happened on analytics_events (happened_at);

-- What a visitor has in the cart, for recommendations; nothing where the cart is empty (SS-08).
create table tracked_carts (
  visitor     uuid primary key,
  products    integer[] not null,
  changed_at  timestamptz not null default now()
);
create index tracked_carts_changed on tracked_carts (changed_at);
