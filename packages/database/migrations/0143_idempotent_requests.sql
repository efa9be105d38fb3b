-- Requests that took effect, of all operations in one table (CO-06). A repeated request gets the stored answer, or the
-- present state if no answer is stored.
create table idempotent_requests (
  customer_id  uuid not null references customers on delete cascade,
  operation    text not null,                            -- 'cart' …
  key          text not null check (length(key) between 8 and 64),
  body_hash    bytea not null,                           -- SHA-256: another body under the same key is refused
  answer       jsonb,
  created_at   timestamptz not null default now(),
  primary key (customer_id, operation, key)
);
create index idempotent_requests_created on idempotent_requests (created_at);

insert into idempotent_requests (customer_id, operation, key, body_hash, created_at)
select customer_id, 'cart', key, body_hash, created_at from cart_requests;
drop table cart_requests;
