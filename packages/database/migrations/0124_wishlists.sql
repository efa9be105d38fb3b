-- Wishlists (AP-09): lists with names, what is in them at which price, and what its customer was told of it by mail.

create table wishlists (
  id           uuid primary key default gen_random_uuid(),
  customer_id  uuid not null references customers on delete cascade,
  name         text not null check (length(name) between 1 and 60),
  is_default   boolean not null default false,  -- hearts save to it
  share_hash   bytea,                           -- SHA-256 of the secret of its link; null: nobody else sees it
  shows_name   boolean not null default false,  -- whoever has the link reads the first name of its customer
  shared_at    timestamptz,
  created_at   timestamptz not null default now(),
  deleted_at   timestamptz                      -- for a day it can be taken back, then a job deletes it
);
create index wishlists_customer on wishlists (customer_id, created_at);
create unique index wishlists_default on wishlists (customer_id) where is_default;
create unique index wishlists_share on wishlists (share_hash) where share_hash is not null;

create table wishlist_items (
  wishlist_id  uuid not null references wishlists on delete cascade,
  product_id   integer not null references products on delete cascade,
  saved_price  integer not null,                -- centavos, when it was saved
  saved_at     timestamptz not null default now(),
  removed_at   timestamptz,                     -- for a day it can be taken back, then a job deletes it
  -- What a mail has told: the lowest price below saved_price; null: none, or the price has gone up again since.
  told_price   integer,
  is_sold_out  boolean not null default false,  -- as it was last seen; a mail tells when it is back
  primary key (wishlist_id, product_id)
);
create index wishlist_items_product on wishlist_items (product_id);
create index wishlist_items_removed on wishlist_items (removed_at) where removed_at is not null;

-- When a customer was last mailed about what they saved: once a day at most.
create table wishlist_mailings (
  customer_id  uuid primary key references customers on delete cascade,
  mailed_at    timestamptz
);

-- By which address a mail program unsubscribes from mails of this kind (RFC 8058); null: the mail is asked for.
alter table mails add column unsubscribe_url text;
