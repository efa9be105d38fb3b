-- Imports of catalogues as Google Merchant product data (docs/catalogue-feed.md).

create table imports (
  id           integer primary key generated always as identity,
  file         text not null,                        -- as the operator typed it
  hash         text not null,                        -- SHA-256 of the file's bytes
  options      jsonb not null,                       -- options that a command must repeat to resume this import
  state        text not null check (state in ('reading', 'applying', 'done', 'failed', 'abandoned')),
  started_at   timestamptz not null default now(),
  finished_at  timestamptz,
  bulk         boolean not null default false,       -- so many changes that everything is invalidated once instead of row by row
  rows         integer not null default 0,
  faults       integer not null default 0,           -- rows that are held back
  products     integer not null default 0,           -- products in the file
  applied      integer not null default 0,           -- how many of them are applied; the import resumes behind them
  created      integer not null default 0,
  updated      integer not null default 0,
  removed      integer not null default 0,
  dropped      integer not null default 0,           -- variants that the file no longer had
  recount      integer[] not null default '{}',      -- stores whose ratings have to be counted again at the end
  note         text not null default ''
);

-- Staging: the file of the current import, row by row. Null: the file does not say it, and what is stored stays.
-- Unlogged: after a crash of PostgreSQL these tables are empty and the file is read again.
create unlogged table import_items (
  row_no           integer not null,                 -- running number; several items may begin on one line
  line             integer not null,
  fault            text,                             -- why the row is held back
  unsure           boolean not null default false,   -- held back, and even its id or its extent is in doubt
  sku              text,
  product_sku      text,
  wanted_id        integer,                          -- the product's number in an address of this shop
  title            text,
  slug             text,
  description      text,
  brand            text,
  gtin             text,
  model            text,
  seller           text,                             -- '': the retailer itself
  seller_name      text,
  category         text,                             -- "A > B > C" in this shop's tree
  condition        text,
  warranty         text,
  highlights       text[],
  specifications   jsonb,
  list_price       integer,
  sale_price       integer,
  sale_starts_at   timestamptz,
  sale_ends_at     timestamptz,
  availability     text,
  quantity         integer,
  ships_free       boolean,
  months           smallint,
  handling_days    smallint,
  features         text[],
  active           boolean,
  options          json,                             -- given explicitly; otherwise the values of the next four that differ
  color            text,
  size             text,
  material         text,
  pattern          text,
  color_hex        text,
  picture_keys     text[],
  picture_urls     text[],
  gallery_keys     text[],                           -- all pictures of the product, given explicitly
  gallery_urls     text[],
  gallery_colors   text[],
  gallery_alts     text[]
);

-- The products of the file in its order; a batch is a range of `no`.
create unlogged table import_products (
  no           integer primary key,
  product_sku  text not null,
  product_id   integer not null,
  held_row     integer                               -- the product's first row that is held back; null: none
);

-- What names in the file stand for in this shop.
create unlogged table import_categories (path text primary key, category_id integer not null);
create unlogged table import_sellers (seller text primary key, store_id integer not null);
create unlogged table import_brands (name text primary key, brand_id integer not null);
