-- Businesses that want to sell in the shop (RT-25). A form that is sent again is one lead.
create table seller_leads (
  id         uuid primary key,                            -- of the form, drawn by the shop
  folio      text not null unique,                        -- the letter V and eight random characters
  name       text not null check (length(name) between 1 and 80),
  business   text not null check (length(business) between 1 and 120),
  rfc        text not null check (length(rfc) in (12, 13)),
  email      text not null check (length(email) <= 254),
  phone      text not null check (phone ~ '^[0-9]{10}$'),
  category   text not null check (length(category) <= 120),  -- the name of a department of that day, or Otra
  sells      text not null check (length(sells) between 1 and 2000),
  state      text not null default 'waiting' check (state in ('waiting', 'closed')),
  note       text check (length(note) between 1 and 400),  -- of the operator who closed it
  opened_at  timestamptz not null,
  changed_at timestamptz not null
);
create index seller_leads_waiting on seller_leads (opened_at) where state = 'waiting';
create index seller_leads_changed on seller_leads (changed_at);
create index seller_leads_email on seller_leads (lower(email));
