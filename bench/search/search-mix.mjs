// The searches of search.mjs, composed of words of the shop's titles; the same in each run.

/**
 * API paths by kind. The mix has 60 broad searches, 80 searches of two or three words, 40 rare searches, and 20
 * searches with filters. Separately, 20 searches of six to ten broad words that no product has together, so that the
 * search drops words several times.
 */
export async function searches(pool) {
  const words = async (condition, sort, limit) =>
    (
      await pool.query(`
        select word from (select word, sum(products) as products from index_vocabulary group by word) as w
         where length(word) > 2 and ${condition} order by ${sort} limit ${limit}`)
    ).rows.map(({ word }) => word);
  const broad = await words(
    `word not in ('para', 'con', 'del', 'las', 'los', 'una', 'por')`,
    'products desc, word',
    60,
  );
  const rare = await words('true', 'products, md5(word)', 40);
  const { rows: titles } = await pool.query(
    'select title from products where is_active order by md5(id::text) limit 80',
  );
  const several = titles.map(({ title }, at) =>
    title
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 3)
      .slice(0, 2 + (at % 2))
      .join(' '),
  );
  const filters = [
    'filter_by[free_shipping]=true',
    'filter_by[price_max]=100000',
    'filter_by[rating]=4',
    'filter_by[discount]=20&order_by=price_asc',
  ];
  const path = (query, more = '') =>
    `/search/v1/products?query=${encodeURIComponent(query)}&facets=true&page_size=24${more}`;
  const long = Array.from({ length: 20 }, (_, at) =>
    Array.from({ length: 6 + (at % 5) }, (_, n) => broad[(at * 7 + n * 11) % broad.length]).join(' '),
  );
  const mix = {
    'broadest words': broad.map((word) => path(word)),
    'two or three words': several.map((text) => path(text)),
    'rare words': rare.map((word) => path(word)),
    'broad words under filters': broad.slice(0, 20).map((word, at) => path(word, `&${filters[at % filters.length]}`)),
  };
  return { mix, beside: { 'six to ten words (not in the mix)': long.map((text) => path(text)) } };
}
