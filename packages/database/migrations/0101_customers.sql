-- People: customers, and who wants the newsletter.

create table customers (
  id             uuid primary key default gen_random_uuid(),
  email          text not null,
  password_hash  text not null,
  nombre         text not null,
  apellido_p     text not null default '',
  apellido_m     text not null default '',
  created_at     timestamptz not null default now()
);
create unique index customers_email on customers (lower(email));

-- Newsletter (AP-19). A second sign-up of one address changes its preference and nothing else.
create table newsletter_subscribers (
  email       text not null check (length(email) <= 254),
  gender      smallint not null check (gender in (1, 2)),  -- 1: men's fashion, 2: women's (spec §3)
  created_at  timestamptz not null default now()
);
create unique index newsletter_subscribers_email on newsletter_subscribers (lower(email));

-- Rate limit of newsletter sign-ups, shared by all processes (generic cell rate algorithm). Rows of the past say nothing.
create unlogged table sign_up_limits (
  visitor  text primary key,  -- an IPv4 address or an IPv6 network; '' for all visitors together
  free_at  timestamptz not null
);
