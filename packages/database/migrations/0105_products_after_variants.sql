-- An import writes new variants before their products, whose stock and prices follow from them (product_rollup), within
-- one transaction: there the key is checked after both.
alter table product_variants alter constraint product_variants_product_id_fkey deferrable initially immediate;
