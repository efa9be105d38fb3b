-- Parcels of a seller by the promised day, for its on-time rate (OD-05) and its exports (OD-06).
create index order_parcels_store on order_parcels (store_id, promised_to);
