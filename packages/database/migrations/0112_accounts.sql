-- Accounts: who customers are, their sessions and devices, codes that they are sent, and sign-ins that failed.

alter table customers
  add column genero               text check (genero in ('femenino', 'masculino', 'no-binario', 'otro')),
  add column cumpleanios          date,
  add column telefono             text check (telefono ~ '^[0-9]{10}$'),
  add column cart_id              uuid not null default gen_random_uuid(),  -- idCarrito (spec §3)
  add column two_step             boolean not null default false,  -- asks for a mailed code at each sign-in
  add column blocked_at           timestamptz,
  -- Which version of the privacy notice the customer accepted, and when.
  add column privacy_version      text,
  add column privacy_accepted_at  timestamptz;

-- A signed-in device. The token is stored as its SHA-256: who reads this table can sign in with none of them.
create table customer_sessions (
  id           uuid primary key default gen_random_uuid(),
  customer_id  uuid not null references customers on delete cascade,
  token_hash   bytea not null unique,
  grant_id     text unique,           -- the tokens of the identity provider that came of it
  method       text not null check (method in ('password', 'code', 'registration')),
  device       text not null default '' check (length(device) <= 200),  -- as the browser names itself
  address      text not null check (length(address) <= 64),
  created_at   timestamptz not null default now(),
  seen_at      timestamptz not null default now(),
  ends_at      timestamptz not null,  -- at the latest
  ended_at     timestamptz
);
create index customer_sessions_customer on customer_sessions (customer_id, created_at);
create index customer_sessions_ends on customer_sessions (ends_at);

-- Devices from which a customer signed in before, by a token that the device keeps.
create table customer_devices (
  customer_id  uuid not null references customers on delete cascade,
  token_hash   bytea not null,
  created_at   timestamptz not null default now(),
  primary key (customer_id, token_hash)
);

-- Codes of six digits that were mailed. A code is stored as an HMAC with a key of signing_keys.
create table mailed_codes (
  id           uuid primary key default gen_random_uuid(),
  purpose      text not null check (purpose in ('sign-in', 'registration')),
  subject      text not null,         -- whose: a customer's id, or an e-mail in lower case
  ticket_hash  bytea unique,          -- of the token by which a sign-in goes on
  code_hash    bytea not null,
  tries        smallint not null default 0,
  created_at   timestamptz not null default now(),
  expires_at   timestamptz not null,
  used_at      timestamptz
);
create index mailed_codes_subject on mailed_codes (purpose, subject, created_at);
create index mailed_codes_expiry on mailed_codes (expires_at);

-- Sign-ins that failed, by account and by address. One hour without a further one, and they are forgotten.
create unlogged table sign_in_failures (
  key       text primary key,
  failures  integer not null,
  last_at   timestamptz not null
);
