-- Pages of a provider in which a customer types a card (PA-09). A card counts as just typed only for the session that
-- opened its page, and only for some minutes.
create table card_pages (
  id           text primary key,                         -- of the provider
  customer_id  uuid not null references customers on delete cascade,
  session_id   text not null,                            -- of the customer
  opened_at    timestamptz not null default now()
);
create index card_pages_customer on card_pages (customer_id);
create index card_pages_opened on card_pages (opened_at);
