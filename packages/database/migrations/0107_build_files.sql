-- Scripts and style sheets of the storefront's builds: each process serves those of others, too, to pages that are open since an
-- earlier build or come from a later one (docs/decisions/0024-build-files.md).
create table storefront_builds (
  id       text primary key,                      -- hash of the names of its files
  paths    text[] not null,
  seen_at  timestamptz not null default now()     -- when a process that serves it last said so
);

create table storefront_files (
  path       text primary key,                    -- of the URL; it carries a hash of the content
  body       bytea not null,
  is_brotli  boolean not null                     -- whether the body is compressed
);
-- Compressed already.
alter table storefront_files alter column body set storage external;
