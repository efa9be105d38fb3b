-- Tax keys of products that a feed gives, and tax data of sellers. The keys of all other products come from the map by
-- category in the configuration (config/tax.json). An order stores both as they were that day.

-- The keys are those of `TaxKeys` in packages/domain/src/tax. A key that the feed does not give is missing.
create table product_tax (
  product_id  integer primary key references products on delete cascade,
  keys        jsonb not null check (jsonb_typeof(keys) = 'object' and keys <> '{}')
);

-- Taxed units of a piece for quotas of IEPS, in millionths: the litres of a bottle. Variants of a product differ in them.
create table variant_tax (
  variant_id  integer primary key references product_variants on delete cascade,
  ieps_units  bigint not null check (ieps_units > 0)
);

create table seller_tax (
  store_id  integer primary key references stores on delete cascade,
  rfc       text not null check (rfc ~ '^[A-ZÑ&]{3,4}[0-9]{6}[A-Z0-9]{2}[0-9A]$'),
  regime    text not null check (regime ~ '^[0-9]{3}$'),    -- régimen fiscal
  name      text not null check (length(name) between 1 and 254)
);

-- Whether the seller has the tax incentive of the border region: IVA of 8 % where the map by category says 16 %.
alter table stores add column is_border boolean not null default false;

-- Tax keys of a feed; null in a key says that its cell is empty.
alter table import_items add column tax jsonb;
