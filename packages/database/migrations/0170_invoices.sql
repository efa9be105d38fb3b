-- Invoices of orders (CFDI 4.0) and their credit notes (AF-03, BL-12). Amounts are centavos. What names the customer is
-- encrypted.

-- The tax data that a customer used last, for the next form.
create table customer_tax (
  customer_id  uuid primary key references customers on delete cascade,
  data         bytea not null,                           -- encrypted: RFC, name, regime, use and fiscal postal code
  used_at      timestamptz not null default now()
);

-- A customer's request for the invoice of one seller's part of an order. A part has one.
create table invoice_requests (
  order_id      uuid not null,
  store_id      integer not null,
  form_id       uuid not null,                           -- of the last form, so that a form that is sent twice acts once
  receiver      bytea,                                   -- encrypted; null after the customer's account was erased
  state         text not null default 'waiting' check (state in ('waiting', 'refused', 'issued')),
  faults        jsonb not null default '[]',             -- of the last refusal: codes of the SAT, and fields of the form
  requested_at  timestamptz not null default now(),
  primary key (order_id, store_id),
  foreign key (order_id, store_id) references order_sellers
);

-- An invoice or a credit note. It outlives the account, since tax law requires it.
create table cfdis (
  id            uuid primary key default gen_random_uuid(),
  folio         bigint generated always as identity unique,
  order_id      uuid not null,
  store_id      integer not null,
  cause         text not null default '',                -- of the refunds of a credit note; empty: the invoice
  state         text not null default 'due' check (state in ('due', 'upload', 'refused', 'failed', 'stamped')),
  total         bigint not null check (total > 0),
  shipping      bigint not null default 0 check (shipping >= 0),  -- shipping that a credit note returns
  pieces        jsonb not null,                          -- lines with their pieces, and pieces refunded before
  concepts      jsonb not null,                          -- amounts without taxes of each line
  payment_form  text not null,                           -- FormaPago
  sealed        bytea,                                   -- encrypted: the XML that is sent to the stamping service
  xml           bytea,                                   -- encrypted: the XML with its stamp
  uuid          uuid unique,                             -- fiscal folio
  faults        jsonb not null default '[]',
  attempts      integer not null default 0,
  next_at       timestamptz not null default now(),
  created_at    timestamptz not null default now(),
  stamped_at    timestamptz,
  unique (order_id, store_id, cause),
  foreign key (order_id, store_id) references invoice_requests,
  check ((state = 'stamped') = (uuid is not null)),
  check ((uuid is null) = (xml is null) and (uuid is null) = (stamped_at is null))
);
create index cfdis_due on cfdis (next_at) where state = 'due';
