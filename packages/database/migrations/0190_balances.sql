-- Saldo a favor: what customers have in the shop (PA-05, AF-04). Amounts are centavos. Only apps/api/src/modules/balance
-- writes these tables.

-- `amount` can be used now. `held` pays orders that wait for the rest of their payment.
create table customer_balances (
  customer_id  uuid primary key references customers on delete cascade,
  amount       bigint not null default 0 check (amount >= 0),
  held         bigint not null default 0 check (held >= 0)
);

-- The ledger. Rows are only added, and each has what it adds to both amounts. The kind and the cause are the natural key,
-- so nothing counts twice. Causes: the tender of a hold, the refund, the payout, or the form that the customer sent.
create table balance_entries (
  id           bigint generated always as identity primary key,
  customer_id  uuid references customers on delete set null,  -- null after the account was erased
  kind         text not null,
  cause        text not null check (length(cause) between 1 and 100),
  amount       bigint not null,
  held         bigint not null default 0,
  order_id     uuid references orders,
  note         text check (length(note) between 1 and 200),  -- why an operator corrects
  actor        text not null,                            -- 'customer', 'shop' or an operator
  at           timestamptz not null default now(),
  unique (kind, cause),
  check (case kind
    when 'refund' then amount > 0 and held = 0 and order_id is not null
    when 'hold' then amount < 0 and held = -amount and order_id is not null
    when 'capture' then amount = 0 and held < 0 and order_id is not null
    when 'release' then amount > 0 and held = -amount and order_id is not null
    when 'payout' then amount < 0 and held = 0
    when 'payout_returned' then amount > 0 and held = 0
    when 'given_up' then amount < 0 and held = 0
    when 'correction' then amount <> 0 and held = 0 and note is not null
    else false end)
);
create index balance_entries_customer on balance_entries (customer_id, id desc);
create index balance_entries_order on balance_entries (order_id) where order_id is not null;
-- A hold ends once.
create unique index balance_entries_end on balance_entries (cause) where kind in ('capture', 'release');

-- Balance that customers send to an account. An operator makes the transfer.
create table balance_payouts (
  id              uuid primary key,                      -- from the form, so a form that is sent twice pays once
  customer_id     uuid not null references customers on delete cascade,
  amount          bigint not null check (amount > 0),
  holder          text not null check (length(holder) between 3 and 100),
  bank            text not null,                         -- its name
  last4           text not null check (last4 ~ '^[0-9]{4}$'),
  clabe           bytea,                                 -- encrypted; null once the transfer was made
  asked_at        timestamptz not null default now(),
  transferred_at  timestamptz,
  reference       text check (length(reference) <= 60),  -- of the bank
  returned_at     timestamptz,                           -- the bank sent the transfer back
  check ((transferred_at is null and returned_at is null) = (clabe is not null)),
  check ((transferred_at is null) = (reference is null))
);
create index balance_payouts_customer on balance_payouts (customer_id, asked_at desc);
create index balance_payouts_waiting on balance_payouts (asked_at) where clabe is not null;

-- The customer chose the balance for money that would go back another way.
alter table refunds add column to_balance boolean not null default false;
alter table order_returns add column to_balance boolean not null default false;
-- Whether the balance pays a purchase, as far as it goes.
alter table checkouts add column uses_balance boolean not null default false;
