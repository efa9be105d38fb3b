-- Who wants the newsletter (AP-19). A second sign-up of one address changes its preference and nothing else.

create table newsletter_subscribers (
  email       text not null check (length(email) <= 254),
  gender      smallint not null check (gender in (1, 2)),  -- 1 men, 2 women (spec §3)
  created_at  timestamptz not null default now()
);
create unique index newsletter_subscribers_email on newsletter_subscribers (lower(email));
