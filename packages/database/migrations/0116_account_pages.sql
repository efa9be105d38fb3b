-- What customers do on the pages of their account: a new e-mail, what they are told by mail, requests by the law of
-- privacy. And by which device a session was opened, so that ending it forgets the device.

alter table customer_sessions
  add column device_hash bytea;         -- of customer_devices; null: opened before this column

alter table customer_devices
  -- When its session was ended from the list: it asks for a mailed code again. The row stays, since a customer without
  -- any device would sign in on the next one without a code.
  add column forgotten_at timestamptz;

-- A new e-mail waits for the codes that were mailed to both addresses. Codes are stored as those of mailed_codes.
create table email_changes (
  customer_id    uuid primary key references customers on delete cascade,
  id             uuid not null unique,  -- of this try: the codes belong to it
  email          text not null check (length(email) <= 254),
  new_code_hash  bytea not null,
  old_code_hash  bytea not null,
  tries          smallint not null default 0,
  created_at     timestamptz not null default now(),
  expires_at     timestamptz not null
);
create index email_changes_expiry on email_changes (expires_at);

-- Switches that a customer has touched; all others are as the shop has them.
create table notification_settings (
  customer_id  uuid not null references customers on delete cascade,
  kind         text not null check (length(kind) <= 40),
  channel      text not null check (channel in ('correo', 'push')),
  is_on        boolean not null,
  changed_at   timestamptz not null default now(),
  primary key (customer_id, kind, channel)
);

-- Requests for access, rectification, cancellation or opposition (Ley Federal de Protección de Datos Personales en
-- Posesión de los Particulares, 2025). They outlive the account: the shop has to show that it answered.
create table privacy_requests (
  number       bigint generated always as identity primary key,
  customer_id  uuid references customers on delete set null,
  derecho      text not null check (derecho in ('acceso', 'rectificacion', 'cancelacion', 'oposicion')),
  texto        text not null check (length(texto) <= 4000),
  state        text not null default 'recibida' check (state in ('recibida', 'respondida')),
  received_at  timestamptz not null default now(),
  due_on       date not null           -- 20 business days after it was received
);
create index privacy_requests_customer on privacy_requests (customer_id, number);
create index privacy_requests_due on privacy_requests (due_on) where state = 'recibida';
