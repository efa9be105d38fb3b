-- Messages to partners about orders that have products of a link to a shared cart (SC-07, ST-08). The key of a message is
-- the order, the use of the link and the event, so that each event of an order is told once.
create table partner_webhooks (
  id          uuid primary key default gen_random_uuid(),  -- the id that the partner gets, the same in each try
  order_id    uuid not null references orders,
  use_id      uuid not null,                               -- no foreign key: uses of links are deleted after 90 days
  event       text not null check (event in ('order.placed', 'order.paid', 'order.ended')),
  url         text not null,
  payment_id  text,                                        -- the partner's id, as the link had it
  products    integer[] not null,                          -- of the order that came by the link
  noted_at    timestamptz not null default now(),
  tries       smallint not null default 0,
  next_at     timestamptz not null default now(),
  done_at     timestamptz,                                 -- the partner has answered, or no more tries are made
  answer      text,                                        -- of the last try: status, or why there is none
  unique (order_id, use_id, event)
);
create index partner_webhooks_waiting on partner_webhooks (next_at) where done_at is null;
create index partner_webhooks_use on partner_webhooks (use_id);
