-- Carts (AP-10, AP-11): what customers want to buy, and coupons. Decision 34.

create table coupons (
  id             integer generated always as identity primary key,
  code           text not null unique check (code ~ '^[A-Z0-9][A-Z0-9-]{2,29}$'),
  description    text not null check (length(description) between 1 and 200),
  -- Either a part of the goods, or an amount in centavos.
  percent        smallint check (percent between 1 and 100),
  amount         integer check (amount > 0),
  most           integer check (most > 0),               -- centavos that it takes off at most; null: no limit
  least          integer not null default 0 check (least >= 0),  -- centavos of goods from which it counts
  store_id       integer references stores on delete cascade,      -- of one seller alone
  department_id  integer references categories on delete cascade,  -- of one department alone
  starts_at      timestamptz,
  ends_at        timestamptz,
  max_uses       integer check (max_uses > 0),           -- by different customers; null: no limit
  is_active      boolean not null default true,
  created_at     timestamptz not null default now(),
  check ((percent is null) <> (amount is null))
);

-- The row of a cart is locked by each change of it, so that changes come one after the other.
create table carts (
  customer_id  uuid primary key references customers on delete cascade,
  version      bigint not null default 0,                -- greater after each change
  coupon_id    integer references coupons on delete set null,
  changed_at   timestamptz not null default now()
);

create table cart_lines (
  customer_id   uuid not null references carts on delete cascade,
  product_id    integer not null references products on delete cascade,
  -- Of the variant; '0': the product has no choices (ST-07). No foreign key: an import may delete a variant, and the line
  -- stays to say so.
  sku           text not null,
  pieces        integer not null check (pieces between 1 and 999),  -- as many as are wanted, whatever the stock
  is_later      boolean not null default false,          -- saved for later
  noted_price   integer not null,                        -- centavos of one piece, as the customer last saw it
  tag           text,                                    -- of the link that it came by (ST-07)
  added_at      timestamptz not null default now(),
  version       bigint not null,                         -- of the cart, when the line last changed
  removed_at    timestamptz,                             -- for a day it can be taken back, then a job deletes it
  primary key (customer_id, product_id, sku)
);
create index cart_lines_product on cart_lines (product_id);
create index cart_lines_removed on cart_lines (removed_at) where removed_at is not null;

-- Who uses a coupon. A cart holds a use for a while; an order has it for good (`held_until` null).
create table coupon_uses (
  coupon_id    integer not null references coupons on delete cascade,
  customer_id  uuid not null references customers on delete cascade,
  held_until   timestamptz,
  primary key (coupon_id, customer_id)
);
create index coupon_uses_customer on coupon_uses (customer_id);

-- Requests that took effect: sent again, they do nothing (Idempotency-Key).
create table cart_requests (
  customer_id  uuid not null references customers on delete cascade,
  key          text not null check (length(key) between 8 and 64),
  body_hash    bytea not null,                           -- SHA-256: another body under the same key is refused
  created_at   timestamptz not null default now(),
  primary key (customer_id, key)
);
create index cart_requests_created on cart_requests (created_at);
