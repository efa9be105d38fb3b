-- Pages that an operator composes of blocks (RT-01, RT-15). A row here takes the place of the file of the same kind and key in content/.

create table content_pages (
  kind        text not null check (kind in ('home', 'corner', 'landing')),
  key         text not null check (length(key) between 1 and 80),
  document    jsonb not null,
  updated_at  timestamptz not null default now(),
  primary key (kind, key)
);

-- Documents that only a signed preview link shows.
create table content_drafts (
  id          uuid primary key default gen_random_uuid(),
  kind        text not null check (kind in ('home', 'corner', 'landing')),
  key         text not null,
  document    jsonb not null,
  created_at  timestamptz not null default now()
);
