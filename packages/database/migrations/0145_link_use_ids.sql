-- The ids of uses were numbers in sequence, which revealed how many links all customers open. Now the ids are random.
alter table cart_link_uses alter column id drop identity;
alter table cart_link_uses alter column id type uuid using gen_random_uuid();
alter table cart_link_uses alter column id set default gen_random_uuid();
