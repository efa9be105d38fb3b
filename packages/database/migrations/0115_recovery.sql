-- Recovering a password (RT-04): who asked for a link, and the links that were mailed.

-- E-mails that somebody typed, of a customer or of nobody: a job looks up which, after the reply.
create table recovery_requests (
  email         text primary key check (length(email) <= 254),  -- in lower case
  id            uuid not null unique default gen_random_uuid(),   -- of the newest request
  requested_at  timestamptz not null default clock_timestamp(),
  handled_at    timestamptz                                       -- a job runs at least once, and mails once
);
create index recovery_requests_age on recovery_requests (requested_at);

-- The one link of a customer that may be used, stored as the SHA-256 of its token: who reads this table can use none.
create table recovery_links (
  customer_id    uuid primary key references customers on delete cascade,
  token_hash     bytea not null unique,
  -- SHA-256 of e-mail and password at that time: with another one, the link is none.
  account_state  bytea not null,
  created_at     timestamptz not null default now(),
  expires_at     timestamptz not null
);
create index recovery_links_expiry on recovery_links (expires_at);
