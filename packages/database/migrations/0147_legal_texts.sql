-- Every version of a legal text that was published (RT-27). An order stores the versions that its customer accepted, so
-- no row is ever changed or deleted: `/terminos-y-condiciones?version=…` shows the text as it was.

create table legal_texts (
  key           text not null check (length(key) between 1 and 80),
  version       text not null check (version ~ '^[0-9A-Za-z.-]{1,40}$'),
  document      jsonb not null,
  published_at  timestamptz not null default now(),
  primary key (key, version)
);
