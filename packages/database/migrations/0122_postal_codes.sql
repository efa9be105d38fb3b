-- Postal codes with their places (decision 30): of Correos de México's file, which an operator imports, or the few of the
-- demo shop. The state is in no column: the first two digits tell it.

create table postal_codes (
  code          text primary key check (code ~ '^[0-9]{5}$'),
  municipality  text not null check (municipality <> ''),
  -- Empty where there is none.
  city          text not null,
  -- In the alphabet's sequence, each once.
  colonias      text[] not null check (cardinality(colonias) > 0)
);

-- What the table is; no row while there is none.
create table postal_code_table (
  is_only      boolean primary key default true check (is_only),
  -- It has every code of the country, so that a code which it lacks does not exist.
  is_whole     boolean not null,
  -- The name of the file.
  source       text not null,
  imported_at  timestamptz not null default now()
);
