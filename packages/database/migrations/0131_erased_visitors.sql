-- Who had all that was measured of them erased: a batch that was on its way then is not stored any more. For a day.
create table erased_visitors (
  visitor    uuid primary key,
  erased_at  timestamptz not null default now()
);
create index erased_visitors_erased on erased_visitors (erased_at);

comment on column cart_link_uses.added is 'what came into the cart by the link, and what was there before';
