-- Generated: UPDATE_SCHEMA=1 npm run test:one -- packages/schema (CONTRIBUTING.md). Read migrations/ and sql/ for what columns mean.

-- Collations

create collation es_mx (provider = icu, locale = 'es-MX');

-- Types

create type index_block_selection as (level1_id integer, block integer, bits bit varying, low integer, high integer);

create type index_ordinal as (n integer, product_id integer, level2_id integer, level3_id integer, category_id integer, brand_id integer);

-- Tables

create table addresses (
  id uuid default gen_random_uuid() not null,
  customer_id uuid not null,
  slot smallint,
  rank integer not null,
  nombre text not null,
  calle text not null,
  numero_exterior text not null,
  numero_interior text not null,
  colonia text not null,
  codigo_postal text not null,
  municipio text not null,
  ciudad text not null,
  entre_calles text not null,
  referencias text not null,
  telefono text not null,
  created_at timestamp with time zone default now() not null,
  changed_at timestamp with time zone default now() not null,
  removed_at timestamp with time zone,
  constraint addresses_calle_check CHECK (((length(calle) >= 1) AND (length(calle) <= 120))),
  constraint addresses_check CHECK (((slot IS NULL) = (removed_at IS NOT NULL))),
  constraint addresses_ciudad_check CHECK ((length(ciudad) <= 80)),
  constraint addresses_codigo_postal_check CHECK ((codigo_postal ~ '^[0-9]{5}$'::text)),
  constraint addresses_colonia_check CHECK (((length(colonia) >= 1) AND (length(colonia) <= 120))),
  constraint addresses_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint addresses_customer_id_rank_key UNIQUE (customer_id, rank),
  constraint addresses_customer_id_slot_key UNIQUE (customer_id, slot),
  constraint addresses_entre_calles_check CHECK ((length(entre_calles) <= 160)),
  constraint addresses_municipio_check CHECK (((length(municipio) >= 1) AND (length(municipio) <= 80))),
  constraint addresses_nombre_check CHECK (((length(nombre) >= 1) AND (length(nombre) <= 80))),
  constraint addresses_numero_exterior_check CHECK (((length(numero_exterior) >= 1) AND (length(numero_exterior) <= 20))),
  constraint addresses_numero_interior_check CHECK ((length(numero_interior) <= 20)),
  constraint addresses_pkey PRIMARY KEY (id),
  constraint addresses_referencias_check CHECK ((length(referencias) <= 300)),
  constraint addresses_slot_check CHECK (((slot >= 1) AND (slot <= 20))),
  constraint addresses_telefono_check CHECK ((telefono ~ '^[0-9]{10}$'::text))
);

create table affiliate_tags (
  customer_id uuid not null,
  link_hash bytea not null,
  link_id text,
  tagged_at timestamp with time zone default now() not null,
  constraint affiliate_tags_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint affiliate_tags_link_id_fkey FOREIGN KEY (link_id) REFERENCES cart_links(id) ON DELETE CASCADE,
  constraint affiliate_tags_pkey PRIMARY KEY (customer_id, link_hash)
);

create table analytics_events (
  id bigint generated always as identity not null,
  visitor uuid not null,
  kind text not null,
  product_id integer,
  product jsonb,
  path text,
  message text,
  happened_at timestamp with time zone default now() not null,
  constraint analytics_events_check CHECK (((kind = 'error'::text) = (product_id IS NULL))),
  constraint analytics_events_kind_check CHECK ((kind = ANY (ARRAY['vista'::text, 'agregar'::text, 'quitar'::text, 'error'::text]))),
  constraint analytics_events_pkey PRIMARY KEY (id)
);

create table authenticators (
  customer_id uuid not null,
  secret bytea,
  confirmed_at timestamp with time zone,
  last_step bigint default 0 not null,
  pending_secret bytea,
  pending_expires_at timestamp with time zone,
  activation uuid default gen_random_uuid() not null,
  constraint authenticators_activation_key UNIQUE (activation),
  constraint authenticators_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint authenticators_pkey PRIMARY KEY (customer_id)
);

create table balance_entries (
  id bigint generated always as identity not null,
  customer_id uuid,
  kind text not null,
  cause text not null,
  amount bigint not null,
  held bigint default 0 not null,
  order_id uuid,
  note text,
  actor text not null,
  at timestamp with time zone default now() not null,
  constraint balance_entries_cause_check CHECK (((length(cause) >= 1) AND (length(cause) <= 100))),
  constraint balance_entries_check CHECK (
CASE kind
    WHEN 'refund'::text THEN ((amount > 0) AND (held = 0) AND (order_id IS NOT NULL))
    WHEN 'hold'::text THEN ((amount < 0) AND (held = (- amount)) AND (order_id IS NOT NULL))
    WHEN 'capture'::text THEN ((amount = 0) AND (held < 0) AND (order_id IS NOT NULL))
    WHEN 'release'::text THEN ((amount > 0) AND (held = (- amount)) AND (order_id IS NOT NULL))
    WHEN 'payout'::text THEN ((amount < 0) AND (held = 0))
    WHEN 'payout_returned'::text THEN ((amount > 0) AND (held = 0))
    WHEN 'given_up'::text THEN ((amount < 0) AND (held = 0))
    WHEN 'correction'::text THEN ((amount <> 0) AND (held = 0) AND (note IS NOT NULL))
    ELSE false
END),
  constraint balance_entries_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE SET NULL,
  constraint balance_entries_kind_cause_key UNIQUE (kind, cause),
  constraint balance_entries_note_check CHECK (((length(note) >= 1) AND (length(note) <= 200))),
  constraint balance_entries_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint balance_entries_pkey PRIMARY KEY (id)
);

create table balance_payouts (
  id uuid not null,
  customer_id uuid not null,
  amount bigint not null,
  holder text not null,
  bank text not null,
  last4 text not null,
  clabe bytea,
  asked_at timestamp with time zone default now() not null,
  transferred_at timestamp with time zone,
  reference text,
  returned_at timestamp with time zone,
  constraint balance_payouts_amount_check CHECK ((amount > 0)),
  constraint balance_payouts_check CHECK ((((transferred_at IS NULL) AND (returned_at IS NULL)) = (clabe IS NOT NULL))),
  constraint balance_payouts_check1 CHECK (((transferred_at IS NULL) = (reference IS NULL))),
  constraint balance_payouts_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint balance_payouts_holder_check CHECK (((length(holder) >= 3) AND (length(holder) <= 100))),
  constraint balance_payouts_last4_check CHECK ((last4 ~ '^[0-9]{4}$'::text)),
  constraint balance_payouts_pkey PRIMARY KEY (id),
  constraint balance_payouts_reference_check CHECK ((length(reference) <= 60))
);

create table brands (
  id integer generated by default as identity not null,
  name text not null,
  slug text not null,
  constraint brands_pkey PRIMARY KEY (id),
  constraint brands_slug_key UNIQUE (slug)
);

create table card_pages (
  id text not null,
  customer_id uuid not null,
  session_id text not null,
  opened_at timestamp with time zone default now() not null,
  constraint card_pages_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint card_pages_pkey PRIMARY KEY (id)
);

create table cart_lines (
  customer_id uuid not null,
  product_id integer not null,
  sku text not null,
  pieces integer not null,
  is_later boolean default false not null,
  noted_price integer not null,
  tag text,
  added_at timestamp with time zone default now() not null,
  version bigint not null,
  removed_at timestamp with time zone,
  constraint cart_lines_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES carts(customer_id) ON DELETE CASCADE,
  constraint cart_lines_pieces_check CHECK (((pieces >= 1) AND (pieces <= 999))),
  constraint cart_lines_pkey PRIMARY KEY (customer_id, product_id, sku),
  constraint cart_lines_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);

create table cart_link_uses (
  id uuid default gen_random_uuid() not null,
  customer_id uuid not null,
  kind text not null,
  link_hash bytea not null,
  link_id text,
  added jsonb not null,
  notices jsonb not null,
  payment_id text,
  redirect_to text,
  webhook text,
  used_at timestamp with time zone default now() not null,
  undone_at timestamp with time zone,
  constraint cart_link_uses_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint cart_link_uses_link_id_fkey FOREIGN KEY (link_id) REFERENCES cart_links(id) ON DELETE SET NULL,
  constraint cart_link_uses_pkey PRIMARY KEY (id)
);

create table cart_links (
  id text not null,
  kind text not null,
  customer_id uuid,
  name text not null,
  store_id integer,
  link text not null,
  line_count integer not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  closed_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  constraint cart_links_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint cart_links_id_check CHECK ((id ~ '^[\w-]{16,22}$'::text)),
  constraint cart_links_kind_check CHECK ((kind = ANY (ARRAY['afiliados'::text, 'livestream'::text, 'referidos'::text]))),
  constraint cart_links_line_count_check CHECK ((line_count > 0)),
  constraint cart_links_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint cart_links_pkey PRIMARY KEY (id),
  constraint cart_links_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id) ON DELETE SET NULL
);

create table carts (
  customer_id uuid not null,
  version bigint default 0 not null,
  coupon_id integer,
  changed_at timestamp with time zone default now() not null,
  constraint carts_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupons(id) ON DELETE SET NULL,
  constraint carts_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint carts_pkey PRIMARY KEY (customer_id)
);

create table categories (
  id integer generated by default as identity not null,
  parent_id integer,
  level smallint not null,
  path integer[] not null,
  name text not null,
  slug text not null,
  icon text default ''::text not null,
  "position" smallint default 0 not null,
  is_published boolean default true not null,
  constraint categories_level_check CHECK (((level >= 1) AND (level <= 3))),
  constraint categories_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES categories(id),
  constraint categories_pkey PRIMARY KEY (id)
);

create table cfdis (
  id uuid default gen_random_uuid() not null,
  folio bigint generated always as identity not null,
  order_id uuid not null,
  store_id integer not null,
  cause text default ''::text not null,
  state text default 'due'::text not null,
  total bigint not null,
  shipping bigint default 0 not null,
  pieces jsonb not null,
  concepts jsonb not null,
  payment_form text not null,
  sealed bytea,
  xml bytea,
  uuid uuid,
  faults jsonb default '[]'::jsonb not null,
  attempts integer default 0 not null,
  next_at timestamp with time zone default now() not null,
  created_at timestamp with time zone default now() not null,
  stamped_at timestamp with time zone,
  constraint cfdis_check CHECK (((state = 'stamped'::text) = (uuid IS NOT NULL))),
  constraint cfdis_check1 CHECK ((((uuid IS NULL) = (xml IS NULL)) AND ((uuid IS NULL) = (stamped_at IS NULL)))),
  constraint cfdis_folio_key UNIQUE (folio),
  constraint cfdis_order_id_store_id_cause_key UNIQUE (order_id, store_id, cause),
  constraint cfdis_order_id_store_id_fkey FOREIGN KEY (order_id, store_id) REFERENCES invoice_requests(order_id, store_id),
  constraint cfdis_pkey PRIMARY KEY (id),
  constraint cfdis_shipping_check CHECK ((shipping >= 0)),
  constraint cfdis_state_check CHECK ((state = ANY (ARRAY['due'::text, 'upload'::text, 'refused'::text, 'failed'::text, 'stamped'::text]))),
  constraint cfdis_total_check CHECK ((total > 0)),
  constraint cfdis_uuid_key UNIQUE (uuid)
);

create table checkouts (
  id uuid not null,
  customer_id uuid not null,
  product jsonb,
  address_id uuid,
  delivery jsonb default '{}'::jsonb not null,
  way text,
  card_session text,
  card jsonb,
  months smallint,
  gift_note text,
  receiver text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  uses_balance boolean default false not null,
  registry_item_id uuid,
  balance_most bigint,
  constraint checkouts_balance_most_check CHECK ((balance_most > 0)),
  constraint checkouts_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint checkouts_gift_note_check CHECK ((length(gift_note) <= 500)),
  constraint checkouts_months_check CHECK ((months > 1)),
  constraint checkouts_pkey PRIMARY KEY (id),
  constraint checkouts_receiver_check CHECK ((length(receiver) <= 100)),
  constraint checkouts_registry_item_id_fkey FOREIGN KEY (registry_item_id) REFERENCES registry_items(id) ON DELETE CASCADE,
  constraint checkouts_way_check CHECK ((way = ANY (ARRAY['card'::text, 'oxxo'::text, 'spei'::text, 'credit'::text])))
);

create table contact_answers (
  id bigint generated always as identity not null,
  request_id uuid not null,
  operator text not null,
  text text not null,
  at timestamp with time zone not null,
  constraint contact_answers_pkey PRIMARY KEY (id),
  constraint contact_answers_request_id_fkey FOREIGN KEY (request_id) REFERENCES contact_requests(id) ON DELETE CASCADE,
  constraint contact_answers_text_check CHECK (((length(text) >= 1) AND (length(text) <= 2000)))
);

create table contact_mailings (
  store_id integer not null,
  mailed_at timestamp with time zone not null,
  constraint contact_mailings_pkey PRIMARY KEY (store_id)
);

create table contact_requests (
  id uuid not null,
  folio text not null,
  customer_id uuid,
  name text not null,
  email text not null,
  phone text,
  subject text not null,
  order_number text,
  text text not null,
  state text default 'waiting'::text not null,
  opened_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  constraint contact_requests_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE SET NULL,
  constraint contact_requests_email_check CHECK ((length(email) <= 254)),
  constraint contact_requests_folio_key UNIQUE (folio),
  constraint contact_requests_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80))),
  constraint contact_requests_order_number_check CHECK ((order_number ~ '^[0-9]{10}$'::text)),
  constraint contact_requests_phone_check CHECK ((phone ~ '^[0-9]{10}$'::text)),
  constraint contact_requests_pkey PRIMARY KEY (id),
  constraint contact_requests_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'answered'::text, 'closed'::text]))),
  constraint contact_requests_subject_check CHECK ((subject = ANY (ARRAY['pedido'::text, 'producto'::text, 'factura'::text, 'datos'::text, 'otra'::text]))),
  constraint contact_requests_text_check CHECK (((length(text) >= 1) AND (length(text) <= 2000)))
);

create table content_drafts (
  id uuid default gen_random_uuid() not null,
  kind text not null,
  key text not null,
  document jsonb not null,
  created_at timestamp with time zone default now() not null,
  constraint content_drafts_kind_check CHECK ((kind = ANY (ARRAY['home'::text, 'corner'::text, 'landing'::text]))),
  constraint content_drafts_pkey PRIMARY KEY (id)
);

create table content_pages (
  kind text not null,
  key text not null,
  document jsonb not null,
  updated_at timestamp with time zone default now() not null,
  constraint content_pages_key_check CHECK (((length(key) >= 1) AND (length(key) <= 80))),
  constraint content_pages_kind_check CHECK ((kind = ANY (ARRAY['home'::text, 'corner'::text, 'landing'::text]))),
  constraint content_pages_pkey PRIMARY KEY (kind, key)
);

create table coupon_uses (
  coupon_id integer not null,
  customer_id uuid not null,
  held_until timestamp with time zone,
  constraint coupon_uses_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupons(id) ON DELETE CASCADE,
  constraint coupon_uses_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint coupon_uses_pkey PRIMARY KEY (coupon_id, customer_id)
);

create table coupons (
  id integer generated always as identity not null,
  code text not null,
  description text not null,
  percent smallint,
  amount integer,
  most integer,
  "least" integer default 0 not null,
  store_id integer,
  department_id integer,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  max_uses integer,
  is_active boolean default true not null,
  created_at timestamp with time zone default now() not null,
  funder text default 'shop'::text not null,
  constraint coupons_amount_check CHECK ((amount > 0)),
  constraint coupons_check CHECK (((percent IS NULL) <> (amount IS NULL))),
  constraint coupons_code_check CHECK ((code ~ '^[A-Z0-9][A-Z0-9-]{2,29}$'::text)),
  constraint coupons_code_key UNIQUE (code),
  constraint coupons_department_id_fkey FOREIGN KEY (department_id) REFERENCES categories(id) ON DELETE CASCADE,
  constraint coupons_description_check CHECK (((length(description) >= 1) AND (length(description) <= 200))),
  constraint coupons_funder_check CHECK ((funder = ANY (ARRAY['shop'::text, 'seller'::text]))),
  constraint coupons_least_check CHECK (("least" >= 0)),
  constraint coupons_max_uses_check CHECK ((max_uses > 0)),
  constraint coupons_most_check CHECK ((most > 0)),
  constraint coupons_percent_check CHECK (((percent >= 1) AND (percent <= 100))),
  constraint coupons_pkey PRIMARY KEY (id),
  constraint coupons_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id) ON DELETE CASCADE
);

create table credit_accounts (
  id uuid default gen_random_uuid() not null,
  customer_id uuid,
  number text not null,
  credit_limit bigint not null,
  used bigint default 0 not null,
  favor bigint default 0 not null,
  held bigint default 0 not null,
  state text default 'active'::text not null,
  contract text not null,
  opened_at timestamp with time zone default now() not null,
  constraint credit_accounts_check CHECK (((used = 0) OR (favor = 0))),
  constraint credit_accounts_check1 CHECK (((used + held) <= (credit_limit + favor))),
  constraint credit_accounts_credit_limit_check CHECK ((credit_limit > 0)),
  constraint credit_accounts_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE SET NULL,
  constraint credit_accounts_customer_id_key UNIQUE (customer_id),
  constraint credit_accounts_favor_check CHECK ((favor >= 0)),
  constraint credit_accounts_held_check CHECK ((held >= 0)),
  constraint credit_accounts_number_check CHECK ((number ~ '^[0-9]{10}$'::text)),
  constraint credit_accounts_number_key UNIQUE (number),
  constraint credit_accounts_pkey PRIMARY KEY (id),
  constraint credit_accounts_state_check CHECK ((state = ANY (ARRAY['active'::text, 'stopped'::text]))),
  constraint credit_accounts_used_check CHECK ((used >= 0))
);

create table credit_entries (
  id bigint generated always as identity not null,
  account_id uuid not null,
  kind text not null,
  cause text not null,
  owed bigint not null,
  held bigint default 0 not null,
  order_id uuid,
  note text,
  actor text not null,
  at timestamp with time zone default now() not null,
  constraint credit_entries_account_id_fkey FOREIGN KEY (account_id) REFERENCES credit_accounts(id),
  constraint credit_entries_cause_check CHECK (((length(cause) >= 1) AND (length(cause) <= 100))),
  constraint credit_entries_check CHECK (
CASE kind
    WHEN 'hold'::text THEN ((owed = 0) AND (held > 0) AND (order_id IS NOT NULL))
    WHEN 'capture'::text THEN ((owed > 0) AND (held = (- owed)) AND (order_id IS NOT NULL))
    WHEN 'release'::text THEN ((owed = 0) AND (held < 0) AND (order_id IS NOT NULL))
    WHEN 'refund'::text THEN ((owed < 0) AND (held = 0) AND (order_id IS NOT NULL))
    WHEN 'payment'::text THEN ((owed < 0) AND (held = 0))
    WHEN 'payout'::text THEN ((owed > 0) AND (held = 0))
    WHEN 'correction'::text THEN ((owed <> 0) AND (held = 0) AND (note IS NOT NULL))
    ELSE false
END),
  constraint credit_entries_kind_cause_key UNIQUE (kind, cause),
  constraint credit_entries_note_check CHECK (((length(note) >= 1) AND (length(note) <= 200))),
  constraint credit_entries_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint credit_entries_pkey PRIMARY KEY (id)
);

create table credit_reminders (
  account_id uuid not null,
  cut date not null,
  kind text not null,
  reminded_at timestamp with time zone not null,
  constraint credit_reminders_account_id_fkey FOREIGN KEY (account_id) REFERENCES credit_accounts(id) ON DELETE CASCADE,
  constraint credit_reminders_kind_check CHECK ((kind = ANY (ARRAY['due'::text, 'overdue'::text]))),
  constraint credit_reminders_pkey PRIMARY KEY (account_id, cut, kind)
);

create table credit_requests (
  id uuid not null,
  customer_id uuid not null,
  income bigint not null,
  contract text not null,
  state text not null,
  proposed bigint not null,
  reason text,
  asked_at timestamp with time zone default now() not null,
  decided_at timestamp with time zone,
  decided_by text,
  constraint credit_requests_check CHECK (((state = 'open'::text) = (decided_at IS NULL))),
  constraint credit_requests_check1 CHECK (((decided_at IS NULL) = (decided_by IS NULL))),
  constraint credit_requests_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint credit_requests_income_check CHECK ((income >= 0)),
  constraint credit_requests_pkey PRIMARY KEY (id),
  constraint credit_requests_proposed_check CHECK ((proposed >= 0)),
  constraint credit_requests_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 200))),
  constraint credit_requests_state_check CHECK ((state = ANY (ARRAY['open'::text, 'accepted'::text, 'refused'::text])))
);

create table customer_audit (
  id bigint generated always as identity not null,
  customer_id uuid not null,
  at timestamp with time zone default now() not null,
  actor text not null,
  operator text,
  action text not null,
  detail jsonb default '{}'::jsonb not null,
  constraint customer_audit_action_check CHECK ((length(action) <= 60)),
  constraint customer_audit_actor_check CHECK ((actor = ANY (ARRAY['customer'::text, 'operator'::text, 'shop'::text]))),
  constraint customer_audit_operator_check CHECK ((length(operator) <= 100)),
  constraint customer_audit_pkey PRIMARY KEY (id)
);

create table customer_balances (
  customer_id uuid not null,
  amount bigint default 0 not null,
  held bigint default 0 not null,
  constraint customer_balances_amount_check CHECK ((amount >= 0)),
  constraint customer_balances_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint customer_balances_held_check CHECK ((held >= 0)),
  constraint customer_balances_pkey PRIMARY KEY (customer_id)
);

create table customer_devices (
  customer_id uuid not null,
  token_hash bytea not null,
  created_at timestamp with time zone default now() not null,
  forgotten_at timestamp with time zone,
  seen_at timestamp with time zone default now() not null,
  constraint customer_devices_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint customer_devices_pkey PRIMARY KEY (customer_id, token_hash)
);

create table customer_identities (
  provider text not null,
  subject text not null,
  customer_id uuid not null,
  linked_at timestamp with time zone default now() not null,
  used_at timestamp with time zone default now() not null,
  constraint customer_identities_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint customer_identities_pkey PRIMARY KEY (provider, subject),
  constraint customer_identities_provider_check CHECK ((length(provider) <= 300)),
  constraint customer_identities_subject_check CHECK ((length(subject) <= 255))
);

create table customer_reviews (
  review_id integer not null,
  customer_id uuid not null,
  product_id integer not null,
  state text not null,
  reason text,
  was_refused boolean default false not null,
  changed_at timestamp with time zone default now() not null,
  constraint customer_reviews_check CHECK (((state = ANY (ARRAY['refused'::text, 'hidden'::text])) = (reason IS NOT NULL))),
  constraint customer_reviews_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint customer_reviews_customer_id_product_id_key UNIQUE (customer_id, product_id),
  constraint customer_reviews_pkey PRIMARY KEY (review_id),
  constraint customer_reviews_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint customer_reviews_review_id_fkey FOREIGN KEY (review_id) REFERENCES reviews(id) ON DELETE CASCADE,
  constraint customer_reviews_state_check CHECK ((state = ANY (ARRAY['shown'::text, 'waiting'::text, 'refused'::text, 'hidden'::text, 'withdrawn'::text])))
);

create table customer_sessions (
  id uuid default gen_random_uuid() not null,
  customer_id uuid not null,
  token_hash bytea not null,
  grant_id text,
  method text not null,
  device text default ''::text not null,
  address text not null,
  created_at timestamp with time zone default now() not null,
  seen_at timestamp with time zone default now() not null,
  ends_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  confirmed_at timestamp with time zone,
  device_hash bytea,
  provider_session text,
  parent_id uuid,
  constraint customer_sessions_address_check CHECK ((length(address) <= 64)),
  constraint customer_sessions_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint customer_sessions_device_check CHECK ((length(device) <= 200)),
  constraint customer_sessions_grant_id_key UNIQUE (grant_id),
  constraint customer_sessions_method_check CHECK ((method = ANY (ARRAY['password'::text, 'code'::text, 'registration'::text, 'recovery'::text, 'passkey'::text, 'totp'::text, 'social'::text, 'single-sign-on'::text]))),
  constraint customer_sessions_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES customer_sessions(id) ON DELETE CASCADE,
  constraint customer_sessions_pkey PRIMARY KEY (id),
  constraint customer_sessions_token_hash_key UNIQUE (token_hash)
);

create table customer_tax (
  customer_id uuid not null,
  data bytea not null,
  used_at timestamp with time zone default now() not null,
  constraint customer_tax_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint customer_tax_pkey PRIMARY KEY (customer_id)
);

create table customers (
  id uuid default gen_random_uuid() not null,
  email text not null,
  password_hash text,
  nombre text not null,
  apellido_p text default ''::text not null,
  apellido_m text default ''::text not null,
  created_at timestamp with time zone default now() not null,
  genero text,
  cumpleanios date,
  telefono text,
  cart_id uuid default gen_random_uuid() not null,
  two_step boolean default false not null,
  blocked_at timestamp with time zone,
  privacy_version text,
  privacy_accepted_at timestamp with time zone,
  deletion_requested_at timestamp with time zone,
  first_signed_in_at timestamp with time zone,
  constraint customers_genero_check CHECK ((genero = ANY (ARRAY['femenino'::text, 'masculino'::text, 'no-binario'::text, 'otro'::text]))),
  constraint customers_pkey PRIMARY KEY (id),
  constraint customers_telefono_check CHECK ((telefono ~ '^[0-9]{10}$'::text))
);

create table dispatch_sets (
  id integer generated always as identity not null,
  places integer[] not null,
  constraint dispatch_sets_pkey PRIMARY KEY (id),
  constraint dispatch_sets_places_key UNIQUE (places)
);

create table email_changes (
  customer_id uuid not null,
  id uuid not null,
  email text not null,
  new_code_hash bytea not null,
  old_code_hash bytea not null,
  tries smallint default 0 not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  constraint email_changes_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint email_changes_email_check CHECK ((length(email) <= 254)),
  constraint email_changes_id_key UNIQUE (id),
  constraint email_changes_pkey PRIMARY KEY (customer_id)
);

create table erased_visitors (
  visitor uuid not null,
  erased_at timestamp with time zone default now() not null,
  constraint erased_visitors_pkey PRIMARY KEY (visitor)
);

create table facts (
  name text not null,
  value jsonb not null,
  constraint facts_pkey PRIMARY KEY (name)
);

create table idempotent_requests (
  customer_id uuid not null,
  operation text not null,
  key text not null,
  body_hash bytea not null,
  answer jsonb,
  created_at timestamp with time zone default now() not null,
  constraint idempotent_requests_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint idempotent_requests_key_check CHECK (((length(key) >= 8) AND (length(key) <= 64))),
  constraint idempotent_requests_pkey PRIMARY KEY (customer_id, operation, key)
);

create table identity_keys (
  kid text not null,
  private_jwk jsonb not null,
  created_at timestamp with time zone default now() not null,
  retired_at timestamp with time zone,
  constraint identity_keys_pkey PRIMARY KEY (kid)
);

create table identity_records (
  model text not null,
  id_hash bytea not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  account_id uuid,
  expires_at timestamp with time zone,
  consumed_at timestamp with time zone,
  constraint identity_records_pkey PRIMARY KEY (model, id_hash)
);

create table identity_tickets (
  ticket_hash bytea not null,
  provider text not null,
  subject text not null,
  customer_id uuid not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  constraint identity_tickets_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint identity_tickets_pkey PRIMARY KEY (ticket_hash)
);

create table imports (
  id integer generated always as identity not null,
  file text not null,
  hash text not null,
  options jsonb not null,
  state text not null,
  started_at timestamp with time zone default now() not null,
  finished_at timestamp with time zone,
  bulk boolean default false not null,
  rows integer default 0 not null,
  faults integer default 0 not null,
  products integer default 0 not null,
  applied integer default 0 not null,
  created integer default 0 not null,
  updated integer default 0 not null,
  removed integer default 0 not null,
  dropped integer default 0 not null,
  recount integer[] default '{}'::integer[] not null,
  note text default ''::text not null,
  constraint imports_pkey PRIMARY KEY (id),
  constraint imports_state_check CHECK ((state = ANY (ARRAY['reading'::text, 'applying'::text, 'done'::text, 'failed'::text, 'abandoned'::text])))
);

create table index_blocks (
  level1_id integer not null,
  block integer not null,
  size integer not null,
  products integer not null,
  price_least integer not null,
  price_greatest integer not null,
  free_least integer,
  free_greatest integer,
  present bit varying not null,
  rating_1 bit varying not null,
  rating_2 bit varying not null,
  rating_3 bit varying not null,
  rating_4 bit varying not null,
  rating_5 bit varying not null,
  discount_10 bit varying not null,
  discount_20 bit varying not null,
  discount_30 bit varying not null,
  discount_40 bit varying not null,
  discount_50 bit varying not null,
  ships_free bit varying not null,
  by_us bit varying not null,
  condition_new bit varying not null,
  condition_refurbished bit varying not null,
  condition_used bit varying not null,
  discount_digit0 bit varying not null,
  discount_digit1 bit varying not null,
  discount_digit2 bit varying not null,
  discount_digit3 bit varying not null,
  discount_digit4 bit varying not null,
  discount_digit5 bit varying not null,
  discount_digit6 bit varying not null,
  sale_price_digit0 bit varying not null,
  sale_price_digit1 bit varying not null,
  sale_price_digit2 bit varying not null,
  sale_price_digit3 bit varying not null,
  sale_price_digit4 bit varying not null,
  sale_price_digit5 bit varying not null,
  sale_price_digit6 bit varying not null,
  sale_price_digit7 bit varying not null,
  sale_price_digit8 bit varying not null,
  sale_price_digit9 bit varying not null,
  sale_price_digit10 bit varying not null,
  sale_price_digit11 bit varying not null,
  sale_price_digit12 bit varying not null,
  sale_price_digit13 bit varying not null,
  sale_price_digit14 bit varying not null,
  sale_price_digit15 bit varying not null,
  sale_price_digit16 bit varying not null,
  sale_price_digit17 bit varying not null,
  sale_price_digit18 bit varying not null,
  sale_price_digit19 bit varying not null,
  sale_price_digit20 bit varying not null,
  sale_price_digit21 bit varying not null,
  sale_price_digit22 bit varying not null,
  sale_price_digit23 bit varying not null,
  sale_price_digit24 bit varying not null,
  sale_price_digit25 bit varying not null,
  sale_price_digit26 bit varying not null,
  sale_price_digit27 bit varying not null,
  sale_price_digit28 bit varying not null,
  sale_price_digit29 bit varying not null,
  sale_price_digit30 bit varying not null,
  constraint index_blocks_pkey PRIMARY KEY (level1_id, block)
) with (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=100, autovacuum_vacuum_cost_delay=0);

create table index_bucket_bounds (
  sort_key text not null,
  bounds bigint[] not null,
  products integer not null,
  constraint index_bucket_bounds_pkey PRIMARY KEY (sort_key)
);

create table index_delivery_bitmaps (
  delivery bigint not null,
  level1_id integer not null,
  bits bit varying not null,
  constraint index_delivery_bitmaps_pkey PRIMARY KEY (level1_id, delivery)
);

create table index_delta (
  product_id integer not null,
  level1_id integer not null,
  category_id integer not null,
  brand_id integer not null
) with (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=500, autovacuum_vacuum_cost_delay=0);

create table index_delta_postings (
  term text collate "C" not null,
  product_id integer not null,
  fields integer not null,
  constraint index_delta_postings_pkey PRIMARY KEY (term, product_id)
) with (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=5000, autovacuum_vacuum_cost_delay=0);

create table index_delta_words (
  product_id integer not null,
  word text collate "C" not null,
  shown text not null,
  constraint index_delta_words_pkey PRIMARY KEY (product_id, word)
);

create table index_documents (
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  relevance bigint not null,
  delivery bigint not null,
  product_id integer not null,
  level1_id integer not null,
  level2_id integer,
  level3_id integer,
  category_id integer not null,
  brand_id integer not null,
  store_id integer not null,
  sale_price integer not null,
  rating_count integer not null,
  rating smallint not null,
  discount smallint not null,
  ships_free boolean not null,
  by_us boolean not null,
  condition text not null,
  constraint index_documents_pkey PRIMARY KEY (product_id)
);

create table index_kinds (
  term text collate "C" not null,
  level1_id integer not null,
  category_id integer not null,
  starts integer not null,
  products integer not null,
  titles integer not null,
  constraint index_kinds_pkey PRIMARY KEY (term, category_id, level1_id)
);

create table index_phrases (
  phrase text collate "C" not null,
  level1_id integer not null,
  shown text not null,
  products integer not null,
  constraint index_phrases_pkey PRIMARY KEY (phrase, level1_id)
);

create table index_postings (
  term text collate "C" not null,
  level1_id integer not null,
  segment integer not null,
  short_list integer[],
  head bit varying,
  title bit varying,
  fact bit varying,
  anywhere bit varying,
  constraint index_postings_pkey PRIMARY KEY (term, level1_id, segment)
);

create table index_rank_buckets (
  level1_id integer not null,
  segment integer not null,
  sort_key text not null,
  digits bit varying[] not null,
  constraint index_rank_buckets_pkey PRIMARY KEY (level1_id, segment, sort_key)
);

create table index_run_products (
  level1_id integer not null,
  block integer not null,
  start integer not null,
  ids integer[] not null,
  stores integer[] not null,
  constraint index_run_products_pkey PRIMARY KEY (level1_id, block, start)
);

create table index_runs (
  level1_id integer not null,
  block integer not null,
  start integer not null,
  size integer not null,
  products integer not null,
  level2_id integer,
  level3_id integer,
  category_id integer not null,
  brand_id integer not null,
  price_least integer not null,
  price_greatest integer not null,
  least_id integer not null,
  greatest_id integer not null,
  constraint index_runs_pkey PRIMARY KEY (level1_id, block, start)
);

create table index_segments (
  level1_id integer not null,
  segment integer not null,
  ordinals integer not null,
  present bit varying not null,
  in_stock bit varying not null,
  constraint index_segments_pkey PRIMARY KEY (level1_id, segment)
);

create table index_store_bitmaps (
  store_id integer not null,
  level1_id integer not null,
  size integer not null,
  bits bit varying not null,
  constraint index_store_bitmaps_pkey PRIMARY KEY (store_id, level1_id)
);

create table index_text_builds (
  level1_id integer not null,
  built_at timestamp with time zone default now() not null,
  products integer not null,
  segments integer not null,
  postings integer not null,
  hits bigint not null,
  vocabulary integer not null,
  phrases integer not null,
  constraint index_text_builds_pkey PRIMARY KEY (level1_id)
);

create table index_text_delta (
  product_id integer not null,
  is_analysed boolean default false not null,
  constraint index_text_delta_pkey PRIMARY KEY (product_id)
) with (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=500, autovacuum_vacuum_cost_delay=0);

create table index_text_segments (
  level1_id integer not null,
  segment integer not null,
  ordinals integer not null,
  constraint index_text_segments_pkey PRIMARY KEY (level1_id, segment)
);

create table index_vocabulary (
  word text collate "C" not null,
  level1_id integer not null,
  shown text not null,
  products integer not null,
  constraint index_vocabulary_pkey PRIMARY KEY (word, level1_id)
);

create table invalidations (
  seq bigint generated always as identity not null,
  xid xid8 default pg_current_xact_id() not null,
  tags text[] not null,
  at timestamp with time zone default clock_timestamp() not null,
  constraint invalidations_pkey PRIMARY KEY (seq)
);

create table invoice_requests (
  order_id uuid not null,
  store_id integer not null,
  form_id uuid not null,
  receiver bytea,
  state text default 'waiting'::text not null,
  faults jsonb default '[]'::jsonb not null,
  requested_at timestamp with time zone default now() not null,
  constraint invoice_requests_order_id_store_id_fkey FOREIGN KEY (order_id, store_id) REFERENCES order_sellers(order_id, store_id),
  constraint invoice_requests_pkey PRIMARY KEY (order_id, store_id),
  constraint invoice_requests_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'refused'::text, 'issued'::text])))
);

create table legal_texts (
  key text not null,
  version text not null,
  document jsonb not null,
  published_at timestamp with time zone default now() not null,
  constraint legal_texts_key_check CHECK (((length(key) >= 1) AND (length(key) <= 80))),
  constraint legal_texts_pkey PRIMARY KEY (key, version),
  constraint legal_texts_version_check CHECK ((version ~ '^[0-9A-Za-z.-]{1,40}$'::text))
);

create table live_clicks (
  id bigint generated always as identity not null,
  customer_id uuid not null,
  store_id integer,
  products integer[] not null,
  source text not null,
  clicked_at timestamp with time zone default now() not null,
  constraint live_clicks_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint live_clicks_pkey PRIMARY KEY (id),
  constraint live_clicks_source_check CHECK (((length(source) >= 1) AND (length(source) <= 100))),
  constraint live_clicks_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id) ON DELETE SET NULL
);

create table mailed_codes (
  id uuid default gen_random_uuid() not null,
  purpose text not null,
  subject text not null,
  ticket_hash bytea,
  code_hash bytea not null,
  tries smallint default 0 not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  asker bytea,
  constraint mailed_codes_pkey PRIMARY KEY (id),
  constraint mailed_codes_purpose_check CHECK ((purpose = ANY (ARRAY['sign-in'::text, 'registration'::text, 'confirmation'::text, 'email-change'::text]))),
  constraint mailed_codes_ticket_hash_key UNIQUE (ticket_hash)
);

create table mails (
  id uuid default gen_random_uuid() not null,
  kind text not null,
  recipient text not null,
  subject text not null,
  html text not null,
  plain_text text not null,
  created_at timestamp with time zone default now() not null,
  sent_at timestamp with time zone,
  is_secret boolean default false not null,
  unsubscribe_url text,
  expires_at timestamp with time zone,
  constraint mails_kind_check CHECK (((kind ~ '^[a-z]+(-[a-z]+)*$'::text) AND (length(kind) <= 40))),
  constraint mails_pkey PRIMARY KEY (id),
  constraint mails_recipient_check CHECK ((length(recipient) <= 254)),
  constraint mails_subject_check CHECK ((length(subject) <= 200))
);

create table message_threads (
  id uuid default gen_random_uuid() not null,
  order_id uuid not null,
  folio text not null,
  product_id integer,
  state text default 'waiting'::text not null,
  opened_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  constraint message_threads_folio_key UNIQUE (folio),
  constraint message_threads_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint message_threads_pkey PRIMARY KEY (id),
  constraint message_threads_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'answered'::text, 'closed'::text])))
);

create table migrations (
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone default now() not null,
  constraint migrations_pkey PRIMARY KEY (name)
);

create table newsletter_subscribers (
  email text not null,
  gender smallint not null,
  created_at timestamp with time zone default now() not null,
  id uuid default gen_random_uuid() not null,
  confirmation uuid,
  asked_gender integer,
  asked_at timestamp with time zone,
  mails integer default 0 not null,
  confirmed_at timestamp with time zone,
  constraint newsletter_subscribers_asked_gender_check CHECK ((asked_gender = ANY (ARRAY[1, 2]))),
  constraint newsletter_subscribers_confirmation_key UNIQUE (confirmation),
  constraint newsletter_subscribers_email_check CHECK ((length(email) <= 254)),
  constraint newsletter_subscribers_gender_check CHECK ((gender = ANY (ARRAY[1, 2]))),
  constraint newsletter_subscribers_id_key UNIQUE (id)
);

create table notification_settings (
  customer_id uuid not null,
  kind text not null,
  channel text not null,
  is_on boolean not null,
  changed_at timestamp with time zone default now() not null,
  constraint notification_settings_channel_check CHECK ((channel = ANY (ARRAY['correo'::text, 'push'::text]))),
  constraint notification_settings_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint notification_settings_kind_check CHECK ((length(kind) <= 40)),
  constraint notification_settings_pkey PRIMARY KEY (customer_id, kind, channel)
);

create table order_cancellations (
  id uuid not null,
  order_id uuid not null,
  reason text not null,
  comment text,
  actor text not null,
  at timestamp with time zone default now() not null,
  constraint order_cancellations_comment_check CHECK ((length(comment) <= 500)),
  constraint order_cancellations_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint order_cancellations_pkey PRIMARY KEY (id),
  constraint order_cancellations_reason_check CHECK ((reason ~ '^[a-z]+(-[a-z]+)*$'::text))
);

create table order_events (
  id bigint generated always as identity not null,
  order_id uuid not null,
  at timestamp with time zone default now() not null,
  kind text not null,
  actor text not null,
  data jsonb default '{}'::jsonb not null,
  constraint order_events_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint order_events_pkey PRIMARY KEY (id)
);

create table order_lines (
  id uuid default gen_random_uuid() not null,
  order_id uuid not null,
  parcel_id uuid not null,
  "position" smallint not null,
  product_id integer not null,
  variant_id integer not null,
  sku text not null,
  shown jsonb not null,
  tax jsonb default '{}'::jsonb not null,
  pieces integer not null,
  list_price bigint not null,
  price bigint not null,
  discount bigint default 0 not null,
  shipping bigint default 0 not null,
  cancelled integer default 0 not null,
  refunded integer default 0 not null,
  shipped integer default 0 not null,
  returned integer default 0 not null,
  return_refunded integer default 0 not null,
  constraint order_lines_check CHECK (((price >= 0) AND (price <= list_price))),
  constraint order_lines_check1 CHECK (((discount >= 0) AND (discount <= (price * pieces)))),
  constraint order_lines_check2 CHECK (((cancelled >= 0) AND (cancelled <= pieces))),
  constraint order_lines_check3 CHECK (((refunded >= 0) AND (refunded <= pieces))),
  constraint order_lines_check4 CHECK (((shipped >= 0) AND (shipped <= (pieces - cancelled)))),
  constraint order_lines_check5 CHECK (((returned >= 0) AND (returned <= shipped))),
  constraint order_lines_check6 CHECK (((return_refunded >= 0) AND (return_refunded <= LEAST(returned, refunded)))),
  constraint order_lines_check7 CHECK ((((refunded + returned) - return_refunded) <= pieces)),
  constraint order_lines_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint order_lines_order_id_position_key UNIQUE (order_id, "position"),
  constraint order_lines_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES order_parcels(id),
  constraint order_lines_pieces_check CHECK (((pieces >= 1) AND (pieces <= 999))),
  constraint order_lines_pkey PRIMARY KEY (id),
  constraint order_lines_shipping_check CHECK ((shipping >= 0))
);

create table order_mails (
  id bigint generated always as identity not null,
  order_id uuid not null,
  parcel_id uuid,
  store_id integer,
  step text not null,
  cause text default ''::text not null,
  noted_at timestamp with time zone default now() not null,
  done_at timestamp with time zone,
  mail_id uuid,
  constraint order_mails_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint order_mails_order_id_parcel_id_store_id_step_cause_key UNIQUE NULLS NOT DISTINCT (order_id, parcel_id, store_id, step, cause),
  constraint order_mails_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES order_parcels(id),
  constraint order_mails_pkey PRIMARY KEY (id),
  constraint order_mails_step_check CHECK ((step ~ '^[a-z]+(-[a-z]+)*$'::text))
);

create table order_messages (
  id bigint generated always as identity not null,
  thread_id uuid not null,
  form_id uuid,
  author text not null,
  operator text,
  text text,
  at timestamp with time zone not null,
  constraint order_messages_author_check CHECK ((author = ANY (ARRAY['customer'::text, 'shop'::text]))),
  constraint order_messages_check CHECK (((author = 'customer'::text) = (form_id IS NOT NULL))),
  constraint order_messages_check1 CHECK (((author = 'shop'::text) = (operator IS NOT NULL))),
  constraint order_messages_pkey PRIMARY KEY (id),
  constraint order_messages_text_check CHECK (((length(text) >= 1) AND (length(text) <= 2000))),
  constraint order_messages_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES message_threads(id)
);

create table order_parcels (
  id uuid default gen_random_uuid() not null,
  order_id uuid not null,
  store_id integer not null,
  place_id integer,
  service text not null,
  zone text,
  state text default 'waiting'::text not null,
  price bigint not null,
  paid bigint not null,
  borne_by text,
  promised_from date,
  promised_to date,
  carrier text,
  tracking text,
  collected_at timestamp with time zone,
  delivered_at timestamp with time zone,
  constraint order_parcels_borne_by_check CHECK ((borne_by = ANY (ARRAY['shop'::text, 'seller'::text]))),
  constraint order_parcels_check CHECK (((paid >= 0) AND (paid <= price))),
  constraint order_parcels_check1 CHECK (((borne_by IS NULL) = (paid = price))),
  constraint order_parcels_order_id_store_id_fkey FOREIGN KEY (order_id, store_id) REFERENCES order_sellers(order_id, store_id),
  constraint order_parcels_pkey PRIMARY KEY (id),
  constraint order_parcels_price_check CHECK ((price >= 0)),
  constraint order_parcels_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'authorised'::text, 'preparing'::text, 'collecting'::text, 'on_the_way'::text, 'ready'::text, 'delivered'::text, 'returning'::text, 'returned'::text, 'cancelled'::text])))
);

create table order_return_lines (
  return_id uuid not null,
  line_id uuid not null,
  pieces integer not null,
  constraint order_return_lines_line_id_fkey FOREIGN KEY (line_id) REFERENCES order_lines(id),
  constraint order_return_lines_pieces_check CHECK ((pieces > 0)),
  constraint order_return_lines_pkey PRIMARY KEY (return_id, line_id),
  constraint order_return_lines_return_id_fkey FOREIGN KEY (return_id) REFERENCES order_returns(id)
);

create table order_returns (
  id uuid not null,
  order_id uuid not null,
  parcel_id uuid not null,
  number text not null,
  state text default 'started'::text not null,
  reason text not null,
  story text,
  bearer text not null,
  way text not null,
  with_shipping boolean not null,
  amount bigint not null,
  law_until date not null,
  due_on date,
  refusal text,
  carrier text,
  tracking text,
  asked_at timestamp with time zone default now() not null,
  changed_at timestamp with time zone default now() not null,
  to_balance boolean default false not null,
  constraint order_returns_amount_check CHECK ((amount >= 0)),
  constraint order_returns_bearer_check CHECK ((bearer = ANY (ARRAY['shop'::text, 'customer'::text]))),
  constraint order_returns_carrier_check CHECK ((length(carrier) <= 100)),
  constraint order_returns_check CHECK (((due_on IS NOT NULL) = (state = ANY (ARRAY['started'::text, 'on_the_way'::text, 'arrived'::text, 'accepted'::text])))),
  constraint order_returns_check1 CHECK (((refusal IS NOT NULL) = (state = 'refused'::text))),
  constraint order_returns_number_check CHECK ((number ~ '^[0-9]{12}$'::text)),
  constraint order_returns_number_key UNIQUE (number),
  constraint order_returns_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint order_returns_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES order_parcels(id),
  constraint order_returns_pkey PRIMARY KEY (id),
  constraint order_returns_reason_check CHECK ((reason ~ '^[a-z]+(-[a-z]+)*$'::text)),
  constraint order_returns_refusal_check CHECK (((length(refusal) >= 1) AND (length(refusal) <= 500))),
  constraint order_returns_state_check CHECK ((state = ANY (ARRAY['started'::text, 'on_the_way'::text, 'arrived'::text, 'accepted'::text, 'refused'::text, 'refunded'::text, 'expired'::text, 'cancelled'::text]))),
  constraint order_returns_story_check CHECK ((length(story) <= 1000)),
  constraint order_returns_tracking_check CHECK ((length(tracking) <= 100)),
  constraint order_returns_way_check CHECK ((way = ANY (ARRAY['punto'::text, 'recoleccion'::text])))
);

create table order_sellers (
  order_id uuid not null,
  store_id integer not null,
  name text not null,
  tax jsonb default '{}'::jsonb not null,
  goods bigint not null,
  discount bigint not null,
  shipping bigint not null,
  constraint order_sellers_check CHECK (((discount >= 0) AND (discount <= goods))),
  constraint order_sellers_goods_check CHECK ((goods >= 0)),
  constraint order_sellers_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint order_sellers_pkey PRIMARY KEY (order_id, store_id),
  constraint order_sellers_shipping_check CHECK ((shipping >= 0))
);

create table order_shares (
  line_id uuid not null,
  tender_id uuid not null,
  net bigint not null,
  shipping bigint not null,
  constraint order_shares_line_id_fkey FOREIGN KEY (line_id) REFERENCES order_lines(id),
  constraint order_shares_net_check CHECK ((net >= 0)),
  constraint order_shares_pkey PRIMARY KEY (line_id, tender_id),
  constraint order_shares_shipping_check CHECK ((shipping >= 0)),
  constraint order_shares_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES order_tenders(id)
);

create table order_tenders (
  id uuid default gen_random_uuid() not null,
  order_id uuid not null,
  "position" smallint not null,
  kind text not null,
  amount bigint not null,
  constraint order_tenders_amount_check CHECK ((amount > 0)),
  constraint order_tenders_kind_check CHECK ((kind = ANY (ARRAY['card'::text, 'oxxo'::text, 'spei'::text, 'balance'::text, 'credit'::text]))),
  constraint order_tenders_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint order_tenders_order_id_position_key UNIQUE (order_id, "position"),
  constraint order_tenders_pkey PRIMARY KEY (id)
);

create table orders (
  id uuid default gen_random_uuid() not null,
  number text not null,
  checkout_id uuid not null,
  customer_id uuid,
  is_test boolean default false not null,
  payment_state text default 'awaiting'::text not null,
  pays_until timestamp with time zone,
  goods bigint not null,
  discount bigint default 0 not null,
  shipping bigint default 0 not null,
  total bigint not null,
  coupon_id integer,
  coupon_code text,
  coupon_funder text,
  coupon_state text,
  buyer jsonb not null,
  address jsonb,
  gift_note text,
  accepted jsonb default '{}'::jsonb not null,
  placed_at timestamp with time zone default now() not null,
  ended_at timestamp with time zone,
  most_months smallint,
  constraint orders_check CHECK (((discount >= 0) AND (discount <= goods))),
  constraint orders_check1 CHECK ((total = ((goods - discount) + shipping))),
  constraint orders_check2 CHECK ((((coupon_id IS NULL) = (coupon_state IS NULL)) AND ((coupon_id IS NULL) = (coupon_code IS NULL)))),
  constraint orders_check3 CHECK (((ended_at IS NOT NULL) = (payment_state = ANY (ARRAY['expired'::text, 'cancelled'::text])))),
  constraint orders_checkout_id_key UNIQUE (checkout_id),
  constraint orders_coupon_funder_check CHECK ((coupon_funder = ANY (ARRAY['shop'::text, 'seller'::text]))),
  constraint orders_coupon_state_check CHECK ((coupon_state = ANY (ARRAY['reserved'::text, 'used'::text, 'returned'::text]))),
  constraint orders_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE SET NULL,
  constraint orders_gift_note_check CHECK ((length(gift_note) <= 500)),
  constraint orders_goods_check CHECK ((goods >= 0)),
  constraint orders_most_months_check CHECK ((most_months >= 0)),
  constraint orders_number_check CHECK ((number ~ '^[0-9]{10}$'::text)),
  constraint orders_number_key UNIQUE (number),
  constraint orders_payment_state_check CHECK ((payment_state = ANY (ARRAY['awaiting'::text, 'charging'::text, 'partial'::text, 'authorised'::text, 'paid'::text, 'disputed'::text, 'charged_back'::text, 'expired'::text, 'cancelled'::text]))),
  constraint orders_pkey PRIMARY KEY (id),
  constraint orders_shipping_check CHECK ((shipping >= 0))
);

create table partner_webhooks (
  id uuid default gen_random_uuid() not null,
  order_id uuid not null,
  use_id uuid not null,
  event text not null,
  url text not null,
  payment_id text,
  products integer[] not null,
  noted_at timestamp with time zone default now() not null,
  tries smallint default 0 not null,
  next_at timestamp with time zone default now() not null,
  done_at timestamp with time zone,
  answer text,
  constraint partner_webhooks_event_check CHECK ((event = ANY (ARRAY['order.placed'::text, 'order.paid'::text, 'order.ended'::text]))),
  constraint partner_webhooks_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint partner_webhooks_order_id_use_id_event_key UNIQUE (order_id, use_id, event),
  constraint partner_webhooks_pkey PRIMARY KEY (id)
);

create table passkeys (
  id uuid default gen_random_uuid() not null,
  customer_id uuid not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint default 0 not null,
  transports text[] default '{}'::text[] not null,
  is_backed_up boolean not null,
  name text not null,
  created_at timestamp with time zone default now() not null,
  used_at timestamp with time zone,
  constraint passkeys_credential_id_check CHECK ((length(credential_id) <= 1400)),
  constraint passkeys_credential_id_key UNIQUE (credential_id),
  constraint passkeys_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint passkeys_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint passkeys_pkey PRIMARY KEY (id)
);

create table payment_attempts (
  id uuid default gen_random_uuid() not null,
  tender_id uuid not null,
  provider text not null,
  provider_id text,
  state text default 'open'::text not null,
  amount bigint not null,
  months smallint,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone,
  details jsonb default '{}'::jsonb not null,
  card_token text,
  asked_at timestamp with time zone,
  updated_at timestamp with time zone default now() not null,
  close_due boolean default false not null,
  constraint payment_attempts_amount_check CHECK ((amount > 0)),
  constraint payment_attempts_months_check CHECK ((months > 1)),
  constraint payment_attempts_pkey PRIMARY KEY (id),
  constraint payment_attempts_provider_provider_id_key UNIQUE (provider, provider_id),
  constraint payment_attempts_state_check CHECK ((state = ANY (ARRAY['open'::text, 'unknown'::text, 'declined'::text, 'closed'::text, 'applied'::text]))),
  constraint payment_attempts_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES order_tenders(id)
);

create table payment_events (
  provider text not null,
  event_id text not null,
  kind text not null,
  payment_id text,
  arrived_at timestamp with time zone default now() not null,
  done_at timestamp with time zone,
  constraint payment_events_pkey PRIMARY KEY (provider, event_id)
);

create table payment_receipts (
  id uuid default gen_random_uuid() not null,
  provider text not null,
  provider_id text not null,
  order_id uuid,
  attempt_id uuid,
  amount bigint not null,
  currency text not null,
  applied bigint default 0 not null,
  arrived_at timestamp with time zone default now() not null,
  constraint payment_receipts_amount_check CHECK ((amount > 0)),
  constraint payment_receipts_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES payment_attempts(id),
  constraint payment_receipts_check CHECK (((applied >= 0) AND (applied <= amount))),
  constraint payment_receipts_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint payment_receipts_pkey PRIMARY KEY (id),
  constraint payment_receipts_provider_provider_id_key UNIQUE (provider, provider_id)
);

create table payment_sweeps (
  provider text not null,
  swept_to timestamp with time zone not null,
  constraint payment_sweeps_pkey PRIMARY KEY (provider)
);

create table photographs (
  id uuid default gen_random_uuid() not null,
  customer_id uuid not null,
  form_id uuid not null,
  place smallint not null,
  sent_hash bytea not null,
  bytes bytea not null,
  preview bytea not null,
  added_at timestamp with time zone default now() not null,
  used_by text,
  constraint photographs_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint photographs_customer_id_form_id_place_key UNIQUE (customer_id, form_id, place),
  constraint photographs_customer_id_form_id_sent_hash_key UNIQUE (customer_id, form_id, sent_hash),
  constraint photographs_pkey PRIMARY KEY (id),
  constraint photographs_place_check CHECK (((place >= 1) AND (place <= 5))),
  constraint photographs_sent_hash_check CHECK ((length(sent_hash) = 32)),
  constraint photographs_used_by_check CHECK ((used_by ~ '^[a-z]+ [0-9a-f-]+$'::text))
);

create table pictures (
  key text not null,
  source jsonb not null,
  fetch_state text,
  fetch_attempts smallint default 0 not null,
  fetch_at timestamp with time zone,
  fetch_fault text,
  constraint pictures_fetch_state_check CHECK ((fetch_state = ANY (ARRAY['waiting'::text, 'here'::text, 'failed'::text]))),
  constraint pictures_pkey PRIMARY KEY (key)
);

create table postal_code_table (
  is_only boolean default true not null,
  is_whole boolean not null,
  source text not null,
  imported_at timestamp with time zone default now() not null,
  constraint postal_code_table_is_only_check CHECK (is_only),
  constraint postal_code_table_pkey PRIMARY KEY (is_only)
);

create table postal_codes (
  code text not null,
  municipality text not null,
  city text not null,
  colonias text[] not null,
  constraint postal_codes_code_check CHECK ((code ~ '^[0-9]{5}$'::text)),
  constraint postal_codes_colonias_check CHECK ((cardinality(colonias) > 0)),
  constraint postal_codes_municipality_check CHECK ((municipality <> ''::text)),
  constraint postal_codes_pkey PRIMARY KEY (code)
);

create table price_history (
  variant_id integer not null,
  at timestamp with time zone not null,
  list_price integer not null,
  sale_price integer not null,
  offer_price integer,
  offer_starts_at timestamp with time zone,
  offer_ends_at timestamp with time zone,
  constraint price_history_pkey PRIMARY KEY (variant_id, at),
  constraint price_history_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES product_variants(id) ON DELETE CASCADE
);

create table privacy_requests (
  number bigint generated always as identity not null,
  customer_id uuid,
  derecho text not null,
  texto text not null,
  state text default 'recibida'::text not null,
  received_at timestamp with time zone default now() not null,
  due_on date not null,
  answer text,
  answered_at timestamp with time zone,
  answered_by text,
  constraint privacy_requests_answer CHECK ((((answer IS NULL) = (answered_at IS NULL)) AND ((answer IS NULL) OR (state = 'respondida'::text)))),
  constraint privacy_requests_answer_check CHECK ((length(answer) <= 20000)),
  constraint privacy_requests_answered_by_check CHECK ((length(answered_by) <= 100)),
  constraint privacy_requests_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE SET NULL,
  constraint privacy_requests_derecho_check CHECK ((derecho = ANY (ARRAY['acceso'::text, 'rectificacion'::text, 'cancelacion'::text, 'oposicion'::text]))),
  constraint privacy_requests_pkey PRIMARY KEY (number),
  constraint privacy_requests_state_check CHECK ((state = ANY (ARRAY['recibida'::text, 'respondida'::text]))),
  constraint privacy_requests_texto_check CHECK ((length(texto) <= 4000))
);

create table product_companions (
  product_id integer not null,
  kind text not null,
  "position" smallint not null,
  other_id integer not null,
  visitors integer not null,
  constraint product_companions_kind_check CHECK ((kind = ANY (ARRAY['vista'::text, 'agregar'::text]))),
  constraint product_companions_other_id_fkey FOREIGN KEY (other_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint product_companions_pkey PRIMARY KEY (product_id, kind, "position"),
  constraint product_companions_position_check CHECK (("position" > 0)),
  constraint product_companions_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);

create table product_pictures (
  product_id integer not null,
  "position" smallint not null,
  color text,
  picture_key text not null,
  alt text not null,
  constraint product_pictures_picture_key_fkey FOREIGN KEY (picture_key) REFERENCES pictures(key),
  constraint product_pictures_pkey PRIMARY KEY (product_id, "position"),
  constraint product_pictures_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);

create table product_questions (
  id integer generated by default as identity not null,
  product_id integer not null,
  customer_id uuid,
  form_id uuid not null,
  text text not null,
  folded text not null,
  asked_at timestamp with time zone default now() not null,
  answer text,
  store_id integer,
  answered_by text,
  answered_at timestamp with time zone,
  edited_at timestamp with time zone,
  is_hidden boolean default false not null,
  constraint product_questions_answer_check CHECK (((length(answer) >= 1) AND (length(answer) <= 1000))),
  constraint product_questions_check CHECK (((answer IS NULL) = (answered_at IS NULL))),
  constraint product_questions_check1 CHECK (((answer IS NULL) = (answered_by IS NULL))),
  constraint product_questions_check2 CHECK (((answer IS NOT NULL) OR ((store_id IS NULL) AND (edited_at IS NULL)))),
  constraint product_questions_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE SET NULL,
  constraint product_questions_customer_id_form_id_key UNIQUE (customer_id, form_id),
  constraint product_questions_pkey PRIMARY KEY (id),
  constraint product_questions_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint product_questions_text_check CHECK (((length(text) >= 1) AND (length(text) <= 400)))
);

create table product_tax (
  product_id integer not null,
  keys jsonb not null,
  constraint product_tax_keys_check CHECK (((jsonb_typeof(keys) = 'object'::text) AND (keys <> '{}'::jsonb))),
  constraint product_tax_pkey PRIMARY KEY (product_id),
  constraint product_tax_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);

create table product_variants (
  id integer generated by default as identity not null,
  product_id integer not null,
  "position" smallint not null,
  sku text not null,
  options json default '{}'::json not null,
  color_hex text,
  list_price integer not null,
  sale_price integer not null,
  stock integer default 0 not null,
  fulfillment_id smallint default 0 not null,
  constraint product_variants_check CHECK (((sale_price > 0) AND (sale_price <= list_price))),
  constraint product_variants_list_price_check CHECK ((list_price > 0)),
  constraint product_variants_pkey PRIMARY KEY (id),
  constraint product_variants_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE DEFERRABLE,
  constraint product_variants_product_id_position_key UNIQUE (product_id, "position"),
  constraint product_variants_sku_key UNIQUE (sku),
  constraint product_variants_stock_check CHECK ((stock >= 0))
);

create table products (
  id integer generated by default as identity not null,
  sku text not null,
  title text not null,
  slug text not null,
  model text default ''::text not null,
  gtin text,
  brand_id integer not null,
  store_id integer not null,
  category_id integer not null,
  level1_id integer not null,
  level2_id integer,
  level3_id integer,
  description text not null,
  highlights text[] default '{}'::text[] not null,
  specifications jsonb default '[]'::jsonb not null,
  condition text default 'new'::text not null,
  warranty text default ''::text not null,
  list_price integer not null,
  sale_price integer not null,
  discount smallint generated always as ((((((list_price)::bigint - sale_price) * 100) / list_price))::smallint) stored not null,
  offer_ends_at timestamp with time zone,
  months smallint default 0 not null,
  stock integer default 0 not null,
  is_active boolean default true not null,
  left_feed_at timestamp with time zone,
  ships_free boolean default false not null,
  is_backorder boolean default false not null,
  is_big_ticket boolean default false not null,
  extended_catalogue_days smallint default 0 not null,
  is_store_pickup boolean default false not null,
  fulfillment_id smallint default 0 not null,
  digital boolean default false not null,
  is_store_only boolean default false not null,
  super_express boolean default false not null,
  rating_average numeric(3,2) default 0 not null,
  rating_count integer default 0 not null,
  rating_histogram integer[] default '{0,0,0,0,0}'::integer[] not null,
  sold_count integer default 0 not null,
  popularity integer default 0 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  weight_grams integer,
  dispatch_set integer,
  constraint products_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint products_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id),
  constraint products_check CHECK (((sale_price > 0) AND (sale_price <= list_price))),
  constraint products_condition_check CHECK ((condition = ANY (ARRAY['new'::text, 'refurbished'::text, 'used'::text]))),
  constraint products_dispatch_set_fkey FOREIGN KEY (dispatch_set) REFERENCES dispatch_sets(id),
  constraint products_list_price_check CHECK ((list_price > 0)),
  constraint products_pkey PRIMARY KEY (id),
  constraint products_sku_key UNIQUE (sku),
  constraint products_stock_check CHECK ((stock >= 0)),
  constraint products_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint products_weight_grams_check CHECK ((weight_grams > 0))
);

create table push_subscriptions (
  id uuid default gen_random_uuid() not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  customer_id uuid not null,
  session_id uuid not null,
  kinds text[] not null,
  created_at timestamp with time zone default now() not null,
  renewed_at timestamp with time zone default now() not null,
  constraint push_subscriptions_auth_check CHECK ((length(auth) <= 30)),
  constraint push_subscriptions_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint push_subscriptions_endpoint_check CHECK ((length(endpoint) <= 1000)),
  constraint push_subscriptions_endpoint_key UNIQUE (endpoint),
  constraint push_subscriptions_kinds_check CHECK ((kinds <@ ARRAY['pedidos'::text, 'precios'::text, 'existencias'::text])),
  constraint push_subscriptions_p256dh_check CHECK ((length(p256dh) <= 100)),
  constraint push_subscriptions_pkey PRIMARY KEY (id),
  constraint push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES customer_sessions(id) ON DELETE CASCADE
);

create table quotes (
  checkout_id uuid not null,
  hash bytea not null,
  customer_id uuid not null,
  total bigint not null,
  content jsonb not null,
  created_at timestamp with time zone default now() not null,
  constraint quotes_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint quotes_pkey PRIMARY KEY (checkout_id, hash),
  constraint quotes_total_check CHECK ((total >= 0))
);

create table recovery_codes (
  customer_id uuid not null,
  code_hash bytea not null,
  constraint recovery_codes_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint recovery_codes_pkey PRIMARY KEY (customer_id, code_hash)
);

create table recovery_links (
  customer_id uuid not null,
  token_hash bytea not null,
  account_state bytea not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  constraint recovery_links_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint recovery_links_pkey PRIMARY KEY (token_hash)
);

create table recovery_requests (
  email text not null,
  id uuid default gen_random_uuid() not null,
  requested_at timestamp with time zone default clock_timestamp() not null,
  handled_at timestamp with time zone,
  constraint recovery_requests_email_check CHECK ((length(email) <= 254)),
  constraint recovery_requests_id_key UNIQUE (id),
  constraint recovery_requests_pkey PRIMARY KEY (email)
);

create table refund_accounts (
  refund_id uuid not null,
  holder text not null,
  bank text not null,
  last4 text not null,
  clabe bytea,
  named_at timestamp with time zone default now() not null,
  transferred_at timestamp with time zone,
  reference text,
  constraint refund_accounts_check CHECK (((transferred_at IS NULL) = (clabe IS NOT NULL))),
  constraint refund_accounts_holder_check CHECK (((length(holder) >= 3) AND (length(holder) <= 100))),
  constraint refund_accounts_last4_check CHECK ((last4 ~ '^[0-9]{4}$'::text)),
  constraint refund_accounts_pkey PRIMARY KEY (refund_id),
  constraint refund_accounts_reference_check CHECK ((length(reference) <= 60)),
  constraint refund_accounts_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refunds(id)
);

create table refunded_pieces (
  order_id uuid not null,
  line_id uuid not null,
  cause text not null,
  earlier integer not null,
  pieces integer not null,
  at timestamp with time zone default now() not null,
  with_shipping boolean default true not null,
  constraint refunded_pieces_earlier_check CHECK ((earlier >= 0)),
  constraint refunded_pieces_line_id_earlier_key UNIQUE (line_id, earlier),
  constraint refunded_pieces_line_id_fkey FOREIGN KEY (line_id) REFERENCES order_lines(id),
  constraint refunded_pieces_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint refunded_pieces_pieces_check CHECK ((pieces > 0)),
  constraint refunded_pieces_pkey PRIMARY KEY (line_id, cause)
);

create table refunds (
  id uuid default gen_random_uuid() not null,
  order_id uuid,
  receipt_id uuid,
  tender_id uuid,
  cause text not null,
  amount bigint not null,
  state text default 'due'::text not null,
  provider_id text,
  created_at timestamp with time zone default now() not null,
  to_balance boolean default false not null,
  to_owner boolean default false not null,
  constraint refunds_amount_check CHECK ((amount > 0)),
  constraint refunds_check CHECK (((order_id IS NOT NULL) OR (receipt_id IS NOT NULL))),
  constraint refunds_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint refunds_order_id_receipt_id_tender_id_cause_key UNIQUE NULLS NOT DISTINCT (order_id, receipt_id, tender_id, cause),
  constraint refunds_pkey PRIMARY KEY (id),
  constraint refunds_receipt_id_fkey FOREIGN KEY (receipt_id) REFERENCES payment_receipts(id),
  constraint refunds_state_check CHECK ((state = ANY (ARRAY['due'::text, 'asked'::text, 'made'::text, 'arrived'::text, 'failed'::text]))),
  constraint refunds_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES order_tenders(id),
  constraint refunds_to_owner CHECK (((NOT to_owner) OR to_balance))
);

create table registries (
  id uuid default gen_random_uuid() not null,
  customer_id uuid not null,
  form_id uuid not null,
  code text not null,
  kind text not null,
  names text not null,
  folded text not null,
  event_on date not null,
  message text default ''::text not null,
  address_id uuid,
  is_listed boolean default false not null,
  is_surprise boolean default false not null,
  created_at timestamp with time zone default now() not null,
  closed_at timestamp with time zone,
  constraint registries_address_id_fkey FOREIGN KEY (address_id) REFERENCES addresses(id) ON DELETE SET NULL,
  constraint registries_code_check CHECK ((code ~ '^[2-9A-HJ-NP-Z]{12}$'::text)),
  constraint registries_code_key UNIQUE (code),
  constraint registries_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint registries_customer_id_form_id_key UNIQUE (customer_id, form_id),
  constraint registries_kind_check CHECK ((kind = ANY (ARRAY['wedding'::text, 'baby'::text, 'birthday'::text, 'fifteen'::text, 'baptism'::text, 'home'::text, 'other'::text]))),
  constraint registries_message_check CHECK ((length(message) <= 500)),
  constraint registries_names_check CHECK (((length(names) >= 1) AND (length(names) <= 80))),
  constraint registries_pkey PRIMARY KEY (id)
);

create table registry_gifts (
  order_id uuid not null,
  item_id uuid,
  names text,
  thanked_at timestamp with time zone,
  mailed_at timestamp with time zone,
  may_change boolean default true not null,
  change_id uuid,
  constraint registry_gifts_change CHECK (((change_id IS NULL) OR may_change)),
  constraint registry_gifts_change_id_fkey FOREIGN KEY (change_id) REFERENCES order_cancellations(id),
  constraint registry_gifts_change_id_key UNIQUE (change_id),
  constraint registry_gifts_item_id_fkey FOREIGN KEY (item_id) REFERENCES registry_items(id) ON DELETE SET NULL,
  constraint registry_gifts_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint registry_gifts_pkey PRIMARY KEY (order_id)
);

create table registry_items (
  id uuid default gen_random_uuid() not null,
  registry_id uuid not null,
  product_id integer not null,
  sku text not null,
  wanted integer not null,
  added_at timestamp with time zone default now() not null,
  constraint registry_items_pkey PRIMARY KEY (id),
  constraint registry_items_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint registry_items_registry_id_fkey FOREIGN KEY (registry_id) REFERENCES registries(id) ON DELETE CASCADE,
  constraint registry_items_registry_id_product_id_sku_key UNIQUE (registry_id, product_id, sku),
  constraint registry_items_wanted_check CHECK (((wanted >= 0) AND (wanted <= 99)))
);

create table return_exchanges (
  return_id uuid not null,
  state text default 'reserved'::text not null,
  sku text not null,
  pieces integer not null,
  difference bigint not null,
  content jsonb not null,
  order_id uuid,
  constraint return_exchanges_check CHECK (((order_id IS NOT NULL) = (state = 'ordered'::text))),
  constraint return_exchanges_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint return_exchanges_order_id_key UNIQUE (order_id),
  constraint return_exchanges_pieces_check CHECK (((pieces >= 1) AND (pieces <= 999))),
  constraint return_exchanges_pkey PRIMARY KEY (return_id),
  constraint return_exchanges_return_id_fkey FOREIGN KEY (return_id) REFERENCES order_returns(id),
  constraint return_exchanges_state_check CHECK ((state = ANY (ARRAY['reserved'::text, 'ordered'::text, 'ended'::text])))
);

create table review_votes (
  review_id integer not null,
  customer_id uuid not null,
  constraint review_votes_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint review_votes_pkey PRIMARY KEY (review_id, customer_id),
  constraint review_votes_review_id_fkey FOREIGN KEY (review_id) REFERENCES reviews(id) ON DELETE CASCADE
);

create table reviews (
  id integer generated by default as identity not null,
  product_id integer not null,
  author_name text not null,
  rating smallint not null,
  title text default ''::text not null,
  body text not null,
  variant text default ''::text not null,
  is_verified boolean default true not null,
  helpful_count integer default 0 not null,
  seller_reply text,
  is_hidden boolean default false not null,
  created_at timestamp with time zone not null,
  edited_at timestamp with time zone,
  constraint reviews_pkey PRIMARY KEY (id),
  constraint reviews_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint reviews_rating_check CHECK (((rating >= 1) AND (rating <= 5)))
);

create table schema_scripts (
  name text not null,
  checksum text not null,
  objects text[] not null,
  applied_at timestamp with time zone default now() not null,
  constraint schema_scripts_pkey PRIMARY KEY (name)
);

create table seller_entries (
  id bigint generated always as identity not null,
  store_id integer not null,
  kind text not null,
  amount bigint not null,
  line_id uuid,
  refunded integer,
  reference text,
  actor text not null,
  at timestamp with time zone default now() not null,
  constraint seller_entries_amount_check CHECK ((amount <> 0)),
  constraint seller_entries_check CHECK (((kind = 'payout'::text) = (line_id IS NULL))),
  constraint seller_entries_check1 CHECK (((line_id IS NULL) = (refunded IS NULL))),
  constraint seller_entries_check2 CHECK (((line_id IS NULL) = (reference IS NOT NULL))),
  constraint seller_entries_check3 CHECK (((kind <> 'payout'::text) OR (amount < 0))),
  constraint seller_entries_kind_check CHECK ((kind = ANY (ARRAY['sale'::text, 'shipping'::text, 'commission'::text, 'isr'::text, 'iva'::text, 'payout'::text]))),
  constraint seller_entries_line_id_fkey FOREIGN KEY (line_id) REFERENCES seller_settlements(line_id),
  constraint seller_entries_line_id_kind_refunded_key UNIQUE (line_id, kind, refunded),
  constraint seller_entries_pkey PRIMARY KEY (id),
  constraint seller_entries_reference_check CHECK (((length(reference) >= 1) AND (length(reference) <= 60))),
  constraint seller_entries_refunded_check CHECK ((refunded >= 0)),
  constraint seller_entries_store_id_reference_key UNIQUE (store_id, reference)
);

create table seller_leads (
  id uuid not null,
  folio text not null,
  name text not null,
  business text not null,
  rfc text not null,
  email text not null,
  phone text not null,
  category text not null,
  sells text not null,
  state text default 'waiting'::text not null,
  note text,
  opened_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  constraint seller_leads_business_check CHECK (((length(business) >= 1) AND (length(business) <= 120))),
  constraint seller_leads_category_check CHECK ((length(category) <= 120)),
  constraint seller_leads_email_check CHECK ((length(email) <= 254)),
  constraint seller_leads_folio_key UNIQUE (folio),
  constraint seller_leads_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80))),
  constraint seller_leads_note_check CHECK (((length(note) >= 1) AND (length(note) <= 400))),
  constraint seller_leads_phone_check CHECK ((phone ~ '^[0-9]{10}$'::text)),
  constraint seller_leads_pkey PRIMARY KEY (id),
  constraint seller_leads_rfc_check CHECK ((length(rfc) = ANY (ARRAY[12, 13]))),
  constraint seller_leads_sells_check CHECK (((length(sells) >= 1) AND (length(sells) <= 2000))),
  constraint seller_leads_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'closed'::text])))
);

create table seller_settlements (
  line_id uuid not null,
  order_id uuid not null,
  store_id integer not null,
  pieces integer not null,
  earlier integer not null,
  commission integer not null,
  isr integer not null,
  iva integer not null,
  refunded integer default 0 not null,
  at timestamp with time zone default now() not null,
  goods bigint not null,
  discount bigint not null,
  shipping bigint not null,
  iva_rate integer not null,
  with_shipping integer default 0 not null,
  constraint seller_settlements_check CHECK (((refunded >= 0) AND (refunded <= pieces))),
  constraint seller_settlements_check1 CHECK (((discount >= 0) AND (discount <= goods))),
  constraint seller_settlements_check2 CHECK (((with_shipping >= 0) AND (with_shipping <= refunded))),
  constraint seller_settlements_commission_check CHECK (((commission >= 0) AND (commission <= 10000))),
  constraint seller_settlements_earlier_check CHECK ((earlier >= 0)),
  constraint seller_settlements_goods_check CHECK ((goods >= 0)),
  constraint seller_settlements_isr_check CHECK (((isr >= 0) AND (isr <= 10000))),
  constraint seller_settlements_iva_check CHECK (((iva >= 0) AND (iva <= 10000))),
  constraint seller_settlements_iva_rate_check CHECK ((iva_rate = ANY (ARRAY[0, 8, 16]))),
  constraint seller_settlements_line_id_fkey FOREIGN KEY (line_id) REFERENCES order_lines(id),
  constraint seller_settlements_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint seller_settlements_pieces_check CHECK ((pieces > 0)),
  constraint seller_settlements_pkey PRIMARY KEY (line_id),
  constraint seller_settlements_shipping_check CHECK ((shipping >= 0))
);

create table seller_tax (
  store_id integer not null,
  rfc text not null,
  regime text not null,
  name text not null,
  constraint seller_tax_name_check CHECK (((length(name) >= 1) AND (length(name) <= 254))),
  constraint seller_tax_pkey PRIMARY KEY (store_id),
  constraint seller_tax_regime_check CHECK ((regime ~ '^[0-9]{3}$'::text)),
  constraint seller_tax_rfc_check CHECK ((rfc ~ '^[A-ZÑ&]{3,4}[0-9]{6}[A-Z0-9]{2}[0-9A]$'::text)),
  constraint seller_tax_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id) ON DELETE CASCADE
);

create table shipping_holidays (
  day date not null,
  name text not null,
  constraint shipping_holidays_pkey PRIMARY KEY (day)
);

create table shipping_places (
  id integer generated always as identity not null,
  code text not null,
  name text not null,
  kind text not null,
  store_id integer,
  postal_code text not null,
  address text default ''::text not null,
  opening_hours text default ''::text not null,
  cutoff smallint not null,
  express_cutoff smallint,
  work_days smallint not null,
  handling_days smallint not null,
  made_to_order_days smallint default 10 not null,
  is_active boolean default true not null,
  constraint shipping_places_check CHECK (((kind = 'seller'::text) OR (store_id IS NULL))),
  constraint shipping_places_code_check CHECK ((code ~ '^[a-z0-9][a-z0-9-]{0,39}$'::text)),
  constraint shipping_places_code_key UNIQUE (code),
  constraint shipping_places_cutoff_check CHECK (((cutoff >= 0) AND (cutoff <= 1440))),
  constraint shipping_places_express_cutoff_check CHECK (((express_cutoff >= 0) AND (express_cutoff <= 1440))),
  constraint shipping_places_handling_days_check CHECK (((handling_days >= 0) AND (handling_days <= 60))),
  constraint shipping_places_kind_check CHECK ((kind = ANY (ARRAY['warehouse'::text, 'shop'::text, 'seller'::text]))),
  constraint shipping_places_made_to_order_days_check CHECK (((made_to_order_days >= 0) AND (made_to_order_days <= 180))),
  constraint shipping_places_pkey PRIMARY KEY (id),
  constraint shipping_places_postal_code_check CHECK ((postal_code ~ '^[0-9]{5}$'::text)),
  constraint shipping_places_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id) ON DELETE CASCADE,
  constraint shipping_places_store_id_key UNIQUE (store_id),
  constraint shipping_places_work_days_check CHECK (((work_days >= 1) AND (work_days <= 127)))
);

create table shipping_prices (
  store_id integer,
  service text not null,
  zone text not null,
  up_to_grams integer not null,
  price integer not null,
  constraint shipping_prices_price_check CHECK ((price >= 0)),
  constraint shipping_prices_service_check CHECK ((service = ANY (ARRAY['estandar'::text, 'voluminoso'::text, 'express'::text]))),
  constraint shipping_prices_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id) ON DELETE CASCADE,
  constraint shipping_prices_store_id_service_zone_up_to_grams_key UNIQUE NULLS NOT DISTINCT (store_id, service, zone, up_to_grams),
  constraint shipping_prices_up_to_grams_check CHECK ((up_to_grams > 0)),
  constraint shipping_prices_zone_check CHECK ((zone = ANY (ARRAY['local'::text, 'regional'::text, 'nacional'::text, 'lejana'::text])))
);

create table shipping_rates (
  store_id integer,
  service text not null,
  zone text not null,
  days_min smallint not null,
  days_max smallint not null,
  delivery_days smallint not null,
  constraint shipping_rates_check CHECK (((days_max >= days_min) AND (days_max <= 90))),
  constraint shipping_rates_days_min_check CHECK (((days_min >= 0) AND (days_min <= 60))),
  constraint shipping_rates_delivery_days_check CHECK (((delivery_days >= 1) AND (delivery_days <= 127))),
  constraint shipping_rates_service_check CHECK ((service = ANY (ARRAY['estandar'::text, 'voluminoso'::text, 'express'::text]))),
  constraint shipping_rates_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id) ON DELETE CASCADE,
  constraint shipping_rates_store_id_service_zone_key UNIQUE NULLS NOT DISTINCT (store_id, service, zone),
  constraint shipping_rates_zone_check CHECK ((zone = ANY (ARRAY['local'::text, 'regional'::text, 'nacional'::text, 'lejana'::text])))
);

create table shipping_zones (
  place_id integer,
  prefix text not null,
  zone text not null,
  constraint shipping_zones_place_id_fkey FOREIGN KEY (place_id) REFERENCES shipping_places(id) ON DELETE CASCADE,
  constraint shipping_zones_place_id_prefix_key UNIQUE NULLS NOT DISTINCT (place_id, prefix),
  constraint shipping_zones_prefix_check CHECK ((prefix ~ '^[0-9]{2,5}$'::text)),
  constraint shipping_zones_zone_check CHECK ((zone = ANY (ARRAY['local'::text, 'regional'::text, 'nacional'::text, 'lejana'::text, 'ninguna'::text])))
);

create table sign_in_tickets (
  ticket_hash bytea not null,
  customer_id uuid not null,
  tries smallint default 0 not null,
  expires_at timestamp with time zone not null,
  constraint sign_in_tickets_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint sign_in_tickets_pkey PRIMARY KEY (ticket_hash)
);

create table signing_keys (
  name text not null,
  key bytea not null,
  created_at timestamp with time zone default now() not null,
  constraint signing_keys_key_check CHECK ((length(key) >= 32)),
  constraint signing_keys_pkey PRIMARY KEY (name)
);

create table stock_movements (
  line_id uuid not null,
  reason text not null,
  cause text default ''::text not null,
  variant_id integer not null,
  pieces integer not null,
  at timestamp with time zone default now() not null,
  place_id integer,
  by_variant boolean default true not null,
  constraint stock_movements_pieces_check CHECK ((pieces > 0)),
  constraint stock_movements_pkey PRIMARY KEY (line_id, reason, cause),
  constraint stock_movements_reason_check CHECK ((reason = ANY (ARRAY['reserved'::text, 'sold'::text, 'released'::text, 'collected'::text, 'restocked'::text])))
);

create table storefront_builds (
  id text not null,
  paths text[] not null,
  seen_at timestamp with time zone default now() not null,
  constraint storefront_builds_pkey PRIMARY KEY (id)
);

create table storefront_files (
  path text not null,
  body bytea not null,
  is_brotli boolean not null,
  constraint storefront_files_pkey PRIMARY KEY (path)
);

create table stores (
  id integer generated by default as identity not null,
  name text not null,
  slug text not null,
  external_id text,
  is_own boolean default false not null,
  is_official boolean default false not null,
  description text default ''::text not null,
  city text default ''::text not null,
  state text default ''::text not null,
  since date not null,
  accent text default '#a3195b'::text not null,
  logo_key text,
  rating_average numeric(3,2) default 0 not null,
  rating_count integer default 0 not null,
  shipping_policy text default ''::text not null,
  return_policy text default ''::text not null,
  stock_excludes_orders boolean default false not null,
  is_border boolean default false not null,
  order_contact text,
  constraint stores_external_id_key UNIQUE (external_id),
  constraint stores_order_contact_check CHECK (((length(order_contact) >= 3) AND (length(order_contact) <= 254))),
  constraint stores_pkey PRIMARY KEY (id)
);

create table taken_stock (
  variant_id integer not null,
  shelf integer not null,
  pieces integer not null,
  constraint taken_stock_pieces_check CHECK ((pieces >= 0)),
  constraint taken_stock_pkey PRIMARY KEY (variant_id),
  constraint taken_stock_shelf_check CHECK ((shelf >= 0)),
  constraint taken_stock_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES product_variants(id) ON DELETE CASCADE
);

create table told_messages (
  message_id bigint not null,
  store_id integer not null,
  told_at timestamp with time zone not null,
  constraint told_messages_message_id_fkey FOREIGN KEY (message_id) REFERENCES order_messages(id) ON DELETE CASCADE,
  constraint told_messages_pkey PRIMARY KEY (message_id, store_id)
);

create table told_questions (
  question_id integer not null,
  store_id integer not null,
  told_at timestamp with time zone not null,
  constraint told_questions_pkey PRIMARY KEY (question_id),
  constraint told_questions_question_id_fkey FOREIGN KEY (question_id) REFERENCES product_questions(id) ON DELETE CASCADE
);

create table tracked_carts (
  visitor uuid not null,
  products integer[] not null,
  changed_at timestamp with time zone default now() not null,
  constraint tracked_carts_pkey PRIMARY KEY (visitor)
);

create table variant_offers (
  variant_id integer not null,
  sale_price integer not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  is_applied boolean default false not null,
  constraint variant_offers_pkey PRIMARY KEY (variant_id),
  constraint variant_offers_sale_price_check CHECK ((sale_price > 0)),
  constraint variant_offers_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES product_variants(id) ON DELETE CASCADE
);

create table variant_places (
  variant_id integer not null,
  place_id integer not null,
  shelf integer not null,
  taken integer default 0 not null,
  stock integer generated always as (GREATEST((shelf - taken), 0)) stored not null,
  constraint variant_places_pkey PRIMARY KEY (variant_id, place_id),
  constraint variant_places_place_id_fkey FOREIGN KEY (place_id) REFERENCES shipping_places(id) ON DELETE CASCADE,
  constraint variant_places_stock_check CHECK ((shelf >= 0)),
  constraint variant_places_taken_check CHECK ((taken >= 0)),
  constraint variant_places_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES product_variants(id) ON DELETE CASCADE
);

create table variant_tax (
  variant_id integer not null,
  ieps_units bigint not null,
  constraint variant_tax_ieps_units_check CHECK ((ieps_units > 0)),
  constraint variant_tax_pkey PRIMARY KEY (variant_id),
  constraint variant_tax_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES product_variants(id) ON DELETE CASCADE
);

create table wishlist_items (
  wishlist_id uuid not null,
  product_id integer not null,
  saved_price integer not null,
  saved_at timestamp with time zone default now() not null,
  removed_at timestamp with time zone,
  told_price integer,
  is_sold_out boolean default false not null,
  constraint wishlist_items_pkey PRIMARY KEY (wishlist_id, product_id),
  constraint wishlist_items_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint wishlist_items_wishlist_id_fkey FOREIGN KEY (wishlist_id) REFERENCES wishlists(id) ON DELETE CASCADE
);

create table wishlist_mailings (
  customer_id uuid not null,
  mailed_at timestamp with time zone,
  constraint wishlist_mailings_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint wishlist_mailings_pkey PRIMARY KEY (customer_id)
);

create table wishlists (
  id uuid default gen_random_uuid() not null,
  customer_id uuid not null,
  name text not null,
  is_default boolean default false not null,
  share_hash bytea,
  shows_name boolean default false not null,
  shared_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint wishlists_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint wishlists_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint wishlists_pkey PRIMARY KEY (id)
);

create unlogged table import_brands (
  name text not null,
  brand_id integer not null,
  constraint import_brands_pkey PRIMARY KEY (name)
);

create unlogged table import_categories (
  path text not null,
  category_id integer not null,
  constraint import_categories_pkey PRIMARY KEY (path)
);

create unlogged table import_items (
  row_no integer not null,
  line integer not null,
  fault text,
  unsure boolean default false not null,
  sku text,
  product_sku text,
  wanted_id integer,
  title text,
  slug text,
  description text,
  brand text,
  gtin text,
  model text,
  seller text,
  seller_name text,
  category text,
  condition text,
  warranty text,
  highlights text[],
  specifications jsonb,
  list_price integer,
  sale_price integer,
  sale_starts_at timestamp with time zone,
  sale_ends_at timestamp with time zone,
  availability text,
  quantity integer,
  ships_free boolean,
  months smallint,
  handling_days smallint,
  features text[],
  active boolean,
  options json,
  color text,
  size text,
  material text,
  pattern text,
  color_hex text,
  picture_keys text[],
  picture_urls text[],
  gallery_keys text[],
  gallery_urls text[],
  gallery_colors text[],
  gallery_alts text[],
  weight_grams integer,
  tax jsonb
);

create unlogged table import_products (
  no integer not null,
  product_sku text not null,
  product_id integer not null,
  held_row integer,
  constraint import_products_pkey PRIMARY KEY (no)
);

create unlogged table import_sellers (
  seller text not null,
  store_id integer not null,
  constraint import_sellers_pkey PRIMARY KEY (seller)
);

create unlogged table passkey_challenges (
  challenge_hash bytea not null,
  purpose text not null,
  token_hash bytea,
  session_id uuid,
  expires_at timestamp with time zone not null,
  constraint passkey_challenges_pkey PRIMARY KEY (challenge_hash),
  constraint passkey_challenges_purpose_check CHECK ((purpose = ANY (ARRAY['registration'::text, 'sign-in'::text, 'confirmation'::text]))),
  constraint passkey_challenges_session_id_fkey FOREIGN KEY (session_id) REFERENCES customer_sessions(id) ON DELETE CASCADE
);

create unlogged table rate_limits (
  key text not null,
  points integer default 0 not null,
  expire bigint,
  constraint rate_limits_pkey PRIMARY KEY (key)
);

create unlogged table sign_in_failures (
  key text not null,
  failures integer not null,
  last_at timestamp with time zone not null,
  constraint sign_in_failures_pkey PRIMARY KEY (key)
);

-- Indexes

CREATE INDEX addresses_removed ON addresses USING btree (removed_at) WHERE (removed_at IS NOT NULL);

CREATE INDEX affiliate_tags_link ON affiliate_tags USING btree (link_id);

CREATE INDEX affiliate_tags_tagged ON affiliate_tags USING btree (tagged_at);

CREATE INDEX analytics_events_happened ON analytics_events USING btree (happened_at);

CREATE INDEX analytics_events_visitor ON analytics_events USING btree (visitor, happened_at DESC);

CREATE INDEX balance_entries_customer ON balance_entries USING btree (customer_id, id DESC);

CREATE INDEX balance_entries_order ON balance_entries USING btree (order_id) WHERE (order_id IS NOT NULL);

CREATE INDEX balance_payouts_customer ON balance_payouts USING btree (customer_id, asked_at DESC);

CREATE INDEX balance_payouts_waiting ON balance_payouts USING btree (asked_at) WHERE (clabe IS NOT NULL);

CREATE INDEX brands_name ON brands USING btree (lower((name COLLATE es_mx)));

CREATE INDEX card_pages_customer ON card_pages USING btree (customer_id);

CREATE INDEX card_pages_opened ON card_pages USING btree (opened_at);

CREATE INDEX cart_lines_product ON cart_lines USING btree (product_id);

CREATE INDEX cart_lines_removed ON cart_lines USING btree (removed_at) WHERE (removed_at IS NOT NULL);

CREATE INDEX cart_link_uses_customer ON cart_link_uses USING btree (customer_id, used_at);

CREATE INDEX cart_link_uses_link ON cart_link_uses USING btree (link_id);

CREATE INDEX cart_link_uses_used ON cart_link_uses USING btree (used_at);

CREATE INDEX cart_links_customer ON cart_links USING btree (customer_id) WHERE (customer_id IS NOT NULL);

CREATE INDEX categories_parent ON categories USING btree (parent_id, "position");

CREATE INDEX cfdis_due ON cfdis USING btree (next_at) WHERE (state = 'due'::text);

CREATE INDEX checkouts_customer ON checkouts USING btree (customer_id, updated_at DESC);

CREATE INDEX checkouts_registry_item ON checkouts USING btree (registry_item_id) WHERE (registry_item_id IS NOT NULL);

CREATE INDEX checkouts_updated ON checkouts USING btree (updated_at);

CREATE INDEX contact_answers_request ON contact_answers USING btree (request_id, id);

CREATE INDEX contact_requests_changed ON contact_requests USING btree (changed_at);

CREATE INDEX contact_requests_customer ON contact_requests USING btree (customer_id) WHERE (customer_id IS NOT NULL);

CREATE INDEX contact_requests_email ON contact_requests USING btree (lower(email));

CREATE INDEX contact_requests_waiting ON contact_requests USING btree (changed_at) WHERE (state = 'waiting'::text);

CREATE INDEX coupon_uses_customer ON coupon_uses USING btree (customer_id);

CREATE INDEX credit_entries_account ON credit_entries USING btree (account_id, id DESC);

CREATE INDEX credit_entries_order ON credit_entries USING btree (order_id) WHERE (order_id IS NOT NULL);

CREATE INDEX credit_requests_customer ON credit_requests USING btree (customer_id, asked_at DESC);

CREATE INDEX customer_audit_customer ON customer_audit USING btree (customer_id, id);

CREATE INDEX customer_identities_customer ON customer_identities USING btree (customer_id);

CREATE INDEX customer_reviews_of_product ON customer_reviews USING btree (product_id);

CREATE INDEX customer_reviews_waiting ON customer_reviews USING btree (changed_at) WHERE (state = 'waiting'::text);

CREATE INDEX customer_sessions_customer ON customer_sessions USING btree (customer_id, created_at);

CREATE INDEX customer_sessions_ends ON customer_sessions USING btree (ends_at);

CREATE INDEX customer_sessions_parent ON customer_sessions USING btree (parent_id) WHERE (parent_id IS NOT NULL);

CREATE INDEX customer_sessions_provider ON customer_sessions USING btree (provider_session) WHERE (provider_session IS NOT NULL);

CREATE INDEX customers_deletion ON customers USING btree (deletion_requested_at) WHERE (deletion_requested_at IS NOT NULL);

CREATE INDEX email_changes_expiry ON email_changes USING btree (expires_at);

CREATE INDEX erased_visitors_erased ON erased_visitors USING btree (erased_at);

CREATE INDEX idempotent_requests_created ON idempotent_requests USING btree (created_at);

CREATE INDEX identity_records_account ON identity_records USING btree (account_id) WHERE (account_id IS NOT NULL);

CREATE INDEX identity_records_expiry ON identity_records USING btree (expires_at);

CREATE INDEX identity_records_grant ON identity_records USING btree (grant_id) WHERE (grant_id IS NOT NULL);

CREATE INDEX identity_records_uid ON identity_records USING btree (uid) WHERE (uid IS NOT NULL);

CREATE INDEX identity_tickets_customer ON identity_tickets USING btree (customer_id);

CREATE INDEX identity_tickets_expiry ON identity_tickets USING btree (expires_at);

CREATE INDEX index_delta_postings_product ON index_delta_postings USING btree (product_id);

CREATE INDEX index_documents_brand ON index_documents USING btree (brand_id, sale_price, product_id);

CREATE INDEX index_documents_discount ON index_documents USING btree (discount DESC, product_id);

CREATE INDEX index_documents_level1_discount ON index_documents USING btree (level1_id, discount DESC, product_id);

CREATE INDEX index_documents_level1_newest ON index_documents USING btree (level1_id, created_at DESC, product_id);

CREATE INDEX index_documents_level1_price ON index_documents USING btree (level1_id, sale_price, product_id);

CREATE INDEX index_documents_level1_rating ON index_documents USING btree (level1_id, rating DESC, rating_count DESC, product_id);

CREATE INDEX index_documents_level1_relevance ON index_documents USING btree (level1_id, relevance DESC);

CREATE INDEX index_documents_level2_relevance ON index_documents USING btree (level2_id, relevance DESC);

CREATE INDEX index_documents_level3_relevance ON index_documents USING btree (level3_id, relevance DESC);

CREATE INDEX index_documents_newest ON index_documents USING btree (created_at DESC, product_id);

CREATE INDEX index_documents_price ON index_documents USING btree (sale_price, product_id);

CREATE INDEX index_documents_rating ON index_documents USING btree (rating DESC, rating_count DESC, product_id);

CREATE INDEX index_documents_relevance ON index_documents USING btree (relevance DESC);

CREATE INDEX index_documents_store_relevance ON index_documents USING btree (store_id, relevance DESC);

CREATE INDEX index_runs_brand ON index_runs USING btree (brand_id);

CREATE INDEX index_runs_kind ON index_runs USING btree (category_id, brand_id);

CREATE INDEX invalidations_at ON invalidations USING btree (at);

CREATE INDEX invalidations_xid ON invalidations USING btree (xid);

CREATE INDEX live_clicks_clicked ON live_clicks USING btree (clicked_at);

CREATE INDEX live_clicks_customer ON live_clicks USING btree (customer_id);

CREATE INDEX live_clicks_store ON live_clicks USING btree (store_id);

CREATE INDEX mailed_codes_expiry ON mailed_codes USING btree (expires_at);

CREATE INDEX mailed_codes_subject ON mailed_codes USING btree (purpose, subject, created_at);

CREATE INDEX mails_created ON mails USING btree (created_at);

CREATE INDEX mails_recipient ON mails USING btree (lower(recipient));

CREATE INDEX mails_with_secrets ON mails USING btree (expires_at) WHERE ((expires_at IS NOT NULL) AND (html <> ''::text));

CREATE INDEX message_threads_order ON message_threads USING btree (order_id);

CREATE INDEX message_threads_waiting ON message_threads USING btree (changed_at) WHERE (state = 'waiting'::text);

CREATE INDEX newsletter_subscribers_waiting ON newsletter_subscribers USING btree (asked_at) WHERE (asked_gender IS NOT NULL);

CREATE INDEX order_cancellations_order ON order_cancellations USING btree (order_id);

CREATE INDEX order_events_order ON order_events USING btree (order_id, id);

CREATE INDEX order_lines_parcel ON order_lines USING btree (parcel_id);

CREATE INDEX order_lines_variant ON order_lines USING btree (variant_id);

CREATE INDEX order_mails_waiting ON order_mails USING btree (id) WHERE (done_at IS NULL);

CREATE INDEX order_messages_thread ON order_messages USING btree (thread_id, id);

CREATE INDEX order_parcels_delivered ON order_parcels USING btree (delivered_at) WHERE (delivered_at IS NOT NULL);

CREATE INDEX order_parcels_order ON order_parcels USING btree (order_id);

CREATE INDEX order_parcels_store ON order_parcels USING btree (store_id, promised_to);

CREATE INDEX order_return_lines_line ON order_return_lines USING btree (line_id);

CREATE INDEX order_returns_due ON order_returns USING btree (due_on) WHERE (due_on IS NOT NULL);

CREATE INDEX order_returns_order ON order_returns USING btree (order_id);

CREATE INDEX order_returns_parcel ON order_returns USING btree (parcel_id);

CREATE INDEX orders_coupon ON orders USING btree (coupon_id) WHERE (coupon_state = ANY (ARRAY['reserved'::text, 'used'::text]));

CREATE INDEX orders_customer ON orders USING btree (customer_id, placed_at DESC);

CREATE INDEX orders_deadline ON orders USING btree (pays_until) WHERE ((ended_at IS NULL) AND (pays_until IS NOT NULL));

CREATE INDEX partner_webhooks_use ON partner_webhooks USING btree (use_id);

CREATE INDEX partner_webhooks_waiting ON partner_webhooks USING btree (next_at) WHERE (done_at IS NULL);

CREATE INDEX passkey_challenges_expiry ON passkey_challenges USING btree (expires_at);

CREATE INDEX passkey_challenges_session ON passkey_challenges USING btree (session_id);

CREATE INDEX passkeys_customer ON passkeys USING btree (customer_id, created_at);

CREATE INDEX payment_attempts_close ON payment_attempts USING btree (asked_at NULLS FIRST) WHERE close_due;

CREATE INDEX payment_attempts_open ON payment_attempts USING btree (asked_at NULLS FIRST) WHERE (state = ANY (ARRAY['open'::text, 'unknown'::text]));

CREATE INDEX payment_attempts_tender ON payment_attempts USING btree (tender_id);

CREATE INDEX payment_events_undone ON payment_events USING btree (arrived_at) WHERE (done_at IS NULL);

CREATE INDEX payment_receipts_order ON payment_receipts USING btree (order_id);

CREATE INDEX photographs_unused ON photographs USING btree (added_at) WHERE (used_by IS NULL);

CREATE INDEX photographs_used ON photographs USING btree (used_by) WHERE (used_by IS NOT NULL);

CREATE INDEX pictures_failed ON pictures USING btree (fetch_fault) WHERE (fetch_fault IS NOT NULL);

CREATE INDEX pictures_waiting ON pictures USING btree (fetch_at) WHERE (fetch_state = 'waiting'::text);

CREATE INDEX privacy_requests_customer ON privacy_requests USING btree (customer_id, number);

CREATE INDEX privacy_requests_due ON privacy_requests USING btree (due_on) WHERE (state = 'recibida'::text);

CREATE INDEX product_companions_other ON product_companions USING btree (other_id);

CREATE INDEX product_questions_customer ON product_questions USING btree (customer_id, asked_at) WHERE (customer_id IS NOT NULL);

CREATE INDEX product_questions_public ON product_questions USING btree (product_id, answered_at DESC, id DESC) WHERE ((answer IS NOT NULL) AND (NOT is_hidden));

CREATE INDEX product_questions_waiting ON product_questions USING btree (asked_at) WHERE ((answer IS NULL) AND (NOT is_hidden));

CREATE INDEX products_brand ON products USING btree (brand_id);

CREATE INDEX products_gtin ON products USING btree (gtin) WHERE (gtin IS NOT NULL);

CREATE INDEX products_offer_ends ON products USING btree (id) WHERE (offer_ends_at IS NOT NULL);

CREATE INDEX products_whole_title ON products USING btree (hashtextextended(regexp_replace(translate(lower((title COLLATE "C")), 'áéíóúüñÁÉÍÓÚÜÑ'::text, 'aeiouunaeiouun'::text), '[^a-z0-9]+'::text, ''::text, 'g'::text), (0)::bigint));

CREATE INDEX push_subscriptions_customer_id_idx ON push_subscriptions USING btree (customer_id);

CREATE INDEX push_subscriptions_session_id_idx ON push_subscriptions USING btree (session_id);

CREATE INDEX quotes_created ON quotes USING btree (created_at);

CREATE INDEX recovery_links_customer ON recovery_links USING btree (customer_id);

CREATE INDEX recovery_links_expiry ON recovery_links USING btree (expires_at);

CREATE INDEX recovery_requests_age ON recovery_requests USING btree (requested_at);

CREATE INDEX refund_accounts_waiting ON refund_accounts USING btree (named_at) WHERE (transferred_at IS NULL);

CREATE INDEX refunded_pieces_order ON refunded_pieces USING btree (order_id);

CREATE INDEX refunds_open ON refunds USING btree (created_at) WHERE (state = ANY (ARRAY['due'::text, 'asked'::text]));

CREATE INDEX registries_address ON registries USING btree (address_id) WHERE (address_id IS NOT NULL);

CREATE INDEX registries_listed ON registries USING btree (event_on) WHERE (is_listed AND (closed_at IS NULL));

CREATE INDEX registry_gifts_item ON registry_gifts USING btree (item_id) WHERE (item_id IS NOT NULL);

CREATE INDEX registry_gifts_untold ON registry_gifts USING btree (order_id) WHERE ((mailed_at IS NULL) AND (item_id IS NOT NULL));

CREATE INDEX registry_items_product ON registry_items USING btree (product_id);

CREATE INDEX review_votes_of_customer ON review_votes USING btree (customer_id);

CREATE INDEX reviews_of_product ON reviews USING btree (product_id, helpful_count DESC, id DESC) WHERE (NOT is_hidden);

CREATE INDEX seller_entries_store ON seller_entries USING btree (store_id, at);

CREATE INDEX seller_leads_changed ON seller_leads USING btree (changed_at);

CREATE INDEX seller_leads_email ON seller_leads USING btree (lower(email));

CREATE INDEX seller_leads_waiting ON seller_leads USING btree (opened_at) WHERE (state = 'waiting'::text);

CREATE INDEX seller_settlements_order ON seller_settlements USING btree (order_id);

CREATE INDEX sign_in_tickets_customer ON sign_in_tickets USING btree (customer_id);

CREATE INDEX sign_in_tickets_expiry ON sign_in_tickets USING btree (expires_at);

CREATE INDEX tracked_carts_changed ON tracked_carts USING btree (changed_at);

CREATE INDEX variant_offers_ends ON variant_offers USING btree (ends_at);

CREATE INDEX variant_offers_to_start ON variant_offers USING btree (COALESCE(starts_at, '-infinity'::timestamp with time zone)) WHERE (NOT is_applied);

CREATE INDEX variant_places_place ON variant_places USING btree (place_id);

CREATE INDEX wishlist_items_product ON wishlist_items USING btree (product_id);

CREATE INDEX wishlist_items_removed ON wishlist_items USING btree (removed_at) WHERE (removed_at IS NOT NULL);

CREATE INDEX wishlists_customer ON wishlists USING btree (customer_id, created_at);

CREATE UNIQUE INDEX balance_entries_end ON balance_entries USING btree (cause) WHERE (kind = ANY (ARRAY['capture'::text, 'release'::text]));

CREATE UNIQUE INDEX credit_entries_end ON credit_entries USING btree (cause) WHERE (kind = ANY (ARRAY['capture'::text, 'release'::text]));

CREATE UNIQUE INDEX credit_requests_open ON credit_requests USING btree (customer_id) WHERE (state = 'open'::text);

CREATE UNIQUE INDEX customers_email ON customers USING btree (lower(email));

CREATE UNIQUE INDEX newsletter_subscribers_email ON newsletter_subscribers USING btree (lower(email));

CREATE UNIQUE INDEX order_messages_form ON order_messages USING btree (form_id) WHERE (form_id IS NOT NULL);

CREATE UNIQUE INDEX payment_attempts_applied ON payment_attempts USING btree (tender_id) WHERE (state = 'applied'::text);

CREATE UNIQUE INDEX wishlists_default ON wishlists USING btree (customer_id) WHERE is_default;

CREATE UNIQUE INDEX wishlists_share ON wishlists USING btree (share_hash) WHERE (share_hash IS NOT NULL);

-- Views

create view due_offers as
 SELECT o.variant_id,
    v.product_id,
    e.is_over,
        CASE
            WHEN e.is_over THEN v.list_price
            ELSE LEAST(o.sale_price, v.list_price)
        END AS sale_price
   FROM ((variant_offers o
     JOIN product_variants v ON ((v.id = o.variant_id)))
     CROSS JOIN LATERAL ( SELECT COALESCE((o.ends_at <= now()), false) AS is_over) e)
  WHERE ((o.ends_at <= now()) OR ((NOT o.is_applied) AND (COALESCE(o.starts_at, '-infinity'::timestamp with time zone) <= now())));

create view index_all_postings as
 SELECT index_postings.term,
    index_postings.level1_id,
    index_postings.segment,
    index_postings.short_list,
    index_postings.head,
    index_postings.title,
    index_postings.fact,
    index_postings.anywhere
   FROM index_postings
UNION ALL
 SELECT index_delta_postings.term,
    0 AS level1_id,
    index_delta_postings.product_id AS segment,
    NULL::integer[] AS short_list,
    (((index_delta_postings.fields & 1))::bit(1))::bit varying AS head,
    (((((index_delta_postings.fields & 3) <> 0))::integer)::bit(1))::bit varying AS title,
    (((index_delta_postings.fields >> 2))::bit(1))::bit varying AS fact,
    '1'::bit varying AS anywhere
   FROM index_delta_postings;

create view index_all_segments as
 SELECT index_segments.level1_id,
    index_segments.segment,
    (SUBSTRING('0'::bit(65536) FROM 1 FOR index_segments.ordinals))::bit varying AS zeros
   FROM index_segments
UNION ALL
 SELECT 0 AS level1_id,
    index_text_delta.product_id AS segment,
    '0'::bit varying AS zeros
   FROM index_text_delta
  WHERE index_text_delta.is_analysed;

create view index_category_counts as
 SELECT category_id,
    (sum(products))::integer AS products
   FROM ( SELECT index_runs.category_id,
            index_runs.products
           FROM index_runs
        UNION ALL
         SELECT index_delta_ordinals.category_id,
            '-1'::integer
           FROM index_delta_ordinals
        UNION ALL
         SELECT index_delta_documents.category_id,
            1
           FROM index_delta_documents) counts
  GROUP BY category_id
 HAVING (sum(products) > 0);

create view index_delivery_groups as
 SELECT index_delivery_bitmaps.level1_id,
    index_delivery_bitmaps.delivery
   FROM index_delivery_bitmaps
UNION
 SELECT index_delta_documents.level1_id,
    index_delta_documents.delivery
   FROM index_delta_documents
  WHERE (index_delta_documents.delivery >= 0);

create view index_delta_documents as
 SELECT c.level1_id,
    d.level2_id,
    d.level3_id,
    d.category_id,
    d.brand_id,
    d.store_id,
    d.product_id,
    d.sale_price,
    d.delivery,
    d.rating,
    d.discount,
    d.ships_free,
    d.by_us,
    d.condition
   FROM (( SELECT DISTINCT index_delta.product_id,
            index_delta.level1_id
           FROM index_delta) c
     CROSS JOIN LATERAL ( SELECT d_1.created_at,
            d_1.updated_at,
            d_1.relevance,
            d_1.delivery,
            d_1.product_id,
            d_1.level1_id,
            d_1.level2_id,
            d_1.level3_id,
            d_1.category_id,
            d_1.brand_id,
            d_1.store_id,
            d_1.sale_price,
            d_1.rating_count,
            d_1.rating,
            d_1.discount,
            d_1.ships_free,
            d_1.by_us,
            d_1.condition
           FROM index_documents d_1
          WHERE ((d_1.product_id = c.product_id) AND (d_1.level1_id = c.level1_id))
         OFFSET 0) d);

create view index_delta_due as
 SELECT level1_id,
    count(DISTINCT product_id) AS changes
   FROM index_delta c
  WHERE (NOT (EXISTS ( SELECT
           FROM index_text_delta w
          WHERE ((w.product_id = c.product_id) AND w.is_analysed))))
  GROUP BY level1_id;

create view index_delta_ordinals as
 SELECT r.level1_id,
    r.block,
    r.category_id,
    ((r.start + found.at) - 1) AS pos,
    i.stores[found.at] AS store_id,
    c.product_id
   FROM ((((( SELECT DISTINCT index_delta.product_id,
            index_delta.level1_id,
            index_delta.category_id,
            index_delta.brand_id
           FROM index_delta) c
     JOIN index_runs r ON ((((r.category_id = c.category_id) AND (r.brand_id = c.brand_id) AND (r.level1_id = c.level1_id)) AND ((c.product_id >= r.least_id) AND (c.product_id <= r.greatest_id)))))
     JOIN index_run_products i ON (((i.level1_id = r.level1_id) AND (i.block = r.block) AND (i.start = r.start))))
     JOIN index_blocks b ON (((b.level1_id = r.level1_id) AND (b.block = r.block))))
     CROSS JOIN LATERAL ( SELECT width_bucket(c.product_id, run.ids) AS at,
            run.ids
           FROM ( SELECT (i.ids || '{}'::integer[]) AS ids
                 OFFSET 0) run
         OFFSET 0) found)
  WHERE ((found.ids[found.at] = c.product_id) AND (get_bit((b.present)::"bit", ((r.start + found.at) - 1)) = 1));

create view index_store_counts as
 SELECT store_id,
    level1_id,
    (sum(products))::integer AS products
   FROM ( SELECT index_store_bitmaps.store_id,
            index_store_bitmaps.level1_id,
            index_store_bitmaps.size AS products
           FROM index_store_bitmaps
        UNION ALL
         SELECT index_delta_ordinals.store_id,
            index_delta_ordinals.level1_id,
            '-1'::integer
           FROM index_delta_ordinals
        UNION ALL
         SELECT index_delta_documents.store_id,
            index_delta_documents.level1_id,
            1
           FROM index_delta_documents) counts
  GROUP BY store_id, level1_id
 HAVING (sum(products) > 0);

create view store_arrivals as
 SELECT p.store_id,
    (count(*))::integer AS parcels,
    (count(*) FILTER (WHERE (p.delivered_at < e.day_end)))::integer AS on_time
   FROM ((order_parcels p
     JOIN orders o ON ((o.id = p.order_id)))
     CROSS JOIN LATERAL ( SELECT (((p.promised_to + 1))::timestamp without time zone AT TIME ZONE 'America/Mexico_City'::text) AS day_end) e)
  WHERE ((e.day_end > (now() - '180 days'::interval)) AND ((p.delivered_at IS NOT NULL) OR (e.day_end <= now())) AND (p.service <> 'pickup'::text) AND (p.state <> 'cancelled'::text) AND (NOT o.is_test) AND (o.payment_state = ANY (ARRAY['paid'::text, 'disputed'::text])))
  GROUP BY p.store_id;

-- Functions

CREATE OR REPLACE FUNCTION change_taken_stock(variants integer[], places integer[], more_taken integer[], more_shelf integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  update variant_places w set taken = greatest(w.taken + n.taken, 0), shelf = greatest(w.shelf + n.shelf, 0)
    from unnest(variants, places, more_taken, more_shelf) n (variant, place, taken, shelf)
   where w.variant_id = n.variant and w.place_id = n.place;
  insert into taken_stock (variant_id, shelf, pieces)
    select v.id, greatest(coalesce(t.shelf, v.stock) + n.shelf, 0), greatest(coalesce(t.pieces, 0) + n.taken, 0)
      from unnest(variants, places, more_taken, more_shelf) n (variant, place, taken, shelf)
      join product_variants v on v.id = n.variant left join taken_stock t on t.variant_id = v.id
     where n.place is null
  on conflict (variant_id) do update set shelf = excluded.shelf, pieces = excluded.pieces;
  perform roll_up_products(count_stock(variants), false);
  delete from taken_stock t where t.variant_id = any (variants) and t.pieces = 0;
end
$function$;

CREATE OR REPLACE FUNCTION content_written()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not is_bulk() then perform invalidate(array['content']); end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION count_movements(variants integer[], places integer[], pieces integer[], by_variant boolean[], taken_sign integer, shelf_sign integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  changed integer[];
  changed_places integer[];
  counts integer[];
begin
  with moved as (
    select * from unnest(variants, places, pieces, by_variant) m (variant, place, count, of_variant)
  )
  select array_agg(n.variant), array_agg(n.place), array_agg(n.count) into changed, changed_places, counts from (
    select m.variant, m.place, sum(m.count)::integer as count from moved m where m.place is not null group by 1, 2
    union all
    select m.variant, null, sum(m.count)::integer from moved m where m.of_variant group by 1
  ) n;
  perform change_taken_stock(changed, changed_places, array(select count * taken_sign from unnest(counts) count),
    array(select count * shelf_sign from unnest(counts) count));
end
$function$;

CREATE OR REPLACE FUNCTION count_stock(variants integer[])
 RETURNS integer[]
 LANGUAGE plpgsql
AS $function$
declare
  changed integer[];
begin
  with counted as (
    update product_variants v set stock = n.stock
      from (
        select o.id, coalesce(placed_stock(o.id),
            case when t.variant_id is null then o.stock else greatest(t.shelf - t.pieces, 0) end) as stock
          from product_variants o left join taken_stock t on t.variant_id = o.id where o.id = any (variants)
      ) n
     where v.id = n.id and v.stock <> n.stock
    returning v.product_id
  )
  select array_agg(distinct product_id) into changed from counted;
  return changed;
end
$function$;

CREATE OR REPLACE FUNCTION customer_sessions_ended()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update customer_sessions set ended_at = new.ended_at where parent_id = new.id and ended_at is null;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION delivery_group(p products)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when p.digital or p.is_store_only or p.stock <= 0 then -1
    else (case when p.fulfillment_id = 1 then coalesce(p.dispatch_set, 0) else p.store_id end)::bigint * 65536
      + least(greatest(p.extended_catalogue_days, 0), 1023) * 64
      + p.is_big_ticket::integer + p.is_backorder::integer * 2 + p.super_express::integer * 4
      + (p.fulfillment_id = 1)::integer * 8 end
$function$;

CREATE OR REPLACE FUNCTION everything_written()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not is_bulk() then perform invalidate(array['*']); end if;
  return null;
end
$function$;

create aggregate index_at_least(bit varying,integer,integer) (sfunc = index_at_least_step, stype = bit varying[], finalfunc = -);

CREATE OR REPLACE FUNCTION index_at_least_step(counts bit varying[], bits bit varying, enough integer, weight integer)
 RETURNS bit varying[]
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
begin
  if counts is null then counts := array_fill(bits & ~bits, array[enough]); end if;
  for n in reverse enough .. 1 loop
    counts[n] := counts[n] | case when n > weight then counts[n - weight] & bits else bits end;
  end loop;
  return counts;
end
$function$;

CREATE OR REPLACE FUNCTION index_bit_positions(bits bit varying)
 RETURNS integer[]
 LANGUAGE plpgsql
 IMMUTABLE STRICT
AS $function$
declare
  positions integer[] := '{}';
  chunk text;
  at integer;
begin
  for start in 0 .. length(bits) - 1 by 1024 loop
    continue when bit_count(substring(bits from start + 1 for 1024)) = 0;
    chunk := substring(bits from start + 1 for 1024)::text;
    at := strpos(chunk, '1');
    while at > 0 loop
      positions := positions || (start + at - 1);
      at := nullif(strpos(substr(chunk, at + 1), '1'), 0) + at;
    end loop;
  end loop;
  return positions;
end
$function$;

CREATE OR REPLACE FUNCTION index_bitmap_columns()
 RETURNS TABLE(name text, condition text)
 LANGUAGE sql
 IMMUTABLE
AS $function$
  values
  ('present', 'relevance is not null'),
  ('rating_1', 'rating >= 100'),
  ('rating_2', 'rating >= 200'),
  ('rating_3', 'rating >= 300'),
  ('rating_4', 'rating >= 400'),
  ('rating_5', 'rating >= 500'),
  ('discount_10', 'discount >= 10'),
  ('discount_20', 'discount >= 20'),
  ('discount_30', 'discount >= 30'),
  ('discount_40', 'discount >= 40'),
  ('discount_50', 'discount >= 50'),
  ('ships_free', 'ships_free'),
  ('by_us', 'by_us'),
  ('condition_new', 'condition = ''new'''),
  ('condition_refurbished', 'condition = ''refurbished'''),
  ('condition_used', 'condition = ''used'''),
  ('discount_digit0', 'discount & 1 <> 0'),
  ('discount_digit1', 'discount & 2 <> 0'),
  ('discount_digit2', 'discount & 4 <> 0'),
  ('discount_digit3', 'discount & 8 <> 0'),
  ('discount_digit4', 'discount & 16 <> 0'),
  ('discount_digit5', 'discount & 32 <> 0'),
  ('discount_digit6', 'discount & 64 <> 0'),
  ('sale_price_digit0', 'sale_price & 1 <> 0'),
  ('sale_price_digit1', 'sale_price & 2 <> 0'),
  ('sale_price_digit2', 'sale_price & 4 <> 0'),
  ('sale_price_digit3', 'sale_price & 8 <> 0'),
  ('sale_price_digit4', 'sale_price & 16 <> 0'),
  ('sale_price_digit5', 'sale_price & 32 <> 0'),
  ('sale_price_digit6', 'sale_price & 64 <> 0'),
  ('sale_price_digit7', 'sale_price & 128 <> 0'),
  ('sale_price_digit8', 'sale_price & 256 <> 0'),
  ('sale_price_digit9', 'sale_price & 512 <> 0'),
  ('sale_price_digit10', 'sale_price & 1024 <> 0'),
  ('sale_price_digit11', 'sale_price & 2048 <> 0'),
  ('sale_price_digit12', 'sale_price & 4096 <> 0'),
  ('sale_price_digit13', 'sale_price & 8192 <> 0'),
  ('sale_price_digit14', 'sale_price & 16384 <> 0'),
  ('sale_price_digit15', 'sale_price & 32768 <> 0'),
  ('sale_price_digit16', 'sale_price & 65536 <> 0'),
  ('sale_price_digit17', 'sale_price & 131072 <> 0'),
  ('sale_price_digit18', 'sale_price & 262144 <> 0'),
  ('sale_price_digit19', 'sale_price & 524288 <> 0'),
  ('sale_price_digit20', 'sale_price & 1048576 <> 0'),
  ('sale_price_digit21', 'sale_price & 2097152 <> 0'),
  ('sale_price_digit22', 'sale_price & 4194304 <> 0'),
  ('sale_price_digit23', 'sale_price & 8388608 <> 0'),
  ('sale_price_digit24', 'sale_price & 16777216 <> 0'),
  ('sale_price_digit25', 'sale_price & 33554432 <> 0'),
  ('sale_price_digit26', 'sale_price & 67108864 <> 0'),
  ('sale_price_digit27', 'sale_price & 134217728 <> 0'),
  ('sale_price_digit28', 'sale_price & 268435456 <> 0'),
  ('sale_price_digit29', 'sale_price & 536870912 <> 0'),
  ('sale_price_digit30', 'sale_price & 1073741824 <> 0')
$function$;

CREATE OR REPLACE FUNCTION index_bitmap_of_spans(starts integer[], lengths integer[], size integer)
 RETURNS bit varying
 LANGUAGE sql
 IMMUTABLE STRICT
AS $function$
  select (string_agg(repeat('0', start - before) || repeat('1', length), '' order by start)
    || repeat('0', size - max(start + length)))::bit varying
    from (select start, length, coalesce(lag(start + length) over (order by start), 0) as before
            from unnest(starts, lengths) as s (start, length)) as spans
$function$;

CREATE OR REPLACE FUNCTION index_bounds_of(wanted text)
 RETURNS bigint[]
 LANGUAGE sql
 STABLE
AS $function$
  select bounds || '{}'::bigint[] from index_bucket_bounds where sort_key = wanted
$function$;

CREATE OR REPLACE FUNCTION index_bucket_digits(departments integer[], segments integer[], wanted_key text)
 RETURNS TABLE(n bigint, level1_id integer, segment integer, digits bit varying[])
 LANGUAGE sql
 STABLE
AS $function$
  -- `|| '{}'` detoasts them once, and not for each digit or product.
  select s.n, s.level1_id, s.segment, digits || '{}'::bit varying[]
    from unnest(departments, segments) with ordinality as s (level1_id, segment, n)
    join index_rank_buckets as r on (r.level1_id, r.segment, r.sort_key) = (s.level1_id, s.segment, wanted_key)
$function$;

CREATE OR REPLACE FUNCTION index_bucketed(departments integer[], segments integer[], wanted_key text, selected bit varying[])
 RETURNS TABLE(bucket integer, product_id integer)
 LANGUAGE sql
 STABLE
AS $function$
  with buckets as materialized (
    select * from index_bucket_digits(departments, segments, wanted_key) where bit_count(selected[n]) > 0
  )
  -- All operators on bits have the same precedence: without brackets, one would shift what stands before it as well.
  select (get_bit(digits[10], ordinal) << 9) | (get_bit(digits[9], ordinal) << 8)
         | (get_bit(digits[8], ordinal) << 7) | (get_bit(digits[7], ordinal) << 6)
         | (get_bit(digits[6], ordinal) << 5) | (get_bit(digits[5], ordinal) << 4)
         | (get_bit(digits[4], ordinal) << 3) | (get_bit(digits[3], ordinal) << 2)
         | (get_bit(digits[2], ordinal) << 1) | get_bit(digits[1], ordinal), product_id
    from index_products_at(departments, segments, selected) join buckets using (level1_id, segment)
$function$;

CREATE OR REPLACE FUNCTION index_build_bitmaps(department integer, reassign boolean)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  sort_keys text[] := index_sort_keys();
  bitmap_columns text;
  bitmaps text;
  document_columns text;
  joined_digits text;
  block_digits text;
  before index_ordinal[];
begin
  select string_agg(name, ', '),
         string_agg(
           format($f$string_agg(case when %s then '1' else '0' end, '' order by pos)::varbit$f$, condition), ', ')
    into bitmap_columns, bitmaps from index_bitmap_columns();
  select string_agg(
           format($f$string_agg(rpad(digits[n][%s], 1024, '0'), '' order by block)::varbit$f$, digit), ', ')
    into joined_digits from generate_series(1, 10) as digit;
  -- Buckets are computed while the row is read, where sort keys are expressions and not calls; their bounds are
  -- parameters from `$4` on.
  select 'd.*, ' || string_agg(
           format('width_bucket(index_sort_key(%L, d), $%s) as by_%s', sort_key, n + 3, sort_key), ', ' order by n)
    into document_columns from unnest(sort_keys) with ordinality as k (sort_key, n);
  select string_agg(format('array[%s]', digits), ', ' order by n) into block_digits from (
    select k.n, string_agg(format($f$string_agg(case when by_%s & %s <> 0 then '1' else '0' end, '' order by pos)$f$,
                                  sort_key, 1 << digit), ', ' order by digit) as digits
      from unnest(sort_keys) with ordinality as k (sort_key, n) cross join generate_series(0, 9) as digit group by k.n
  ) as k;
  if not exists (select from index_bucket_bounds) then
    perform index_measure_buckets();
  end if;
  if not reassign then
    select array_agg(o) into before from index_ordinals(department) as o;
  end if;
  delete from index_blocks where level1_id = department;
  delete from index_runs where level1_id = department;
  delete from index_run_products where level1_id = department;
  delete from index_store_bitmaps where level1_id = department;
  delete from index_delivery_bitmaps where level1_id = department;
  delete from index_segments where level1_id = department;
  delete from index_rank_buckets where level1_id = department;
  execute format($f$
    with documents as not materialized (
      select %1$s from index_documents as d where level1_id = $1
    ), old as materialized (
      select o.n, o.product_id as id, o.level2_id as run_level2, o.level3_id as run_level3,
             o.category_id as run_category, o.brand_id as run_brand, d.product_id is null as is_empty, d.*
        from unnest($2) as o
        left join documents as d
          on (d.product_id, d.category_id, d.brand_id) = (o.product_id, o.category_id, o.brand_id)
    ), fresh as (
      select (row_number()
                over (order by level2_id nulls first, level3_id nulls first, brand_id, product_id))::integer - 1
               + coalesce((select (max(n) / 1024 + 1) * 1024 from old), 0),
             product_id, level2_id, level3_id, category_id, brand_id, false, d.*
        from documents as d
       where not exists (select from old where old.id = d.product_id and not old.is_empty)
         -- Products with postings in the delta stay out of bitmaps until ordinals are reassigned: new ones would begin
         -- a block of their own each time.
         and ($3 or not exists (
           select from index_text_delta as w where w.product_id = d.product_id and w.is_analysed))
    ), placed as materialized (
      select p.n / 1024 as block, p.n %% 1024 as pos, p.*
        from (select * from old union all select * from fresh) as p
    ), blocks as (
      insert into index_blocks (level1_id, block, size, products, price_least, price_greatest,
                                free_least, free_greatest, %2$s)
      select $1, block, count(*), count(relevance), coalesce(min(sale_price), 2147483647), coalesce(max(sale_price), 0),
             min(sale_price) filter (where ships_free), max(sale_price) filter (where ships_free), %3$s
        from placed group by block
    ), segments as (
      insert into index_segments (level1_id, segment, ordinals, present, in_stock)
      select $1, block / 64, count(*) * 1024,
             string_agg(rpad(present, 1024, '0'), '' order by block)::varbit,
             string_agg(rpad(in_stock, 1024, '0'), '' order by block)::varbit
        from (select block, string_agg(case when relevance is null then '0' else '1' end, '' order by pos) as present,
                     string_agg(case when relevance >= 0 then '1' else '0' end, '' order by pos) as in_stock
                from placed group by block) as blocks
       group by block / 64
    ), buckets as (
      insert into index_rank_buckets (level1_id, segment, sort_key, digits)
      select $1, block / 64, sort_key, array[%4$s]
        from (select block, array[%5$s] as digits from placed group by block) as blocks
       cross join unnest(index_sort_keys()) with ordinality as k (sort_key, n)
       group by block / 64, sort_key
    ), gathered as materialized (
      select block, min(pos) as start, count(*)::integer as size, count(relevance)::integer as products,
             run_level2, run_level3, run_category, run_brand,
             coalesce(min(sale_price), 2147483647) as least, coalesce(max(sale_price), 0) as greatest,
             array_agg(id order by pos) as ids, array_agg(store_id order by pos) as stores
        from placed group by block, run_level2, run_level3, run_category, run_brand
    ), runs as (
      insert into index_runs (level1_id, block, start, size, products, level2_id, level3_id, category_id, brand_id,
                              price_least, price_greatest, least_id, greatest_id)
      select $1, block, start, size, products, run_level2, run_level3, run_category, run_brand, least, greatest,
             ids[1], ids[size] from gathered
    ), run_products as (
      insert into index_run_products (level1_id, block, start, ids, stores)
      select $1, block, start, ids, stores from gathered
    ), deliveries as (
      insert into index_delivery_bitmaps (delivery, level1_id, bits)
      select delivery, $1, index_bitmap_of_spans(array_agg(n), array_agg(1), (select max(n) + 1 from placed))
        from placed where delivery >= 0 group by delivery
    )
    insert into index_store_bitmaps (store_id, level1_id, size, bits)
    select store_id, $1, count(*), index_bitmap_of_spans(array_agg(n), array_agg(1), (select max(n) + 1 from placed))
      from placed where relevance is not null group by store_id
    $f$, document_columns, bitmap_columns, bitmaps, joined_digits, block_digits)
    using department, coalesce(before, '{}'), reassign, index_bounds_of('relevance'), index_bounds_of('price'), index_bounds_of('rating'), index_bounds_of('newest'), index_bounds_of('discount');
end
$function$;

CREATE OR REPLACE FUNCTION index_clear_bits(bits bit varying, positions integer[])
 RETURNS bit varying
 LANGUAGE plpgsql
 IMMUTABLE STRICT
AS $function$
declare
  pos integer;
begin
  foreach pos in array positions loop bits := set_bit(bits, pos, 0); end loop;
  return bits;
end
$function$;

CREATE OR REPLACE FUNCTION index_document(p products)
 RETURNS index_documents
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select row(p.created_at, p.updated_at,
    ((least(greatest(p.popularity, 0), 134217727) - case when p.stock > 0 then 0 else 134217728 end)::bigint << 36)
      + ((p.rating_average * 100)::smallint / 100::bigint << 33) + (least(p.discount / 15, 3)::bigint << 31)
      + 2147483647 - p.id,
    delivery_group(p),
    p.id,
    p.level1_id, p.level2_id, p.level3_id, p.category_id, p.brand_id, p.store_id,
    p.sale_price, p.rating_count,
    (p.rating_average * 100)::smallint, p.discount, p.ships_free, p.fulfillment_id = 1, p.condition)::index_documents
$function$;

CREATE OR REPLACE FUNCTION index_join_blocks(numbers integer[], blocks bit varying[], zeros bit varying)
 RETURNS bit varying
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
declare
  bits bit varying := '';
begin
  for i in 1 .. cardinality(numbers) loop
    bits := bits || substring(zeros for numbers[i] * 1024 - length(bits)) || blocks[i];
  end loop;
  return bits || substring(zeros for length(zeros) - length(bits));
end
$function$;

CREATE OR REPLACE FUNCTION index_list_bitmap(short_list integer[], fields integer, zeros bit varying)
 RETURNS bit varying
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
declare
  bits bit varying := zeros;
  entry integer;
begin
  foreach entry in array short_list loop
    if entry & fields <> 0 then bits := set_bit(bits, entry >> 4, 1); end if;
  end loop;
  return bits;
end
$function$;

CREATE OR REPLACE FUNCTION index_match(terms text[], alternatives integer[], clauses integer[], own boolean[], weights integer[], markers text[], marker_kinds text[], min_should_match integer, loose boolean, anchored boolean, thing integer, named_only boolean, wanted boolean, department integer)
 RETURNS TABLE(level1_id integer, segment integer, found bit varying, whole bit varying, own_title bit varying, title bit varying, head bit varying, named bit varying, begins bit varying, begins_any bit varying, called bit varying, called_too bit varying, kind_begins bit varying, of_kind bit varying, most bit varying, most_title bit varying, many bit varying, several bit varying, last bit varying)
 LANGUAGE plpgsql
 STABLE ROWS 20
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
#variable_conflict use_column
begin
  return query
  with asked as (
    select * from unnest(terms, alternatives, clauses, own, weights) as a (term, alternative, clause, own, weight)
  ), sizes as (
    select alternative, count(*) as terms from asked group by alternative
  ), size as (
    select count(*)::integer as clauses, sum(weight)::integer as weight,
           wanted or thing is not null as by_field
      from (select clause, max(weight) as weight from asked group by clause) as c
  ), of_asked as materialized (
    -- `offset 0`: one look-up of each term, and not one in each segment.
    select clause, alternative, own, weight, p.*
      from asked cross join lateral (select * from index_all_postings as p where p.term = asked.term offset 0) as p
     where department is null or level1_id in (department, 0)
  ), present as (
    select level1_id, segment from of_asked group by level1_id, segment
    having count(distinct clause) >= min_should_match
  ), spaces as materialized (
    select level1_id, segment, zeros from present join index_all_segments using (level1_id, segment)
  ), by_term as (
    select p.clause, p.alternative, p.own, p.weight, level1_id, segment,
           case when not wanted then null when p.short_list is null then index_padded(p.head, zeros)
             else index_list_bitmap(p.short_list, 1, zeros) end as head,
           case when not by_field and p.clause is distinct from thing then null
             when p.short_list is null then index_padded(p.title, zeros)
             else index_list_bitmap(p.short_list, 3, zeros) end as title,
           case when not by_field and p.clause is distinct from thing then null
             when p.short_list is null then index_padded(p.fact, zeros)
             else index_list_bitmap(p.short_list, 4, zeros) end as fact,
           case when p.short_list is not null
             then index_list_bitmap(p.short_list, case when named_only then 7 else 15 end, zeros)
             when named_only then index_padded(p.title, zeros) | index_padded(p.fact, zeros)
             else index_padded(p.anywhere, zeros) end as anywhere
      from of_asked as p cross join size join spaces using (level1_id, segment)
  ), by_alternative as (
    select clause, own, weight, level1_id, segment, bit_and(head) as head, bit_and(title) as title,
           bit_and(title | fact) as named, bit_and(anywhere) as anywhere
      from by_term join sizes using (alternative)
     group by clause, alternative, own, weight, level1_id, segment, sizes.terms having count(*) = sizes.terms
  ), by_clause as (
    select level1_id, segment, clause, weight, bit_or(head) as head, bit_or(title) as title,
           bit_or(title) filter (where own) as own_title, bit_or(named) as named, bit_or(anywhere) as anywhere
      from by_alternative group by clause, weight, level1_id, segment
  ), of_terms as materialized (
    select level1_id, segment, case when count(distinct clause) = size.clauses then bit_and(anywhere) end as whole,
           -- To count, no more is asked than what is enough.
           index_at_least(anywhere, case when wanted or loose then size.weight - 1 else min_should_match end,
                          by_clause.weight)
             filter (where min_should_match < size.clauses) as at_least,
           index_at_least(title, size.weight - 1, by_clause.weight)
             filter (where wanted and min_should_match < size.clauses) as title_at_least,
           (index_at_least(named, size.weight - 1, by_clause.weight)
             filter (where by_field and size.clauses > 2 and min_should_match < size.clauses))[size.weight - 1]
             as most_named,
           bit_and(coalesce(own_title, title & ~title)) as own_title, bit_and(title) as title, bit_or(head) as head,
           bit_and(named) as named, bit_and(named) filter (where clause = thing) as thing_named
      from by_clause cross join size
     group by level1_id, segment, size.clauses, size.weight having count(distinct clause) >= min_should_match
  ), of_markers as materialized (
    select s.kind, p.*
      from unnest(markers, marker_kinds) as s (term, kind)
     cross join lateral (select * from index_all_postings as p where p.term = s.term offset 0) as p
  ), by_marker as (
    select level1_id, segment, kind,
           case when p.short_list is not null
             then index_list_bitmap(p.short_list,
                                    case when kind like '%\_title' then 3 when kind = 'without_fact' then 4 else 15 end,
                                    zeros)
             when kind like '%\_title' then index_padded(p.title, zeros)
             when kind = 'without_fact' then index_padded(p.fact, zeros)
             else index_padded(p.anywhere, zeros) end as bits
      from of_markers as p join spaces using (level1_id, segment)
  ), by_kind as materialized (
    select level1_id, segment, bit_or(bits) filter (where kind = 'begins') as begins,
           bit_or(bits) filter (where kind in ('begins', 'begins_any')) as begins_any,
           bit_or(bits) filter (where kind = 'called') as called,
           bit_or(bits) filter (where kind = 'called_too') as called_too,
           bit_or(bits) filter (where kind = 'kind_begins') as kind_begins,
           bit_or(bits) filter (where kind = 'of_kind') as of_kind,
           bit_or(bits) filter (where kind = 'thing') as of_thing,
           bit_or(bits) filter (where kind = 'special') as special,
           bit_or(bits) filter (where kind = 'inside') as inside,
           bit_or(bits) filter (where kind = 'mixed') as mixed,
           bit_or(bits) filter (where kind in ('minor', 'without', 'without_title', 'without_fact')) as without,
           bit_or(bits) filter (where kind = 'last') as last,
           bit_or(bits) filter (where kind = 'others_title') as others,
           bit_or(bits) filter (where kind = 'them_title') as them
      from by_marker group by level1_id, segment
  ), joined as (
    -- A null says that nothing has it; of `allowed`, that nothing is special, so that everything is allowed.
    select level1_id, segment, whole, own_title & whole as own_title, title & whole as title, head,
           named & whole as named, begins, begins_any, called, called_too, kind_begins, of_kind, last,
           at_least, title_at_least, at_least[min_should_match] as partly,
           coalesce(without | others_alone, without, others_alone) as excluded,
           coalesce(begins_any | of_kind, begins_any, of_kind) as anchor,
           case when size.clauses = 1 then ~special
             else ~special | coalesce(named & whole, zeros) | coalesce(most_named, zeros) end as allowed,
           thing_named & case when inside is null then of_thing
             else coalesce(of_thing, zeros) | (inside & (coalesce(mixed, zeros)
               | case when size.clauses > 1 then coalesce(title & whole, zeros) else zeros end)) end as of_thing
      from spaces join of_terms using (level1_id, segment) cross join size
      left join by_kind using (level1_id, segment)
     cross join lateral (select coalesce(others & ~them, others) as others_alone) as alone
    offset 0
  ), matched as (
    select *, case when anchored then whole & anchor else coalesce(whole & allowed, whole) end as by_all,
           case when thing is null then partly & anchor else coalesce(partly & allowed, partly) end as by_some,
           case when loose and (select clauses from size) > 2
             then at_least[(select weight from size) - 1] end as by_most
      from joined offset 0
  ), limited as (
    select *, coalesce(by_all | by_some, by_all, by_some) as by_either,
           case when thing is null then ~excluded else coalesce(of_thing & ~excluded, of_thing) end as belongs
      from matched offset 0
  ), filled as materialized (
    select *, case when thing is null and belongs is null then coalesce(by_either | by_most, by_either, by_most)
             else coalesce(by_either | by_most, by_either, by_most) & belongs end as found
      from limited
  ), reached as (
    -- How much of what a long sentence says any product of the thing has: seldom all but one word.
    select weight, case when not wanted then null when thing is null then weight - 1
             else (select max(n) from filled, generate_series(1, weight - 1) as n
                    where bit_count(at_least[n] & found) > 0) end as level
      from size
  )
  select level1_id, segment, found::bit varying, case when wanted then whole end::bit varying,
         own_title::bit varying, title::bit varying, head::bit varying, named::bit varying, begins::bit varying,
         begins_any::bit varying, called::bit varying, called_too::bit varying, kind_begins::bit varying,
         of_kind::bit varying, at_least[level]::bit varying, title_at_least[level]::bit varying,
         case when weight > 3 then at_least[level - 1] end::bit varying,
         case when weight > 4 then at_least[level - 2] end::bit varying, last::bit varying
    from filled cross join reached where bit_count(found) > 0;
end
$function$;

CREATE OR REPLACE FUNCTION index_measure_buckets()
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from index_bucket_bounds;
  insert into index_bucket_bounds (sort_key, bounds, products)
  with size as (
    select count(*)::integer as products from index_documents
  ), sort_keys as (
    select unnest(index_sort_keys()) as sort_key
  ), sample as (
    select sort_key, index_sort_key(sort_key, d) as key from index_documents as d cross join sort_keys
     where abs(hashint4(product_id)::bigint) % greatest(1, (select products from size) / 50000) = 0
  ), bounds as (
    select sort_key, min(key) as key
      from (select sort_key, key, ntile(1024) over (partition by sort_key order by key) as bucket
              from sample) as cut
     where bucket > 1 group by sort_key, bucket
  )
  select sort_key, coalesce(array_agg(key order by key) filter (where key is not null), '{}'),
         (select products from size)
    from sort_keys left join bounds using (sort_key) group by sort_key
$function$;

CREATE OR REPLACE FUNCTION index_merge_delta(waiting integer DEFAULT 1)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  department integer;
  everything boolean := false;
  done integer := 0;
begin
  -- One builder at a time.
  perform pg_advisory_xact_lock(7426009);
  -- What stays in the delta may have changed again and again.
  delete from index_delta as c using (
    select ctid, row_number() over (partition by product_id, level1_id, category_id, brand_id order by ctid) as nth
      from index_delta
  ) as twice where c.ctid = twice.ctid and nth > 1;
  -- With twice the products, buckets are too coarse.
  if (select coalesce(sum(products), 0) from index_category_counts)
      > 2 * coalesce((select max(products) from index_bucket_bounds), 0) then
    perform index_measure_buckets();
    everything := true;
  end if;
  for department in
    select level1_id from index_delta_due where changes >= waiting
     union select level1_id from index_blocks where everything order by 1
  loop
    -- First the delta is taken, then documents are read: what is committed in between is in both, and readers leave its
    -- bits out.
    delete from index_delta as c where level1_id = department
       and not exists (select from index_text_delta as w where w.product_id = c.product_id and w.is_analysed);
    perform index_build_bitmaps(department, not exists (select from index_text_segments where level1_id = department));
    done := done + 1;
  end loop;
  return done;
end
$function$;

CREATE OR REPLACE FUNCTION index_merge_delta(waiting integer, total integer)
 RETURNS integer
 LANGUAGE sql
AS $function$
  select index_merge_delta(least(waiting, min(changes)::integer))
    from (select changes, sum(changes) over (order by changes, level1_id) as with_smaller from index_delta_due) as d
   where with_smaller >= total
$function$;

CREATE OR REPLACE FUNCTION index_narrow(departments integer[], segments integer[], sort_key text, reversed boolean, selected bit varying[], low integer, high integer, size integer, OUT narrowed bit varying[], OUT skipped integer)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  many integer := cardinality(segments);
  digits bit varying[] := array(select d from index_bucket_digits(departments, segments, sort_key) as b,
                                  unnest(b.digits) with ordinality as u (d, digit) order by b.n, digit);
  bits bit varying;
  ones bit varying[];
  equal bit varying[];
  above bit varying[];
  left_out bit varying[];
  count_ones integer;
  count_above integer;
  needed integer;
  first_bound integer := case when low = 0 then 1 else 0 end;
  last_bound integer := case when high >= size then 0 else 1 end;
begin
  narrowed := selected;
  skipped := 0;
  -- First those that certainly come before `low`, then those that certainly come behind `high`.
  for bound in first_bound .. last_bound loop
    needed := case bound when 0 then low + 1 else high end;
    equal := selected;
    above := null;
    count_above := 0;
    for digit in reverse 9 .. 0 loop
      count_ones := 0;
      for i in 1 .. many loop
        bits := digits[i * 10 - 9 + digit];
        ones[i] := equal[i] & case when reversed then ~bits else bits end;
        count_ones := count_ones + bit_count(ones[i]);
      end loop;
      if count_above + count_ones < needed then
        for i in 1 .. many loop
          above[i] := case when above[i] is null then ones[i] else above[i] | ones[i] end;
          equal[i] := equal[i] & ~ones[i];
        end loop;
        count_above := count_above + count_ones;
      else
        equal := ones;
      end if;
    end loop;
    if bound = 0 then
      left_out := above;
      skipped := count_above;
    else
      for i in 1 .. many loop
        narrowed[i] := case when above[i] is null then equal[i] else above[i] | equal[i] end;
      end loop;
    end if;
  end loop;
  if left_out is not null then
    for i in 1 .. many loop narrowed[i] := narrowed[i] & ~left_out[i]; end loop;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION index_note_text(ids integer[])
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into index_text_delta as d (product_id) select distinct id from unnest(ids) as id order by id
      on conflict (product_id) do update set is_analysed = false where d.is_analysed
$function$;

CREATE OR REPLACE FUNCTION index_ordinals(department integer)
 RETURNS SETOF index_ordinal
 LANGUAGE sql
 STABLE
AS $function$
  select r.block * 1024 + r.start + product.ordinality::integer - 1, product.id,
         r.level2_id, r.level3_id, r.category_id, r.brand_id
    from index_runs as r join index_run_products as i using (level1_id, block, start)
   cross join lateral unnest(i.ids) with ordinality as product (id, ordinality)
   where r.level1_id = department
$function$;

CREATE OR REPLACE FUNCTION index_padded(bits bit varying, zeros bit varying)
 RETURNS bit varying
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select coalesce(substring(bits || zeros for length(zeros)), zeros)
$function$;

CREATE OR REPLACE FUNCTION index_page(departments integer[], segments integer[], signals bit varying[], tiers integer[], sort_key text, reversed boolean, skip integer, wanted integer)
 RETURNS TABLE(tier integer, bucket integer, product_id integer, key bigint)
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  many integer := coalesce(cardinality(segments), 0);
  last_signal integer := coalesce(array_length(signals, 2), 1) - 1;
  left_bits bit varying[];
  left_size integer := 0;
  left_skip integer := skip;
  left_wanted integer := wanted;
  bounds bigint[] := index_bounds_of(sort_key);
  total integer;
  -- Of signals that a tier asked for: bitmaps of what matched, side by side, and how many products have them.
  own bit varying[];
  sizes integer[];
  -- Which signal says the same of what matched, as a mask: 0 where all have it, -1 where none has.
  same_as integer[];
  mask integer;
  seen integer;
  masks_seen integer[] := '{}';
  one bit varying;
  tier_departments integer[];
  tier_segments integer[];
  bits bit varying[];
  size integer;
  narrowed bit varying[];
  skipped integer;
  found_rows integer;
begin
  for i in 1 .. many loop
    left_bits[i] := signals[i][1];
    left_size := left_size + bit_count(left_bits[i]);
  end loop;
  total := left_size;
  <<each_tier>>
  for tier_at in 1 .. cardinality(tiers) loop
    exit when left_wanted <= 0 or left_size = 0;
    mask := 0;
    for signal in 1 .. last_signal loop
      continue when tiers[tier_at] & (1 << signal) = 0;
      if same_as[signal] is null then
        size := 0;
        for i in 1 .. many loop
          own[signal * many + i] := signals[i][1] & signals[i][signal + 1];
          size := size + coalesce(bit_count(own[signal * many + i]), 0);
        end loop;
        sizes[signal] := size;
        same_as[signal] := case size when 0 then -1 when total then 0 else 1 << signal end;
        for other in 1 .. last_signal loop
          if other <> signal and sizes[other] = size
             and own[other * many + 1:(other + 1) * many] = own[signal * many + 1:(signal + 1) * many] then
            same_as[signal] := same_as[other];
            exit;
          end if;
        end loop;
      end if;
      continue each_tier when same_as[signal] = -1;
      mask := mask | same_as[signal];
    end loop;
    -- What has these signals, or fewer of them, is in an earlier tier.
    foreach seen in array masks_seen loop
      continue each_tier when mask & seen = seen;
    end loop;
    masks_seen := masks_seen || mask;
    tier_departments := '{}';
    tier_segments := '{}';
    bits := '{}';
    size := 0;
    for i in 1 .. many loop
      one := left_bits[i];
      for signal in 1 .. last_signal loop
        if mask & (1 << signal) <> 0 then one := one & own[signal * many + i]; end if;
      end loop;
      continue when one is null or bit_count(one) = 0;
      size := size + bit_count(one);
      left_bits[i] := left_bits[i] & ~one;
      tier_departments := tier_departments || departments[i];
      tier_segments := tier_segments || segments[i];
      bits := bits || one;
    end loop;
    left_size := left_size - size;
    if left_skip >= size then
      left_skip := left_skip - size;
      continue;
    end if;
    if size <= 64 then
      -- So few that sorting them is less work than narrowing.
      return query
        select tier_at, case when reversed then 1024 - 1 - c.bucket else c.bucket end, c.product_id, c.key from (
          select width_bucket(index_sort_key(sort_key, d), bounds) as bucket, d.product_id,
                 case when reversed then -index_sort_key(sort_key, d) else index_sort_key(sort_key, d) end as key
            from index_products_at(tier_departments, tier_segments, bits) as p
            join index_documents as d on d.product_id = p.product_id
        ) as c order by c.key desc offset left_skip limit left_wanted;
    else
      select m.narrowed, m.skipped into narrowed, skipped
        from index_narrow(tier_departments, tier_segments, sort_key, reversed, bits,
                          left_skip, left_skip + left_wanted, size) as m;
      return query
        select tier_at, c.bucket, c.product_id, c.key from (
          select case when reversed then 1024 - 1 - p.bucket else p.bucket end as bucket, d.product_id,
                 case when reversed then -index_sort_key(sort_key, d) else index_sort_key(sort_key, d) end as key
            from index_bucketed(tier_departments, tier_segments, sort_key, narrowed) as p
            join index_documents as d on d.product_id = p.product_id
        ) as c order by c.bucket desc, c.key desc offset left_skip - skipped limit left_wanted;
    end if;
    get diagnostics found_rows = row_count;
    left_wanted := left_wanted - found_rows;
    left_skip := 0;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION index_price_bound(blocks index_block_selection[], greatest_wanted boolean)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE STRICT
AS $function$
declare
  block index_block_selection;
  digits bit varying[];
  bits bit varying;
  ones integer;
  size integer;
  value integer;
  found integer;
begin
  foreach block in array blocks loop
    if greatest_wanted then
      exit when found >= block.high;
    else
      exit when found <= block.low;
    end if;
    bits := block.bits;
    size := bit_count(bits);
    continue when size = 0;
    select array[sale_price_digit0, sale_price_digit1, sale_price_digit2, sale_price_digit3, sale_price_digit4, sale_price_digit5, sale_price_digit6, sale_price_digit7, sale_price_digit8, sale_price_digit9, sale_price_digit10, sale_price_digit11, sale_price_digit12, sale_price_digit13, sale_price_digit14, sale_price_digit15, sale_price_digit16, sale_price_digit17, sale_price_digit18, sale_price_digit19, sale_price_digit20, sale_price_digit21, sale_price_digit22, sale_price_digit23, sale_price_digit24, sale_price_digit25, sale_price_digit26, sale_price_digit27, sale_price_digit28, sale_price_digit29, sale_price_digit30]
      into digits from index_blocks as b where b.level1_id = block.level1_id and b.block = block.block;
    value := 0;
    -- No price of the block is above its bound, nor are its digits.
    for digit in reverse length(ltrim(block.high::bit(32)::text, '0')) - 1 .. 0 loop
      -- Not less any more than what was found, or not more even with every digit to come.
      exit when value >= found and not greatest_wanted or greatest_wanted and value + (2::bigint << digit) - 1 <= found;
      ones := bit_count(bits & digits[digit + 1]);
      if greatest_wanted and ones > 0 or ones = size then
        value := value + (1 << digit);
        if ones < size then
          bits := bits & digits[digit + 1];
          size := ones;
        end if;
      elsif ones > 0 then
        bits := bits & ~digits[digit + 1];
        size := size - ones;
      end if;
    end loop;
    if found is null or greatest_wanted and value > found or not greatest_wanted and value < found then
      found := value;
    end if;
  end loop;
  return found;
end
$function$;

CREATE OR REPLACE FUNCTION index_product_text_updated()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform index_note_text(array[new.id]);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION index_product_updated()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  o index_documents := index_document(old);
  n index_documents := index_document(new);
begin
  if old.is_active and new.is_active and old.id = new.id then
    if o is not distinct from n then return null; end if;
    update index_documents d set created_at = n.created_at, updated_at = n.updated_at,
      level1_id = n.level1_id, level2_id = n.level2_id,
      level3_id = n.level3_id, category_id = n.category_id, brand_id = n.brand_id, store_id = n.store_id,
      relevance = n.relevance, delivery = n.delivery, sale_price = n.sale_price, rating_count = n.rating_count,
      rating = n.rating, discount = n.discount, ships_free = n.ships_free, by_us = n.by_us, condition = n.condition
     where d.product_id = n.product_id;
    -- Dates, popularity and the number of reviews are sorted by, but no bitmap has them.
    n.created_at := o.created_at;
    n.updated_at := o.updated_at;
    n.rating_count := o.rating_count;
    if (o.relevance < 0) = (n.relevance < 0) then n.relevance := o.relevance; end if;
    if o is not distinct from n then return null; end if;
  else
    if old.is_active then delete from index_documents where product_id = old.id; end if;
    if new.is_active then insert into index_documents select n.*; end if;
  end if;
  -- Under the category and brand that it had and has: its old bit stands at one of them.
  insert into index_delta
    select o.product_id, o.level1_id, o.category_id, o.brand_id where old.is_active
    union
    select n.product_id, n.level1_id, n.category_id, n.brand_id where new.is_active;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION index_products_at(departments integer[], segments integer[], selected bit varying[])
 RETURNS TABLE(level1_id integer, segment integer, ordinal integer, product_id integer)
 LANGUAGE sql
 STABLE
AS $function$
  select s.level1_id, s.segment, p.ordinal, run.id
    from unnest(departments, segments, selected) as s (level1_id, segment, bits)
   cross join lateral unnest(index_bit_positions(s.bits)) as p (ordinal)
   cross join lateral (
     select i.ids[p.ordinal % 1024 - i.start + 1] as id from index_run_products as i
      where i.level1_id = s.level1_id and i.block = s.segment * 64 + p.ordinal / 1024
        and i.start <= p.ordinal % 1024
      order by i.start desc limit 1
   ) as run
$function$;

CREATE OR REPLACE FUNCTION index_products_deleted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from index_documents using old_rows o where index_documents.product_id = o.id;
  insert into index_delta select id, level1_id, category_id, brand_id from old_rows where is_active;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION index_products_inserted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into index_documents select (index_document(n)).* from new_rows n where is_active;
  insert into index_delta select id, level1_id, category_id, brand_id from new_rows where is_active;
  perform index_note_text(array(select id from new_rows));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION index_products_truncated()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform index_truncate();
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION index_rebuild()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform index_truncate();
  insert into index_documents select (index_document(p)).* from products p where is_active
    order by level1_id, level2_id nulls first, level3_id nulls first, popularity desc, id;
  -- One product of each department is enough to have it built.
  insert into index_delta select distinct on (level1_id) product_id, level1_id, category_id, brand_id
    from index_documents;
  perform index_merge_delta();
end
$function$;

CREATE OR REPLACE FUNCTION index_sort_key(sort_key text, d index_documents)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case sort_key
    when 'relevance' then d.relevance
    when 'price' then -((d.sale_price::bigint << 32) + d.product_id)
    when 'rating' then (d.rating::bigint << 50) + (least(d.rating_count, 262143)::bigint << 32) + 2147483647 - d.product_id
    when 'newest' then ((extract(epoch from d.created_at - timestamptz '1970-01-01 00:00:00+00') / 60)::bigint << 32) + 2147483647 - d.product_id
    when 'discount' then (d.discount::bigint << 32) + 2147483647 - d.product_id
  end
$function$;

CREATE OR REPLACE FUNCTION index_sort_keys()
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select array['relevance', 'price', 'rating', 'newest', 'discount']
$function$;

CREATE OR REPLACE FUNCTION index_store_text_updated()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform index_note_text(array(select id from products where store_id = new.id and is_active));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION index_text_delta_lost()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from index_text_builds;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION index_truncate()
 RETURNS void
 LANGUAGE sql
AS $function$
  truncate index_documents, index_delta, index_blocks, index_runs, index_run_products, index_store_bitmaps,
    index_delivery_bitmaps, index_segments, index_rank_buckets, index_bucket_bounds, index_postings,
    index_text_segments, index_text_delta, index_delta_postings, index_delta_words, index_vocabulary, index_phrases, index_kinds,
    index_text_builds
$function$;

CREATE OR REPLACE FUNCTION index_variant_text_updated()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform index_note_text(array[old.product_id, new.product_id]);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION index_variants_text_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform index_note_text(array(select product_id from changed));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION invalidate(changed text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if cardinality(changed) = 0 then return; end if;
  insert into invalidations (tags)
  values (case when cardinality(changed) > 500 or '*' = any (changed) then array['*'] else changed end);
end
$function$;

CREATE OR REPLACE FUNCTION is_bulk()
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(current_setting('tianguis.bulk', true), '') = 'on'
$function$;

CREATE OR REPLACE FUNCTION listing_tags(level1 integer, level2 integer, level3 integer, store integer)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select array_remove(
    array['category:' || level1, 'category:' || level2, 'category:' || level3, 'sold-by:' || store, 'catalogue'], null)
$function$;

CREATE OR REPLACE FUNCTION lock_products(products integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform from products p where p.id = any (products) order by p.id for no key update;
end
$function$;

CREATE OR REPLACE FUNCTION move_stock(lines uuid[], pieces integer[], what text, why text DEFAULT ''::text)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
declare
  moved integer[];
  from_places integer[];
  counts integer[];
  of_variants boolean[];
  taken_sign integer := case when what in ('released', 'collected') then -1 else 0 end;
  shelf_sign integer := case what when 'collected' then -1 when 'restocked' then 1 else 0 end;
begin
  perform lock_products(array(
    select v.product_id from product_variants v join stock_movements m on m.variant_id = v.id
     where m.line_id = any (lines)));
  with added as (
    insert into stock_movements (line_id, reason, cause, variant_id, pieces, place_id, by_variant)
    select n.line, what, why, m.variant_id, n.pieces, m.place_id, m.by_variant
      from unnest(lines, pieces) n (line, pieces)
     cross join lateral (
       select * from stock_movements o where o.line_id = n.line and o.reason = 'reserved'
        order by o.at desc limit 1) m
    on conflict do nothing
    returning *
  )
  select array_agg(a.variant_id), array_agg(a.place_id), array_agg(a.pieces), array_agg(a.by_variant)
    into moved, from_places, counts, of_variants from added a;
  if exists (
    select from stock_movements m where m.line_id = any (lines) group by m.line_id
    having least(
        coalesce(sum(m.pieces) filter (where m.reason = 'reserved'), 0)
          - coalesce(sum(m.pieces) filter (where m.reason in ('released', 'collected')), 0),
        coalesce(sum(m.pieces) filter (where m.reason = 'collected'), 0)
          - coalesce(sum(m.pieces) filter (where m.reason = 'restocked'), 0)) < 0
  ) then
    raise 'more pieces than the line has are %', what using errcode = 'invalid_parameter_value';
  end if;
  perform count_movements(moved, from_places, counts, of_variants, taken_sign, shelf_sign);
  return coalesce(cardinality(moved), 0);
end
$function$;

CREATE OR REPLACE FUNCTION note_applied_offers(variants integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  update variant_offers o set is_applied = n.is_applied
    from (
      select v.id, coalesce(w.starts_at, '-infinity') <= now() and v.sale_price = least(w.sale_price, v.list_price)
          as is_applied
        from product_variants v join variant_offers w on w.variant_id = v.id where v.id = any (variants)
    ) n
   where o.variant_id = n.id and o.is_applied <> n.is_applied;
end
$function$;

CREATE OR REPLACE FUNCTION note_prices(variants integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into price_history as h (variant_id, at, list_price, sale_price, offer_price, offer_starts_at, offer_ends_at)
  select v.id, greatest(now(), l.at), v.list_price, v.sale_price, o.sale_price, o.starts_at, o.ends_at
    from product_variants v
    left join variant_offers o on o.variant_id = v.id
    left join lateral (
      select * from price_history p where p.variant_id = v.id order by p.at desc limit 1
    ) l on true
   where v.id = any (variants)
     and (l.variant_id is null
       or (l.list_price, l.sale_price, l.offer_price, l.offer_starts_at, l.offer_ends_at)
         is distinct from (v.list_price, v.sale_price, o.sale_price, o.starts_at, o.ends_at))
  on conflict (variant_id, at) do update
    set list_price = excluded.list_price, sale_price = excluded.sale_price, offer_price = excluded.offer_price,
        offer_starts_at = excluded.offer_starts_at, offer_ends_at = excluded.offer_ends_at;
end
$function$;

CREATE OR REPLACE FUNCTION offers_written()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_prices(array(select variant_id from written));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION placed_stock(variant integer)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return (select greatest(least(coalesce(sum(w.stock) filter (where l.is_active), 0), 2000000000)
      - coalesce((select t.pieces from taken_stock t where t.variant_id = variant), 0), 0)::integer
    from variant_places w join shipping_places l on l.id = w.place_id
   where w.variant_id = variant having bool_or(l.kind = 'warehouse'));
end
$function$;

CREATE OR REPLACE FUNCTION product_part_written()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not is_bulk() then
    perform invalidate(array(select distinct 'product:' || product_id from written));
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION product_rollup(product integer)
 RETURNS TABLE(stock integer, list_price integer, sale_price integer, offer_ends_at timestamp with time zone)
 LANGUAGE sql
 STABLE
AS $function$
  select least(sum(v.stock), 2000000000)::integer,
    (array_agg(v.list_price order by v.position))[1],
    (array_agg(v.sale_price order by v.position))[1],
    (select o.ends_at from variant_offers o
      where o.variant_id = (array_agg(v.id order by v.position))[1]
        and coalesce(o.starts_at, '-infinity') <= now() and o.ends_at > now())
    from product_variants v where v.product_id = product having count(*) > 0
$function$;

CREATE OR REPLACE FUNCTION products_updated()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not is_bulk() then
    perform invalidate(array(
      with pairs as (
        select n.id,
          listing_tags(o.level1_id, o.level2_id, o.level3_id, o.store_id)
            || listing_tags(n.level1_id, n.level2_id, n.level3_id, n.store_id) as listings,
          (o.is_active, o.store_id, o.level1_id, o.level2_id, o.level3_id)
            is distinct from (n.is_active, n.store_id, n.level1_id, n.level2_id, n.level3_id) as moved,
          (o.stock > 0, o.list_price, o.sale_price, o.brand_id, o.ships_free, o.fulfillment_id,
            o.condition, o.rating_average, o.rating_count, o.popularity, o.created_at)
            is distinct from
          (n.stock > 0, n.list_price, n.sale_price, n.brand_id, n.ships_free, n.fulfillment_id,
            n.condition, n.rating_average, n.rating_count, n.popularity, n.created_at) as listed_differently
        from old_rows o full join new_rows n using (id)
        where o is distinct from n
      )
      select distinct unnest(
        array['product:' || id]
        || case when moved or listed_differently then listings else '{}' end
        || case when moved then array['counts'] else '{}' end)
      from pairs));
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION products_written()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not is_bulk() then
    perform invalidate(array(
      select distinct unnest(listing_tags(level1_id, level2_id, level3_id, store_id)
        || array['product:' || id, 'counts']) from written));
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION refresh_dispatch_sets(named integer[])
 RETURNS SETOF integer
 LANGUAGE plpgsql
AS $function$
declare
  ids integer[];
  sets text[];
begin
  perform lock_products(named);
  perform roll_up_products(count_stock(array(
    select distinct v.id from product_variants v join variant_places w on w.variant_id = v.id
     where v.product_id = any (named))));
  -- array_agg() cannot aggregate arrays of different lengths, so the arrays are cast to text.
  select array_agg(s.id), array_agg(s.places) into ids, sets from (
    select p.id,
        (select coalesce(array_agg(distinct l.id order by l.id) filter (where n.stock > 0), '{}')
           from product_variants v join variant_places n on n.variant_id = v.id
             join shipping_places l on l.id = n.place_id and l.kind = 'warehouse'
          where v.product_id = p.id having count(*) > 0)::text as places
      from products p where p.id = any (named)
  ) s;
  -- Inserts only if a set is new, because each insert makes all processes read the rules of shipping again.
  if exists (select from unnest(sets) s where s is not null
      and not exists (select from dispatch_sets d where d.places = s::integer[])) then
    -- All writers insert in the same sequence, so that two writers of the same sets cannot deadlock.
    insert into dispatch_sets (places) select distinct s::integer[] from unnest(sets) s where s is not null order by 1
    on conflict (places) do nothing;
  end if;
  return query
    update products p set dispatch_set = d.id
      from unnest(ids, sets) n (id, places) left join dispatch_sets d on d.places = n.places::integer[]
     where p.id = n.id and p.dispatch_set is distinct from d.id
    returning p.id;
end
$function$;

CREATE OR REPLACE FUNCTION repair_placed_stock()
 RETURNS integer[]
 LANGUAGE plpgsql
AS $function$
declare
  variants integer[] := array(
    select v.id from (select distinct variant_id from variant_places) w join product_variants v on v.id = w.variant_id
     where v.stock <> placed_stock(v.id));
begin
  perform lock_products(array(select v.product_id from product_variants v where v.id = any (variants)));
  return count_stock(variants);
end
$function$;

CREATE OR REPLACE FUNCTION reserve_stock(lines uuid[], skus text[], pieces integer[], places integer[], why text DEFAULT ''::text)
 RETURNS TABLE(sku text, available integer)
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
declare
  moved integer[];
  from_places integer[];
  counts integer[];
  of_variants boolean[];
begin
  if exists (select from unnest(pieces) piece where coalesce(piece, 0) < 1) then
    raise 'a line reserves at least one piece' using errcode = 'invalid_parameter_value';
  end if;
  perform lock_products(array(select v.product_id from product_variants v where v.sku = any (skus)));
  return query
    with wanted as (select * from wanted_pieces(lines, skus, pieces, places, why)), short as (
      select w.sku, max(w.stock) as available from wanted w
       group by w.sku having (max(w.stock) >= sum(w.wanted)) is not true
      union all
      select w.sku, max(w.place_stock) from wanted w where w.place is not null
       group by w.sku, w.place having max(w.place_stock) < sum(w.wanted)
    )
    select s.sku, coalesce(min(s.available), 0) from short s group by s.sku order by 1;
  if found then return; end if;
  with added as (
    insert into stock_movements (line_id, reason, cause, variant_id, pieces, place_id, by_variant)
    select w.line, 'reserved', why, w.variant, w.wanted, w.place, w.by_variant
      from wanted_pieces(lines, skus, pieces, places, why) w
    on conflict do nothing
    returning *
  )
  select array_agg(a.variant_id), array_agg(a.place_id), array_agg(a.pieces), array_agg(a.by_variant)
    into moved, from_places, counts, of_variants from added a;
  perform count_movements(moved, from_places, counts, of_variants, 1, 0);
end
$function$;

CREATE OR REPLACE FUNCTION roll_up_products(products integer[], touches_updated_at boolean DEFAULT true)
 RETURNS SETOF integer
 LANGUAGE plpgsql
AS $function$
begin
  perform lock_products(products);
  return query
    update products p set stock = r.stock, list_price = r.list_price, sale_price = r.sale_price,
        offer_ends_at = r.offer_ends_at, updated_at = case when touches_updated_at then now() else p.updated_at end
      from (
        select s.id, coalesce(n.stock, 0) as stock, coalesce(n.list_price, s.list_price) as list_price,
            coalesce(n.sale_price, s.sale_price) as sale_price, n.offer_ends_at
          from products s left join lateral product_rollup(s.id) n on true where s.id = any (products)
      ) r
     where p.id = r.id and (p.stock, p.list_price, p.sale_price, p.offer_ends_at)
       is distinct from (r.stock, r.list_price, r.sale_price, r.offer_ends_at)
    returning p.id;
end
$function$;

CREATE OR REPLACE FUNCTION set_offers(variants integer[], prices integer[], starts timestamp with time zone[], ends timestamp with time zone[])
 RETURNS SETOF integer
 LANGUAGE plpgsql
AS $function$
begin
  perform lock_products(array(select v.product_id from product_variants v where v.id = any (variants)));
  return query
    with named as (
      select * from unnest(variants, prices, starts, ends) n (variant_id, sale_price, starts_at, ends_at)
    ), gone as (
      delete from variant_offers o using named n where o.variant_id = n.variant_id and n.sale_price is null
      returning o.variant_id
    ), written as (
      insert into variant_offers as o (variant_id, sale_price, starts_at, ends_at)
      select n.* from named n where n.sale_price is not null
      on conflict (variant_id) do update
        set sale_price = excluded.sale_price, starts_at = excluded.starts_at, ends_at = excluded.ends_at
        where (o.sale_price, o.starts_at, o.ends_at)
          is distinct from (excluded.sale_price, excluded.starts_at, excluded.ends_at)
      returning o.variant_id
    )
    select distinct v.product_id from product_variants v
     where v.id in (select g.variant_id from gone g union all select w.variant_id from written w);
  perform note_applied_offers(variants);
end
$function$;

CREATE OR REPLACE FUNCTION set_place_stocks(variants integer[], places integer[], stocks integer[])
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  named integer[] := array(select distinct v.product_id from product_variants v where v.id = any (variants));
  written integer;
  gone integer;
begin
  perform lock_products(named);
  insert into variant_places as t (variant_id, place_id, shelf)
    select v.id, l.id, n.shelf + case when s.stock_excludes_orders then coalesce(w.taken, 0) else 0 end
      from unnest(variants, places, stocks) n (variant_id, place_id, shelf)
      join product_variants v on v.id = n.variant_id join products p on p.id = v.product_id
      join stores s on s.id = p.store_id join shipping_places l on l.id = n.place_id
      left join variant_places w on w.variant_id = v.id and w.place_id = l.id
     where n.shelf is not null
  on conflict (variant_id, place_id) do update set shelf = excluded.shelf where t.shelf <> excluded.shelf;
  get diagnostics written = row_count;
  update variant_places t set shelf = 0 from unnest(variants, places, stocks) n (variant_id, place_id, shelf)
   where t.variant_id = n.variant_id and t.place_id = n.place_id and n.shelf is null and t.taken > 0 and t.shelf > 0;
  delete from variant_places t using unnest(variants, places, stocks) n (variant_id, place_id, shelf)
   where t.variant_id = n.variant_id and t.place_id = n.place_id and n.shelf is null and t.taken = 0;
  get diagnostics gone = row_count;
  perform refresh_dispatch_sets(named);
  return written + gone;
end
$function$;

CREATE OR REPLACE FUNCTION set_stock_and_prices(variants integer[], list_prices integer[], sale_prices integer[], stocks integer[])
 RETURNS TABLE(variant_id integer, product_id integer)
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
begin
  perform lock_products(array(select v.product_id from product_variants v where v.id = any (variants)));
  update taken_stock t set shelf = n.stock + case when s.stock_excludes_orders then t.pieces else 0 end
    from unnest(variants, stocks) n (id, stock)
    join product_variants v on v.id = n.id join products p on p.id = v.product_id join stores s on s.id = p.store_id
   where t.variant_id = n.id and n.stock is not null;
  return query
    update product_variants v set list_price = coalesce(n.list_price, v.list_price),
        sale_price = coalesce(n.sale_price, v.sale_price), stock = coalesce(n.stock, v.stock)
      from (
        select n.id, n.list_price, n.sale_price,
            case when n.stock is null then null
              when exists (select from variant_places w where w.variant_id = n.id) and placed_stock(n.id) is not null
                then placed_stock(n.id)
              when t.variant_id is null then n.stock
              else greatest(t.shelf - t.pieces, 0) end as stock
          from unnest(variants, list_prices, sale_prices, stocks) n (id, list_price, sale_price, stock)
          left join taken_stock t on t.variant_id = n.id
      ) n
     where v.id = n.id and (v.list_price, v.sale_price, v.stock) is distinct from
       (coalesce(n.list_price, v.list_price), coalesce(n.sale_price, v.sale_price), coalesce(n.stock, v.stock))
    returning v.id, v.product_id;
  perform note_applied_offers(variants);
end
$function$;

CREATE OR REPLACE FUNCTION shipping_written()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform invalidate(array['shipping']);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION stores_written()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not is_bulk() then
    perform invalidate(array(select 'store:' || id from written union all select 'stores'));
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION switch_offers()
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  variants integer[];
  prices integer[];
  ended integer[];
  due_products integer[];
  changed integer;
begin
  perform lock_products(array(select product_id from due_offers));
  select array_agg(variant_id), array_agg(sale_price), array_agg(variant_id) filter (where is_over),
      array_agg(distinct product_id)
    into variants, prices, ended, due_products from due_offers;
  select count(*) into changed from set_stock_and_prices(variants, null, prices, null);
  delete from variant_offers where variant_id = any (ended);
  perform roll_up_products(due_products);
  return changed;
end
$function$;

CREATE OR REPLACE FUNCTION thin_price_history()
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  border constant timestamptz := date_trunc('day', now() - interval '30 days', 'America/Mexico_City');
  deleted integer;
begin
  delete from price_history p
   where p.at < border
     and exists (
       select from price_history later
        where later.variant_id = p.variant_id and later.at > p.at
          and later.at < date_trunc('day', p.at, 'America/Mexico_City') + interval '1 day');
  get diagnostics deleted = row_count;
  return deleted;
end
$function$;

CREATE OR REPLACE FUNCTION variants_priced()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into price_history (variant_id, at, list_price, sale_price)
  select id, now(), list_price, sale_price from new_rows
  on conflict do nothing;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION variants_repriced()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  changed integer[] := array(
    select id from old_rows o full join new_rows n using (id)
     where (o.list_price, o.sale_price) is distinct from (n.list_price, n.sale_price));
begin
  -- Most updates change only the stock.
  if cardinality(changed) > 0 then perform note_prices(changed); end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION wanted_pieces(lines uuid[], skus text[], pieces integer[], places integer[], why text)
 RETURNS TABLE(line uuid, sku text, wanted integer, variant integer, place integer, by_variant boolean, stock integer, place_stock integer)
 LANGUAGE plpgsql
 STABLE
AS $function$
#variable_conflict use_column
begin
  return query select n.line, n.sku, n.pieces, v.id, w.place_id,
      w.place_id is null or not exists (
        select from variant_places o join shipping_places h on h.id = o.place_id and h.kind = 'warehouse'
         where o.variant_id = v.id),
      case when p.is_active then v.stock else 0 end,
      case when w.place_id is not null then case when p.is_active and l.is_active then w.stock else 0 end end
    from unnest(lines, skus, pieces, places) n (line, sku, pieces, place)
    left join product_variants v on v.sku = n.sku
    left join products p on p.id = v.product_id
    left join variant_places w on w.variant_id = v.id and w.place_id = n.place
    left join shipping_places l on l.id = w.place_id
   where not exists (
     select from stock_movements m where m.line_id = n.line and m.reason = 'reserved' and m.cause = why);
end
$function$;

-- Triggers

CREATE TRIGGER brands_written AFTER DELETE OR UPDATE OR TRUNCATE ON brands FOR EACH STATEMENT EXECUTE FUNCTION everything_written();

CREATE TRIGGER categories_written AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON categories FOR EACH STATEMENT EXECUTE FUNCTION everything_written();

CREATE TRIGGER content_pages_written AFTER INSERT OR DELETE OR UPDATE ON content_pages FOR EACH STATEMENT EXECUTE FUNCTION content_written();

CREATE TRIGGER customer_sessions_ended AFTER UPDATE OF ended_at ON customer_sessions FOR EACH ROW WHEN (((old.ended_at IS NULL) AND (new.ended_at IS NOT NULL))) EXECUTE FUNCTION customer_sessions_ended();

CREATE TRIGGER dispatch_sets_written AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON dispatch_sets FOR EACH STATEMENT EXECUTE FUNCTION shipping_written();

CREATE TRIGGER index_deleted AFTER DELETE ON products REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION index_products_deleted();

CREATE TRIGGER index_inserted AFTER INSERT ON products REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION index_products_inserted();

CREATE TRIGGER index_store_updated AFTER UPDATE OF name, is_official ON stores FOR EACH ROW WHEN (((old.is_official OR new.is_official) AND ((old.name IS DISTINCT FROM new.name) OR (old.is_official IS DISTINCT FROM new.is_official)))) EXECUTE FUNCTION index_store_text_updated();

CREATE TRIGGER index_text_delta_lost AFTER TRUNCATE ON index_text_delta FOR EACH STATEMENT EXECUTE FUNCTION index_text_delta_lost();

CREATE TRIGGER index_text_updated AFTER UPDATE OF id, title, brand_id, store_id, category_id, model, sku, gtin, description, highlights, specifications, is_active ON products FOR EACH ROW WHEN (((((((((((((old.id IS DISTINCT FROM new.id) OR (old.title IS DISTINCT FROM new.title)) OR (old.brand_id IS DISTINCT FROM new.brand_id)) OR (old.store_id IS DISTINCT FROM new.store_id)) OR (old.category_id IS DISTINCT FROM new.category_id)) OR (old.model IS DISTINCT FROM new.model)) OR (old.sku IS DISTINCT FROM new.sku)) OR (old.gtin IS DISTINCT FROM new.gtin)) OR (old.description IS DISTINCT FROM new.description)) OR (old.highlights IS DISTINCT FROM new.highlights)) OR (old.specifications IS DISTINCT FROM new.specifications)) OR (old.is_active IS DISTINCT FROM new.is_active))) EXECUTE FUNCTION index_product_text_updated();

CREATE TRIGGER index_truncated AFTER TRUNCATE ON products FOR EACH STATEMENT EXECUTE FUNCTION index_products_truncated();

CREATE TRIGGER index_updated AFTER UPDATE ON products FOR EACH ROW WHEN ((((((((((((((((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.is_active IS DISTINCT FROM new.is_active)) OR ((old.stock > 0) IS DISTINCT FROM (new.stock > 0))) OR (old.popularity IS DISTINCT FROM new.popularity)) OR (old.rating_count IS DISTINCT FROM new.rating_count)) OR (old.brand_id IS DISTINCT FROM new.brand_id)) OR (old.store_id IS DISTINCT FROM new.store_id)) OR (old.category_id IS DISTINCT FROM new.category_id)) OR (old.level1_id IS DISTINCT FROM new.level1_id)) OR (old.level2_id IS DISTINCT FROM new.level2_id)) OR (old.level3_id IS DISTINCT FROM new.level3_id)) OR (old.created_at IS DISTINCT FROM new.created_at)) OR (old.updated_at IS DISTINCT FROM new.updated_at)) OR (old.digital IS DISTINCT FROM new.digital)) OR (old.is_store_only IS DISTINCT FROM new.is_store_only)) OR (old.is_big_ticket IS DISTINCT FROM new.is_big_ticket)) OR (old.is_backorder IS DISTINCT FROM new.is_backorder)) OR (old.extended_catalogue_days IS DISTINCT FROM new.extended_catalogue_days)) OR (old.super_express IS DISTINCT FROM new.super_express)) OR (old.dispatch_set IS DISTINCT FROM new.dispatch_set)) OR (old.fulfillment_id IS DISTINCT FROM new.fulfillment_id)) OR (old.rating_average IS DISTINCT FROM new.rating_average)) OR (old.list_price IS DISTINCT FROM new.list_price)) OR (old.sale_price IS DISTINCT FROM new.sale_price)) OR (old.ships_free IS DISTINCT FROM new.ships_free)) OR (old.fulfillment_id IS DISTINCT FROM new.fulfillment_id)) OR (old.condition IS DISTINCT FROM new.condition))) EXECUTE FUNCTION index_product_updated();

CREATE TRIGGER index_variants_deleted AFTER DELETE ON product_variants REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_variants_text_changed();

CREATE TRIGGER index_variants_inserted AFTER INSERT ON product_variants REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_variants_text_changed();

CREATE TRIGGER index_variants_updated AFTER UPDATE OF product_id, sku, options ON product_variants FOR EACH ROW WHEN ((((old.product_id IS DISTINCT FROM new.product_id) OR (old.sku IS DISTINCT FROM new.sku)) OR ((old.options)::text IS DISTINCT FROM (new.options)::text))) EXECUTE FUNCTION index_variant_text_updated();

CREATE TRIGGER product_pictures_deleted AFTER DELETE ON product_pictures REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION product_part_written();

CREATE TRIGGER product_pictures_inserted AFTER INSERT ON product_pictures REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION product_part_written();

CREATE TRIGGER product_pictures_updated AFTER UPDATE ON product_pictures REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION product_part_written();

CREATE TRIGGER product_questions_deleted AFTER DELETE ON product_questions REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION product_part_written();

CREATE TRIGGER product_questions_updated AFTER UPDATE ON product_questions REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION product_part_written();

CREATE TRIGGER product_variants_deleted AFTER DELETE ON product_variants REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION product_part_written();

CREATE TRIGGER product_variants_inserted AFTER INSERT ON product_variants REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION product_part_written();

CREATE TRIGGER product_variants_priced AFTER INSERT ON product_variants REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION variants_priced();

CREATE TRIGGER product_variants_repriced AFTER UPDATE ON product_variants REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION variants_repriced();

CREATE TRIGGER product_variants_updated AFTER UPDATE ON product_variants REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION product_part_written();

CREATE TRIGGER products_deleted AFTER DELETE ON products REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION products_written();

CREATE TRIGGER products_inserted AFTER INSERT ON products REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION products_written();

CREATE TRIGGER products_truncated AFTER TRUNCATE ON products FOR EACH STATEMENT EXECUTE FUNCTION everything_written();

CREATE TRIGGER products_updated AFTER UPDATE ON products REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION products_updated();

CREATE TRIGGER reviews_deleted AFTER DELETE ON reviews REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION product_part_written();

CREATE TRIGGER reviews_inserted AFTER INSERT ON reviews REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION product_part_written();

CREATE TRIGGER reviews_updated AFTER UPDATE ON reviews REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION product_part_written();

CREATE TRIGGER shipping_holidays_written AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON shipping_holidays FOR EACH STATEMENT EXECUTE FUNCTION shipping_written();

CREATE TRIGGER shipping_places_written AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON shipping_places FOR EACH STATEMENT EXECUTE FUNCTION shipping_written();

CREATE TRIGGER shipping_prices_written AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON shipping_prices FOR EACH STATEMENT EXECUTE FUNCTION shipping_written();

CREATE TRIGGER shipping_rates_written AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON shipping_rates FOR EACH STATEMENT EXECUTE FUNCTION shipping_written();

CREATE TRIGGER shipping_zones_written AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON shipping_zones FOR EACH STATEMENT EXECUTE FUNCTION shipping_written();

CREATE TRIGGER stores_deleted AFTER DELETE ON stores REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION stores_written();

CREATE TRIGGER stores_inserted AFTER INSERT ON stores REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION stores_written();

CREATE TRIGGER stores_truncated AFTER TRUNCATE ON stores FOR EACH STATEMENT EXECUTE FUNCTION everything_written();

CREATE TRIGGER stores_updated AFTER UPDATE ON stores REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION stores_written();

CREATE TRIGGER variant_offers_deleted AFTER DELETE ON variant_offers REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION offers_written();

CREATE TRIGGER variant_offers_inserted AFTER INSERT ON variant_offers REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION offers_written();

CREATE TRIGGER variant_offers_updated AFTER UPDATE ON variant_offers REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION offers_written();
