-- Pieces of orders by place. `shelf` is the imported quantity, less what was collected since. `taken` are pieces that are
-- reserved, or paid and not collected. `stock` is what is available in the place.
alter table variant_places rename column stock to shelf;
alter table variant_places
  add column taken integer not null default 0 check (taken >= 0),
  add column stock integer not null generated always as (greatest(shelf - taken, 0)) stored;

-- The place whose pieces were moved; null if the place has no stock of its own. `by_variant`: the pieces count in
-- `taken_stock`, since the stock of the variant is not a sum of places.
alter table stock_movements
  add column place_id integer,                           -- no foreign key: the ledger outlives the place
  add column by_variant boolean not null default true;

-- A row without pieces exists only within a statement of change_taken_stock().
alter table taken_stock drop constraint taken_stock_pieces_check, add check (pieces >= 0);
