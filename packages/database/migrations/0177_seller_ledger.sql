-- What the shop owes its sellers (AF-06). Amounts are centavos.

-- The delivered pieces of a line of another seller than the retailer, with the terms of that day.
create table seller_settlements (
  line_id     uuid primary key references order_lines,
  order_id    uuid not null references orders,
  store_id    integer not null,                          -- no foreign key: the ledger outlives the seller
  pieces      integer not null check (pieces > 0),       -- delivered, and not refunded before
  earlier     integer not null check (earlier >= 0),     -- pieces of the line that were refunded before
  commission  integer not null check (commission between 0 and 10000),  -- hundredths of a percent, as the next two
  isr         integer not null check (isr between 0 and 10000),
  iva         integer not null check (iva between 0 and 10000),
  refunded    integer not null default 0,                -- of the delivered pieces, as far as the entries have them
  at          timestamptz not null default now(),
  check (refunded between 0 and pieces)
);
create index seller_settlements_order on seller_settlements (order_id);
create index order_parcels_delivered on order_parcels (delivered_at) where delivered_at is not null;

-- The ledger. Rows are only added. What the shop retains or has paid is negative.
create table seller_entries (
  id         bigint generated always as identity primary key,
  store_id   integer not null,
  kind       text not null check (kind in ('sale', 'shipping', 'commission', 'isr', 'iva', 'payout')),
  amount     bigint not null check (amount <> 0),
  line_id    uuid references seller_settlements,
  refunded   integer check (refunded >= 0),              -- of the delivered pieces: 0 for the sale
  reference  text check (length(reference) between 1 and 60),  -- of the bank
  actor      text not null,                              -- 'job', or an operator
  at         timestamptz not null default now(),
  check ((kind = 'payout') = (line_id is null)),
  check ((line_id is null) = (refunded is null)),
  check ((line_id is null) = (reference is not null)),
  check (kind <> 'payout' or amount < 0),
  -- A line has each entry once, and a store each transfer once.
  unique (line_id, kind, refunded),
  unique (store_id, reference)
);
create index seller_entries_store on seller_entries (store_id, at);
