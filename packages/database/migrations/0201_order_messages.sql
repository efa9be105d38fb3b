-- Messages about an order between its customer and the shop (AF-05). A thread has a folio and a state.
create table message_threads (
  id          uuid primary key default gen_random_uuid(),
  order_id    uuid not null references orders,
  folio       text not null unique,                      -- the number of the order, M, and two digits
  product_id  integer,                                   -- the product of the order that it is about; no foreign key
  state       text not null default 'waiting' check (state in ('waiting', 'answered', 'closed')),
  opened_at   timestamptz not null,
  changed_at  timestamptz not null
);
create index message_threads_order on message_threads (order_id);
create index message_threads_waiting on message_threads (changed_at) where state = 'waiting';

create table order_messages (
  id         bigint primary key generated always as identity,
  thread_id  uuid not null references message_threads,
  form_id    uuid,                                       -- chosen by the customer's form: sent again, it is one message
  author     text not null check (author in ('customer', 'shop')),
  operator   text,                                       -- who wrote for the shop
  text       text check (length(text) between 1 and 2000),  -- null after the account was erased
  at         timestamptz not null,
  check ((author = 'customer') = (form_id is not null)),
  check ((author = 'shop') = (operator is not null))
);
create unique index order_messages_form on order_messages (form_id) where form_id is not null;
create index order_messages_thread on order_messages (thread_id, id);
