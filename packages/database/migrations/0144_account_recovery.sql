-- Whether somebody signed in to an account before, and when its devices were seen; more than one recovery link; a name
-- for each time that an app was turned on.

-- An account is new until its first sign-in. Devices alone do not show this, since old devices are deleted. Customers
-- who registered were signed in at once; their devices of that day are deleted after 400 days.
alter table customers
  add column first_signed_in_at timestamptz;
update customers c
   set first_signed_in_at = least(
         (select min(created_at) from customer_devices where customer_id = c.id),
         (select min(created_at) from customer_sessions where customer_id = c.id),
         case when privacy_accepted_at < now() - interval '390 days' then privacy_accepted_at end);

alter table customer_devices
  add column seen_at timestamptz not null default now();
update customer_devices d
   set seen_at = greatest(d.created_at, (select max(s.seen_at) from customer_sessions s
                                          where s.customer_id = d.customer_id and s.device_hash = d.token_hash));

-- All links of a customer are valid until they expire or until one is used. A stranger who asks for a link must not
-- void the link that the customer was mailed before.
alter table recovery_links
  drop constraint recovery_links_pkey,
  drop constraint recovery_links_token_hash_key,
  add primary key (token_hash);
create index recovery_links_customer on recovery_links (customer_id);

-- The mailed link that turns an app off names this value. The value is new each time that an app is turned on.
alter table authenticators
  add column activation uuid not null unique default gen_random_uuid();
