-- Notifications on a customer's devices by Web Push (issue 41, decision 56). A browser gives the shop an address of its
-- push service, and keys that only the browser can decrypt with. An address belongs to one customer at a time: the one
-- who was signed in when the browser last sent it. It is used only while that session is open.
create table push_subscriptions (
  id           uuid primary key default gen_random_uuid(),
  endpoint     text not null unique check (length(endpoint) <= 1000),
  p256dh       text not null check (length(p256dh) <= 100),   -- public key of the browser, base64url
  auth         text not null check (length(auth) <= 30),      -- secret of the browser, base64url
  customer_id  uuid not null references customers on delete cascade,
  session_id   uuid not null references customer_sessions on delete cascade,
  kinds        text[] not null check (kinds <@ array['pedidos', 'precios', 'existencias']),
  created_at   timestamptz not null default now(),
  renewed_at   timestamptz not null default now()
);
create index on push_subscriptions (customer_id);
create index on push_subscriptions (session_id);
