-- What visitors write on the contact page (RT-17), and the answers of the shop. A form that is sent again is one request.
create table contact_requests (
  id           uuid primary key,                          -- of the form, drawn by the shop
  folio        text not null unique,                      -- the letter C and eight random characters
  customer_id  uuid references customers on delete set null,                 -- who was signed in; null for visitors
  name         text not null check (length(name) between 1 and 80),
  email        text not null check (length(email) <= 254),
  phone        text check (phone ~ '^[0-9]{10}$'),
  subject      text not null check (subject in ('pedido', 'producto', 'factura', 'datos', 'otra')),
  order_number text check (order_number ~ '^[0-9]{10}$'),  -- as typed; no foreign key, since anybody may type one
  text         text not null check (length(text) between 1 and 2000),
  state        text not null default 'waiting' check (state in ('waiting', 'answered', 'closed')),
  opened_at    timestamptz not null,
  changed_at   timestamptz not null                       -- of the last answer or the closing
);
create index contact_requests_waiting on contact_requests (changed_at) where state = 'waiting';
create index contact_requests_changed on contact_requests (changed_at);
create index contact_requests_email on contact_requests (lower(email));
create index contact_requests_customer on contact_requests (customer_id) where customer_id is not null;

create table contact_answers (
  id         bigint primary key generated always as identity,
  request_id uuid not null references contact_requests on delete cascade,
  operator   text not null,                               -- who wrote for the shop
  text       text not null check (length(text) between 1 and 2000),
  at         timestamptz not null
);
create index contact_answers_request on contact_answers (request_id, id);
