-- Passkeys, codes of an authenticator app with their recovery codes, and the sign-ins that wait for them.

create table passkeys (
  id             uuid primary key default gen_random_uuid(),
  customer_id    uuid not null references customers on delete cascade,
  credential_id  text not null unique check (length(credential_id) <= 1400),  -- base64url; 1,023 bytes at most
  public_key     bytea not null,                -- COSE
  counter        bigint not null default 0,     -- of signatures; a copied key is told by one that goes back
  transports     text[] not null default '{}',  -- how the browser reaches it
  is_backed_up   boolean not null,              -- kept by a password manager, and so on several devices
  name           text not null check (length(name) between 1 and 60),
  created_at     timestamptz not null default now(),
  used_at        timestamptz
);
create index passkeys_customer on passkeys (customer_id, created_at);

-- What a passkey is asked to sign, once and within minutes. Stored as SHA-256.
create unlogged table passkey_challenges (
  challenge_hash  bytea primary key,
  purpose         text not null check (purpose in ('registration', 'sign-in', 'confirmation')),
  token_hash      bytea,                        -- sign-in: of the token that the same browser brings back
  session_id      uuid references customer_sessions on delete cascade,
  expires_at      timestamptz not null
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);
create index passkey_challenges_session on passkey_challenges (session_id);

-- The secret that a customer's app makes codes of, encrypted with a key of signing_keys. Null until it was confirmed.
create table authenticators (
  customer_id         uuid primary key references customers on delete cascade,
  secret              bytea,
  confirmed_at        timestamptz,
  last_step           bigint not null default 0,  -- the newest accepted code's; no code is accepted twice
  pending_secret      bytea,                      -- shown to the customer, and not confirmed by a code of it yet
  pending_expires_at  timestamptz,
  failures            integer not null default 0,
  failed_at           timestamptz not null default now()
);

-- Stored as an HMAC with a key of signing_keys. A used one is deleted.
create table recovery_codes (
  customer_id  uuid not null references customers on delete cascade,
  code_hash    bytea not null,
  primary key (customer_id, code_hash)
);

-- Sign-ins whose password was right, and which wait for a code of the app.
create table sign_in_tickets (
  ticket_hash  bytea primary key,
  customer_id  uuid not null references customers on delete cascade,
  tries        smallint not null default 0,
  expires_at   timestamptz not null
);
create index sign_in_tickets_expiry on sign_in_tickets (expires_at);
create index sign_in_tickets_customer on sign_in_tickets (customer_id);
