-- Where products leave from, how far they go, how long that takes and what it costs (decision 33). Operators import and
-- edit all of it.

-- Our warehouses and shops (`store_id` null), and the places of sellers. The one of kind 'seller' without a store is of
-- all sellers that have none.
create table shipping_places (
  id                  integer generated always as identity primary key,
  code                text not null unique check (code ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  name                text not null,
  kind                text not null check (kind in ('warehouse', 'shop', 'seller')),
  store_id            integer unique references stores on delete cascade,
  postal_code         text not null check (postal_code ~ '^[0-9]{5}$'),
  address             text not null default '',
  opening_hours       text not null default '',
  -- Minutes of the day in Mexico City.
  cutoff              smallint not null check (cutoff between 0 and 1440),
  express_cutoff      smallint check (express_cutoff between 0 and 1440),
  -- Bit 0 for Sunday to bit 6 for Saturday.
  work_days           smallint not null check (work_days between 1 and 127),
  handling_days       smallint not null check (handling_days between 0 and 60),
  made_to_order_days  smallint not null default 10 check (made_to_order_days between 0 and 180),
  is_active           boolean not null default true,
  check (kind = 'seller' or store_id is null)
);

-- The zone of a destination, by the beginning of its postal code; the longest row wins. Without a place: of all places.
create table shipping_zones (
  place_id  integer references shipping_places on delete cascade,
  prefix    text not null check (prefix ~ '^[0-9]{2,5}$'),
  zone      text not null check (zone in ('local', 'regional', 'nacional', 'lejana', 'ninguna')),
  unique nulls not distinct (place_id, prefix)
);

-- Days of a carrier by zone, counted after the day on which a parcel leaves. Without a store: of all that have no own.
create table shipping_rates (
  store_id       integer references stores on delete cascade,
  service        text not null check (service in ('estandar', 'voluminoso', 'express')),
  zone           text not null check (zone in ('local', 'regional', 'nacional', 'lejana')),
  days_min       smallint not null check (days_min between 0 and 60),
  days_max       smallint not null check (days_max between days_min and 90),
  delivery_days  smallint not null check (delivery_days between 1 and 127),
  unique nulls not distinct (store_id, service, zone)
);

-- What a parcel costs, in centavos: the first step that is enough for its weight.
create table shipping_prices (
  store_id     integer references stores on delete cascade,
  service      text not null check (service in ('estandar', 'voluminoso', 'express')),
  zone         text not null check (zone in ('local', 'regional', 'nacional', 'lejana')),
  up_to_grams  integer not null check (up_to_grams > 0),
  price        integer not null check (price >= 0),
  unique nulls not distinct (store_id, service, zone, up_to_grams)
);

-- Days of rest beside those of the law.
create table shipping_holidays (
  day   date primary key,
  name  text not null
);

-- Which of our places have a product: sets of them, since many products share one.
create table dispatch_sets (
  id      integer generated always as identity primary key,
  -- Ids of places, ascending.
  places  integer[] not null unique
);

-- Stock by place, where a feed says so: of our warehouses and shops.
create table variant_places (
  variant_id  integer not null references product_variants on delete cascade,
  place_id    integer not null references shipping_places on delete cascade,
  stock       integer not null check (stock >= 0),
  primary key (variant_id, place_id)
);
create index variant_places_place on variant_places (place_id);

alter table products
  -- With its packaging; null where it is not known.
  add column weight_grams integer check (weight_grams > 0),
  -- The warehouses that have it; null where stock by place is not known.
  add column dispatch_set integer references dispatch_sets;
