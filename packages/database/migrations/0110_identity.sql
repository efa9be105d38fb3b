-- What the OpenID Connect provider keeps: sessions, grants, codes and tokens. Ids are kept as their SHA-256, so that who
-- reads this table can use none of them.
create table identity_records (
  model        text not null,         -- Session, Grant, AuthorizationCode, AccessToken, RefreshToken, Interaction …
  id_hash      bytea not null,
  payload      jsonb not null,
  grant_id     text,                  -- what ends together: the tokens of one sign-in of one client
  uid          text,                  -- of sessions and interactions
  account_id   uuid,                  -- the customer; no foreign key, since what expires is deleted by a job
  expires_at   timestamptz,
  consumed_at  timestamptz,           -- when a code or a refresh token was used
  primary key (model, id_hash)
);
create index identity_records_grant on identity_records (grant_id) where grant_id is not null;
create index identity_records_uid on identity_records (uid) where uid is not null;
create index identity_records_account on identity_records (account_id) where account_id is not null;
create index identity_records_expiry on identity_records (expires_at);

-- Keys that sign ID tokens. The newest active one signs; all are published, so that tokens signed before a rotation stay
-- valid until they expire.
create table identity_keys (
  kid          text primary key,
  private_jwk  jsonb not null,
  created_at   timestamptz not null default now(),
  retired_at   timestamptz            -- signs no more
);
