-- Mails to sellers and to the shop about questions and messages that wait for an answer (AF-05). The store 0 is the
-- shop itself, for all goods whose seller gets no mails.

-- When a store was mailed last. It gets at most one mail in an hour.
create table contact_mailings (
  store_id   integer primary key,
  mailed_at  timestamptz not null
);

-- What was in a mail, and so is in no other one.
create table told_questions (
  question_id  integer primary key references product_questions on delete cascade,
  store_id     integer not null,
  told_at      timestamptz not null
);
create table told_messages (
  message_id  bigint references order_messages on delete cascade,
  store_id    integer,
  told_at     timestamptz not null,
  primary key (message_id, store_id)
);

-- Mails that remind customers of a statement of their credit (AF-04): one before it is due, and one once it is overdue.
create table credit_reminders (
  account_id   uuid not null references credit_accounts on delete cascade,
  cut          date not null,                            -- the last date of the statement
  kind         text not null check (kind in ('due', 'overdue')),
  reminded_at  timestamptz not null,
  primary key (account_id, cut, kind)
);

-- The most that the balance pays of a purchase, as the customer typed it (PA-05); null: as far as it goes.
alter table checkouts add column balance_most bigint check (balance_most > 0);
