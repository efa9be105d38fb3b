-- Links that put products into a cart (RT-16, SC-01 to SC-07, ST-08). Decision 35.

-- Links that this shop made; those of partners have no row.
create table cart_links (
  id           text primary key check (id ~ '^[\w-]{16,22}$'),
  kind         text not null check (kind in ('afiliados', 'livestream', 'referidos')),
  customer_id  uuid references customers on delete cascade,  -- who shares a cart; null: an operator made it
  name         text not null check (length(name) between 1 and 100),  -- whose it is, as shoppers read it
  store_id     integer references stores on delete set null,  -- of a livestream
  link         text not null,                            -- what its address ends with
  line_count   integer not null check (line_count > 0),
  starts_at    timestamptz,
  ends_at      timestamptz,
  closed_at    timestamptz,
  created_at   timestamptz not null default now()
);
create index cart_links_customer on cart_links (customer_id) where customer_id is not null;

-- Links whose products went into a cart: what checkout reads of them, and what takes them back.
create table cart_link_uses (
  id           bigint generated always as identity primary key,
  customer_id  uuid not null references customers on delete cascade,
  kind         text not null,
  link_hash    bytea not null,                           -- SHA-256 of the link
  link_id      text references cart_links on delete set null,
  added        jsonb not null,                           -- [{id, sku, pieces, later}]: what came into the cart by it
  notices      jsonb not null,                           -- sentences: what could not be added
  payment_id   text,                                     -- ST-08, of partners
  redirect_to  text,                                     -- only of hosts that the configuration names (SC-07)
  webhook      text,
  used_at      timestamptz not null default now(),
  undone_at    timestamptz
);
create index cart_link_uses_customer on cart_link_uses (customer_id, used_at);
create index cart_link_uses_used on cart_link_uses (used_at);
create index cart_link_uses_link on cart_link_uses (link_id);

-- Whose affiliate link a customer followed (AP-17).
create table affiliate_tags (
  customer_id  uuid not null references customers on delete cascade,
  link_hash    bytea not null,
  link_id      text references cart_links on delete cascade,
  tagged_at    timestamptz not null default now(),
  primary key (customer_id, link_hash)
);
create index affiliate_tags_tagged on affiliate_tags (tagged_at);
create index affiliate_tags_link on affiliate_tags (link_id);

-- Presses on the links of livestreams (AP-18, SC-05).
create table live_clicks (
  id           bigint generated always as identity primary key,
  customer_id  uuid not null references customers on delete cascade,
  store_id     integer references stores on delete set null,
  products     integer[] not null,
  source       text not null check (length(source) between 1 and 100),
  clicked_at   timestamptz not null default now()
);
create index live_clicks_customer on live_clicks (customer_id);
create index live_clicks_clicked on live_clicks (clicked_at);
create index live_clicks_store on live_clicks (store_id);
