-- Pages that an operator composes of blocks (RT-01, RT-15). What is here stands before the files of content/.

create table content_pages (
  kind        text not null check (kind in ('home', 'corner', 'landing')),
  key         text not null check (length(key) between 1 and 80),
  document    jsonb not null,
  updated_at  timestamptz not null default now(),
  primary key (kind, key)
);

-- What a preview link shows: a document that nobody else sees yet.
create table content_drafts (
  id          uuid primary key default gen_random_uuid(),
  kind        text not null check (kind in ('home', 'corner', 'landing')),
  key         text not null,
  document    jsonb not null,
  created_at  timestamptz not null default now()
);

-- Keys that sign links and cookies, made at first need; every process of the shop reads the same.
create table signing_keys (
  name        text primary key,
  key         bytea not null check (length(key) >= 32),
  created_at  timestamptz not null default now()
);
