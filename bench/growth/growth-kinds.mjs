// Kinds of listings for growth.mjs. Each has many URLs over the whole catalogue, so that no single page or plan is hot.
const listing = '/products/v1/products?page_size=30&facets=true';
const most = 18;

/** @param get a function from a path to the parsed body */
export async function growthKinds(get) {
  const tree = (await get('/categories/v1/category/tree')).data;
  const stores = (await get('/stores/v1/stores?page_size=100')).data.stores.sort((a, b) => b.products - a.products);
  const second = tree.flatMap(({ children }) => children);
  const third = second.flatMap(({ children }) => children);
  const first = (await get('/products/v1/products?page_size=40')).data.products;
  const parts = (await get('/sitemap/v1/index')).data.products;
  const prices = '&filter_by[price_min]=10000&filter_by[price_max]=200000';
  const at = (nodes, rest = '') => spread(nodes).map(({ id }) => `${listing}&filter_by[category]=${id}${rest}`);
  const brandOf = new Map();
  for (const { id } of tree) {
    const { facets } = (await get(`${listing}&filter_by[category]=${id}`)).metadata;
    brandOf.set(id, facets.brand[Math.min(2, facets.brand.length - 1)]?.value);
  }
  const sorts = ['price_asc', 'price_desc', 'rating', 'newest', 'discount'];
  return {
    'category, department': at(tree),
    'category, second level': at(second),
    'category, third level': at(third),
    'category, brand and price': spread(tree).map(
      ({ id }) => `${listing}&filter_by[category]=${id}&filter_by[brand]=${brandOf.get(id)}${prices}`,
    ),
    'category, rating and discount': at(tree, '&filter_by[rating]=4&filter_by[discount]=20'),
    'category 2nd, price and free shipping': at(second, `${prices}&filter_by[free_shipping]=true`),
    ...Object.fromEntries(sorts.map((sort) => [`category by ${sort}`, at(tree, `&order_by=${sort}`)])),
    ...Object.fromEntries(sorts.map((sort) => [`category 2nd by ${sort}`, at(second, `&order_by=${sort}`)])),
    'category by price, free shipping': at(tree, '&order_by=price_asc&filter_by[free_shipping]=true'),
    'category, last page (500 at most)': await lastPages(get, at(tree)),
    ...Object.fromEntries(
      ['relevance', ...sorts].map((sort) => [
        `shop by ${sort}`,
        [1, 2, 3].map((page) => `${listing}&order_by=${sort}&page=${page}`),
      ]),
    ),
    'shop by price, last page': await lastPages(get, [`${listing}&order_by=price_desc`]),
    'shop, free shipping': [1, 2, 3].map((page) => `${listing}&filter_by[free_shipping]=true&page=${page}`),
    offers: [1, 2, 3].map((page) => `${listing}&filter_by[discount]=10&page=${page}`),
    'offers, rating and price': spread(tree).map(
      (_, n) => `${listing}&filter_by[discount]=10&filter_by[rating]=4&filter_by[price_max]=${50_000 + n * 10_000}`,
    ),
    'offers by price': [`${listing}&filter_by[discount]=10&order_by=price_asc`],
    'offers, last page': await lastPages(get, [`${listing}&filter_by[discount]=10`]),
    'store, greatest 18': stores.slice(0, most).map(({ id }) => `${listing}&filter_by[store]=${id}`),
    'store, smallest 18': stores.slice(-most).map(({ id }) => `${listing}&filter_by[store]=${id}`),
    'store by price': stores.slice(0, most).map(({ id }) => `${listing}&filter_by[store]=${id}&order_by=price_asc`),
    'few of the whole shop': [10, 11, 12].map(
      (n) =>
        `${listing}&filter_by[rating]=5&filter_by[discount]=50&filter_by[price_min]=${n}0000&filter_by[price_max]=${n}5000`,
    ),
    'store directory': ['/stores/v1/stores?facets=true'],
    'product page': first.map(({ id }) => `/products/v1/products/${id}`),
    'related products': first.map(({ id }) => `/products/v1/products/${id}/related`),
    'home page': ['/content/v1/pages/home/home'],
    'sitemap, 5,000 products': parts.slice(0, most).map(({ part }) => `/sitemap/v1/products/${part}`),
  };
}

function spread(list) {
  const count = Math.min(most, list.length);
  return Array.from({ length: count }, (_, at) => list[Math.floor((at * list.length) / count)]);
}

async function lastPages(get, paths) {
  const last = [];
  for (const path of paths) last.push(`${path}&page=${Math.max(1, (await get(path)).metadata.pages)}`);
  return last;
}
