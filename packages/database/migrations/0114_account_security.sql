-- What account pages need: customers without a password (who came by a passkey, a social network or single sign-on),
-- sessions that were confirmed a moment ago, and what was done to an account, and by whom.

alter table customers
  alter column password_hash drop not null;

alter table customer_sessions
  -- When its customer last proved again who they are: asked for before what matters.
  add column confirmed_at  timestamptz,
  drop constraint customer_sessions_method_check,
  add constraint customer_sessions_method_check
    check (method in ('password', 'code', 'registration', 'recovery', 'passkey', 'totp', 'social', 'single-sign-on'));

alter table mailed_codes
  drop constraint mailed_codes_purpose_check,
  add constraint mailed_codes_purpose_check
    check (purpose in ('sign-in', 'registration', 'confirmation', 'email-change'));

-- What happened to an account, for customers' support. It has no foreign key: it outlives the account.
create table customer_audit (
  id           bigint generated always as identity primary key,
  customer_id  uuid not null,
  at           timestamptz not null default now(),
  actor        text not null check (actor in ('customer', 'operator', 'shop')),
  operator     text check (length(operator) <= 100),  -- who ran the command
  action       text not null check (length(action) <= 60),
  detail       jsonb not null default '{}'             -- no secret, and nothing that an erased customer wants gone
);
create index customer_audit_customer on customer_audit (customer_id, id);
