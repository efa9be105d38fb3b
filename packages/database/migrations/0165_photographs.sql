-- Photographs that customers add to returns and reviews (AF-02, AF-05). They are encoded again, without metadata, before
-- they are stored. The form of a return or a review names its photographs by `form_id` until it is sent.

create table photographs (
  id           uuid primary key default gen_random_uuid(),
  customer_id  uuid not null references customers on delete cascade,
  form_id      uuid not null,                            -- chosen by the customer's page
  place        smallint not null check (place between 1 and 5),
  sent_hash    bytea not null check (length(sent_hash) = 32),  -- SHA-256 of the sent file: sent again, it is added once
  bytes        bytea not null,                           -- WebP
  preview      bytea not null,                           -- WebP, a small square
  added_at     timestamptz not null default now(),
  used_by      text check (used_by ~ '^[a-z]+ [0-9a-f-]+$'),  -- such as 'return 0b9f…'; null: a job erases it after a day
  unique (customer_id, form_id, place),
  unique (customer_id, form_id, sent_hash)
);
-- WebP cannot be compressed further.
alter table photographs alter bytes set storage external, alter preview set storage external;
create index photographs_unused on photographs (added_at) where used_by is null;
create index photographs_used on photographs (used_by) where used_by is not null;
