-- The best rated of the whole shop, which home shows as "Para ti" and every listing offers as an order: read in their order instead of
-- sorting everything that is on sale, with 20,000 products 0.1 ms instead of 18 ms. Within a category the sort is small.

create index products_rated on products (rating_average desc, rating_count desc, id) where is_active;
