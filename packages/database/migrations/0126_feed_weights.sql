-- Weights of a feed (`shipping_weight`), in grams; 0 says that it is not known.
alter table import_items add column weight_grams integer;
