-- How many products each store sells in each department is counted over the whole shop, every quarter of a minute at most. From this
-- index alone, 7 bytes a product, a million products are counted in 64 ms instead of 405 ms.

create index products_store_departments on products (store_id, level1_id) where is_active;
