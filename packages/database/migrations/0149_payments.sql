-- Checkouts, and the talk with providers of payments (CO-02, PA-01, PA-06, PA-07).

-- What a customer has chosen in a checkout, so that each of its pages can be reloaded and works without JavaScript.
create table checkouts (
  id            uuid primary key,
  customer_id   uuid not null references customers on delete cascade,
  product       jsonb,                                   -- "Comprar ahora": id, sku and pieces; null: the cart
  address_id    uuid,                                    -- no foreign key: a deleted address is chosen again
  delivery      jsonb not null default '{}',             -- the chosen option of each group of lines
  way           text check (way in ('card', 'oxxo', 'spei')),
  card_session  text,                                    -- of the provider's page in which the card is typed
  card          jsonb,                                   -- token, brand, last four digits and plans; no number
  months        smallint check (months > 1),
  gift_note     text check (length(gift_note) <= 500),
  receiver      text check (length(receiver) <= 100),
  created_at    timestamptz not null default now(),
  updated_at    timestamptz not null default now()
);
create index checkouts_customer on checkouts (customer_id, updated_at desc);
create index checkouts_updated on checkouts (updated_at);

-- What the provider said of an attempt, for pages: brand and last four digits, slip, CLABE, reason of a decline.
alter table payment_attempts
  add column details     jsonb not null default '{}',
  add column card_token  text,                           -- of the provider; erased when the attempt has ended
  add column asked_at    timestamptz,                    -- when the provider was asked last
  add column updated_at  timestamptz not null default now();
-- Attempts that a sweep asks about.
create index payment_attempts_open on payment_attempts (asked_at nulls first) where state in ('open', 'unknown');

-- Events of providers. An event is stored before its provider gets an answer, and a job does what follows from it.
create table payment_events (
  provider     text not null,
  event_id     text not null,                            -- the provider's id of the event
  kind         text not null,
  payment_id   text,                                     -- the provider's id of the payment
  arrived_at   timestamptz not null default now(),
  done_at      timestamptz,
  primary key (provider, event_id)
);
create index payment_events_undone on payment_events (arrived_at) where done_at is null;
