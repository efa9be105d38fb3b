-- Mails that the shop sends, as they were written: with links and codes that soon expire. A job deletes them after 30 days.
create table mails (
  id          uuid primary key default gen_random_uuid(),
  kind        text not null check (kind ~ '^[a-z]+(-[a-z]+)*$' and length(kind) <= 40),
  recipient   text not null check (length(recipient) <= 254),
  subject     text not null check (length(subject) <= 200),
  html        text not null,
  plain_text  text not null,
  created_at  timestamptz not null default now(),
  sent_at     timestamptz  -- when the mail server took it; null: it waits, or there is no mail server
);
create index mails_created on mails (created_at);
