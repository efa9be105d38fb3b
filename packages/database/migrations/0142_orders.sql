-- Orders, their money and their stock (CO-05 to CO-07, OD-01, OD-04). An order outlives its products, its coupon, its
-- sellers and its customer's account, so it contains what these were that day, and nothing deletes it by a cascade. All
-- amounts are centavos.

-- What a customer was shown before placing (CO-01). A quote never changes: other values are another quote.
create table quotes (
  checkout_id  uuid not null,
  hash         bytea not null,                           -- SHA-256 of the content
  customer_id  uuid not null references customers on delete cascade,
  total        bigint not null check (total >= 0),
  content      jsonb not null,
  created_at   timestamptz not null default now(),
  primary key (checkout_id, hash)
);
create index quotes_created on quotes (created_at);

create table orders (
  id             uuid primary key default gen_random_uuid(),
  number         text not null unique check (number ~ '^[0-9]{10}$'),  -- shown to people; not in sequence
  checkout_id    uuid not null unique,                   -- CO-06: a checkout makes one order
  customer_id    uuid references customers on delete set null,
  is_test        boolean not null default false,         -- BL-13 "pedido de prueba": counts in no sum
  payment_state  text not null default 'awaiting' check (payment_state in (
    'awaiting', 'charging', 'partial', 'authorised', 'paid', 'disputed', 'charged_back', 'expired', 'cancelled')),
  pays_until     timestamptz,                            -- when the reservation ends; null: never
  goods          bigint not null check (goods >= 0),
  discount       bigint not null default 0 check (discount between 0 and goods),
  shipping       bigint not null default 0 check (shipping >= 0),
  total          bigint not null check (total = goods - discount + shipping),
  coupon_id      integer,                                -- no foreign key: the order outlives the coupon
  coupon_code    text,
  coupon_funder  text check (coupon_funder in ('shop', 'seller')),
  coupon_state   text check (coupon_state in ('reserved', 'used', 'returned')),
  buyer          jsonb not null,                         -- name, e-mail, telephone
  address        jsonb,                                  -- null: everything is picked up
  gift_note      text check (length(gift_note) <= 500),
  accepted       jsonb not null default '{}',            -- the version of each legal text that the customer accepted
  placed_at      timestamptz not null default now(),
  ended_at       timestamptz,
  check ((coupon_id is null) = (coupon_state is null) and (coupon_id is null) = (coupon_code is null)),
  check ((ended_at is not null) = (payment_state in ('expired', 'cancelled')))
);
create index orders_customer on orders (customer_id, placed_at desc);
create index orders_deadline on orders (pays_until) where ended_at is null and pays_until is not null;
create index orders_coupon on orders (coupon_id) where coupon_state in ('reserved', 'used');

-- The part of an order that one seller sells.
create table order_sellers (
  order_id  uuid not null references orders,
  store_id  integer not null,                            -- no foreign key: the order outlives the seller
  name      text not null,
  tax       jsonb not null default '{}',                 -- RFC, regime and name of the seller that day
  goods     bigint not null check (goods >= 0),
  discount  bigint not null check (discount between 0 and goods),
  shipping  bigint not null check (shipping >= 0),
  primary key (order_id, store_id)
);

create table order_parcels (
  id            uuid primary key default gen_random_uuid(),
  order_id      uuid not null,
  store_id      integer not null,
  place_id      integer,                                 -- of the promise; null: unknown
  service       text not null,                           -- 'pickup': the customer collects the parcel in the place
  zone          text,
  state         text not null default 'waiting' check (state in (
    'waiting', 'authorised', 'preparing', 'collecting', 'on_the_way', 'ready', 'delivered', 'returning', 'returned',
    'cancelled')),
  price         bigint not null check (price >= 0),      -- full price of shipping
  paid          bigint not null check (paid between 0 and price),  -- what the customer pays
  borne_by      text check (borne_by in ('shop', 'seller')),  -- who bears the rest
  promised_from date,
  promised_to   date,
  carrier       text,
  tracking      text,
  collected_at  timestamptz,
  delivered_at  timestamptz,
  foreign key (order_id, store_id) references order_sellers,
  check ((borne_by is null) = (paid = price))
);
create index order_parcels_order on order_parcels (order_id);

create table order_lines (
  id          uuid primary key default gen_random_uuid(),
  order_id    uuid not null references orders,
  parcel_id   uuid not null references order_parcels,
  position    smallint not null,
  product_id  integer not null,                          -- no foreign keys: the line outlives product and variant
  variant_id  integer not null,
  sku         text not null,
  shown       jsonb not null,                            -- title, options, picture and brand that day
  tax         jsonb not null default '{}',               -- rates of IVA and IEPS, ClaveProdServ, ClaveUnidad
  pieces      integer not null check (pieces between 1 and 999),
  list_price  bigint not null,
  price       bigint not null check (price between 0 and list_price),
  discount    bigint not null default 0 check (discount between 0 and price * pieces),
  shipping    bigint not null default 0 check (shipping >= 0),  -- its share of its parcel's shipping
  unique (order_id, position)
);
create index order_lines_parcel on order_lines (parcel_id);
create index order_lines_variant on order_lines (variant_id);

-- What happened to an order. Rows are only added.
create table order_events (
  id        bigint generated always as identity primary key,
  order_id  uuid not null references orders,
  at        timestamptz not null default now(),
  kind      text not null,
  actor     text not null,                               -- 'customer', 'provider', 'job' or an operator
  data      jsonb not null default '{}'                  -- no personal data
);
create index order_events_order on order_events (order_id, id);

-- How an order is paid. The tenders of an order add up to its total.
create table order_tenders (
  id        uuid primary key default gen_random_uuid(),
  order_id  uuid not null references orders,
  position  smallint not null,
  kind      text not null check (kind in ('card', 'oxxo', 'spei', 'balance', 'credit')),
  amount    bigint not null check (amount > 0),
  unique (order_id, position)
);

-- The share of each tender in each line, since the order was paid: of its goods less the discount, and of its shipping.
create table order_shares (
  line_id    uuid not null references order_lines,
  tender_id  uuid not null references order_tenders,
  net        bigint not null check (net >= 0),
  shipping   bigint not null check (shipping >= 0),
  primary key (line_id, tender_id)
);

-- Tries to pay a tender at a provider. At most one of a tender is applied.
create table payment_attempts (
  id           uuid primary key default gen_random_uuid(),
  tender_id    uuid not null references order_tenders,
  provider     text not null,
  provider_id  text,                                     -- null until the provider has answered
  state        text not null default 'open' check (state in ('open', 'unknown', 'declined', 'closed', 'applied')),
  amount       bigint not null check (amount > 0),
  months       smallint check (months > 1),
  created_at   timestamptz not null default now(),
  expires_at   timestamptz,
  unique (provider, provider_id)
);
create unique index payment_attempts_applied on payment_attempts (tender_id) where state = 'applied';
create index payment_attempts_tender on payment_attempts (tender_id);

-- All money that arrived. A receipt can always be stored; what is not applied to an order becomes a refund.
create table payment_receipts (
  id           uuid primary key default gen_random_uuid(),
  provider     text not null,
  provider_id  text not null,
  order_id     uuid references orders,                   -- null: no order is known
  attempt_id   uuid references payment_attempts,
  amount       bigint not null check (amount > 0),
  currency     text not null,
  applied      bigint not null default 0 check (applied between 0 and amount),
  arrived_at   timestamptz not null default now(),
  unique (provider, provider_id)
);
create index payment_receipts_order on payment_receipts (order_id);

create table refunds (
  id           uuid primary key default gen_random_uuid(),
  order_id     uuid references orders,
  receipt_id   uuid references payment_receipts,
  tender_id    uuid references order_tenders,
  cause        text not null,                            -- with the order or the receipt, the natural key
  amount       bigint not null check (amount > 0),
  state        text not null default 'due' check (state in ('due', 'asked', 'made', 'arrived', 'failed')),
  provider_id  text,
  created_at   timestamptz not null default now(),
  check (order_id is not null or receipt_id is not null),
  unique nulls not distinct (order_id, receipt_id, tender_id, cause)
);

-- The ledger of pieces. A movement happens once: its key is the line, the reason and the cause. The functions of
-- taken-stock.sql write it.
create table stock_movements (
  line_id     uuid not null references order_lines,
  reason      text not null check (reason in ('reserved', 'sold', 'released', 'collected', 'restocked')),
  cause       text not null default '',                  -- tells several cancellations or returns of a line apart
  variant_id  integer not null,                          -- no foreign key: the ledger outlives the variant
  pieces      integer not null check (pieces > 0),
  at          timestamptz not null default now(),
  primary key (line_id, reason, cause)
);

-- Variants with pieces that are reserved, or paid and not collected. `stock` of the variant is what is left of the shelf.
-- Without a row, the stock is what stands on the shelf.
create table taken_stock (
  variant_id  integer primary key references product_variants on delete cascade,
  shelf       integer not null check (shelf >= 0),       -- the last imported quantity, less what was collected since
  pieces      integer not null check (pieces > 0)
);

-- Whether the imported quantities of a store already exclude pieces of orders.
alter table stores add column stock_excludes_orders boolean not null default false;
-- Who pays the discount of a coupon.
alter table coupons add column funder text not null default 'shop' check (funder in ('shop', 'seller'));
