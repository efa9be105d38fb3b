-- The amounts of a settlement, from which entries of later refunds follow (AF-06). The job settles all lines again.
delete from seller_entries where kind <> 'payout';
delete from seller_settlements;
alter table seller_settlements
  add column goods bigint not null check (goods >= 0),         -- of the delivered pieces, as the next two
  add column discount bigint not null check (discount between 0 and goods),  -- that the seller pays
  add column shipping bigint not null check (shipping >= 0),   -- that the seller gets
  add column iva_rate integer not null check (iva_rate in (0, 8, 16)),
  add column with_shipping integer not null default 0,         -- of the refunded pieces: with their shipping
  add check (with_shipping between 0 and refunded);
