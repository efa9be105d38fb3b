-- What processes of the shop share: facts about the database, keys, and the log of invalidations.

-- Facts about this database, among them which demo catalogue was loaded.
create table facts (
  name   text primary key,
  value  jsonb not null
);

-- Keys that sign links and cookies, made when first needed; every process reads the same.
create table signing_keys (
  name        text primary key,
  key         bytea not null check (length(key) >= 32),
  created_at  timestamptz not null default now()
);

-- The log of invalidations: a row for each change, written in the change's own transaction. Caches read it (docs/decisions/0016-page-cache.md).
create table invalidations (
  seq   bigint generated always as identity primary key,
  -- Rows become visible in the order of commits, not of numbers: a reader resumes from the oldest transaction that was open when it last read.
  xid   xid8 not null default pg_current_xact_id(),
  tags  text[] not null,    -- see functions/invalidation.sql
  at    timestamptz not null default clock_timestamp()
);
create index invalidations_xid on invalidations (xid);
create index invalidations_at on invalidations (at);
