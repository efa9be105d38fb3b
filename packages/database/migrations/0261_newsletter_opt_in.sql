-- The newsletter goes only to addresses that were confirmed by a mailed link (AP-19). Addresses that were stored before
-- stay, and are not confirmed.
alter table newsletter_subscribers
  add column id           uuid not null default gen_random_uuid() unique,  -- in the links that end a subscription
  add column confirmation uuid unique,                     -- in the mailed link that confirms; null for earlier rows
  add column asked_gender integer check (asked_gender in (1, 2)),  -- waits for the confirmation; null if nothing waits
  add column asked_at     timestamptz,                     -- when the link was mailed last; null for earlier rows
  add column mails        integer not null default 0,      -- mails with the link since the last confirmation
  add column confirmed_at timestamptz;
create index newsletter_subscribers_waiting on newsletter_subscribers (asked_at) where asked_gender is not null;
