/** The tables of the acquirer. Times are epoch milliseconds, amounts centavos. Card numbers and CVCs have no column. */
export const schema = `
create table if not exists cards (
  token text primary key,
  customer text not null,
  brand text not null,
  last4 text not null,
  expires text not null,
  kind text not null,
  behaviour text not null,
  months text not null,
  saved integer not null,
  valid_until integer,
  created_at integer not null
) strict;
create index if not exists cards_customer on cards (customer) where saved = 1;

create table if not exists sessions (
  id text primary key,
  reference text not null,
  customer text not null,
  amount integer not null,
  return_url text not null,
  card text,
  expires_at integer not null,
  created_at integer not null
) strict;
create index if not exists sessions_reference on sessions (reference);

create table if not exists payments (
  id text primary key,
  reference text not null unique,
  fingerprint text not null,
  way text not null,
  state text not null,
  amount integer not null check (amount > 0),
  currency text not null,
  months integer,
  decline text,
  description text not null,
  return_url text not null,
  capture integer not null,
  card_brand text,
  card_last4 text,
  behaviour text,
  wrong_codes integer not null default 0,
  slip text unique,
  clabe text unique,
  expires_at integer,
  dispute text,
  created_at integer not null,
  updated_at integer not null
) strict;

-- Each change of a payment. The list of changed payments reads it, so that a later change moves no payment to another
-- day or page.
create table if not exists changes (
  payment text not null references payments,
  at integer not null
) strict;
create index if not exists changes_at on changes (at, payment);

create table if not exists receipts (
  id text primary key,
  payment text not null references payments,
  amount integer not null check (amount > 0),
  currency text not null,
  at integer not null
) strict;
create index if not exists receipts_payment on receipts (payment);

create table if not exists refunds (
  id text primary key,
  reference text not null unique,
  payment text not null references payments,
  amount integer not null check (amount > 0),
  state text not null,
  created_at integer not null
) strict;
create index if not exists refunds_payment on refunds (payment);

-- Forms of the cashier's page that took effect. A repeated form has no effect.
create table if not exists cashier_forms (
  id text primary key,
  at integer not null
) strict;

create table if not exists webhooks (
  id text primary key,
  payment text not null,
  body text not null,
  created_at integer not null,
  attempts integer not null default 0,
  -- The next attempt; null once the shop has accepted the webhook.
  due_at integer
) strict;
create index if not exists webhooks_due on webhooks (due_at) where due_at is not null;

-- What happens by itself at a time.
create table if not exists tasks (
  id integer primary key,
  kind text not null,
  subject text not null,
  due_at integer not null
) strict;
create index if not exists tasks_due on tasks (due_at);
`;
