-- Where customers want their orders sent (RL-04, ST-04; decision 31).

create table addresses (
  id               uuid primary key default gen_random_uuid(),
  customer_id      uuid not null references customers on delete cascade,
  -- At most 20 of a customer, by what a row can be; null for one that was deleted a moment ago and can be taken back.
  slot             smallint check (slot between 1 and 20),
  -- The default address is the one with the highest rank. So there is exactly one wherever there is any, and the one that
  -- was the default before becomes it again where the default is deleted.
  rank             integer not null,
  nombre           text not null check (length(nombre) between 1 and 80),
  calle            text not null check (length(calle) between 1 and 120),
  numero_exterior  text not null check (length(numero_exterior) between 1 and 20),
  numero_interior  text not null check (length(numero_interior) <= 20),
  colonia          text not null check (length(colonia) between 1 and 120),
  codigo_postal    text not null check (codigo_postal ~ '^[0-9]{5}$'),
  municipio        text not null check (length(municipio) between 1 and 80),
  ciudad           text not null check (length(ciudad) <= 80),
  entre_calles     text not null check (length(entre_calles) <= 160),
  referencias      text not null check (length(referencias) <= 300),
  telefono         text not null check (telefono ~ '^[0-9]{10}$'),
  created_at       timestamptz not null default now(),
  changed_at       timestamptz not null default now(),
  removed_at       timestamptz,
  check ((slot is null) = (removed_at is not null)),
  unique (customer_id, slot),
  unique (customer_id, rank)
);
create index addresses_removed on addresses (removed_at) where removed_at is not null;
