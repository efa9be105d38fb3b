-- Work that is open with a provider of payments (PA-06, PA-07).
alter table payment_attempts
  add column close_due boolean not null default false;   -- the provider still has to close the payment
create index payment_attempts_close on payment_attempts (asked_at nulls first) where close_due;
-- Refunds that the shop has to ask for, and refunds whose end is not known.
create index refunds_open on refunds (created_at) where state in ('due', 'asked');
