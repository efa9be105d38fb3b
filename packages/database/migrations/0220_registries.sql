-- Gift registries (RT-23): what customers wish for an event, and who gave it. Decision 50.

create table registries (
  id           uuid primary key default gen_random_uuid(),
  customer_id  uuid not null references customers on delete cascade,
  form_id      uuid not null,                            -- chosen by the form: sent again, it is one registry
  code         text not null unique check (code ~ '^[2-9A-HJ-NP-Z]{12}$'),  -- opens the registry; drawn at random
  kind         text not null check (kind in ('wedding', 'baby', 'birthday', 'fifteen', 'baptism', 'home', 'other')),
  names        text not null check (length(names) between 1 and 80),
  folded       text not null,                            -- words of the names, for the search
  event_on     date not null,
  message      text not null default '' check (length(message) <= 500),
  address_id   uuid references addresses on delete set null,  -- givers never see it; null: nothing can be given
  is_listed    boolean not null default false,           -- consent: whoever knows the names may find it
  is_surprise  boolean not null default false,           -- until the event, the owner does not see what was given
  created_at   timestamptz not null default now(),
  closed_at    timestamptz,
  unique (customer_id, form_id)
);
create index registries_address on registries (address_id) where address_id is not null;
create index registries_listed on registries (event_on) where is_listed and closed_at is null;

create table registry_items (
  id           uuid primary key default gen_random_uuid(),
  registry_id  uuid not null references registries on delete cascade,
  product_id   integer not null references products on delete cascade,
  sku          text not null,                            -- of the variant; '0' if the product has no choices
  wanted       integer not null check (wanted between 0 and 99),  -- 0: removed
  added_at     timestamptz not null default now(),
  unique (registry_id, product_id, sku)
);
create index registry_items_product on registry_items (product_id);

-- Orders that are gifts. What is taken and reserved is always read from the order's state and pieces. The row outlives
-- the registry, since the buyer of the order may never read its address.
create table registry_gifts (
  order_id     uuid primary key references orders on delete cascade,
  item_id      uuid references registry_items on delete set null,
  names        text,                                     -- of the registry, as the giver reads them; null: erased
  thanked_at   timestamptz,
  mailed_at    timestamptz                               -- when the owner was told; a job tells once
);
create index registry_gifts_item on registry_gifts (item_id) where item_id is not null;
create index registry_gifts_untold on registry_gifts (order_id) where mailed_at is null and item_id is not null;

-- The gift that a checkout buys; null: goods for the customer.
alter table checkouts add registry_item_id uuid references registry_items on delete cascade;
create index checkouts_registry_item on checkouts (registry_item_id) where registry_item_id is not null;
