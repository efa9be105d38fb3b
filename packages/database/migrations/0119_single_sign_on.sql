-- Signing in for clients of the realm, and by providers outside of the shop.

alter table customer_sessions
  -- The session of the identity provider that was opened by this one: clients of the same browser sign in by it.
  add column provider_session  text,
  -- The session of the storefront by which a client signed in. It ends with it.
  add column parent_id         uuid references customer_sessions on delete cascade;
create index customer_sessions_provider on customer_sessions (provider_session) where provider_session is not null;
create index customer_sessions_parent on customer_sessions (parent_id) where parent_id is not null;

-- Who a customer is for an outside provider: a single sign-on, by its issuer, or a social network.
create table customer_identities (
  provider     text not null check (length(provider) <= 300),
  subject      text not null check (length(subject) <= 255),
  customer_id  uuid not null references customers on delete cascade,
  linked_at    timestamptz not null default now(),
  used_at      timestamptz not null default now(),
  primary key (provider, subject)
);
create index customer_identities_customer on customer_identities (customer_id);

-- Somebody has proved an identity whose e-mail has an account: it waits for a sign-in to that account.
create table identity_tickets (
  ticket_hash  bytea primary key,
  provider     text not null,
  subject      text not null,
  customer_id  uuid not null references customers on delete cascade,
  created_at   timestamptz not null default now(),
  expires_at   timestamptz not null
);
create index identity_tickets_customer on identity_tickets (customer_id);
create index identity_tickets_expiry on identity_tickets (expires_at);
