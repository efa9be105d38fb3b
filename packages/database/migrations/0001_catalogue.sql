-- The catalogue: what is sold, by whom, where it stands and what people say of it.
-- Money is integer centavos. Times are UTC. Spanish sorting names its collation, because the cluster's own is C.

create collation if not exists es_mx (provider = icu, locale = 'es-MX');

create table categories (
  id          integer primary key,
  parent_id   integer references categories (id),
  level       smallint not null check (level between 1 and 3),
  path        integer[] not null,              -- ids from the department down to this one, itself included
  name        text not null,
  slug        text not null,
  icon        text not null default '',        -- key of its picture; departments alone have one
  position    smallint not null default 0
);
create index categories_parent on categories (parent_id, position);

create table brands (
  id    integer primary key,
  name  text not null,
  slug  text not null unique
);

create table stores (
  id               integer primary key,
  name             text not null,
  slug             text not null,
  is_own           boolean not null default false,   -- the retailer itself
  is_official      boolean not null default false,
  description      text not null default '',
  city             text not null default '',
  state            text not null default '',
  since            date not null,
  accent           text not null default '#a3195b',  -- hex colour of its face
  logo_key         text,
  rating_average   numeric(3, 2) not null default 0,
  rating_count     integer not null default 0,
  shipping_policy  text not null default '',
  return_policy    text not null default ''
);

-- One row a picture that exists or can be made. `source` says how: a recipe of the demo generator, later a fetched file.
create table pictures (
  key     text primary key,                    -- content hash, the name in the URL
  source  jsonb not null
);

create table products (
  id                       integer primary key,
  sku                      text not null unique,
  title                    text not null,
  slug                     text not null,
  model                    text not null default '',
  gtin                     text,
  brand_id                 integer not null references brands (id),
  store_id                 integer not null references stores (id),
  category_id              integer not null references categories (id),
  level1_id                integer not null references categories (id),
  level2_id                integer references categories (id),
  level3_id                integer references categories (id),
  description              text not null,                -- paragraphs parted by an empty line
  highlights               text[] not null default '{}',
  specifications           jsonb not null default '[]',  -- [{group, rows: [[name, value]]}]
  condition                text not null default 'new' check (condition in ('new', 'refurbished', 'used')),
  warranty                 text not null default '',
  list_price               integer not null check (list_price > 0),
  sale_price               integer not null check (sale_price > 0 and sale_price <= list_price),
  discount                 smallint not null generated always as (((list_price::bigint - sale_price) * 100 / list_price)::smallint) stored,
  offer_ends_at            timestamptz,
  months                   smallint not null default 0,  -- months without interest at most; 0: none
  stock                    integer not null default 0 check (stock >= 0),
  is_active                boolean not null default true,
  ships_free               boolean not null default false,
  is_backorder             boolean not null default false,
  is_big_ticket            boolean not null default false,
  extended_catalogue_days  smallint not null default 0,
  is_store_pickup          boolean not null default false,
  fulfillment_id           smallint not null default 0,  -- 0: the seller ships; 1: we store and ship it
  digital                  boolean not null default false,
  is_store_only            boolean not null default false,
  super_express            boolean not null default false,
  rating_average           numeric(3, 2) not null default 0,
  rating_count             integer not null default 0,
  rating_histogram         integer[] not null default '{0,0,0,0,0}',  -- reviews of 1, 2, 3, 4, 5 stars
  sold_count               integer not null default 0,
  popularity               integer not null default 0,   -- greater is listed first
  created_at               timestamptz not null default now(),
  updated_at               timestamptz not null default now()
);
create index products_level1 on products (level1_id, popularity desc, id) where is_active;
create index products_level2 on products (level2_id, popularity desc, id) where is_active;
create index products_level3 on products (level3_id, popularity desc, id) where is_active;
create index products_store on products (store_id, popularity desc, id) where is_active;
create index products_popular on products (popularity desc, id) where is_active;
create index products_brand on products (brand_id);

create table product_variants (
  id              integer primary key,
  product_id      integer not null references products (id) on delete cascade,
  position        smallint not null,
  sku             text not null unique,
  options         json not null default '{}',    -- {"Color": "Negro", "Talla": "M"}, in the order to be offered, which jsonb would not keep
  color_hex       text,
  list_price      integer not null check (list_price > 0),
  sale_price      integer not null check (sale_price > 0 and sale_price <= list_price),
  stock           integer not null default 0 check (stock >= 0),
  fulfillment_id  smallint not null default 0,
  unique (product_id, position)
);

create table product_pictures (
  product_id   integer not null references products (id) on delete cascade,
  position     smallint not null,
  color        text,                             -- value of the option "Color" that it shows; null: any
  picture_key  text not null references pictures (key),
  alt          text not null,
  primary key (product_id, position)
);

create table reviews (
  id             integer primary key,
  product_id     integer not null references products (id) on delete cascade,
  author_name    text not null,
  rating         smallint not null check (rating between 1 and 5),
  title          text not null default '',
  body           text not null,
  variant        text not null default '',       -- "Negro, 128 GB", as bought
  is_verified    boolean not null default true,  -- the author bought it here
  helpful_count  integer not null default 0,
  seller_reply   text,
  is_hidden      boolean not null default false,
  created_at     timestamptz not null
);
create index reviews_of_product on reviews (product_id, helpful_count desc, id desc) where not is_hidden;

create table customers (
  id             uuid primary key default gen_random_uuid(),
  email          text not null,
  password_hash  text not null,
  nombre         text not null,
  apellido_p     text not null default '',
  apellido_m     text not null default '',
  created_at     timestamptz not null default now()
);
create unique index customers_email on customers (lower(email));

-- Facts about this database, among them which catalogue was loaded.
create table facts (
  name   text primary key,
  value  jsonb not null
);
