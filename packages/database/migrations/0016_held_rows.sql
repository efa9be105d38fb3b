-- A row that is held back changes nothing that hangs on it (docs/catalogue-feed.md): an import must know of which products rows are held back.
-- An import that was interrupted before this came reads its file again.
truncate import_items, import_products, import_categories, import_sellers, import_brands;

-- Held back, and not sure to be what its id says, or to be only one row: a cell too many, or a quote that is never closed.
alter table import_items add unsure boolean not null default false;

-- The first row of the product that is held back; null: none is.
alter table import_products add held_row integer;
