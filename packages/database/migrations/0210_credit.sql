-- The store credit (AF-04, RT-29). Amounts are centavos. Only apps/api/src/modules/credit writes these tables. They never
-- mix with those of balances: no money goes from one to the other.

-- What customers asked for. The id comes from the form, so a form that is sent twice asks once.
create table credit_requests (
  id           uuid primary key,
  customer_id  uuid not null references customers on delete cascade,
  income       bigint not null check (income >= 0),         -- monthly, as the customer says
  contract     text not null,                               -- the version that the customer accepted
  state        text not null check (state in ('open', 'accepted', 'refused')),
  proposed     bigint not null check (proposed >= 0),       -- the limit by the rule
  reason       text check (length(reason) between 1 and 200),  -- why an operator refused
  asked_at     timestamptz not null default now(),
  decided_at   timestamptz,
  decided_by   text,                                        -- 'rule' or an operator
  check ((state = 'open') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null))
);
create unique index credit_requests_open on credit_requests (customer_id) where state = 'open';
create index credit_requests_customer on credit_requests (customer_id, asked_at desc);

-- `used` is owed. `favor` is what was paid or refunded beyond the debt: it pays the next purchase, or goes back to the
-- customer. `held` pays orders that are not paid yet.
create table credit_accounts (
  id            uuid primary key default gen_random_uuid(),
  customer_id   uuid unique references customers on delete set null,  -- null after the account was erased
  number        text not null unique check (number ~ '^[0-9]{10}$'),  -- its last four digits are the card ending
  credit_limit  bigint not null check (credit_limit > 0),
  used          bigint not null default 0 check (used >= 0),
  favor         bigint not null default 0 check (favor >= 0),
  held          bigint not null default 0 check (held >= 0),
  state         text not null default 'active' check (state in ('active', 'stopped')),
  contract      text not null,
  opened_at     timestamptz not null default now(),
  check (used = 0 or favor = 0),
  check (used + held <= credit_limit + favor)
);

-- The ledger. Rows are only added, and each has what it adds to the debt (`used` less `favor`) and to `held`. The kind and
-- the cause are the natural key. Causes: the tender of a hold, the refund, the reference of a transfer, the correction.
create table credit_entries (
  id          bigint generated always as identity primary key,
  account_id  uuid not null references credit_accounts,
  kind        text not null,
  cause       text not null check (length(cause) between 1 and 100),
  owed        bigint not null,
  held        bigint not null default 0,
  order_id    uuid references orders,
  note        text check (length(note) between 1 and 200),  -- why an operator corrects
  actor       text not null,                                -- 'customer', 'shop' or an operator
  at          timestamptz not null default now(),
  unique (kind, cause),
  check (case kind
    when 'hold' then owed = 0 and held > 0 and order_id is not null
    when 'capture' then owed > 0 and held = -owed and order_id is not null
    when 'release' then owed = 0 and held < 0 and order_id is not null
    when 'refund' then owed < 0 and held = 0 and order_id is not null
    when 'payment' then owed < 0 and held = 0
    when 'payout' then owed > 0 and held = 0
    when 'correction' then owed <> 0 and held = 0 and note is not null
    else false end)
);
create index credit_entries_account on credit_entries (account_id, id desc);
create index credit_entries_order on credit_entries (order_id) where order_id is not null;
-- A hold ends once.
create unique index credit_entries_end on credit_entries (cause) where kind in ('capture', 'release');

-- The credit is a way to pay a purchase.
alter table checkouts drop constraint checkouts_way_check;
alter table checkouts add constraint checkouts_way_check check (way in ('card', 'oxxo', 'spei', 'credit'));
